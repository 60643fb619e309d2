// When a group was made and when it ends, told by its id alone: a UUID of version 7 begins with its time (RFC 9562).

import { dayMs } from '#domain/time.ts'

/** A group and everything said in it lives this long from its creation (spec.md, section 9). */
export const groupLifetimeMs = dayMs

/** Milliseconds since the epoch, as the first 48 bits have it; any UUID has some. */
export function timeInId(groupId: string): number {
  return Number.parseInt(groupId.slice(0, 8) + groupId.slice(9, 13), 16)
}

/** When the group with this id ends, in milliseconds since the epoch; null for an id that does not tell. */
export function endOfGroup(groupId: string): number | null {
  return versionSeven.test(groupId) ? timeInId(groupId) + groupLifetimeMs : null
}

/** Whether the group's 24 hours have passed at `now`; never for an id that does not tell. */
export function isGroupOver(groupId: string, now: number): boolean {
  const end = endOfGroup(groupId)
  return end !== null && end <= now
}

const versionSeven = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i
