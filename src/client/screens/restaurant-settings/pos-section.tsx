// The way to the settings of the point of sale.

import { Plug } from 'lucide-react'
import { PortalSection } from '../../parts/portal/portal-layout.tsx'
import { WayList, WayTo } from '../../parts/portal/ways.tsx'
import { paths } from '../../paths.ts'
import * as en from '../../text/en.ts'

const words = en.settings.pos

export function PosSection({ restaurantId }: { restaurantId: number }) {
  return (
    <PortalSection title={words.title}>
      <WayList>
        <WayTo to={paths.posSettings(restaurantId)} icon={Plug} title={words.link} detail={words.detail} />
      </WayList>
    </PortalSection>
  )
}
