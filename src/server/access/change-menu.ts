// Every change to a menu goes through here: one at a time, once per key, told to the tables that use it after commit.

import type { CurrencyCode } from '#domain/currency.ts'
import type { Transaction } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { House } from '../house.ts'
import { answerOwnerOnce, type OnceKey, StoredAnswer } from '../http/once.ts'
import { problem } from '../http/problems.ts'

type Changer = Pick<House, 'database' | 'clock' | 'events'>

/** A menu in the hands of the one who changes it: until the transaction ends nobody else can. */
export interface HeldMenu {
  readonly tx: Transaction
  readonly restaurantId: number
  readonly currency: CurrencyCode
  readonly now: Date
}

/**
 * Runs a change in one transaction that holds the restaurant's row, and announces it after commit; with a key that was
 * used before, answers what was answered then (http/once.ts). Throws 'not-signed-in' when the account is gone; whatever
 * the work throws undoes it.
 */
export async function changeMenuOnce<R>(
  { database, clock, events }: Changer,
  { restaurantId, once }: { readonly restaurantId: number; readonly once: OnceKey | null },
  work: (held: HeldMenu) => Promise<R>,
): Promise<R | StoredAnswer> {
  const now = clock()
  const answer = await inTransaction(database, tx =>
    answerOwnerOnce(tx, { key: once, now, restaurantId }, async () =>
      work(await hold(tx, restaurantId, now)),
    ),
  )
  if (!(answer instanceof StoredAnswer)) events.announce('menu-changed', { restaurantId })
  return answer
}

/** As `changeMenuOnce`, for what may well be done twice. */
export async function changeMenu<R>(
  house: Changer,
  restaurantId: number,
  work: (held: HeldMenu) => Promise<R>,
): Promise<R> {
  return (await changeMenuOnce(house, { restaurantId, once: null }, work)) as R
}

async function hold(tx: Transaction, restaurantId: number, now: Date): Promise<HeldMenu> {
  const [row] = await tx<{ currency: CurrencyCode }[]>`
    update restaurants set menu_version = menu_version + 1, menu_updated_at = ${now} where id = ${restaurantId}
    returning currency`
  if (!row) throw problem('not-signed-in')
  return { tx, restaurantId, currency: row.currency, now }
}
