// An evening of one restaurant: its guests order, boards on the nodes show the tickets, and the staff works at them. Meanwhile
// something is done to each node in turn; in the end orders, tickets, numbers and boards must agree.

import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type Board, type BoardChange, getBoard, watchBoard } from '#contract/kitchen.ts'
import { applyChange } from '../../src/client/parts/portal/board/state/board-state.ts'
import type { Database } from '../../src/server/db/database.ts'
import { audit } from '../audit.ts'
import type { Caller, Calling } from '../calls.ts'
import type { Ledger, SentItem } from '../ledger.ts'
import { place } from '../place.ts'
import type { Seat } from '../simulated-diner.ts'
import { type Watcher, watch } from '../watchers.ts'
import { checkBoard } from './check-board.ts'
import { checkNumbers } from './check-numbers.ts'
import { acknowledgedOf, type KitchenLog, promisedNow } from './log.ts'
import { openKitchen } from './open-kitchen.ts'
import { makeStaff, type Staff } from './staff.ts'

/** What was compared in the end. */
export interface ServedOrders {
  readonly orders: number
  readonly tickets: number
  readonly numbers: number
  /** Tickets that the staff has moved. */
  readonly moved: number
  /** How often a board began with the whole state: at its first opening, and whenever it came back. */
  readonly states: number
}

interface Wanted {
  readonly ledger: Ledger
  readonly calling: Calling
  readonly sql: Database['sql']
  /** Of the nodes that are up. */
  readonly nodes: () => readonly string[]
  /** The bad line: the first board comes back by it, and breaks off again and again. */
  readonly line: string
  readonly random: () => number
  /** So many are acknowledged, and a few more. */
  readonly orders: number
  readonly thinkMs: number
  /** What happens, one after the other, evenly spread over the orders. */
  readonly troubles: readonly (() => Promise<void>)[]
}

/** For so many orders the staff moves one ticket at least. */
const ordersPerMove = 5
/** After this nobody does anything any more, however few orders there are. */
const longestMs = 90_000
/** A hub looks every five seconds for what it was not told. */
const convergeMs = 15_000
const agreeTries = 20
const agreePauseMs = 200

interface Post {
  readonly board: Watcher<Board>
  readonly staff: Staff
}

/** Answers what was sent, and what of it was compared. */
export async function serveOrders(wanted: Wanted): Promise<{ log: KitchenLog; served: ServedOrders }> {
  const { ledger, calling, nodes, random, troubles } = wanted
  const [url = ''] = nodes()
  const { log, seats, cookies } = await openKitchen(wanted, url)
  const caller = calling.makeCaller(random, cookies)
  let states = 0
  const busy = new Set<number>()
  const posts = nodes().map((_, at): Post => {
    const by = calling.makeCaller(random, cookies)
    const onState = () => {
      states += 1
    }
    return {
      board: watchTickets(wanted, { log, caller: by, at, onState }),
      staff: makeStaff({ ledger, log, caller: by, random, busy }),
    }
  })
  try {
    const evening = beginEvening(wanted, log, seats, posts)
    await meetTroubles(troubles, evening)
    await evening.end
    const compared = await compare(wanted, log, caller, posts)
    return { log, served: { ...compared, states } }
  } finally {
    for (const { board } of posts) board.close()
  }
}

interface WatchedTickets {
  readonly log: KitchenLog
  readonly caller: Caller
  /** Its first node. */
  readonly at: number
  readonly onState: () => void
}

/** A board that begins at a node of its own, and comes back at any of them, or by the bad line. */
function watchTickets(
  { ledger, nodes, line, random }: Wanted,
  { log, caller, at, onState }: WatchedTickets,
): Watcher<Board> {
  const name = `a board of restaurant ${log.restaurantId}`
  const path = watchBoard.path.replace(':restaurantId', String(log.restaurantId))
  let promised = promisedNow(log)
  let isFirst = true
  return watch<Board, BoardChange>(ledger, {
    name,
    listen() {
      promised = promisedNow(log)
      const up = nodes()
      const node = up[isFirst ? at : Math.floor(random() * up.length)] ?? line
      const url = !isFirst && at === 0 ? line : node
      isFirst = false
      return caller.at(url).listenAt(path)
    },
    onState(board) {
      onState()
      checkBoard(board, log, promised, text => ledger.breaches.push(`${name}: ${text}`))
    },
    apply: (shown, change) => (change.revision > shown.revision ? applyChange(shown, change) : null),
    random,
    onEvent: () => {},
  })
}

interface Evening {
  /** From 0 to 1. */
  progress(): number
  /** When nobody does anything any more. */
  readonly end: Promise<void>
}

function beginEvening(
  { ledger, random, orders, thinkMs }: Wanted,
  log: KitchenLog,
  seats: readonly Seat[],
  posts: readonly Post[],
): Evening {
  const until = performance.now() + longestMs
  const isLate = () => performance.now() > until
  const areServed = () => acknowledgedOf(log).length >= orders
  const drawItems = (): SentItem[] => {
    const dishes = log.menu.filter(() => random() < 0.5)
    const chosen = dishes.length > 0 ? dishes : log.menu
    return chosen.map(({ name, price }) => ({ name, price, quantity: 1 + Math.floor(3 * random()) }))
  }
  const dine = async ({ log: table, caller, memberId }: Seat) => {
    while (!isLate() && !areServed()) {
      const { group } = table
      if (group) await place({ ledger, log: table, group, caller, memberId }, drawItems())
      await wait(2 * thinkMs * random())
    }
  }
  const isEnough = () => areServed() && log.states.size >= orders / ordersPerMove
  const work = async ({ board, staff }: Post) => {
    while (!isLate() && !isEnough()) {
      const shown = board.shown()
      if (shown) await staff.act(shown)
      await wait((thinkMs / 2) * random())
    }
  }
  const end = async () => {
    await Promise.all([...seats.map(dine), ...posts.map(work)])
    const { length } = acknowledgedOf(log)
    if (length < orders) ledger.breaches.push(`only ${length} of ${orders} orders were acknowledged in time`)
  }
  return { progress: () => acknowledgedOf(log).length / orders, end: end() }
}

async function meetTroubles(
  troubles: readonly (() => Promise<void>)[],
  { progress, end }: Evening,
): Promise<void> {
  let isOver = false
  const note = () => {
    isOver = true
  }
  void end.then(note, note)
  for (const [at, trouble] of troubles.entries()) {
    while (!isOver && progress() < (at + 1) / (troubles.length + 1)) await wait(20)
    await trouble()
  }
}

async function compare(
  { ledger, sql, nodes }: Wanted,
  log: KitchenLog,
  caller: Caller,
  posts: readonly Post[],
): Promise<Omit<ServedOrders, 'states'>> {
  const breach = (text: string) => ledger.breaches.push(`restaurant ${log.restaurantId}: ${text}`)
  const first = await read(nodes(), log, caller)
  if (first) await posts[0]?.staff.tellSeen(first)
  const board = await read(nodes(), log, caller)
  if (!board) {
    breach('the nodes do not answer the same board')
    return { orders: 0, tickets: 0, numbers: 0, moved: 0 }
  }
  checkBoard(board, log, promisedNow(log), breach)
  const numbers = await checkNumbers(sql, log, breach)
  const { orders } = await audit({ sql }, ledger, log.tables)
  const shows = (shown: Board) => isDeepStrictEqual(shown.tickets, board.tickets)
  const converged = await Promise.all(posts.map(post => post.board.converges(shows, convergeMs)))
  if (converged.includes(false)) breach('a board does not show what is there')
  return { orders, tickets: board.tickets.length, numbers, moved: log.states.size }
}

/** What every node answers, once what was given up has come to its end; null where they do not agree. */
async function read(
  nodes: readonly string[],
  { restaurantId }: KitchenLog,
  caller: Caller,
): Promise<Board | null> {
  const ask = (url: string) => caller.at(url).call(getBoard, { params: { restaurantId } })
  for (let tries = 1; tries <= agreeTries; tries += 1) {
    const told = await Promise.all(nodes.map(ask))
    const [first] = told
    const isSame = told.every(
      ({ status, body }) => status === 200 && isDeepStrictEqual(body.tickets, first?.body.tickets),
    )
    if (first && isSame) return first.body
    await wait(agreePauseMs)
  }
  return null
}
