// Every change to a menu goes through here: serialised, idempotent, and announced to the menu's groups after commit.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { AppContext } from '../app-context.ts'
import type { Transaction } from '../db/database.ts'
import { type IdempotencyKey, runOwnerIdempotently, StoredResponse } from '../idempotency/idempotency.ts'
import { problem } from '../problems.ts'
import { changeRestaurant } from './change-restaurant.ts'

/** What a change of a menu needs of the application. */
export type Changer = Pick<AppContext, 'database' | 'clock' | 'changeQueues'> & {
  readonly events: Pick<AppContext['events'], 'announce'>
}

/** A menu whose restaurant row is locked until the transaction ends. */
export interface LockedMenu {
  readonly tx: Transaction
  readonly restaurantId: number
  readonly currency: CurrencyCode
  readonly now: Date
}

/**
 * Runs a change in one transaction that locks the restaurant's row, and announces it after commit. A known key resolves to
 * the stored response (idempotency/idempotency.ts). Throws 'not-signed-in' if the account was deleted. Any error of `work`
 * rolls the change back.
 */
export async function changeMenuIdempotently<R>(
  context: Changer,
  {
    restaurantId,
    idempotencyKey,
  }: { readonly restaurantId: number; readonly idempotencyKey: IdempotencyKey | null },
  work: (locked: LockedMenu) => Promise<R>,
): Promise<R | StoredResponse> {
  const reply = await changeRestaurant(context, restaurantId, tx => {
    const now = context.clock()
    return runOwnerIdempotently(tx, { key: idempotencyKey, now, restaurantId }, async () =>
      work(await lockMenu(tx, restaurantId, now)),
    )
  })
  if (!(reply instanceof StoredResponse)) context.events.announce('menu-changed', { restaurantId })
  return reply
}

/** As `changeMenuIdempotently`, without a key: for changes that a client may safely repeat. */
export async function changeMenu<R>(
  context: Changer,
  restaurantId: number,
  work: (locked: LockedMenu) => Promise<R>,
): Promise<R> {
  return (await changeMenuIdempotently(context, { restaurantId, idempotencyKey: null }, work)) as R
}

/** Locks the menu until the transaction ends and raises its version. Throws 'not-signed-in' if the account was deleted. */
export async function lockMenu(tx: Transaction, restaurantId: number, now: Date): Promise<LockedMenu> {
  const [row] = await tx<{ currency: CurrencyCode }[]>`
    update restaurants set menu_version = menu_version + 1, menu_updated_at = ${now} where id = ${restaurantId}
    returning currency`
  if (!row) throw problem('not-signed-in')
  return { tx, restaurantId, currency: row.currency, now }
}
