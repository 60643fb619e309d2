// Simulates one restaurant: its diners order, boards on the nodes show the tickets, and the staff moves them. Meanwhile each
// node gets a fault in turn. In the end orders, tickets, numbers, boards and the point of sale must agree.

import { type Board, type BoardChange, watchBoard } from '@tablemate/contract/kitchen.ts'
import type { Database } from '@tablemate/server/db/database.ts'
import { applyChange } from '@tablemate/web/features/board/state/board-state.ts'
import type { Caller, Clients } from '../clients.ts'
import type { Ledger } from '../ledger.ts'
import { type Watcher, watch } from '../watchers.ts'
import { checkBoard } from './check-board.ts'
import { type Compared, compare } from './compare.ts'
import { guaranteesNow, type KitchenLog } from './log.ts'
import { openKitchen } from './open-kitchen.ts'
import type { KitchenPos } from './points-of-sale.ts'
import { injectFaults, type StaffedBoard, startService } from './service.ts'
import { makeStaff } from './staff.ts'

/** How much was compared in the end. */
export interface KitchenFigures extends Compared {
  /** How often a board received the full state: when it opened and whenever it reconnected. */
  readonly states: number
}

interface Options {
  readonly ledger: Ledger
  readonly clients: Clients
  readonly sql: Database['sql']
  /** The URLs of the nodes that are up. */
  readonly nodes: () => readonly string[]
  /** The faulty proxy. The first board reconnects through it, and its stream breaks again and again. */
  readonly proxyUrl: string
  /** The restaurant's account at a provider; null: it has none. */
  readonly pos: KitchenPos | null
  readonly random: () => number
  /** The run ends when so many orders are acknowledged. */
  readonly orders: number
  readonly thinkMs: number
  /** The faults, one after the other, evenly spread over the orders. */
  readonly faults: readonly (() => Promise<void>)[]
  /** Called after the last order, before the comparison. */
  readonly beforeCompare?: () => Promise<void>
}

/** Returns what was sent, and how much of it was compared. */
export async function runKitchen(options: Options): Promise<{ log: KitchenLog; served: KitchenFigures }> {
  const { ledger, clients, nodes, random, faults } = options
  const [url = ''] = nodes()
  const { log, diners, cookies } = await openKitchen(options, url)
  const caller = clients.makeCaller(random, cookies)
  let states = 0
  const busy = new Set<number>()
  const posts = nodes().map((_, at): StaffedBoard => {
    const by = clients.makeCaller(random, cookies)
    const onState = () => {
      states += 1
    }
    return {
      board: watchTickets(options, { log, caller: by, at, onState }),
      staff: makeStaff({ ledger, log, caller: by, random, busy }),
    }
  })
  try {
    const service = startService(options, log, diners, posts)
    await injectFaults(faults, service)
    await service.end
    await options.beforeCompare?.()
    const compared = await compare(options, log, caller, posts)
    return { log, served: { ...compared, states } }
  } finally {
    for (const { board } of posts) board.close()
  }
}

interface WatchedTickets {
  readonly log: KitchenLog
  readonly caller: Caller
  /** The index of the board's first node. */
  readonly at: number
  readonly onState: () => void
}

/** A board that opens at its own node. It reconnects at any node; the first board does so through the faulty proxy. */
function watchTickets(
  { ledger, nodes, proxyUrl, random }: Options,
  { log, caller, at, onState }: WatchedTickets,
): Watcher<Board> {
  const name = `a board of restaurant ${log.restaurantId}`
  const path = watchBoard.path.replace(':restaurantId', String(log.restaurantId))
  let guaranteed = guaranteesNow(log)
  let isFirst = true
  return watch<Board, BoardChange>(ledger, {
    name,
    listen() {
      guaranteed = guaranteesNow(log)
      const up = nodes()
      const node = up[isFirst ? at : Math.floor(random() * up.length)] ?? proxyUrl
      const url = !isFirst && at === 0 ? proxyUrl : node
      isFirst = false
      return caller.at(url).listenAt(path)
    },
    onState(board) {
      onState()
      checkBoard(board, log, guaranteed, text => ledger.breaches.push(`${name}: ${text}`))
    },
    apply: (shown, change) => (change.revision > shown.revision ? applyChange(shown, change) : null),
    random,
    onEvent: () => {},
  })
}
