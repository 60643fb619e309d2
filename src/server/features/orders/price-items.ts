// Prices typed items at a table: from its menu, or as typed if the menu has no such dish.

import type { FieldProblem } from '#contract/problem.ts'
import { type PricedItems, priceByMenu } from '#domain/menu/menu-price.ts'
import { isPayable, payableStep } from '#domain/money.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { dishKey } from '#domain/plain-text.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { problem } from '../../problems.ts'
import { findDishes } from '../menu/queries.ts'
import type { PricingTable } from './queries.ts'

/** Runs `priceByMenu` with the current menu. `previous`: the items of the order before the change. */
export async function priceItems(
  sql: Sql | Transaction,
  items: readonly OrderItem[],
  { restaurantId, currency }: PricingTable,
  previous: readonly OrderItem[] = [],
): Promise<PricedItems> {
  const keys = [...new Set(items.map(({ name }) => dishKey(name)))]
  const dishes = restaurantId === null ? null : await findDishes(sql, restaurantId, keys)
  return priceByMenu(items, dishes, payableStep(currency), previous)
}

/**
 * As `priceItems`, but throws 'sold-out' with the fields of the sold-out items, and 'invalid' with the fields of prices that
 * the currency cannot pay, such as tenths of a yen.
 */
export async function requirePriced(...input: Parameters<typeof priceItems>): Promise<OrderItem[]> {
  const priced = await priceItems(...input)
  if (priced.kind === 'sold-out')
    throw problem('sold-out', { fields: itemFields(priced.at, 'name', 'sold-out') })
  const step = payableStep(input[2].currency)
  const faulty = priced.items.flatMap(({ price }, index) => (isPayable(price, step) ? [] : [index]))
  if (faulty.length > 0) throw problem('invalid', { fields: itemFields(faulty, 'price', 'not-payable') })
  return [...priced.items]
}

function itemFields(indices: readonly number[], field: keyof OrderItem, fault: FieldProblem) {
  return Object.fromEntries(indices.map(index => [`items.${index}.${field}`, fault]))
}
