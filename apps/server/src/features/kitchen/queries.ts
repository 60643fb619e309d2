// What other features may read and change.

export { createGroupRestaurants, noRestaurant } from './group-restaurants.ts'
export { type KitchenGroup, type KitchenOrder, loadKitchenOrders } from './kitchen-orders.ts'
export { countSeatings } from './load-board.ts'
export { markOrdersSeen, numberOrders, storeAndMarkSeen } from './mark-seen.ts'
export { admitByRound, admitLike, cancelOpenTickets, sendUnsentOrders, voidLines } from './seating-tickets.ts'
