// Prices typed items in a group: from its menu, or as typed if the menu has no such dish.

import type { FieldProblem, ProblemBody, ProblemName } from '@tablemate/contract/problem.ts'
import {
  type OffMenuRule,
  type PricedItems,
  priceByMenu,
  type SentItem,
} from '@tablemate/domain/menu/menu-price.ts'
import { isPayable, payableStep } from '@tablemate/domain/money.ts'
import type { OrderItem } from '@tablemate/domain/orders/order.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { type Problem, problem } from '../../problems.ts'
import { findMenuItems } from '../menu/queries.ts'
import type { PricingGroup } from './queries.ts'

interface PricingOptions {
  /** The items of the order before the change. */
  readonly previous?: readonly OrderItem[]
  readonly acceptsPrices: boolean
}

/** Runs `priceByMenu` with the current menu and the restaurant's rule for lines off the menu. */
export async function priceItems(
  sql: Sql | Transaction,
  items: readonly SentItem[],
  { restaurantId, currency }: PricingGroup,
  options: PricingOptions,
): Promise<PricedItems> {
  const keys = [...new Set(items.map(({ name }) => menuItemKey(name)))]
  const menuItems =
    restaurantId === null || keys.length === 0 ? null : await findMenuItems(sql, restaurantId, keys)
  const listed = new Set((menuItems ?? []).map(({ name }) => menuItemKey(name)))
  const offMenu =
    menuItems && keys.some(key => !listed.has(key)) ? await findRule(sql, restaurantId) : 'as-typed'
  return priceByMenu(items, { menuItems, step: payableStep(currency), offMenu, ...options })
}

async function findRule(sql: Sql | Transaction, restaurantId: number | null): Promise<OffMenuRule> {
  const [found] = await sql<{ offMenu: OffMenuRule }[]>`
    select off_menu as "offMenu" from restaurant_kitchens where restaurant_id = ${restaurantId} and mode <> 'off'`
  return found?.offMenu ?? 'as-typed'
}

/**
 * As `priceItems`, but throws 'sold-out', 'menu-item-gone' and 'off-menu' with the fields of those items, 'options-missing' and
 * 'options-too-many' with the group of options, 'price-changed' with the new prices, and 'invalid' with the fields of prices that the currency cannot pay, such as tenths of a yen.
 */
export async function requirePriced(...input: Parameters<typeof priceItems>): Promise<OrderItem[]> {
  const priced = await priceItems(...input)
  const step = payableStep(input[2].currency)
  switch (priced.kind) {
    case 'price-changed':
      throw problem('price-changed', { prices: priced.prices })
    case 'sold-out':
      throw problem('sold-out', { fields: itemFields(priced.at, 'name', 'sold-out') })
    case 'menu-item-gone':
    case 'off-menu':
      throw problem(priced.kind, { fields: itemFields(priced.at, 'name', 'not-on-menu') })
    case 'options-missing':
    case 'options-too-many': {
      const { id: groupId, name } = priced.group
      const fault = priced.kind === 'options-missing' ? 'required' : 'too-long'
      throw choiceProblem(priced.kind, priced.at, fault, { groupId, name })
    }
    case 'option-sold-out': {
      const { id: optionId, name } = priced.option
      throw choiceProblem('sold-out', priced.at, 'sold-out', { optionId, name })
    }
    case 'option-gone':
      throw choiceProblem('menu-item-gone', priced.at, 'not-on-menu', { optionId: priced.optionId })
    case 'priced': {
      const faulty = priced.items.flatMap(({ price }, index) => (isPayable(price, step) ? [] : [index]))
      if (faulty.length > 0) throw problem('invalid', { fields: itemFields(faulty, 'price', 'not-payable') })
      return [...priced.items]
    }
  }
}

function choiceProblem(
  name: ProblemName,
  at: readonly number[],
  fault: FieldProblem,
  choice: Omit<NonNullable<ProblemBody['choice']>, 'item'>,
): Problem {
  const [item = 0] = at
  return problem(name, { fields: itemFields(at, 'options', fault), choice: { item, ...choice } })
}

function itemFields(indices: readonly number[], field: keyof OrderItem, fault: FieldProblem) {
  return Object.fromEntries(indices.map(index => [`items.${index}.${field}`, fault]))
}
