// What this phone stores about a group ends with the group's 24 hours: the cached group, its menu, queued orders, drafts, the
// membership. Loads the groups and the orders at the start.

import { endOfGroup } from '@tablemate/domain/groups/group-time.ts'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { cache, findGroup, forgetCachedGroup, knownGroups, onGroupRefused } from './api/cache.ts'
import { findMembership, forgetMembership } from './device/membership.ts'
import { phoneRecords } from './device/records.ts'
import { forgetStoredOf, storedGroups } from './device/storage.ts'
import { createGroupStore } from './group/group-store.ts'
import { outbox } from './outbox/phone-outbox.ts'
import { onChanged } from './outbox/tabs.ts'

const groupStore = createGroupStore(cache, phoneRecords)

/** Groups that this phone left, or was removed from, while this page is open, and who it was there. */
export const leftGroups = new Map<string, number>()

const forgetListeners = new Set<(groupId: string) => void>()

export const onGroupForgotten = (listen: (groupId: string) => void) => void forgetListeners.add(listen)

/** Forgets a group that is over or closed to this phone. Drafts and orders stay until it expires: the diner may rejoin. */
export async function forgetGroup(groupId: string): Promise<void> {
  const memberId = findMembership(groupId)
  if (memberId !== null) leftGroups.set(groupId, memberId)
  if (timeLeft(groupId) <= 0) forgetStoredOf(groupId)
  else forgetMembership(groupId)
  forgetCachedGroup(groupId)
  for (const listen of forgetListeners) listen(groupId)
  await groupStore.forget(groupId.toLowerCase())
  await outbox.forget(groupId.toLowerCase())
}

let timer: ReturnType<typeof setTimeout> | undefined
/** Checks at least this often: new groups may appear, and timers pause while a phone sleeps. */
const longestWaitMs = 60_000

let restoring: Promise<void> | undefined

/** Loads the stored groups and orders, once per page. Never rejects. */
export function restored(): Promise<void> {
  restoring ??= start()
  return restoring
}

async function start(): Promise<void> {
  // Orders are sent in hidden tabs too. The online state must be known before its first change event.
  focusManager.setFocused(true)
  onlineManager.setOnline(navigator.onLine)
  onlineManager.subscribe(isOnline => {
    if (isOnline) outbox.wake()
  })
  // Runs before a screen reports the group as missing.
  onGroupRefused(groupId => {
    if (findMembership(groupId) !== null) void forgetGroup(groupId)
  })
  purgeExpiredGroups()
  // If loading fails, the server still knows the group.
  await Promise.all([groupStore.restore().catch(() => undefined), outbox.load()])
  onChanged(() => void outbox.load())
  document.addEventListener('visibilitychange', () => {
    groupStore.flush()
    checkStoredGroups()
  })
  checkStoredGroups()
}

/** Runs periodically, because the disk may have answered late or failed to delete. */
function checkStoredGroups(): void {
  purgeExpiredGroups()
  void outbox.load()
}

/** Also schedules the next check. */
function purgeExpiredGroups(): void {
  const groups = new Set([
    ...storedGroups(),
    ...knownGroups().map(({ group }) => group.id),
    ...outbox.groups(),
  ])
  let next = longestWaitMs
  for (const groupId of groups) {
    if (timeLeft(groupId) <= 0) void forgetGroup(groupId)
    else next = Math.min(next, timeLeft(groupId))
  }
  clearTimeout(timer)
  timer = setTimeout(checkStoredGroups, next)
}

function timeLeft(groupId: string): number {
  const known = findGroup(groupId)
  const end = known ? Date.parse(known.group.expiresAt) : endOfGroup(groupId)
  return (end ?? Number.POSITIVE_INFINITY) - Date.now()
}
