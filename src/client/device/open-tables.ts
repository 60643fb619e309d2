// The open tables that the first page links to.

import { isGroupOver } from '#domain/groups/group-time.ts'
import { joinedGroups } from './membership.ts'

const most = 3

/** Those that this phone has joined and that have not ended, the newest first. */
export function openTables(): string[] {
  return joinedGroups()
    .filter(groupId => !isGroupOver(groupId, Date.now()))
    .slice(0, most)
}

/** Reserves their space on the first page before it is painted, so that nothing moves. */
export function reserveOpenTables(count = openTables().length): void {
  document.documentElement.style.setProperty('--open-tables', String(count))
}
