// Checks that each order number of a restaurant's day was given once, and that every stored ticket has an order.

import type { Sql } from '@tablemate/server/db/database.ts'
import type { KitchenLog } from './log.ts'

/** Reads straight from the database and not through the service. Returns how many numbers were given. */
export async function checkNumbers(
  sql: Sql,
  { restaurantId, seen, groups }: Pick<KitchenLog, 'restaurantId' | 'seen' | 'groups'>,
  breach: (text: string) => void,
): Promise<number> {
  const orders = await sql<{ id: number; number: number }[]>`
    select o.id, o.kitchen_number as number from orders o join groups g on g.slot = o.slot and g.id = o.group_id
    where g.restaurant_id = ${restaurantId} and o.kitchen_number is not null`
  const byNumber = Map.groupBy(orders, ({ number }) => number)
  for (const [number, given] of byNumber)
    if (given.length > 1) breach(`number ${number} was given ${given.length} times`)
  const numbered = new Set(orders.map(({ id }) => id))
  // An order that is cancelled before the report gets no number.
  const cancelled = new Set(
    groups.flatMap(({ orders }) => orders.filter(order => order.cancelled !== 'no').map(({ id }) => id)),
  )
  for (const id of seen)
    if (!numbered.has(id) && !cancelled.has(id)) breach(`order ${id} was told as seen and has no number`)
  const [counted] = await sql<{ last: number }[]>`
    select last_number as last from restaurant_kitchens where restaurant_id = ${restaurantId}`
  const last = counted?.last ?? 0
  for (let number = 1; number <= last; number += 1)
    if (!byNumber.has(number)) breach(`number ${number} of ${last} was given to no order`)
  for (const number of byNumber.keys())
    if (number > last) breach(`number ${number} was given, and only ${last} were counted`)
  const strays = await sql<{ id: number }[]>`
    select t.order_id as id from tickets t join groups g on g.slot = t.slot and g.id = t.group_id
    where g.restaurant_id = ${restaurantId} and not exists (
      select from orders o where o.slot = t.slot and o.group_id = t.group_id and o.id = t.order_id)`
  for (const { id } of strays) breach(`there is a ticket of order ${id}, and no such order`)
  return orders.length
}
