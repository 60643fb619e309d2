// What this phone keeps of its tables beyond the page: the last known table and the orders still to be sent. It is
// restored at the start, and goes when the table's 24 hours are over.

import { focusManager, onlineManager } from '@tanstack/react-query'
import { placeOrder } from '#contract/orders.ts'
import { endOfGroup } from '#domain/group-time.ts'
import { phoneRecords } from '../device/records.ts'
import { forgetStoredOf, storedGroups } from '../device/storage.ts'
import { cache, findTable, forgetTable, knownTables, mergeOrder } from './cache.ts'
import { tryOnce } from './call.ts'
import { createOutbox } from './outbox.ts'

const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tablemate')

/** Orders that this page has sent, by key: a form that is changing one goes on with it. */
const placedAs = new Map<string, number>()

export const outbox = createOutbox({
  client: cache,
  records: phoneRecords(),
  send: ({ key, groupId, memberId, items }) =>
    tryOnce(placeOrder, { body: { groupId, memberId, items: [...items] } }, key),
  pause: ms => new Promise(resolve => setTimeout(resolve, ms)),
  onPlaced(order, key) {
    mergeOrder(order)
    placedAs.set(key, order.id)
  },
  tellOthers: () => others?.postMessage('changed'),
})

export function findPlaced(key: string): number | undefined {
  return placedAs.get(key)
}

const forgotten = new Set<(groupId: string) => void>()

export function onForgotten(listen: (groupId: string) => void): void {
  forgotten.add(listen)
}

/** The table is over, or not for this phone: nothing of it stays here. */
export async function forgetGroup(groupId: string): Promise<void> {
  forgetStoredOf(groupId)
  forgetTable(groupId)
  for (const listen of forgotten) listen(groupId)
  await outbox.forget(groupId.toLowerCase())
}

let timer: ReturnType<typeof setTimeout> | undefined
/** A table may join meanwhile, and a phone's timers sleep when it does. */
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
  forgetWhatIsOver()
  // Without what was kept there is still what the server knows.
  await outbox.restore().catch(() => undefined)
  others?.addEventListener('message', () => void outbox.catchUp())
  document.addEventListener('visibilitychange', () => {
    forgetWhatIsOver()
    outbox.flush()
    if (document.visibilityState === 'visible') void outbox.catchUp()
  })
  forgetWhatIsOver()
}

function forgetWhatIsOver(): void {
  const groups = new Set([
    ...storedGroups(),
    ...knownTables().map(({ group }) => group.id),
    ...outbox.groups(),
  ])
  const now = Date.now()
  let next = longestWaitMs
  for (const groupId of groups) {
    const left = (endOf(groupId) ?? Number.POSITIVE_INFINITY) - now
    if (left <= 0) void forgetGroup(groupId)
    else next = Math.min(next, left)
  }
  clearTimeout(timer)
  timer = setTimeout(forgetWhatIsOver, next)
}

function endOf(groupId: string): number | null {
  const known = findTable(groupId)
  return known ? Date.parse(known.group.expiresAt) : endOfGroup(groupId)
}
