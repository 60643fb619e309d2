// Queues for changes of a table or restaurant. A change waits here before it takes a database connection, so that many changes
// of one row never occupy the connections of other calls (docs/security.md, `contended-row`).

import { createFairQueue, type FairQueue } from './fair-queue.ts'

export interface ChangeQueues {
  /** Keys: the group id, or the code of a restaurant's table; then the device. */
  readonly group: FairQueue
  /** Key: the restaurant id. */
  readonly restaurant: FairQueue
  /** Queued for before `restaurant`, so that imports of whole menus never occupy that queue. */
  readonly menuImport: FairQueue
}

/** Changes use at most eight of the ten connections for calls (db/database.ts). Two are left for orders and reads. */
export function createChangeQueues(): ChangeQueues {
  return {
    group: createFairQueue({ atOnce: 6, atOncePerKey: 1, levels: 1, waiting: 2000, waitingPerKey: 100 }),
    // A menu of 5,000 dishes takes a second to write.
    restaurant: createFairQueue({ atOnce: 2, atOncePerKey: 1, waiting: 500, waitingPerKey: 200 }),
    menuImport: createFairQueue({ atOnce: 1, atOncePerKey: 1, waiting: 100, waitingPerKey: 10 }),
  }
}
