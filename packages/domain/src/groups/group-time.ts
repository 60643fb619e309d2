// Reads a group's start and end from its id: a UUID of version 7 begins with its creation time (RFC 9562).

import { dayMs } from '@tablemate/domain/time.ts'

/** How long a group and all its data live after its creation (spec.md, section 9). */
export const groupLifetimeMs = dayMs

/** Milliseconds since the epoch, from the first 48 bits. Meaningful for version 7 only. */
export function timeInId(groupId: string): number {
  return Number.parseInt(groupId.slice(0, 8) + groupId.slice(9, 13), 16)
}

/** When the group ends, in milliseconds since the epoch; null for an id that is not of version 7. */
export function endOfGroup(groupId: string): number | null {
  return versionSeven.test(groupId) ? timeInId(groupId) + groupLifetimeMs : null
}

/** Whether the group's 24 hours have passed at `now`; false for an id that is not of version 7. */
export function isGroupOver(groupId: string, now: number): boolean {
  const end = endOfGroup(groupId)
  return end !== null && end <= now
}

const versionSeven = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i
