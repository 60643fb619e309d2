import { expect, test } from 'vitest'
import { shareApp } from '../../../../test/app/app.ts'
import { openKitchen, seatAt } from '../../../../test/restaurants/kitchen.ts'
import { partitionOf } from '../../db/partitions.ts'
import { loadBoardParts, ticketsOfOrder } from './load-board.ts'
import { requireRows } from './ticket-rows.ts'

const app = shareApp()

async function placeAtBoth() {
  const kitchen = await openKitchen(app())
  const { owner } = kitchen
  const table = await seatAt(kitchen, 1)
  const order = await table.diners[0].order(
    { name: 'Soup', price: 900 },
    { name: 'beer', price: 500, quantity: 2 },
  )
  return { restaurantId: owner.id, groupId: table.group.id, order }
}

test('an order has a ticket at each station that prepares one of its dishes', async () => {
  const { restaurantId, groupId, order } = await placeAtBoth()

  const parts = await loadBoardParts(app().directSql, restaurantId, 'all', app().now())

  expect(parts.get(groupId)).toMatchObject({
    table: { people: 1, openTickets: 2, subtotal: 1900 },
    tickets: [
      {
        orderId: order.id,
        station: { id: 0, name: 'Kitchen' },
        items: [{ line: 0, name: 'Soup' }],
        state: 'new',
      },
      {
        orderId: order.id,
        station: { id: 1, name: 'Bar' },
        items: [{ line: 1, name: 'Beer', quantity: 2 }],
        state: 'new',
      },
    ],
    requests: [],
  })
})

test('the first touch stores a row for each station of the order, and changes nothing on the board', async () => {
  const { restaurantId, groupId, order } = await placeAtBoth()
  const load = () => ticketsOfOrder(app().directSql, restaurantId, groupId, order.id, app().now())
  const before = await load()

  const touch = () =>
    app().directSql.begin(tx =>
      requireRows({ tx, partition: partitionOf(groupId), groupId }, restaurantId, order.id, app().now()),
    )
  const rows = await touch()

  expect(rows.map(({ stationId, lines }) => ({ stationId, lines }))).toEqual([
    { stationId: 0, lines: [0] },
    { stationId: 1, lines: [1] },
  ])
  expect(await touch()).toEqual(rows)
  expect(await load()).toEqual(before)
  expect(await app().directSql`select from tickets where order_id = ${order.id}`).toHaveLength(2)
})
