// The screen of the restaurant's tables: the floor, the table codes, and the form to add tables.

import '../../portal.css'
import { texts } from '../../lib/text/texts.ts'
import { RestaurantFloor } from '../floor/restaurant-floor.tsx'
import { showSignedOut } from '../portal/portal-call.ts'
import { PortalPage } from '../portal/portal-page.tsx'
import { TableCodesSection } from './table-codes/table-codes-section.tsx'

export default function RestaurantTablesScreen() {
  return (
    <PortalPage here="tables" title={texts.titles.restaurantTables} loading={texts.tableCodes.loading} leads>
      {restaurant => (
        <div className="flex flex-col gap-12">
          <RestaurantFloor restaurantId={restaurant.id} isOwner onSignedOut={showSignedOut} />
          <TableCodesSection restaurant={restaurant} />
        </div>
      )}
    </PortalPage>
  )
}
