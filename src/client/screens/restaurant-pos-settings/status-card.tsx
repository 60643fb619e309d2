// The saved status of the point of sale, not the unsaved values of the form.

import { KeyRound, Plug, Unplug } from 'lucide-react'
import { useId } from 'react'
import type { PosSettings } from '#contract/pos.ts'
import { posProviderFacts } from '#domain/restaurants/pos-providers.ts'
import * as en from '../../text/en.ts'

const words = en.pos.status

export function StatusCard({ posProvider, posEnabled, hasApiKey }: PosSettings) {
  const id = useId()
  const Icon = posProvider ? Plug : Unplug
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-5">
      <h2 id={id} className="sr-only">
        {words.title}
      </h2>
      <div className="flex items-start gap-4">
        <span
          className={`grid size-12 shrink-0 place-items-center rounded-full ${posEnabled ? 'bg-live-tint text-live' : 'bg-tint text-accent-text'}`}
        >
          <Icon size={22} strokeWidth={1.9} aria-hidden />
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-[560] font-serif text-lead">
            {posProvider ? words.connected(posProviderFacts[posProvider].name) : words.none}
          </p>
          <p className="mt-0.5 flex items-center gap-1.5 text-muted">
            <KeyRound size={15} strokeWidth={1.9} aria-hidden />
            {hasApiKey ? words.key : words.noKey}
          </p>
        </div>
        <p
          className={`shrink-0 rounded-full px-3 py-1 font-semibold text-small ${posEnabled ? 'bg-live-tint text-live' : 'bg-line/60 text-ink'}`}
        >
          {posEnabled ? words.active : words.inactive}
        </p>
      </div>
      <p className="mt-4 border-line border-t pt-3 text-pretty text-muted text-small">
        {posProvider ? words.saved(posProviderFacts[posProvider].name) : words.meaning}
      </p>
    </section>
  )
}
