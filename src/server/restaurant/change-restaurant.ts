// Every change that an owner makes to a restaurant, its tables, menu or campaigns goes through here: one at a time, each in
// one transaction.

import type { AppContext } from '../app-context.ts'
import type { Transaction } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'

/** Runs the work in a transaction of its own when the restaurant's turn comes. Throws as `FairQueue` does; what the work throws undoes it. */
export function changeRestaurant<R>(
  { database, changeQueues: turns }: Pick<AppContext, 'database' | 'changeQueues'>,
  restaurantId: number,
  work: (tx: Transaction) => Promise<R>,
): Promise<R> {
  return turns.restaurant({ keys: [String(restaurantId)] }, () => inTransaction(database, work))
}
