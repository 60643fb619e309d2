// Simulates one restaurant: its diners order, boards on the nodes show the tickets, and the staff moves them. Meanwhile each
// node gets a fault in turn. In the end orders, tickets, numbers and boards must agree.

import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type Board, type BoardChange, getBoard, watchBoard } from '#contract/kitchen.ts'
import { applyChange } from '../../src/client/parts/portal/board/state/board-state.ts'
import type { Database } from '../../src/server/db/database.ts'
import { audit } from '../audit.ts'
import type { Caller, Clients } from '../clients.ts'
import type { Ledger, SentItem } from '../ledger.ts'
import { placeDishes } from '../place-dishes.ts'
import type { SimulatedDiner } from '../simulated-diner.ts'
import { type Watcher, watch } from '../watchers.ts'
import { checkBoard } from './check-board.ts'
import { checkNumbers } from './check-numbers.ts'
import { acknowledgedOf, guaranteesNow, type KitchenLog } from './log.ts'
import { openKitchen } from './open-kitchen.ts'
import { makeStaff, type Staff } from './staff.ts'

/** How much was compared in the end. */
export interface KitchenFigures {
  readonly orders: number
  readonly tickets: number
  readonly numbers: number
  /** How many tickets the staff has moved. */
  readonly moved: number
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
  readonly random: () => number
  /** The run ends when so many orders are acknowledged. */
  readonly orders: number
  readonly thinkMs: number
  /** The faults, one after the other, evenly spread over the orders. */
  readonly faults: readonly (() => Promise<void>)[]
}

/** The staff moves at least one ticket for so many orders. */
const ordersPerMove = 5
/** After this time the run ends, even with too few orders. */
const longestMs = 90_000
/** Long enough although events may be lost: a broadcaster reconciles with the database every five seconds. */
const convergeMs = 15_000
const agreeTries = 20
const agreePauseMs = 200

interface StaffedBoard {
  readonly board: Watcher<Board>
  readonly staff: Staff
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
    const run = startRun(options, log, diners, posts)
    await injectFaults(faults, run)
    await run.end
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

interface Run {
  /** The share of the orders that are acknowledged, from 0 to 1. */
  progress(): number
  /** Resolves when diners and staff have stopped. */
  readonly end: Promise<void>
}

function startRun(
  { ledger, random, orders, thinkMs }: Options,
  log: KitchenLog,
  diners: readonly SimulatedDiner[],
  posts: readonly StaffedBoard[],
): Run {
  const until = performance.now() + longestMs
  const isLate = () => performance.now() > until
  const areServed = () => acknowledgedOf(log).length >= orders
  const drawItems = (): SentItem[] => {
    const dishes = log.menu.filter(() => random() < 0.5)
    const chosen = dishes.length > 0 ? dishes : log.menu
    return chosen.map(({ name, price }) => ({ name, price, quantity: 1 + Math.floor(3 * random()) }))
  }
  const dine = async ({ log: table, caller, memberId }: SimulatedDiner) => {
    while (!isLate() && !areServed()) {
      const { group } = table
      if (group) await placeDishes({ ledger, log: table, group, caller, memberId }, drawItems())
      await wait(2 * thinkMs * random())
    }
  }
  const isEnough = () => areServed() && log.states.size >= orders / ordersPerMove
  const work = async ({ board, staff }: StaffedBoard) => {
    while (!isLate() && !isEnough()) {
      const shown = board.shown()
      if (shown) await staff.act(shown)
      await wait((thinkMs / 2) * random())
    }
  }
  const end = async () => {
    await Promise.all([...diners.map(dine), ...posts.map(work)])
    const { length } = acknowledgedOf(log)
    if (length < orders) ledger.breaches.push(`only ${length} of ${orders} orders were acknowledged in time`)
  }
  return { progress: () => acknowledgedOf(log).length / orders, end: end() }
}

async function injectFaults(faults: readonly (() => Promise<void>)[], { progress, end }: Run): Promise<void> {
  let isOver = false
  const note = () => {
    isOver = true
  }
  void end.then(note, note)
  for (const [at, fault] of faults.entries()) {
    while (!isOver && progress() < (at + 1) / (faults.length + 1)) await wait(20)
    await fault()
  }
}

async function compare(
  { ledger, sql, nodes }: Options,
  log: KitchenLog,
  caller: Caller,
  posts: readonly StaffedBoard[],
): Promise<Omit<KitchenFigures, 'states'>> {
  const breach = (text: string) => ledger.breaches.push(`restaurant ${log.restaurantId}: ${text}`)
  const first = await readFromAllNodes(nodes(), log, caller)
  if (first) await posts[0]?.staff.reportSeen(first)
  const board = await readFromAllNodes(nodes(), log, caller)
  if (!board) {
    breach('the nodes do not answer the same board')
    return { orders: 0, tickets: 0, numbers: 0, moved: 0 }
  }
  checkBoard(board, log, guaranteesNow(log), breach)
  const numbers = await checkNumbers(sql, log, breach)
  const { orders } = await audit({ sql }, ledger, log.tables)
  const shows = (shown: Board) => isDeepStrictEqual(shown.tickets, board.tickets)
  const converged = await Promise.all(posts.map(post => post.board.converges(shows, convergeMs)))
  if (converged.includes(false)) breach('a board does not show what is there')
  return { orders, tickets: board.tickets.length, numbers, moved: log.states.size }
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
