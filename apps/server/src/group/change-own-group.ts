// Changes by a restaurant to a group that orders from its menu: the staff moves tickets, takes payments, removes members.

import type { IdempotencyKey, StoredResponse } from '../idempotency/idempotency.ts'
import { problem } from '../problems.ts'
import { type AfterClose, changeGroup, changeGroupIdempotently } from './change-group.ts'
import type { LockedGroup } from './locked-group.ts'

type Changer = Parameters<typeof changeGroup>[0]

export interface StaffCaller {
  readonly restaurantId: number
  readonly groupId: string
  readonly device: string
}

/**
 * As `changeGroup`, for the staff of the table's restaurant. Throws 'group-not-found' also for a table of another restaurant
 * or of none: the response does not reveal that those exist.
 */
export function changeOwnGroup<R>(
  context: Changer,
  caller: StaffCaller & AfterClose,
  work: (locked: LockedGroup) => Promise<R>,
): Promise<R> {
  return changeGroup(context, caller, locked => {
    requireGroupOf(caller.restaurantId, locked)
    return work(locked)
  })
}

/** As `changeOwnGroup`. A known key resolves to the stored response (idempotency/idempotency.ts). */
export function changeOwnGroupIdempotently<R>(
  context: Changer,
  caller: StaffCaller & AfterClose & { readonly idempotencyKey: IdempotencyKey | null },
  work: (locked: LockedGroup) => Promise<R>,
): Promise<R | StoredResponse> {
  return changeGroupIdempotently(context, caller, locked => {
    requireGroupOf(caller.restaurantId, locked)
    return work(locked)
  })
}

/** Throws 'group-not-found' for a group that orders from another menu, or from none. */
export function requireGroupOf(restaurantId: number, locked: LockedGroup): void {
  if (locked.restaurantId !== restaurantId) throw problem('group-not-found')
}
