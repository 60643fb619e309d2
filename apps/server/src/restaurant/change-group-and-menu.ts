// Changes by the staff to a group and the menu in one transaction: they refuse a dish as sold out.

import type { AppContext } from '../app-context.ts'
import { inTransaction } from '../db/transaction.ts'
import { workOnSeating } from '../group/change-group.ts'
import { requireGroupOf, type StaffCaller } from '../group/change-own-group.ts'
import { type LockedGroup, lockGroup } from '../group/locked-group.ts'
import { type LockedMenu, lockMenu } from './change-menu.ts'

/**
 * As `changeOwnGroup`, with the restaurant's menu locked too. It locks the menu first, and no transaction with a locked group
 * waits for a menu, so no deadlock is possible. It is allowed after the seating was closed.
 */
export async function changeGroupAndMenu<R>(
  {
    database,
    clock,
    events,
    changeQueues,
  }: Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'>,
  { restaurantId, groupId, device }: StaffCaller,
  work: (locked: LockedGroup, menu: LockedMenu) => Promise<R>,
): Promise<R> {
  const change = () =>
    inTransaction(database, async tx => {
      const now = clock()
      const menu = await lockMenu(tx, restaurantId, now)
      const locked = await lockGroup(tx, { groupId, device }, now)
      requireGroupOf(restaurantId, locked)
      return workOnSeating(locked, { restaurantId, afterClose: 'allowed' }, () => work(locked, menu), now)
    })
  const result = await changeQueues.restaurant({ keys: [String(restaurantId)] }, () =>
    changeQueues.group({ keys: [groupId, device] }, change),
  )
  events.announce('group-changed', { groupId })
  events.announce('menu-changed', { restaurantId })
  return result
}
