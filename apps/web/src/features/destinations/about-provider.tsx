// Describes the chosen point of sale: what it does with the orders, what works without it, and its documentation.

import { type PosProvider, posProviderFacts } from '@tablemate/domain/restaurants/pos-providers.ts'
import { ChefHat, ExternalLink, Printer, Send, Webhook } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { LinkList, LinkRow } from '../portal/link-list.tsx'
import { PortalSection } from '../portal/portal-layout.tsx'
import { providerText } from './provider-text.ts'
import { webhookAnchor } from './webhook-section.tsx'

const words = texts.pos

interface Props {
  readonly provider: PosProvider | ''
  /** Those to which this server sends orders. */
  readonly orderProviders: readonly PosProvider[]
}

export function AboutProvider({ provider, orderProviders }: Props) {
  return (
    <>
      {provider ? (
        <About provider={provider} orderProviders={orderProviders} />
      ) : (
        <PortalSection title={words.about.none}>
          <p className="text-pretty text-muted">{words.about.noneHint}</p>
        </PortalSection>
      )}
      <PortalSection title={words.ways.title}>
        <LinkList>
          <LinkRow to={paths.restaurantOrders()} icon={ChefHat} {...words.ways.board} />
          <LinkRow to={paths.printers()} icon={Printer} {...words.ways.printers} />
          <LinkRow to={`#${webhookAnchor}`} icon={Webhook} {...words.ways.webhook} />
          <LinkRow to={paths.restaurantDeliveries()} icon={Send} {...words.ways.sent} />
        </LinkList>
      </PortalSection>
    </>
  )
}

function About({ provider, orderProviders }: Props & { readonly provider: PosProvider }) {
  const { name, documentation } = posProviderFacts[provider]
  const { description, orders } = providerText(provider, orderProviders)
  return (
    <PortalSection title={words.about.title({ provider: name })}>
      <p className="text-pretty text-muted">{description}</p>
      <p className="mt-2 text-pretty">{orders}</p>
      <a
        href={documentation}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text underline underline-offset-4 hover:text-ink"
      >
        {words.about.documentation({ provider: name })}
        <ExternalLink size={16} strokeWidth={1.9} aria-hidden className="shrink-0" />
        <span className="sr-only"> ({words.about.opensNewTab})</span>
      </a>
    </PortalSection>
  )
}
