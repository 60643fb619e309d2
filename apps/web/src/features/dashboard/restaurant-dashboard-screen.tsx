// The restaurant's dashboard: figures, menu, and links to rarely needed screens.

import '../../portal.css'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { needsTaxAnswer } from '@tablemate/domain/bill/restaurant-rates.ts'
import { texts } from '../../lib/text/texts.ts'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { MenuSection } from '../menu-editor/menu-section.tsx'
import { PortalColumns } from '../portal/portal-layout.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import { DashboardLinks } from './dashboard-links.tsx'
import { Overview } from './overview.tsx'
import { TaxQuestion } from './tax-question.tsx'

const words = texts.dashboard

export default function RestaurantDashboardScreen() {
  return (
    <PortalPage here="dashboard" loading={words.loading} leads>
      {restaurant => (
        <>
          <MenuUpdated restaurant={restaurant} />
          <div className="flex flex-col gap-10">
            {needsTaxAnswer(restaurant) && <TaxQuestion restaurant={restaurant} />}
            <PortalColumns
              main={<Overview restaurantId={restaurant.id} />}
              side={<DashboardLinks restaurantId={restaurant.id} />}
            />
            <MenuSection restaurant={restaurant} />
          </div>
        </>
      )}
    </PortalPage>
  )
}

function MenuUpdated({ restaurant: { menuUpdatedAt } }: { restaurant: OwnRestaurant }) {
  if (!menuUpdatedAt) return <p className="-mt-4 pb-6 text-muted">{words.menu.none}</p>
  return (
    <p className="-mt-4 pb-6 text-muted">
      {words.menu.updated} <TimeAgo instant={menuUpdatedAt} />
    </p>
  )
}
