// The screen of the restaurant's tables: the floor, the table codes, and the form to add tables.

import '../../portal.css'
import { RestaurantFloor } from '../../parts/portal/floor/restaurant-floor.tsx'
import { showSignedOut } from '../../parts/portal/portal-call.ts'
import { PortalPage } from '../../parts/portal/portal-page.tsx'
import { texts } from '../../text/texts.ts'
import { TableCodesSection } from './table-codes/table-codes-section.tsx'

export default function RestaurantTablesScreen() {
  return (
    <PortalPage here="tables" title={texts.titles.restaurantTables} loading={texts.tableCodes.loading}>
      {restaurant => (
        <div className="flex flex-col gap-12">
          <RestaurantFloor restaurantId={restaurant.id} isOwner onSignedOut={showSignedOut} />
          <TableCodesSection restaurant={restaurant} />
        </div>
      )}
    </PortalPage>
  )
}
