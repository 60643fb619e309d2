import { expect, test } from 'vitest'
import { toExact } from '../bill/exact-amount.ts'
import type { OrderItem } from './order.ts'
import { orderedBy, sharersOf, sharersOfOrder } from './shared-items.ts'

const [ann, ben, cyd] = [1, 2, 3]
const table = new Set([ann, ben, cyd])
const item = (price: number, sharedBy?: OrderItem['sharedBy'], more: Partial<OrderItem> = {}): OrderItem => ({
  ...{ name: 'Paella', quantity: 1, price, ...more },
  ...(sharedBy && { sharedBy }),
})
const order = (memberId: number, ...items: OrderItem[]) => ({
  ...{ memberId, items, total: items.reduce((sum, { quantity, price }) => sum + quantity * price, 0) },
})

test('a dish is shared by those it names who are still at the table, else it is its orderer’s', () => {
  expect(sharersOf(item(900), ann, table)).toEqual([ann])
  expect(sharersOf(item(900, 'all'), ann, table)).toEqual([ann, ben, cyd])
  expect(sharersOf(item(900, [ben, 4]), ann, table)).toEqual([ben])
  expect(sharersOf(item(900, [4, 5]), ann, table)).toEqual([ann])
})

test('an order has the sharers of its dishes that are owed, and none without a shared dish', () => {
  const sharers = (...items: OrderItem[]) => [...sharersOfOrder({ memberId: ann, items }, table)]
  expect(sharers(item(900))).toEqual([])
  expect(sharers(item(900), item(400, [ann, ben]), item(500, [ben, cyd]))).toEqual([ann, ben, cyd])
  expect(sharers(item(900, [ann, ben]), item(400, 'all'))).toEqual([ann, ben, cyd])
  expect(sharers(item(900, 'all', { isToConfirm: true }))).toEqual([])
})

test('each sharer owes a fraction of each shared dish, whoever ordered it', () => {
  const ordered = orderedBy(table, [
    order(ann, item(500), item(600, 'all', { quantity: 2 })),
    order(ann, item(300, 'all')),
    order(ben, item(800, [ben, cyd])),
    // The same sharers, in the order of another member.
    order(cyd, item(1000, [ben, cyd]), item(100, [4])),
  ])
  const amounts = [ann, ben, cyd].map(id => ordered(id))
  expect(amounts.map(({ own }) => own)).toEqual([2000, 800, 1100])
  const third = toExact(1500) / 3n
  expect(amounts.map(one => one.ordered)).toEqual([
    toExact(500) + third,
    toExact(900) + third,
    toExact(1000) + third,
  ])
  expect(ordered(4)).toEqual({ own: 0, ordered: 0n })
})

test('a dish for members who have left is owed by each of its orderers alone', () => {
  const ordered = orderedBy(table, [order(ann, item(700, [4])), order(ben, item(300, [4]))])
  expect([ann, ben].map(id => ordered(id).ordered)).toEqual([toExact(700), toExact(300)])
})
