// The screen with the kitchen's board of the signed-in restaurant.

import '../../portal.css'
import { KitchenBoard } from '../../parts/portal/board/kitchen-board.tsx'
import { showSignedOut } from '../../parts/portal/portal-call.ts'
import { PortalPage } from '../../parts/portal/portal-page.tsx'
import { texts } from '../../text/texts.ts'

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
