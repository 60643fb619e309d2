// The screen with the kitchen's board of the signed-in restaurant.

import '../../portal.css'
import { texts } from '../../lib/text/texts.ts'
import { showSignedOut } from '../portal/portal-call.ts'
import { PortalPage } from '../portal/portal-page.tsx'
import { KitchenBoard } from './kitchen-board.tsx'

export default function RestaurantOrdersScreen() {
  return (
    <PortalPage here="orders" title={texts.titles.restaurantOrders} loading={texts.board.loading}>
      {({ id }) => (
        <div className="flex flex-1 flex-col">
          <KitchenBoard restaurantId={id} isOwner onSignedOut={showSignedOut} />
        </div>
      )}
    </PortalPage>
  )
}
