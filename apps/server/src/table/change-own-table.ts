// Changes by a restaurant to a group that orders from its menu: the staff moves tickets, takes payments, removes members.

import type { IdempotencyKey, StoredResponse } from '../idempotency/idempotency.ts'
import { problem } from '../problems.ts'
import { type AfterClose, changeTable, changeTableIdempotently } from './change-table.ts'
import type { LockedTable } from './locked-table.ts'

type Changer = Parameters<typeof changeTable>[0]

export interface StaffCaller {
  readonly restaurantId: number
  readonly groupId: string
  readonly device: string
}

/**
 * As `changeTable`, for the staff of the table's restaurant. Throws 'group-not-found' also for a table of another restaurant
 * or of none: a restaurant does not learn that those exist.
 */
export function changeOwnTable<R>(
  context: Changer,
  caller: StaffCaller & AfterClose,
  work: (locked: LockedTable) => Promise<R>,
): Promise<R> {
  return changeTable(context, caller, locked => {
    requireTableOf(caller.restaurantId, locked)
    return work(locked)
  })
}

/** As `changeOwnTable`. A known key resolves to the stored response (idempotency/idempotency.ts). */
export function changeOwnTableIdempotently<R>(
  context: Changer,
  caller: StaffCaller & AfterClose & { readonly idempotencyKey: IdempotencyKey | null },
  work: (locked: LockedTable) => Promise<R>,
): Promise<R | StoredResponse> {
  return changeTableIdempotently(context, caller, locked => {
    requireTableOf(caller.restaurantId, locked)
    return work(locked)
  })
}

/** Throws 'group-not-found' for a table that orders from another menu, or from none. */
export function requireTableOf(restaurantId: number, locked: LockedTable): void {
  if (locked.restaurantId !== restaurantId) throw problem('group-not-found')
}
