// Somebody orders dishes, under a note of their own.

import { randomUUID } from 'node:crypto'
import type { Group } from '#contract/groups.ts'
import { placeOrder } from '#contract/orders.ts'
import type { Caller } from './calls.ts'
import type { Ledger, SentItem, SentOrder, TableLog } from './ledger.ts'
import { outcomeOf, settle } from './record-outcome.ts'

export interface Place {
  readonly ledger: Ledger
  readonly log: TableLog
  readonly group: Pick<Group, 'id'>
  readonly caller: Caller
  readonly memberId: number
}

/** Noted before it is sent and when it is answered; `tries` is for a diner who loses patience. */
export async function place(
  { ledger, log, group, caller, memberId }: Place,
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
  }
  log.orders.push(order)
  const key = randomUUID()
  const body = { groupId: group.id, memberId, items: [...items], note: mark }
  const ended = await caller.insist(phone => phone.call(placeOrder, { body, key }), tries)
  settle(ledger, log, 'order', ended, true)
  order.outcome = outcomeOf(ended)
  if (ended.kind === 'done') order.id = ended.body.id
}
