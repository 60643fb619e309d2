// Links from the dashboard to further screens.

import { Megaphone, Plug } from 'lucide-react'
import { LinkList, LinkRow } from '../../parts/portal/link-list.tsx'
import { PortalSection } from '../../parts/portal/portal-layout.tsx'
import { paths } from '../../paths.ts'
import { texts } from '../../text/texts.ts'

const { quickActions: words } = texts.dashboard

export function DashboardLinks({ restaurantId }: { restaurantId: number }) {
  return (
    <PortalSection title={words.title}>
      <LinkList>
        <LinkRow to={paths.restaurantCampaigns()} icon={Megaphone} {...words.advertising} />
        <LinkRow to={paths.posSettings(restaurantId)} icon={Plug} {...words.pos} />
      </LinkList>
    </PortalSection>
  )
}
