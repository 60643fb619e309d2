// A group as a phone knows it, with its bill settled by the domain, for tests of what is made from it.

import type { Group } from '@tablemate/contract/groups.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import type { Payment as PaymentReply } from '@tablemate/contract/payments.ts'
import type { Payment, SplitMethod } from '@tablemate/domain/bill/bill-split.ts'
import type { Rates, Tip } from '@tablemate/domain/bill/bill-total.ts'
import { billView } from '@tablemate/domain/bill/bill-view.ts'
import { specifiedRates } from '@tablemate/domain/bill/rates.ts'
import { findDuePayment, type SettledBill, settleBill } from '@tablemate/domain/bill/settlement.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import { type OrderItem, orderTotal } from '@tablemate/domain/orders/order.ts'
import { orderedBy } from '@tablemate/domain/orders/shared-items.ts'

interface Meal {
  readonly names: readonly string[]
  /** By member: ids are the positions of the names, from 1. */
  readonly orders: readonly (readonly [memberId: number, items: readonly OrderItem[]])[]
  readonly group?: Partial<Group>
  readonly splitMethod?: SplitMethod
  readonly rates?: Rates
  readonly tip?: Tip
  /** In the order of time: each pays all that the member owes. */
  readonly paid?: readonly (Pick<PaymentReply, 'memberId' | 'paidBy'> & Partial<PaymentReply>)[]
}

export function paidGroup({ names, orders, group = {}, paid = [], ...choices }: Meal): GroupState {
  const members = names.map((name, at) => ({ id: at + 1, name }))
  const currency = group.currency ?? 'USD'
  const placed = orders.map(([memberId, items], at) => ({
    ...{ id: at + 1, memberId, items: [...items], total: orderTotal(items) },
  }))
  const ordered = orderedBy(
    members.map(({ id }) => id),
    placed,
  )
  const input = {
    members: members.map(({ id }) => ({ id, ...ordered(id), weight: 2 })),
    rates: choices.rates ?? specifiedRates,
    tip: choices.tip ?? ({ kind: 'percentage', percentage: 18 } as const),
    splitMethod: choices.splitMethod ?? 'items',
    step: payableStep(currency),
    seed: 7,
  } as const
  const settled = (payments: readonly Payment[]) => settleBill({ ...input, payments }) as SettledBill
  const booked: Payment[] = []
  const payments = paid.map((payment, at) => {
    const diner = input.members.find(({ id }) => id === payment.memberId)
    const due = diner && findDuePayment(settled(booked), diner)
    if (!due) throw new Error('nothing is due')
    booked.push(due)
    const amount = due.amount + due.tipAmount
    return {
      ...{ id: at + 1, amount, ownTip: 0, paymentMethod: 'demo_card', status: 'completed' },
      ...{ createdAt: `2026-11-21T19:3${at}:00.000Z`, ...payment },
    }
  })
  return {
    group: {
      ...{ id: 'g', code: 'K7M4QX', restaurantId: null, restaurantName: 'Chez Nous', tableNumber: '7' },
      ...{ currency, ...group },
    },
    ...{ members, orders: placed, payments, bill: billView(settled(booked), input, members) },
  } as unknown as GroupState
}
