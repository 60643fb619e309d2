// The restaurant's own first page: how things stand, and the way to everything else.

import '../../portal.css'
import type { OwnRestaurant } from '#contract/restaurants.ts'
import { needsTaxAnswer } from '#domain/restaurant-rates.ts'
import { PortalColumns } from '../../parts/portal/portal-layout.tsx'
import { PortalPage } from '../../parts/portal/portal-page.tsx'
import { TimeAgo } from '../../parts/time-ago.tsx'
import * as en from '../../text/en.ts'
import { AccountSection } from './account/account-section.tsx'
import { MenuSection } from './menu/menu-section.tsx'
import { Overview } from './overview.tsx'
import { PlaceSection } from './place/place-section.tsx'
import { QuickActions } from './quick-actions.tsx'
import { TableCodesSection } from './table-codes/table-codes-section.tsx'
import { TaxQuestion } from './tax-question.tsx'

const words = en.dashboard

export function RestaurantDashboardScreen() {
  return (
    <PortalPage here="dashboard" loading={words.loading}>
      {restaurant => (
        <>
          <MenuUpdated restaurant={restaurant} />
          <PortalColumns
            main={
              <>
                {needsTaxAnswer(restaurant) && <TaxQuestion restaurant={restaurant} />}
                <Overview restaurantId={restaurant.id} />
                <MenuSection restaurant={restaurant} />
              </>
            }
            side={
              <>
                <QuickActions restaurantId={restaurant.id} />
                <TableCodesSection restaurant={restaurant} />
                <PlaceSection restaurant={restaurant} />
                <AccountSection restaurant={restaurant} />
              </>
            }
          />
        </>
      )}
    </PortalPage>
  )
}

function MenuUpdated({ restaurant: { menuUpdatedAt } }: { restaurant: OwnRestaurant }) {
  if (!menuUpdatedAt) return <p className="pb-5 text-muted">{words.menu.none}</p>
  return (
    <p className="pb-5 text-muted">
      {words.menu.updated} <TimeAgo instant={menuUpdatedAt} />
    </p>
  )
}
