// Links to the settings of the point of sale and of card payments, and to what was sent.

import { CreditCard, Plug, Send } from 'lucide-react'
import { LinkList, LinkRow } from '../../parts/portal/link-list.tsx'
import { PortalSection } from '../../parts/portal/portal-layout.tsx'
import { paths } from '../../paths.ts'
import { texts } from '../../text/texts.ts'

const words = texts.settings.pos

export function PosSection({ restaurantId }: { restaurantId: number }) {
  return (
    <PortalSection title={words.title}>
      <LinkList>
        <LinkRow to={paths.posSettings(restaurantId)} icon={Plug} title={words.link} detail={words.detail} />
        <LinkRow to={`${paths.posSettings(restaurantId)}#cards`} icon={CreditCard} {...words.cards} />
        <LinkRow to={paths.restaurantDeliveries()} icon={Send} {...words.sent} />
      </LinkList>
    </PortalSection>
  )
}
