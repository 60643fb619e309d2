// The secret that signs webhooks: created or replaced here, and shown only at that moment.

import { type PosSettings, renewWebhookSecret } from '@tablemate/contract/pos.ts'
import { useState } from 'react'
import { problemOf } from '../../lib/api/call-problem.ts'
import { dateAndTime } from '../../lib/text/format.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { CopyField } from '../portal/copy-field.tsx'
import { portalCall } from '../portal/portal-call.ts'
import { cacheWebhookSecret } from './use-pos-settings.ts'

const words = texts.pos.webhook.secret

interface Props {
  readonly restaurantId: number
  readonly settings: Pick<PosSettings, 'hasWebhookSecret' | 'earlierSecretUntil'>
}

export function WebhookSecret({ restaurantId, settings: { hasWebhookSecret, earlierSecretUntil } }: Props) {
  const { secret, isCreating, create, hide } = useSecret(restaurantId)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend beside the heading
    <div role="group" aria-label={words.title} className="flex flex-col gap-3">
      <div>
        <h3 className="font-sans font-semibold text-body tracking-normal">{words.title}</h3>
        <p className="text-pretty text-muted">{hasWebhookSecret ? words.exists : words.none}</p>
        {earlierSecretUntil && (
          <p className="text-pretty">{words.earlier({ time: dateAndTime(earlierSecretUntil) })}</p>
        )}
      </div>
      {secret && <CopyField label={words.label} value={secret} hint={words.once} />}
      <div className="flex flex-wrap gap-2">
        <Button tone="secondary" size="small" isBusy={isCreating} onClick={create}>
          {isCreating ? words.creating : hasWebhookSecret ? words.renew : words.create}
        </Button>
        {secret && (
          <Button tone="quiet" size="small" onClick={hide}>
            {words.done}
          </Button>
        )}
      </div>
    </div>
  )
}

function useSecret(restaurantId: number) {
  const [secret, setSecret] = useState<string | null>(null)
  const [isCreating, setCreating] = useState(false)
  const create = async () => {
    setCreating(true)
    try {
      const { secret, earlierUntil } = await portalCall(renewWebhookSecret, { params: { restaurantId } })
      setSecret(secret)
      await cacheWebhookSecret(restaurantId, earlierUntil)
    } catch (error) {
      const { title, hint } = words.failed
      toast({ title, description: sentenceFor(problemOf(error), hint), tone: 'bad' })
    }
    setCreating(false)
  }
  return { secret, isCreating, create: () => void create(), hide: () => setSecret(null) }
}
