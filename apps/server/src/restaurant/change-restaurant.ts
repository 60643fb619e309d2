// Every change by an owner to a restaurant, its tables, menu or campaigns goes through here: serialised per restaurant, each
// in one transaction.

import type { AppContext } from '../app-context.ts'
import type { Transaction } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'

/** Queues the work for the restaurant, and runs it in a transaction. Throws as `FairQueue` does; an error of `work` rolls back. */
export function changeRestaurant<R>(
  { database, changeQueues }: Pick<AppContext, 'database' | 'changeQueues'>,
  restaurantId: number,
  work: (tx: Transaction) => Promise<R>,
): Promise<R> {
  return changeQueues.restaurant({ keys: [String(restaurantId)] }, () => inTransaction(database, work))
}
