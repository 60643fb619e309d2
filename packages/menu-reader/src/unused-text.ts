// What of a table or a JSON value became no part of the menu.

import { cut, tidyText, withoutMarkup } from './markup.ts'
import type { UnusedText } from './menu-reading.ts'
import { findPrices } from './pdf/prices/find-prices.ts'

/** `prices`: the marks in it that look like prices. */
export function unusedText(row: number | null, text: string, prices: number): UnusedText {
  return { row, place: null, text: cut(tidyText(withoutMarkup(text)), maxLength), prices }
}

const maxLength = 200

/** A file with more texts of this kind is hardly a menu, and nobody reads them. */
export const maxUnused = 2000

/** The amounts in a text that have a currency or cents, in hundredths. */
export function pricesInText(text: string): readonly number[] {
  if (!/\d/.test(text)) return []
  return findPrices(text.slice(0, maxSearched)).flatMap(({ isSure, amount }) =>
    isSure && amount !== null ? [amount] : [],
  )
}

const maxSearched = 10_000
