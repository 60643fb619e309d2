// How long the bill of the largest group takes to settle, on the server for every change and on the phone for every choice.

import { splitMethods } from '@tablemate/domain/bill/bill-split.ts'
import { specifiedRates } from '@tablemate/domain/bill/rates.ts'
import { type BillInput, findDuePayment, settleBill } from '@tablemate/domain/bill/settlement.ts'
import type { OrderItem, SharedBy } from '@tablemate/domain/orders/order.ts'
import { orderedBy } from '@tablemate/domain/orders/shared-items.ts'
import { type Figure, quantile } from './figures.ts'

const members = Array.from({ length: 50 }, (_, at) => at + 1)
const items = 500
const rounds = 200

type Shared = (at: number) => SharedBy | undefined

/** Settles a group of 50 members and 500 items; with shared items, and after all but one have paid. */
export async function measureBill(): Promise<Figure[]> {
  const shared = (at: number) => (at % 2 === 0 ? 'all' : members.slice(at % 43, (at % 43) + 7))
  return [
    figureOf('no item shared', () => undefined, 0),
    figureOf('every item shared by 7 or by all', shared, 0),
    figureOf('every item shared, 49 members have paid', shared, members.length - 1),
  ]
}

function figureOf(what: string, shared: Shared, paid: number): Figure {
  const orders = members.map(memberId => orderOf(memberId, shared))
  const settle = (payments: BillInput['payments']) => {
    const ordered = orderedBy(members, orders)
    const diners = members.map(id => ({ id, ...ordered(id), weight: 2 }))
    const input: BillInput = {
      members: diners,
      payments,
      rates: specifiedRates,
      tip: { kind: 'percentage', percentage: 18 },
      splitMethod: splitMethods[1],
      step: 1,
      seed: 7,
    }
    const settled = settleBill(input)
    if (settled.kind !== 'settled') throw new Error(settled.kind)
    return { diners, settled }
  }
  const { diners, settled } = settle([])
  const payments = diners.slice(0, paid).flatMap(diner => findDuePayment(settled, diner) ?? [])
  for (let round = 0; round < rounds; round += 1) settle(payments)
  const times = Array.from({ length: rounds }, () => {
    const since = performance.now()
    settle(payments)
    return performance.now() - since
  })
  return {
    name: `settling 50 members and 500 items, ms at the median: ${what}`,
    value: quantile(times, 0.5),
    most: 5,
    detail: `p95 ${quantile(times, 0.95).toFixed(2)} ms of ${rounds}`,
  }
}

function orderOf(memberId: number, shared: Shared) {
  const own = Array.from({ length: items / members.length }, (_, at): OrderItem => {
    const sharedBy = shared(memberId + at)
    return { name: 'Dish', quantity: 1 + (at % 3), price: 100 + 37 * at, ...(sharedBy && { sharedBy }) }
  })
  return { memberId, items: own, total: own.reduce((sum, { quantity, price }) => sum + quantity * price, 0) }
}
