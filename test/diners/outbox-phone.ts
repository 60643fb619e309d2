// A fake server and the tabs of one phone, for the tests of the outbox.

import { setImmediate } from 'node:timers/promises'
import type { Order } from '@tablemate/contract/orders.ts'
import type { ProblemName } from '@tablemate/contract/problem.ts'
import { CallProblem } from '@tablemate/web/lib/api/call-problem.ts'
import { pageRecords, type Records } from '@tablemate/web/lib/device/records.ts'
import { orderStore } from '@tablemate/web/lib/outbox/order-store.ts'
import { createOutbox, formTimeoutMs, type OutboxParts } from '@tablemate/web/lib/outbox/outbox.ts'
import type { QueuedOrder } from '@tablemate/web/lib/outbox/queued-order.ts'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach } from 'vitest'

type Outbox = ReturnType<typeof createOutbox<QueuedOrder, Order>>

export const now = Date.now()
export const groupId = groupAt(now)
// Derived from `now`, because a second reading of the clock may be equal and give the same group id.
export const otherGroup = groupAt(now - 1)
export const soup = [{ name: 'Soup', quantity: 1, price: 900 }]
export const cake = [{ name: 'Cake', quantity: 2, price: 700 }]
export const tea = [{ name: 'Tea', quantity: 1, price: 300 }]

interface Server {
  /** The stored orders, one per idempotency key. */
  served: QueuedOrder[]
  /** The behaviour of the next attempts, in order. Later attempts succeed. */
  nextReplies: ((order: QueuedOrder) => Promise<Order>)[]
  /** The keys of all attempts. */
  attempts: string[]
}

export const server: Server = { served: [], nextReplies: [], attempts: [] }
export const phone: { records: Records } = { records: pageRecords() }

/** Gives each test of the file a new phone, a new server, and an online network. */
export function resetBeforeEachTest(): void {
  beforeEach(() => {
    Object.assign(server, { served: [], nextReplies: [], attempts: [] })
    phone.records = pageRecords()
  })
  afterEach(() => onlineManager.setOnline(true))
}

export const nothing = () => undefined
/** Waits until everything that can go on without an answer has done so. */
export const settled = () => setImmediate()
export const newOrder = (items: typeof soup) => ({ groupId, memberId: 7, items })
export const stored = async () => [...(await phone.records.all()).keys()]

/** The tab tries again as soon as nothing else happens. Its forms wait for the server's answer as long as it takes. */
async function pauseOfRetries(ms: number): Promise<void> {
  await (ms === formTimeoutMs ? new Promise(nothing) : settled())
}

type TabOptions = Partial<Records> & { pause?: (ms: number) => Promise<void> }

export function openTab(
  { pause = pauseOfRetries, ...failing }: TabOptions = {},
  overrides: Partial<OutboxParts<QueuedOrder, Order>> = {},
): Outbox {
  let isOpen = true
  const tabRecords = { ...recordsOfTab(() => isOpen), ...failing }
  const tab = createOutbox({
    store: orderStore(tabRecords),
    send: order => serve(order, () => isOpen),
    pause,
    tabs: { announcePlaced: nothing, notifyChanged: nothing },
    onPlaced: nothing,
    ...overrides,
  })
  closers.set(tab, () => {
    isOpen = false
  })
  return tab
}

const closers = new Map<Outbox, () => void>()

/** Kills the tab, which then does nothing more. */
export function close(tab: Outbox): void {
  closers.get(tab)?.()
}

/** The phone's records as one tab uses them. For a killed tab their promises never settle. */
function recordsOfTab(isOpen: () => boolean): Records {
  const stopped = new Promise<never>(() => undefined)
  const guard = <T>(work: () => Promise<T>): Promise<T> => (isOpen() ? work() : stopped)
  return {
    all: () => guard(() => phone.records.all()),
    put: (name, record) => guard(() => phone.records.put(name, structuredClone(record))),
    add: (name, record) => guard(() => phone.records.add(name, structuredClone(record))),
    remove: names => guard(() => phone.records.remove(names)),
    change: (name, decide) =>
      guard(() => phone.records.change(name, known => structuredClone(decide(known)))),
  }
}

async function serve(order: QueuedOrder, isOpen: () => boolean): Promise<Order> {
  server.attempts.push(order.key)
  await (server.nextReplies.shift() ?? (async () => undefined as never))(order)
  await repliesHeld
  const placed = doServe(order)
  if (!isOpen()) return new Promise(() => undefined)
  return placed
}

function doServe(order: QueuedOrder): Order {
  if (!server.served.some(({ key }) => key === order.key)) server.served.push(order)
  return { id: server.served.length, groupId: order.groupId, items: order.items } as unknown as Order
}

let repliesHeld: Promise<void> | undefined

/** Delays all replies until the returned function is called or the test ends. */
export function holdReplies(): () => void {
  let release: () => void = () => undefined
  repliesHeld = new Promise(resolve => {
    release = resolve
  })
  const answer = () => {
    repliesHeld = undefined
    release()
  }
  releases.push(answer)
  return answer
}

const releases: (() => void)[] = []
afterEach(() => {
  for (const release of releases.splice(0)) release()
})

export const noNetwork = async () => {
  throw new CallProblem(0, 'no answer', null)
}

export const loseReply = async (order: QueuedOrder) => {
  doServe(order)
  return noNetwork()
}

export function refuse(problem: ProblemName, status: number) {
  return async () => {
    throw new CallProblem(status, problem, { problem })
  }
}

/** The id of a group that was created at `time`, in milliseconds since the epoch. */
export function groupAt(time: number): string {
  const hex = time.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7cc3-98c4-dc0c0c07398f`
}
