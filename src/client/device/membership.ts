// Who this phone is at a table: its own memory, `member_{groupId}`. The server knows it by the device cookie.

import { forgetStored, readStored, store } from './storage.ts'

/** The member id this phone last joined the group with; null if none. */
export function findMembership(groupId: string): number | null {
  const stored = readStored(key(groupId)) ?? ''
  return /^[1-9]\d{0,14}$/.test(stored) ? Number(stored) : null
}

export function keepMembership(groupId: string, memberId: number): void {
  store(key(groupId), String(memberId))
}

export function forgetMembership(groupId: string): void {
  forgetStored(key(groupId))
}

const key = (groupId: string) => `member_${groupId.toLowerCase()}`
