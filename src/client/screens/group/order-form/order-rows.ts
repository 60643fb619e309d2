// The rows of the form as people type them, and the items they become. Pure.

import { type CurrencyCode, currencyOf, decimalsOf } from '#domain/currency.ts'
import { limits } from '#domain/limits.ts'
import { isPayable, payableStep } from '#domain/money.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { isVisible, tidyName } from '#domain/plain-text.ts'
import { lineRule } from '../../../parts/line-rule.ts'
import { readPrice } from '../../../parts/read-price.ts'
import * as en from '../../../text/en.ts'
import { fieldText } from '../../../text/fields.ts'
import { money } from '../../../text/format.ts'

/** One row, every field as it was typed. */
export interface Row {
  name: string
  quantity: string
  price: string
  modifications: string
  /** It was picked from the menu, which may have it for nothing. */
  isListed?: boolean
}

export type RowProblems = Partial<Record<keyof Row, string>>

export const blankRow: Row = { name: '', quantity: '1', price: '', modifications: '' }

const words = en.orderForm
const rules = {
  name: lineRule({ max: limits.itemName, required: words.nameRequired }),
  modifications: lineRule({ max: limits.modifications }),
}

export function isBlank(row: Row): boolean {
  return !isVisible(row.name) && row.price.trim() === '' && !isVisible(row.modifications)
}

/** Whether the row is an item at all: named, and with a price above 0 unless a menu says so. The others are dropped when the order is sent. */
export function isItem(row: Row, currency: CurrencyCode): boolean {
  return isVisible(row.name) && (readPrice(row.price, currency) ?? 0) >= leastOf(row)
}

/** What is wrong with a row, by field; nothing for one that can be sent. */
export function problemsOf(row: Row, currency: CurrencyCode): RowProblems {
  const problems = {
    name: saidBy(rules.name(row.name)),
    quantity: quantityProblem(quantityOf(row)),
    price: priceProblem(readPrice(row.price, currency), leastOf(row), currency),
    modifications: saidBy(rules.modifications(row.modifications)),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

export function isSound(row: Row, currency: CurrencyCode): boolean {
  return isItem(row, currency) && Object.keys(problemsOf(row, currency)).length === 0
}

/** Parsed as a whole number; 1 where there is none. */
export function quantityOf({ quantity }: Row): number {
  const parsed = Number.parseInt(quantity, 10)
  return Number.isNaN(parsed) ? 1 : parsed
}

/** For a row that is sound. */
export function itemOf(row: Row, currency: CurrencyCode): OrderItem {
  const modifications = tidyName(row.modifications)
  return {
    name: tidyName(row.name),
    quantity: quantityOf(row),
    price: readPrice(row.price, currency) ?? 0,
    ...(modifications && { modifications }),
  }
}

export function rowOf(item: OrderItem, currency: CurrencyCode): Row {
  return {
    name: item.name,
    quantity: String(item.quantity),
    price: (item.price / 100).toFixed(decimalsOf(currency)),
    modifications: item.modifications ?? '',
    ...(item.price === 0 && { isListed: true }),
  }
}

/** The label of a price: which money it is in. */
export function priceLabel(currency: CurrencyCode): string {
  return words.price(currencyOf(currency).symbol)
}

function quantityProblem(quantity: number): string | undefined {
  if (quantity < 1) return words.quantityTooSmall
  if (quantity > limits.quantity) return words.quantityTooLarge(limits.quantity)
  return undefined
}

/** Minor units. */
const leastOf = ({ isListed }: Row) => (isListed ? 0 : 1)

function priceProblem(price: number | null, least: number, currency: CurrencyCode): string | undefined {
  if (price === null || price < least) return words.pricePositive
  if (price > limits.price) return words.priceTooLarge(money(limits.price, currency))
  return isPayable(price, payableStep(currency)) ? undefined : fieldText['not-payable']
}

const saidBy = (result: true | string) => (result === true ? undefined : result)
