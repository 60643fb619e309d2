// The screen of the restaurant's settings: ordering, stations, printers, screens, account, position, point of sale.

import '../../portal.css'
import { PortalColumns } from '../../parts/portal/portal-layout.tsx'
import { PortalPage } from '../../parts/portal/portal-page.tsx'
import { texts } from '../../text/texts.ts'
import { AccountSection } from './account/account-section.tsx'
import { KitchenDisplaysSection } from './displays/displays-section.tsx'
import { OrdersSection } from './orders/orders-section.tsx'
import { PlaceSection } from './place/place-section.tsx'
import { PosSection } from './pos-section.tsx'
import { PrintersSection } from './printers/printers-section.tsx'
import { StationsSection } from './stations/stations-section.tsx'

export default function RestaurantSettingsScreen() {
  return (
    <PortalPage here="settings" title={texts.titles.restaurantSettings} loading={texts.settings.loading}>
      {restaurant => (
        <PortalColumns
          main={
            <>
              <OrdersSection restaurant={restaurant} />
              <StationsSection restaurantId={restaurant.id} />
              <PrintersSection restaurantId={restaurant.id} />
              <KitchenDisplaysSection restaurantId={restaurant.id} />
            </>
          }
          side={
            <>
              <AccountSection restaurant={restaurant} />
              <PlaceSection restaurant={restaurant} />
              <PosSection restaurantId={restaurant.id} />
            </>
          }
        />
      )}
    </PortalPage>
  )
}
