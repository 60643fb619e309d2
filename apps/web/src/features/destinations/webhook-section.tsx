// The webhook: its URL, its status, the secret that signs it, a test, and a short explanation for developers.

import type { PosSettings } from '@tablemate/contract/pos.ts'
import { ExternalLink } from 'lucide-react'
import { texts } from '../../lib/text/texts.ts'
import { TextField } from '../../ui/text-field.tsx'
import { PortalSection } from '../portal/portal-layout.tsx'
import { ConfirmedAt } from './confirmed-at.tsx'
import { ConnectionTest } from './connection-test.tsx'
import { posRules } from './pos-rules.ts'
import { useConnectionTest } from './use-connection-test.ts'
import type { PosForm } from './use-pos-form.ts'
import { WebhookSecret } from './webhook-secret.tsx'

const words = texts.pos.webhook
export const webhookAnchor = 'webhook'

interface Props {
  readonly restaurantId: number
  readonly form: PosForm
  readonly settings: PosSettings
}

export function WebhookSection({ restaurantId, form, settings }: Props) {
  const test = useConnectionTest(restaurantId, 'webhook')
  const { errors, isDirty } = form.formState
  return (
    <PortalSection title={words.title} anchor={webhookAnchor} hint={words.about}>
      <div className="flex flex-col gap-5">
        <TextField
          label={words.label}
          isOptional
          hint={words.hint}
          error={errors.posWebhookUrl?.message}
          type="url"
          inputMode="url"
          {...form.register('posWebhookUrl', { validate: posRules.posWebhookUrl })}
        />
        <WebhookSecret restaurantId={restaurantId} settings={settings} />
        {settings.posWebhookUrl !== null && (
          <div className="flex flex-col gap-3">
            <Connection {...settings.webhook} />
            <ConnectionTest
              {...test}
              label={words.test}
              sentenceOf={result => words.tests[result]}
              isDirty={isDirty}
            />
          </div>
        )}
        <ForDevelopers />
      </div>
    </PortalSection>
  )
}

function Connection({ state, confirmedAt }: PosSettings['webhook']) {
  switch (state) {
    case 'none':
    case 'saved':
      return <p className="text-pretty">{words.saved}</p>
    case 'connected':
      return (
        <p className="text-pretty">
          {words.confirmed} <ConfirmedAt instant={confirmedAt} />
        </p>
      )
    case 'unauthorized':
    case 'gone':
      return <p className="text-pretty font-semibold text-danger">{words[state]}</p>
  }
}

function ForDevelopers() {
  const { title, parts, link } = words.developers
  return (
    <details className="border-line border-y">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{title}</summary>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-pretty text-muted">
        {parts.map(part => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <a
        href="https://www.standardwebhooks.com/"
        target="_blank"
        rel="noopener noreferrer"
        className="my-1 inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text underline underline-offset-4 hover:text-ink"
      >
        {link}
        <ExternalLink size={16} strokeWidth={1.9} aria-hidden className="shrink-0" />
        <span className="sr-only"> ({texts.pos.about.opensNewTab})</span>
      </a>
    </details>
  )
}
