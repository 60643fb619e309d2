// What typed dishes cost at a table: what its menu says, or what was typed where the menu says nothing.

import type { FieldProblem } from '#contract/problem.ts'
import { type PricedItems, priceByMenu } from '#domain/menu/menu-price.ts'
import { isPayable, payableStep } from '#domain/money.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { dishKey } from '#domain/plain-text.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { problem } from '../../problems.ts'
import { findDishes } from '../menu/queries.ts'
import type { OrderingAt } from './queries.ts'

/** As `priceByMenu`, by the menu as it is now. */
export async function priceItems(
  sql: Sql | Transaction,
  items: readonly OrderItem[],
  { restaurantId, currency }: OrderingAt,
  had: readonly OrderItem[] = [],
): Promise<PricedItems> {
  const keys = [...new Set(items.map(({ name }) => dishKey(name)))]
  const dishes = restaurantId === null ? null : await findDishes(sql, restaurantId, keys)
  return priceByMenu(items, dishes, payableStep(currency), had)
}

/**
 * As `priceItems`, for items that must be had and paid: throws 'sold-out' naming each that is not there, and 'invalid'
 * naming each whose price the currency cannot pay: tenths of a yen.
 */
export async function requirePriced(...input: Parameters<typeof priceItems>): Promise<OrderItem[]> {
  const priced = await priceItems(...input)
  if (priced.kind === 'sold-out')
    throw problem('sold-out', { fields: atItems(priced.at, 'name', 'sold-out') })
  const step = payableStep(input[2].currency)
  const wrong = priced.items.flatMap(({ price }, at) => (isPayable(price, step) ? [] : [at]))
  if (wrong.length > 0) throw problem('invalid', { fields: atItems(wrong, 'price', 'not-payable') })
  return [...priced.items]
}

function atItems(places: readonly number[], field: keyof OrderItem, how: FieldProblem) {
  return Object.fromEntries(places.map(at => [`items.${at}.${field}`, how]))
}
