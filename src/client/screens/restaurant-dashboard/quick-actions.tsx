// Where else a restaurant can go from its dashboard.

import { Megaphone, Plug } from 'lucide-react'
import { PortalSection } from '../../parts/portal/portal-layout.tsx'
import { WayList, WayTo } from '../../parts/portal/ways.tsx'
import { paths } from '../../paths.ts'
import * as en from '../../text/en.ts'

const { quickActions: words } = en.dashboard

export function QuickActions({ restaurantId }: { restaurantId: number }) {
  return (
    <PortalSection title={words.title}>
      <WayList>
        <WayTo to={paths.restaurantCampaigns()} icon={Megaphone} {...words.advertising} />
        <WayTo to={paths.posSettings(restaurantId)} icon={Plug} {...words.pos} />
      </WayList>
    </PortalSection>
  )
}
