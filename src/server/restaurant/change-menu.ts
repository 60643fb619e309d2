// Every change to a menu goes through here: one at a time, once per key, told to the tables that use it after commit.

import type { CurrencyCode } from '#domain/currency.ts'
import type { AppContext } from '../app-context.ts'
import type { Transaction } from '../db/database.ts'
import { type IdempotencyKey, runOwnerIdempotently, StoredResponse } from '../idempotency/idempotency.ts'
import { problem } from '../problems.ts'
import { changeRestaurant } from './change-restaurant.ts'

type Changer = Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'>

/** A menu in the hands of the one who changes it: until the transaction ends nobody else can. */
export interface LockedMenu {
  readonly tx: Transaction
  readonly restaurantId: number
  readonly currency: CurrencyCode
  readonly now: Date
}

/**
 * Runs a change in one transaction that holds the restaurant's row, and announces it after commit; with a key that was
 * used before, answers what was answered then (idempotency/idempotency.ts). Throws 'not-signed-in' when the account is gone; whatever
 * the work throws undoes it.
 */
export async function changeMenuIdempotently<R>(
  context: Changer,
  {
    restaurantId,
    idempotencyKey,
  }: { readonly restaurantId: number; readonly idempotencyKey: IdempotencyKey | null },
  work: (locked: LockedMenu) => Promise<R>,
): Promise<R | StoredResponse> {
  const answer = await changeRestaurant(context, restaurantId, tx => {
    const now = context.clock()
    return runOwnerIdempotently(tx, { key: idempotencyKey, now, restaurantId }, async () =>
      work(await lockMenu(tx, restaurantId, now)),
    )
  })
  if (!(answer instanceof StoredResponse)) context.events.announce('menu-changed', { restaurantId })
  return answer
}

/** As `changeMenuIdempotently`, for what may well be done twice. */
export async function changeMenu<R>(
  context: Changer,
  restaurantId: number,
  work: (locked: LockedMenu) => Promise<R>,
): Promise<R> {
  return (await changeMenuIdempotently(context, { restaurantId, idempotencyKey: null }, work)) as R
}

/** The menu, held until the transaction ends, and another version from then on. Throws 'not-signed-in' when the account is gone. */
export async function lockMenu(tx: Transaction, restaurantId: number, now: Date): Promise<LockedMenu> {
  const [row] = await tx<{ currency: CurrencyCode }[]>`
    update restaurants set menu_version = menu_version + 1, menu_updated_at = ${now} where id = ${restaurantId}
    returning currency`
  if (!row) throw problem('not-signed-in')
  return { tx, restaurantId, currency: row.currency, now }
}
