// What this phone keeps of its tables beyond the page: the last known table and the orders still to be sent. It is
// restored at the start, and goes when the table's 24 hours are over.

import { focusManager, onlineManager } from '@tanstack/react-query'
import { placeOrder } from '#contract/orders.ts'
import { endOfGroup } from '#domain/groups/group-time.ts'
import { orderTotal } from '#domain/orders/order.ts'
import {
  cache,
  dropOrder,
  findTable,
  forgetTable,
  knownTables,
  mergeOrder,
  onTableRefused,
} from '../api/cache.ts'
import { tryOnce } from '../api/call.ts'
import { findMembership, forgetMembership } from '../device/membership.ts'
import { phoneRecords } from '../device/records.ts'
import { forgetStoredOf, storedGroups } from '../device/storage.ts'
import { createOutbox } from './outbox.ts'

/** What the tabs of a phone tell each other. */
type TabMessage =
  | { readonly kind: 'changed' }
  | { readonly kind: 'placed'; readonly key: string; readonly orderId: number }

const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tablemate')

/** Orders that have been placed while this page is open, by key: a form that is changing one goes on with it. */
const placedAs = new Map<string, number>()

export const records = phoneRecords()

export const outbox = createOutbox({
  client: cache,
  records,
  send({ key, groupId, memberId, items, transcription, note }) {
    // The specification has the client send its total; the server computes its own.
    const body = { groupId, memberId, items: [...items], transcription, note, total: orderTotal(items) }
    return tryOnce(placeOrder, { body }, key)
  },
  pause: ms => new Promise(resolve => setTimeout(resolve, ms)),
  tellPlaced(key, orderId) {
    placedAs.set(key, orderId)
    others?.postMessage({ kind: 'placed', key, orderId } satisfies TabMessage)
  },
  onPlaced: order => (order.state === 'cancelled' ? dropOrder(order.groupId, order.id) : mergeOrder(order)),
  tellOthers: () => others?.postMessage({ kind: 'changed' } satisfies TabMessage),
})

export function findPlaced(key: string): number | undefined {
  return placedAs.get(key)
}

/** Tables that this phone was at, and from which it was removed or has left while this page was open. */
export const left = new Set<string>()

const forgotten = new Set<(groupId: string) => void>()

export function onForgotten(listen: (groupId: string) => void): void {
  forgotten.add(listen)
}

/**
 * The table is over, or not for this phone. What was typed and ordered stays until the table's time is over: whoever
 * joins it anew has both again.
 */
export async function forgetGroup(groupId: string): Promise<void> {
  if (findMembership(groupId) !== null) left.add(groupId)
  if (isOver(groupId)) forgetStoredOf(groupId)
  else forgetMembership(groupId)
  forgetTable(groupId)
  for (const listen of forgotten) listen(groupId)
  await outbox.forget(groupId.toLowerCase())
}

let timer: ReturnType<typeof setTimeout> | undefined
/** A table may come to be known meanwhile, and a phone's timers sleep when it does. */
const longestWaitMs = 60_000

/** What was kept is there again, and goes on. Never rejects. */
export const restored: Promise<void> = start()

async function start(): Promise<void> {
  // Orders go whether or not anybody looks, and what the browser says of the network is known before its first change.
  focusManager.setFocused(true)
  onlineManager.setOnline(navigator.onLine)
  onlineManager.subscribe(isOnline => {
    if (isOnline) outbox.wake()
  })
  // Before any screen says that the table is not there.
  onTableRefused(groupId => {
    if (findMembership(groupId) !== null) void forgetGroup(groupId)
  })
  forgetWhatIsOver()
  // Without what was kept there is still what the server knows.
  await outbox.restore().catch(() => undefined)
  others?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'placed') placedAs.set(data.key, data.orderId)
    else void outbox.catchUp()
  })
  document.addEventListener('visibilitychange', () => {
    outbox.flush()
    checkStoredTables()
  })
  checkStoredTables()
}

/** Now and then: a disk may have answered late, or failed when something was to be forgotten. */
function checkStoredTables(): void {
  forgetWhatIsOver()
  void outbox.catchUp()
}

/** Also says when to look again. */
function forgetWhatIsOver(): void {
  const groups = new Set([
    ...storedGroups(),
    ...knownTables().map(({ group }) => group.id),
    ...outbox.groups(),
  ])
  let next = longestWaitMs
  for (const groupId of groups) {
    if (isOver(groupId)) void forgetGroup(groupId)
    else next = Math.min(next, timeLeft(groupId))
  }
  clearTimeout(timer)
  timer = setTimeout(checkStoredTables, next)
}

function isOver(groupId: string): boolean {
  return timeLeft(groupId) <= 0
}

function timeLeft(groupId: string): number {
  const known = findTable(groupId)
  const end = known ? Date.parse(known.group.expiresAt) : endOfGroup(groupId)
  return (end ?? Number.POSITIVE_INFINITY) - Date.now()
}
