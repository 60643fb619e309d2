// Applies changes to the table that a phone shows: events of the stream and replies of its own calls. Pure.

import { oldestFirst } from '@tablemate/domain/orders/order.ts'
import type { Bill } from './bills.ts'
import type { Table, TableChange } from './live.ts'
import type { Order } from './orders.ts'
import type { Payment } from './payments.ts'

export type Applied = { kind: 'applied'; table: Table } | { kind: 'known' } | { kind: 'gap' }

/** 'known': not newer than the table. 'gap': the phone missed a change in between, so it must fetch the table. */
export function applyChange(table: Table, change: TableChange): Applied {
  if (change.revision <= table.revision) return { kind: 'known' }
  if (change.since > table.revision) return { kind: 'gap' }
  const removed = new Set(change.orders.removed)
  const kept = table.orders.filter(order => !removed.has(order.id))
  return {
    kind: 'applied',
    table: {
      ...table,
      revision: change.revision,
      group: change.group ?? table.group,
      members: change.members ?? table.members,
      orders: change.orders.changed.reduce(mergeById, kept),
      bill: change.bill,
      payments: change.payments ?? table.payments,
      cardPayments: change.cardPayments ?? table.cardPayments,
      requests: change.requests === undefined ? table.requests : change.requests,
    },
  }
}

/** Replies may arrive out of order: the table with the later revision stays. */
export function newerTable(known: Table | undefined, received: Table): Table {
  return known && known.revision > received.revision ? known : received
}

export function withOrder(table: Table, order: Order): Table {
  return { ...table, orders: mergeById(table.orders, order) }
}

export function withoutOrder(table: Table, orderId: number): Table {
  return { ...table, orders: table.orders.filter(({ id }) => id !== orderId) }
}

export function withBill(table: Table, bill: Bill): Table {
  return { ...table, bill }
}

export function withPayment(table: Table, payment: Payment): Table {
  return { ...table, payments: mergeById(table.payments, payment) }
}

function mergeById<T extends { readonly id: number; readonly createdAt: string }>(list: T[], one: T): T[] {
  return [...list.filter(({ id }) => id !== one.id), one].sort(oldestFirst)
}
