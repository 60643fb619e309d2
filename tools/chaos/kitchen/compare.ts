// Compares what was ordered at a restaurant with its point of sale, its board on every node, its numbers and the database.

import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type Board, getBoard } from '@tablemate/contract/kitchen.ts'
import type { Database } from '@tablemate/server/db/database.ts'
import { audit } from '../audit.ts'
import type { Caller } from '../clients.ts'
import type { Ledger } from '../ledger.ts'
import { checkBoard } from './check-board.ts'
import { checkNumbers } from './check-numbers.ts'
import { comparePos, type PosFigures } from './compare-pos.ts'
import { guaranteesNow, type KitchenLog } from './log.ts'
import type { KitchenPos } from './points-of-sale.ts'
import type { StaffedBoard } from './service.ts'

/** How much was compared in the end. */
export interface Compared {
  readonly orders: number
  readonly tickets: number
  readonly numbers: number
  /** How many tickets the staff has moved. */
  readonly moved: number
  /** null: the restaurant has no point of sale. */
  readonly pos: PosFigures | null
}

interface Options {
  readonly ledger: Ledger
  readonly sql: Database['sql']
  /** The URLs of the nodes that are up. */
  readonly nodes: () => readonly string[]
  readonly pos: KitchenPos | null
}

/** Long enough although events may be lost: a broadcaster reconciles with the database every five seconds. */
const convergeMs = 15_000
const agreeTries = 20
const agreePauseMs = 200

export async function compare(
  { ledger, sql, nodes, pos }: Options,
  log: KitchenLog,
  caller: Caller,
  posts: readonly StaffedBoard[],
): Promise<Compared> {
  const breach = (text: string) => ledger.breaches.push(`restaurant ${log.restaurantId}: ${text}`)
  const atPos = pos && (await comparePos({ sql, log, caller, pos, breach }))
  if (pos) countDeliveredChanges(log)
  const first = await readFromAllNodes(nodes(), log, caller)
  if (first) await posts[0]?.staff.reportSeen(first)
  const board = await readFromAllNodes(nodes(), log, caller)
  if (!board) {
    breach('the nodes do not answer the same board')
    return { orders: 0, tickets: 0, numbers: 0, moved: 0, pos: atPos }
  }
  checkBoard(board, log, guaranteesNow(log), breach)
  const numbers = await checkNumbers(sql, log, breach)
  const { orders } = await audit({ sql }, ledger, log.groups)
  const shows = (shown: Board) => isDeepStrictEqual(shown.tickets, board.tickets)
  const converged = await Promise.all(posts.map(post => post.board.converges(shows, convergeMs)))
  if (converged.includes(false)) breach('a board does not show what is there')
  return { orders, tickets: board.tickets.length, numbers, moved: log.states.size, pos: atPos }
}

/** The board that every node returns once the calls that were given up have ended; null if the nodes do not agree. */
async function readFromAllNodes(
  nodes: readonly string[],
  { restaurantId }: KitchenLog,
  caller: Caller,
): Promise<Board | null> {
  const get = (url: string) => caller.at(url).call(getBoard, { params: { restaurantId } })
  for (let tries = 1; tries <= agreeTries; tries += 1) {
    const replies = await Promise.all(nodes.map(get))
    const [first] = replies
    const isSame = replies.every(
      ({ status, body }) => status === 200 && isDeepStrictEqual(body.tickets, first?.body.tickets),
    )
    if (first && isSame) return first.body
    await wait(agreePauseMs)
  }
  return null
}

/** An order that leaves for a point of sale changes its group twice at most: it gets its number, and the point of sale has it. */
function countDeliveredChanges({ groups }: KitchenLog): void {
  for (const { changes, orders } of groups) changes.tried += 2 * orders.length
}
