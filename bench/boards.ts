// Boards of restaurants that show what is ordered, tell that they have shown it, and keep count of what they hear.

import { type Board, markSeen } from '#contract/kitchen.ts'
import { type OpenBoard, openBoard } from '../test/restaurants/board.ts'
import type { Owner } from '../test/restaurants/restaurant.ts'
import type { Heard } from './listeners.ts'

/** As the board of the app gathers what it tells as seen (use-board-events.ts). */
const gatherMs = 300

export interface WatchedBoard {
  /** When each order was first shown. */
  readonly heard: readonly Heard[]
  /** How often a ticket stood there twice, or was gone again. */
  readonly repeated: () => number
  readonly gone: () => number
}

/** One board for each restaurant, of this server. */
export function watchBoards(url: string, owners: readonly Owner[]): Promise<WatchedBoard[]> {
  return Promise.all(owners.map(async owner => watch(owner, await openBoard(owner, url))))
}

function watch(owner: Owner, line: OpenBoard): WatchedBoard {
  const heard: Heard[] = []
  const shown = new Set<number>()
  let [repeated, gone] = [0, 0]
  const seen = createSeen(owner)
  const take = ({ tickets }: Board) => {
    const there = new Set(tickets.map(({ orderId }) => orderId))
    repeated += tickets.length - there.size
    for (const orderId of shown) if (!there.has(orderId)) gone += 1
    for (const { orderId, groupId } of tickets) {
      if (shown.has(orderId)) continue
      shown.add(orderId)
      heard.push({ orderId, at: performance.now() })
      seen.note({ orderId, groupId })
    }
    return false
  }
  // Until the server ends it.
  line.until(take).catch(() => {})
  return { heard, repeated: () => repeated, gone: () => gone }
}

function createSeen({ id: restaurantId, phone }: Owner) {
  let orders: { groupId: string; orderId: number }[] = []
  const tell = async () => {
    const body = { orders }
    orders = []
    // What could not be told changes nothing of what is measured here.
    await phone.call(markSeen, { params: { restaurantId }, body }).catch(() => {})
  }
  return {
    note(order: { groupId: string; orderId: number }) {
      if (orders.push(order) === 1) setTimeout(() => void tell(), gatherMs)
    },
  }
}
