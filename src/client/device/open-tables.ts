// The tables to which the first page offers the way back.

import { isGroupOver } from '#domain/groups/group-time.ts'
import { joinedGroups } from './membership.ts'

/** More than that nobody goes back to. */
const most = 3

/** Those that this phone has joined and that have not ended, the newest first. */
export function openTables(): string[] {
  return joinedGroups()
    .filter(groupId => !isGroupOver(groupId, Date.now()))
    .slice(0, most)
}

/** Keeps room for them on the first page, before it is painted: so nothing moves when they show. */
export function reserveOpenTables(count = openTables().length): void {
  document.documentElement.style.setProperty('--open-tables', String(count))
}
