// Applies changes to the group that a phone shows: events of the stream and responses to its requests. Pure.

import { oldestFirst } from '@tablemate/domain/orders/order.ts'
import type { Bill } from './bills.ts'
import type { GroupChange, GroupState } from './live.ts'
import type { Order } from './orders.ts'
import type { Payment } from './payments.ts'

export type Applied = { kind: 'applied'; groupState: GroupState } | { kind: 'known' } | { kind: 'gap' }

/** 'known': not newer than the group. 'gap': the phone missed a change in between, so it must fetch the group. */
export function applyChange(groupState: GroupState, change: GroupChange): Applied {
  if (change.revision <= groupState.revision) return { kind: 'known' }
  if (change.since > groupState.revision) return { kind: 'gap' }
  const removed = new Set(change.orders.removed)
  const kept = groupState.orders.filter(order => !removed.has(order.id))
  return {
    kind: 'applied',
    groupState: {
      ...groupState,
      revision: change.revision,
      group: change.group ?? groupState.group,
      members: change.members ?? groupState.members,
      orders: change.orders.changed.reduce(mergeById, kept),
      bill: change.bill,
      payments: change.payments ?? groupState.payments,
      cardPayments: change.cardPayments ?? groupState.cardPayments,
      requests: change.requests === undefined ? groupState.requests : change.requests,
    },
  }
}

/** Replies may arrive out of order: the group with the later revision stays. */
export function newerState(known: GroupState | undefined, received: GroupState): GroupState {
  return known && known.revision > received.revision ? known : received
}

export function withOrder(groupState: GroupState, order: Order): GroupState {
  return { ...groupState, orders: mergeById(groupState.orders, order) }
}

export function withoutOrder(groupState: GroupState, orderId: number): GroupState {
  return { ...groupState, orders: groupState.orders.filter(({ id }) => id !== orderId) }
}

export function withBill(groupState: GroupState, bill: Bill): GroupState {
  return { ...groupState, bill }
}

export function withPayment(groupState: GroupState, payment: Payment): GroupState {
  return { ...groupState, payments: mergeById(groupState.payments, payment) }
}

function mergeById<T extends { readonly id: number; readonly createdAt: string }>(list: T[], one: T): T[] {
  return [...list.filter(({ id }) => id !== one.id), one].sort(oldestFirst)
}
