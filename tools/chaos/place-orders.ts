// A diner orders dishes, with a unique note as the order's mark.

import { randomUUID } from 'node:crypto'
import type { Group } from '@tablemate/contract/groups.ts'
import { placeOrder } from '@tablemate/contract/orders.ts'
import type { Caller } from './clients.ts'
import type { GroupLog, Ledger, SentItem, SentOrder } from './ledger.ts'
import { outcomeOf, recordOutcome } from './record-outcome.ts'

export interface GroupDiner {
  readonly ledger: Ledger
  readonly log: GroupLog
  readonly group: Pick<Group, 'id' | 'linkKey'>
  readonly caller: Caller
  readonly memberId: number
}

/** The ledger records the order before it is sent and when it has a reply. `tries` limits the tries of a diner who gives up. */
export async function placeMenuItems(
  { ledger, log, group, caller, memberId }: GroupDiner,
  items: readonly SentItem[],
  tries?: number,
): Promise<void> {
  const mark = ledger.nextMark('Order ')
  const order: SentOrder = {
    mark,
    memberId,
    outcome: 'unknown',
    id: null,
    versions: [items],
    cancelled: 'no',
    refusedByStaff: 'no',
  }
  log.orders.push(order)
  const key = randomUUID()
  const body = { groupId: group.id, memberId, items: [...items], note: mark }
  const result = await caller.retry(phone => phone.call(placeOrder, { body, key }), tries)
  recordOutcome(ledger, log, 'order', result, true)
  order.outcome = outcomeOf(result)
  if (result.kind === 'done') order.id = result.body.id
}
