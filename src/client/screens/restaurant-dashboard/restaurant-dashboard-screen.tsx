// The restaurant's own first page: how things stand, and the way to everything else.

import { PortalColumns } from '../../parts/portal/portal-layout.tsx'
import { PortalPage } from '../../parts/portal/portal-page.tsx'
import * as en from '../../text/en.ts'
import { QuickActions } from './quick-actions.tsx'

const words = en.dashboard

export function RestaurantDashboardScreen() {
  return (
    <PortalPage here="dashboard" loading={words.loading}>
      {restaurant => <PortalColumns main={null} side={<QuickActions restaurantId={restaurant.id} />} />}
    </PortalPage>
  )
}
