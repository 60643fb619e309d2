import { expect, test } from 'vitest'
import { summarise } from './order-summary.ts'

const soup = { name: 'Soup', quantity: 2, price: 900 }
const tea = { name: 'Tea', quantity: 1, price: 300 }

test('every member has a row in the order of members, with their orders in the order of ordering', () => {
  const members = [
    { id: 2, name: 'Ben' },
    { id: 1, name: 'Ann' },
    { id: 3, name: 'Cyd' },
  ]
  const orders = [
    { memberId: 1, items: [soup], total: 1800 },
    { memberId: 2, items: [tea], total: 300 },
    { memberId: 1, items: [tea, soup], total: 2100 },
  ]
  expect(summarise(members, orders)).toEqual({
    members: [
      { id: 2, name: 'Ben', itemCount: 1, total: 300, orders: [orders[1]] },
      { id: 1, name: 'Ann', itemCount: 5, total: 3900, orders: [orders[0], orders[2]] },
      { id: 3, name: 'Cyd', itemCount: 0, total: 0, orders: [] },
    ],
    totalAmount: 4200,
    totalItems: 6,
    memberCount: 3,
  })
})

test('an empty group has a total of 0', () => {
  expect(summarise([], [])).toEqual({ members: [], totalAmount: 0, totalItems: 0, memberCount: 0 })
})
