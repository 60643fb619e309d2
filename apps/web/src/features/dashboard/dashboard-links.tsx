// Links from the dashboard to further screens.

import { Megaphone, Plug } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { LinkList, LinkRow } from '../portal/link-list.tsx'
import { PortalSection } from '../portal/portal-layout.tsx'

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
