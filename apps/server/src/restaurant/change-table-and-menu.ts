// Changes by the staff to a table and the menu in one transaction: they refuse a dish as sold out.

import type { AppContext } from '../app-context.ts'
import { inTransaction } from '../db/transaction.ts'
import { requireTableOf, type StaffCaller } from '../table/change-own-table.ts'
import { workOnSeating } from '../table/change-table.ts'
import { type LockedTable, lockTable } from '../table/locked-table.ts'
import { type LockedMenu, lockMenu } from './change-menu.ts'

/**
 * As `changeOwnTable`, with the restaurant's menu locked too. It locks the menu first, and no transaction with a locked table
 * waits for a menu, so no deadlock is possible. It is allowed after the seating was closed.
 */
export async function changeTableAndMenu<R>(
  {
    database,
    clock,
    events,
    changeQueues,
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
      return workOnSeating(locked, { restaurantId, afterClose: 'allowed' }, () => work(locked, menu), now)
    })
  const result = await changeQueues.restaurant({ keys: [String(restaurantId)] }, () =>
    changeQueues.table({ keys: [groupId, device] }, change),
  )
  events.announce('table-changed', { groupId })
  events.announce('menu-changed', { restaurantId })
  return result
}
