// The saved status of the point of sale, not the unsaved values of the form: what is stored, and whether the provider has
// accepted a test or an order.

import type { PosSettings } from '@tablemate/contract/pos.ts'
import { needsKey } from '@tablemate/domain/pos/pos-ability.ts'
import { posProviderFacts } from '@tablemate/domain/restaurants/pos-providers.ts'
import { KeyRound, Plug, Unplug } from 'lucide-react'
import { useId } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { ConfirmedAt } from './confirmed-at.tsx'
import { ConnectionTest } from './connection-test.tsx'
import { providerText } from './provider-text.ts'
import { useConnectionTest } from './use-connection-test.ts'

const words = texts.pos.status

interface Props {
  readonly restaurantId: number
  readonly settings: PosSettings
  /** Whether the form has unsaved values. */
  readonly isDirty: boolean
}

export function StatusCard({ restaurantId, settings, isDirty }: Props) {
  const { posProvider, posEnabled, hasApiKey, pos, orderProviders } = settings
  const id = useId()
  const test = useConnectionTest(restaurantId, 'pos')
  const name = posProvider && posProviderFacts[posProvider].name
  const isConnected = pos.state === 'connected'
  const isKeyless = posProvider !== null && !needsKey(posProvider, orderProviders)
  const isLive = isConnected && posEnabled
  const Icon = isConnected ? Plug : Unplug
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-5">
      <h2 id={id} className="sr-only">
        {words.title}
      </h2>
      <div className="flex items-start gap-4">
        <span
          className={`grid size-12 shrink-0 place-items-center rounded-full ${isLive ? 'bg-live-tint text-live' : 'bg-tint text-accent-text'}`}
        >
          <Icon size={22} strokeWidth={1.9} aria-hidden />
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-[560] font-serif text-lead">
            {name && isConnected ? words.connected({ provider: name }) : words.none}
          </p>
          <p className="mt-0.5 flex items-center gap-1.5 text-muted">
            <KeyRound size={15} strokeWidth={1.9} aria-hidden />
            {isKeyless ? words.keyless : hasApiKey ? words.key : words.noKey}
          </p>
        </div>
        <p
          className={`shrink-0 rounded-full px-3 py-1 font-semibold text-small ${posEnabled ? 'bg-live-tint text-live' : 'bg-line/60 text-ink'}`}
        >
          {posEnabled ? words.active : words.inactive}
        </p>
      </div>
      <div className="mt-4 flex flex-col gap-3 border-line border-t pt-3">
        <p className="text-pretty">
          <Connection settings={settings} isKeyless={isKeyless} />
        </p>
        {posProvider && name && orderProviders.includes(posProvider) && (
          <ConnectionTest
            {...test}
            label={texts.pos.test.action}
            sentenceOf={result =>
              texts.pos.test[isKeyless ? 'keyless' : 'results'][result]({ provider: name })
            }
            isDirty={isDirty}
          />
        )}
      </div>
    </section>
  )
}

function Connection({
  settings: { posProvider, posLocationId, posEnabled, pos, orderProviders },
  isKeyless,
}: Pick<Props, 'settings'> & { isKeyless: boolean }) {
  if (!posProvider) return words.nothing
  const { name } = posProviderFacts[posProvider]
  switch (pos.state) {
    case 'none':
    case 'saved':
      if (!orderProviders.includes(posProvider)) return words.savedOnly
      if (posLocationId !== null) return words.saved({ provider: name })
      return (
        <span className="font-semibold text-danger">
          {words.savedOnly}{' '}
          {texts.pos.locationMissing({ what: providerText(posProvider, orderProviders).location.label })}
        </span>
      )
    case 'connected':
      return (
        <>
          {words.confirmed({ provider: name })} <ConfirmedAt instant={pos.confirmedAt} />
          {!posEnabled && ` ${words.off}`}
        </>
      )
    case 'unauthorized':
    case 'gone': {
      const sentenceOf = isKeyless ? texts.pos.test.keyless[pos.state] : words[pos.state]
      return <span className="font-semibold text-danger">{sentenceOf({ provider: name })}</span>
    }
  }
}
