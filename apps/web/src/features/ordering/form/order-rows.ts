// Converts between typed rows of the form and order items, and validates the rows. Pure.

import { type CurrencyCode, symbolOf } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import type { SentItem } from '@tablemate/domain/menu/menu-price.ts'
import type { SentOption } from '@tablemate/domain/menu/options.ts'
import { isPayable, payableStep } from '@tablemate/domain/money.ts'
import type { SharedBy } from '@tablemate/domain/orders/order.ts'
import { isVisible, menuItemKey, tidyName } from '@tablemate/domain/plain-text.ts'
import { readPrice } from '../../../lib/read-price.ts'
import { money, typedAmount } from '../../../lib/text/format.ts'
import { texts } from '../../../lib/text/texts.ts'
import { lineRule } from '../../../ui/line-rule.ts'

/** One row, every field as it was typed. */
export interface Row {
  name: string
  quantity: string
  price: string
  modifications: string
  /** The dish was picked from the menu, where its price may be 0. */
  isListed?: boolean
  /** The name of the dish on the menu from which it was picked. */
  listedAs?: string
  /** Who shares the dish of a placed order. */
  sharedBy?: SharedBy
  /** What was chosen with the dish. */
  options?: SentOption[]
}

export type RowProblems = Partial<Record<keyof Row, string>>

export const blankRow: Row = { name: '', quantity: '1', price: '', modifications: '' }

const words = texts.orderForm
const rules = {
  name: lineRule({ max: limits.itemName, required: words.nameRequired }),
  modifications: lineRule({ max: limits.modifications }),
}

export function isBlank(row: Row): boolean {
  return !isVisible(row.name) && row.price.trim() === '' && !isVisible(row.modifications)
}

/** Whether the row is an item: it has a name, and a price above 0 unless the menu's is 0. Other rows are not sent. */
export function isItem(row: Row, currency: CurrencyCode): boolean {
  return isVisible(row.name) && (readPrice(row.price, currency) ?? 0) >= minPriceOf(row)
}

/** The problems of a row by field; empty if the row can be sent. */
export function problemsOf(row: Row, currency: CurrencyCode): RowProblems {
  const problems = {
    name: errorOf(rules.name(row.name)),
    quantity: quantityProblem(quantityOf(row)),
    price: priceProblem(readPrice(row.price, currency), minPriceOf(row), currency),
    modifications: errorOf(rules.modifications(row.modifications)),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

export function isValid(row: Row, currency: CurrencyCode): boolean {
  return isItem(row, currency) && Object.keys(problemsOf(row, currency)).length === 0
}

/** The quantity as an integer; 1 if the field has no number. */
export function quantityOf({ quantity }: Row): number {
  const parsed = Number.parseInt(quantity, 10)
  return Number.isNaN(parsed) ? 1 : parsed
}

/** The item of a valid row. */
export function itemOf(row: Row, currency: CurrencyCode): SentItem {
  const modifications = tidyName(row.modifications)
  const isPicked = row.listedAs !== undefined && menuItemKey(row.listedAs) === menuItemKey(row.name)
  return {
    name: tidyName(row.name),
    quantity: quantityOf(row),
    price: readPrice(row.price, currency) ?? 0,
    ...(modifications && { modifications }),
    ...(isPicked && { isOffMenu: false, ...(row.options && { options: row.options }) }),
    ...(row.sharedBy && { sharedBy: row.sharedBy }),
  }
}

export function rowOf(item: SentItem, currency: CurrencyCode): Row {
  return {
    name: item.name,
    quantity: String(item.quantity),
    price: typedAmount(item.price, currency),
    modifications: item.modifications ?? '',
    ...(item.price === 0 && { isListed: true }),
    ...(item.isOffMenu === false && { listedAs: item.name }),
    ...(item.sharedBy && { sharedBy: item.sharedBy }),
    // What the staff refused of a placed order is not ordered again.
    ...(item.options && { options: item.options.filter(option => !('refused' in option)) }),
  }
}

/** The label of a price field, with the currency's symbol. */
export function priceLabel(currency: CurrencyCode): string {
  return words.price({ symbol: symbolOf(currency) })
}

function quantityProblem(quantity: number): string | undefined {
  if (quantity < 1) return words.quantityTooSmall
  if (quantity > limits.quantity) return words.quantityTooLarge({ most: limits.quantity })
  return undefined
}

/** Minor units. */
const minPriceOf = ({ isListed }: Row) => (isListed ? 0 : 1)

function priceProblem(price: number | null, minPrice: number, currency: CurrencyCode): string | undefined {
  if (price === null || price < minPrice) return words.pricePositive
  if (price > limits.price) return words.priceTooLarge({ most: money(limits.price, currency) })
  return isPayable(price, payableStep(currency)) ? undefined : texts.fieldText['not-payable']
}

const errorOf = (result: true | string) => (result === true ? undefined : result)
