// What this phone stores about its tables: the cached table and the queued orders. It is restored at the start and deleted
// when the table's 24 hours are over.

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

/** A message between the tabs of a phone. */
type TabMessage =
  | { readonly kind: 'changed' }
  | { readonly kind: 'placed'; readonly key: string; readonly orderId: number }

const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tablemate')

/** The ids of orders placed while this page is open, by key. An open form finds its order here. */
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
  announcePlaced(key, orderId) {
    placedAs.set(key, orderId)
    otherTabs?.postMessage({ kind: 'placed', key, orderId } satisfies TabMessage)
  },
  onPlaced: order => (order.state === 'cancelled' ? dropOrder(order.groupId, order.id) : mergeOrder(order)),
  notifyOtherTabs: () => otherTabs?.postMessage({ kind: 'changed' } satisfies TabMessage),
})

export const findPlaced = (key: string): number | undefined => placedAs.get(key)

/** Tables that this phone left, or was removed from, while this page is open. */
export const leftGroups = new Set<string>()

const forgetListeners = new Set<(groupId: string) => void>()

export const onGroupForgotten = (listen: (groupId: string) => void) => void forgetListeners.add(listen)

/** Forgets a table that is over or closed to this phone. Drafts and orders stay until it expires: the diner may rejoin. */
export async function forgetGroup(groupId: string): Promise<void> {
  if (findMembership(groupId) !== null) leftGroups.add(groupId)
  if (timeLeft(groupId) <= 0) forgetStoredOf(groupId)
  else forgetMembership(groupId)
  forgetTable(groupId)
  for (const listen of forgetListeners) listen(groupId)
  await outbox.forget(groupId.toLowerCase())
}

let timer: ReturnType<typeof setTimeout> | undefined
/** Checks at least this often: new tables may appear, and timers pause while a phone sleeps. */
const longestWaitMs = 60_000

/** Resolves when the stored tables and orders are loaded. Never rejects. */
export const restored: Promise<void> = start()

async function start(): Promise<void> {
  // Orders are sent in hidden tabs too. The online state must be known before its first change event.
  focusManager.setFocused(true)
  onlineManager.setOnline(navigator.onLine)
  onlineManager.subscribe(isOnline => {
    if (isOnline) outbox.wake()
  })
  // Runs before a screen reports the table as missing.
  onTableRefused(groupId => {
    if (findMembership(groupId) !== null) void forgetGroup(groupId)
  })
  purgeExpiredTables()
  // If loading fails, the server still knows the table.
  await outbox.restore().catch(() => undefined)
  otherTabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'placed') placedAs.set(data.key, data.orderId)
    else void outbox.catchUp()
  })
  document.addEventListener('visibilitychange', () => {
    outbox.flush()
    checkStoredTables()
  })
  checkStoredTables()
}

/** Runs periodically, because the disk may have answered late or failed to delete. */
function checkStoredTables(): void {
  purgeExpiredTables()
  void outbox.catchUp()
}

/** Also schedules the next check. */
function purgeExpiredTables(): void {
  const groups = new Set([
    ...storedGroups(),
    ...knownTables().map(({ group }) => group.id),
    ...outbox.groups(),
  ])
  let next = longestWaitMs
  for (const groupId of groups) {
    if (timeLeft(groupId) <= 0) void forgetGroup(groupId)
    else next = Math.min(next, timeLeft(groupId))
  }
  clearTimeout(timer)
  timer = setTimeout(checkStoredTables, next)
}

function timeLeft(groupId: string): number {
  const known = findTable(groupId)
  const end = known ? Date.parse(known.group.expiresAt) : endOfGroup(groupId)
  return (end ?? Number.POSITIVE_INFINITY) - Date.now()
}
