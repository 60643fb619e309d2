// Turns to change a table or a restaurant. They are waited for before a database connection is taken, so that many changes of
// one row never hold the connections that everybody else's calls need (docs/security.md, "One row, many callers").

import { createFairQueue, type FairQueue } from './fair-queue.ts'

export interface ChangeQueues {
  /** By group id, or by the code of a restaurant's table; then by device. */
  readonly table: FairQueue
  /** By restaurant id. */
  readonly restaurant: FairQueue
  /** Waited for before the restaurant's own, so that whole menus never have all of its turns. */
  readonly menuImport: FairQueue
}

/** Of the ten connections for calls (db/database.ts) two are left for orders and for what is only read. */
export function createChangeQueues(): ChangeQueues {
  return {
    table: createFairQueue({ atOnce: 6, atOncePerKey: 1, levels: 1, waiting: 2000, waitingPerKey: 100 }),
    // A menu of 20,000 dishes takes seconds to write.
    restaurant: createFairQueue({ atOnce: 2, atOncePerKey: 1, waiting: 500, waitingPerKey: 200 }),
    menuImport: createFairQueue({ atOnce: 1, atOncePerKey: 1, waiting: 100, waitingPerKey: 10 }),
  }
}
