// Open tickets of a party that has left.

import { expect, test } from 'vitest'
import { startApp } from '../../../../test/app/app.ts'
import { makeGroup } from '../../../../test/diners/make.ts'
import { payDue } from '../../../../test/diners/pay.ts'
import { fetchBoard } from '../../../../test/restaurants/board.ts'
import { makeKitchen } from '../../../../test/restaurants/ordering.ts'

const soup = { name: 'Soup', price: 500 }

test('open tickets of a party that left are hidden from the board, and shown again after a new order', async () => {
  const app = await startApp()
  const owner = await makeKitchen(app)
  const { group, diners } = await makeGroup(app, { restaurantId: owner.id, diners: 1 })
  const [ann] = diners
  const lunch = await ann.order(soup)
  await payDue(ann, group)
  app.advanceClock({ hours: 2, minutes: 59 })
  // The party has paid, and may still wait for its food.
  expect(await fetchBoard(owner)).toMatchObject({ tables: [], tickets: [{ orderId: lunch.id }] })
  app.advanceClock({ minutes: 1 })
  expect((await fetchBoard(owner)).tickets).toEqual([])
  const dinner = await ann.order(soup)
  const { tickets, tables } = await fetchBoard(owner)
  expect(tickets.map(({ orderId }) => orderId)).toEqual([lunch.id, dinner.id])
  expect(tables).toMatchObject([{ openTickets: 2 }])
})
