// Checks whether the menu can store a dish. An import stores all rows or none, so each fault must be corrected.

import * as limits from '@tablemate/domain/limits.ts'
import { isPayable, type Minor, type PayableStep } from '@tablemate/domain/money.ts'
import { isPlainLine, isPlainText, isVisible, lengthOf, tidyName } from '@tablemate/domain/plain-text.ts'

export interface WrittenDish {
  readonly name: string
  readonly category: string
  readonly description: string
  readonly price: Minor | null
}

export type RowFault =
  | 'required'
  | 'too-long'
  | 'too-small'
  | 'too-large'
  | 'not-payable'
  | 'forbidden-characters'

export type RowFaults = { readonly [Field in keyof WrittenDish]?: RowFault }

/** Empty for a valid dish. `step` is the payable step of the restaurant's currency. */
export function faultsOf(dish: WrittenDish, step: PayableStep): RowFaults {
  const found = {
    name: lineFault(dish.name, limits.itemName),
    category: lineFault(dish.category, limits.category),
    description: textFault(dish.description, limits.itemDescription),
    price: priceFault(dish.price, step),
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined))
}

function lineFault(text: string, max: number): RowFault | undefined {
  if (!isVisible(text)) return 'required'
  if (!isPlainLine(text)) return 'forbidden-characters'
  return text.length > max && lengthOf(tidyName(text)) > max ? 'too-long' : undefined
}

function textFault(text: string, max: number): RowFault | undefined {
  if (!isPlainText(text)) return 'forbidden-characters'
  return text.length > max && lengthOf(text.trim()) > max ? 'too-long' : undefined
}

function priceFault(price: Minor | null, step: PayableStep): RowFault | undefined {
  if (price === null) return 'required'
  if (price < 0) return 'too-small'
  if (price > limits.price) return 'too-large'
  return isPayable(price, step) ? undefined : 'not-payable'
}

/** The category of dishes whose file names none, and the names of sizes and of extras. */
export const otherCategory = 'Other'
export const [sizesName, extrasName] = ['Size', 'Extras']
