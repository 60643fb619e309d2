// Changes that a restaurant makes to a table of its own: the staff moves tickets, takes money, removes members.

import type { IdempotencyKey, StoredResponse } from '../idempotency/idempotency.ts'
import { problem } from '../problems.ts'
import { changeTable, changeTableIdempotently, type LockedTable } from './change-table.ts'

type Changer = Parameters<typeof changeTable>[0]

export interface StaffCaller {
  readonly restaurantId: number
  readonly groupId: string
  readonly device: string
}

/**
 * As `changeTable`, for the staff of the restaurant whose table it is. Throws 'group-not-found' as that does, and for a
 * table of another restaurant or of none: a restaurant is told nothing of those but that they are not there.
 */
export function changeOwnTable<R>(
  context: Changer,
  { restaurantId, groupId, device }: StaffCaller,
  work: (locked: LockedTable) => Promise<R>,
): Promise<R> {
  return changeTable(context, { groupId, device }, locked => {
    requireTableOf(restaurantId, locked)
    return work(locked)
  })
}

/** As `changeOwnTable`; with a key that was used before, answers what was answered then (idempotency/idempotency.ts). */
export function changeOwnTableIdempotently<R>(
  context: Changer,
  {
    restaurantId,
    groupId,
    device,
    idempotencyKey,
  }: StaffCaller & { readonly idempotencyKey: IdempotencyKey | null },
  work: (locked: LockedTable) => Promise<R>,
): Promise<R | StoredResponse> {
  return changeTableIdempotently(context, { groupId, device, idempotencyKey }, locked => {
    requireTableOf(restaurantId, locked)
    return work(locked)
  })
}

/** Throws 'group-not-found' for a table that orders from another menu, or from none. */
export function requireTableOf(restaurantId: number, locked: LockedTable): void {
  if (locked.restaurantId !== restaurantId) throw problem('group-not-found')
}
