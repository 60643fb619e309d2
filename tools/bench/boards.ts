// Simulated kitchen boards: each receives its restaurant's tickets, reports them as seen, and counts wrong updates.

import { type Board, markSeen } from '@tablemate/contract/kitchen.ts'
import { type OpenBoard, openBoard } from '@tablemate/test/restaurants/board.ts'
import type { Owner } from '@tablemate/test/restaurants/restaurant.ts'
import type { SeenOrder } from './listeners.ts'

/** How long a board batches its reports of seen orders, as the app does (use-board-events.ts). */
const reportDelayMs = 300

export interface WatchedBoard {
  /** When each order was first shown. */
  readonly seen: readonly SeenOrder[]
  /** How often an update had a ticket twice, or lacked an earlier one. */
  readonly repeated: () => number
  readonly removed: () => number
}

/** Opens one board for each restaurant on this server. */
export function watchBoards(url: string, owners: readonly Owner[]): Promise<WatchedBoard[]> {
  return Promise.all(owners.map(async owner => watch(owner, await openBoard(owner, url))))
}

function watch(owner: Owner, board: OpenBoard): WatchedBoard {
  const seen: SeenOrder[] = []
  const shown = new Set<number>()
  let [repeated, removed] = [0, 0]
  const reporter = createSeenReporter(owner)
  const update = ({ tickets }: Board) => {
    const current = new Set(tickets.map(({ orderId }) => orderId))
    repeated += tickets.length - current.size
    for (const orderId of shown) if (!current.has(orderId)) removed += 1
    for (const { orderId, groupId } of tickets) {
      if (shown.has(orderId)) continue
      shown.add(orderId)
      seen.push({ orderId, at: performance.now() })
      reporter.add({ orderId, groupId })
    }
    return false
  }
  // The stream lasts until the server closes it.
  board.until(update).catch(() => {})
  return { seen, repeated: () => repeated, removed: () => removed }
}

function createSeenReporter({ id: restaurantId, phone }: Owner) {
  let orders: { groupId: string; orderId: number }[] = []
  const report = async () => {
    const body = { orders }
    orders = []
    // A failed report does not affect the measurement.
    await phone.call(markSeen, { params: { restaurantId }, body }).catch(() => {})
  }
  return {
    add(order: { groupId: string; orderId: number }) {
      if (orders.push(order) === 1) setTimeout(() => void report(), reportDelayMs)
    },
  }
}
