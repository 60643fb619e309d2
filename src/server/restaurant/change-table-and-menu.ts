// What the staff changes at a table and on the menu at once: a dish that is refused as sold out.

import type { AppContext } from '../app-context.ts'
import { inTransaction } from '../db/transaction.ts'
import { requireTableOf, type StaffCaller } from '../table/change-own-table.ts'
import { type LockedTable, lockTable } from '../table/change-table.ts'
import { type LockedMenu, lockMenu } from './change-menu.ts'

/**
 * As `changeOwnTable`, with the restaurant's menu held too: both change, or neither. The menu is taken first, and nobody who
 * holds a table waits for a menu, so that no two wait for each other.
 */
export async function changeTableAndMenu<R>(
  {
    database,
    clock,
    events,
    changeQueues: turns,
  }: Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'>,
  { restaurantId, groupId, device }: StaffCaller,
  work: (locked: LockedTable, menu: LockedMenu) => Promise<R>,
): Promise<R> {
  const change = () =>
    inTransaction(database, async tx => {
      const now = clock()
      const menu = await lockMenu(tx, restaurantId, now)
      const locked = await lockTable(tx, { groupId, device }, now)
      requireTableOf(restaurantId, locked)
      return work(locked, menu)
    })
  const answer = await turns.restaurant({ keys: [String(restaurantId)] }, () =>
    turns.table({ keys: [groupId, device] }, change),
  )
  events.announce('table-changed', { groupId })
  events.announce('menu-changed', { restaurantId })
  return answer
}
