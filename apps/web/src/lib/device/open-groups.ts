// The open groups that the first page links to.

import { isGroupOver } from '@tablemate/domain/groups/group-time.ts'
import { joinedGroups } from './membership.ts'

const maxGroups = 3

/** The groups that this phone has joined and that have not ended, newest first. */
export function openGroups(): string[] {
  return joinedGroups()
    .filter(groupId => !isGroupOver(groupId, Date.now()))
    .slice(0, maxGroups)
}

/** Reserves the space of their links before the first paint, so that nothing moves later. */
export function reserveOpenGroups(count = openGroups().length): void {
  document.documentElement.style.setProperty('--open-tables', String(count))
}
