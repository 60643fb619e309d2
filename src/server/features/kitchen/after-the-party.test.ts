// Tickets that nobody took off the board, of a party that has gone home.

import { expect, test } from 'vitest'
import { startApp } from '../../../../test/app/app.ts'
import { makeGroup } from '../../../../test/diners/make.ts'
import { payDue } from '../../../../test/diners/pay.ts'
import { lookAtBoard } from '../../../../test/restaurants/board.ts'
import { makeKitchen } from '../../../../test/restaurants/ordering.ts'

const soup = { name: 'Soup', price: 500 }

test('tickets of lunch are not on the board at dinner, and are again where something happens at the table', async () => {
  const app = await startApp()
  const owner = await makeKitchen(app)
  const { group, diners } = await makeGroup(app, { restaurantId: owner.id, diners: 1 })
  const [ann] = diners
  const lunch = await ann.order(soup)
  await payDue(ann, group)
  app.pass({ hours: 2, minutes: 59 })
  // They have paid, and may wait for their food all the same.
  expect(await lookAtBoard(owner)).toMatchObject({ tables: [], tickets: [{ orderId: lunch.id }] })
  app.pass({ minutes: 1 })
  expect((await lookAtBoard(owner)).tickets).toEqual([])
  const dinner = await ann.order(soup)
  const { tickets, tables } = await lookAtBoard(owner)
  expect(tickets.map(({ orderId }) => orderId)).toEqual([lunch.id, dinner.id])
  expect(tables).toMatchObject([{ openTickets: 2 }])
})
