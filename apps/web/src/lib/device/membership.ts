// The stored membership of a group. `member_{groupId}` is the member that this phone acts as; `members_{groupId}` lists all
// members if it has joined as several. The server identifies the phone by the device cookie.

import { timeInId } from '@tablemate/domain/groups/group-time.ts'
import { createListeners } from './listeners.ts'
import { forgetStored, readStored, store, storedGroups } from './storage.ts'

const listeners = createListeners({ includeOtherTabs: true })

/** The member that this phone acts as; null if it has not joined the group. */
export function findMembership(groupId: string): number | null {
  return readId(readStored(currentKey(groupId)) ?? '')
}

/** Every member that this phone has joined as, in the order of joining. */
export function findOwnMembers(groupId: string): number[] {
  const listed = (readStored(listKey(groupId)) ?? '').split(',').flatMap(text => readId(text) ?? [])
  const current = findMembership(groupId)
  return current === null || listed.includes(current) ? listed : [...listed, current]
}

/** Makes this phone act as the member. Its earlier members stay in its list. */
export function storeMembership(groupId: string, memberId: number): void {
  const all = new Set([...findOwnMembers(groupId), memberId])
  if (all.size > 1) store(listKey(groupId), [...all].join(','))
  store(currentKey(groupId), String(memberId))
  listeners.notify()
}

/** Removes a member who left the group. The phone then acts as another of its own members. */
export function dropMember(groupId: string, memberId: number): void {
  const others = findOwnMembers(groupId).filter(id => id !== memberId)
  const current = findMembership(groupId)
  const next = current === memberId ? others[0] : current
  forgetMembership(groupId)
  for (const id of others) storeMembership(groupId, id)
  if (next != null) storeMembership(groupId, next)
}

export function forgetMembership(groupId: string): void {
  forgetStored(listKey(groupId))
  forgetStored(currentKey(groupId))
  listeners.notify()
}

/** The groups that this phone has joined, newest first. */
export function joinedGroups(): string[] {
  return [...storedGroups()]
    .filter(groupId => findMembership(groupId) !== null)
    .sort((a, b) => timeInId(b) - timeInId(a))
}

export const onMembershipChange = listeners.subscribe

const readId = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)
const currentKey = (groupId: string) => `member_${groupId.toLowerCase()}`
const listKey = (groupId: string) => `members_${groupId.toLowerCase()}`
