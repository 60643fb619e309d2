// Describes the chosen point of sale and links to its provider's documentation.

import { ExternalLink } from 'lucide-react'
import { type PosProvider, posProviderFacts } from '#domain/restaurants/pos-providers.ts'
import { PortalSection } from '../../parts/portal/portal-layout.tsx'
import * as en from '../../text/en.ts'

const words = en.pos

export function AboutProvider({ provider }: { provider: PosProvider | '' }) {
  if (!provider)
    return (
      <PortalSection title={words.about.none}>
        <p className="text-pretty text-muted">{words.about.noneHint}</p>
      </PortalSection>
    )
  const { name, documentation } = posProviderFacts[provider]
  return (
    <PortalSection title={words.about.title(name)}>
      <p className="text-pretty">{words.providers[provider].description}</p>
      <a
        href={documentation}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text underline underline-offset-4 hover:text-ink"
      >
        {words.about.documentation(name)}
        <ExternalLink size={16} strokeWidth={1.9} aria-hidden className="shrink-0" />
        <span className="sr-only"> ({words.about.opensNewTab})</span>
      </a>
    </PortalSection>
  )
}
