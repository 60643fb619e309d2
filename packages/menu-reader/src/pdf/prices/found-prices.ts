// The prices of a line, and helpers for all positions of a price.

import type { Minor } from '@tablemate/domain/money.ts'
import type { PrintedPrice } from './find-prices.ts'
import { isSizeName } from './size-words.ts'

export interface SizedPrice {
  /** As printed beside the price: "large", "bottle". */
  readonly size: string | null
  readonly amount: Minor | null
  readonly written: string
  readonly start: number
  readonly end: number
  readonly isSure: boolean
}

/** `only`: nothing but prices and sizes. `inside`: a price with text on both sides. */
export type PricePosition = 'none' | 'end' | 'start' | 'inside' | 'only'

export interface LinePrices {
  readonly position: PricePosition
  readonly prices: readonly SizedPrice[]
  readonly isRange: boolean
  /** The text before the prices, or after them if they come first. */
  readonly head: TextRange
  /** The text after prices `inside`. */
  readonly tail: TextRange
  /** Each price has a name that is not a size: "Lamb $17 | Goat $18". */
  readonly isListed: boolean
  readonly isExtra: boolean
}

export interface TextRange {
  readonly start: number
  readonly end: number
}

/** The result of one of the functions that find prices. */
export type FoundPrices = Omit<LinePrices, 'isExtra' | 'isListed'> & { readonly isListed?: true }

export function plain({ amount, written, start, end, isSure }: PrintedPrice): SizedPrice {
  return { size: null, amount, written, start, end, isSure }
}

export function sizeIn(text: string): string | null {
  const size = text
    .replace(/[\t…/|·•;:()–—-]|,(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return size !== '' && isSizeName(size) ? size : null
}

export function trimmedEnd(text: string, end: number): number {
  return text.slice(0, end).replace(/[\s\t…:|/(*·•,–—-]+$/, '').length
}

export function isSeparator(text: string, isSizeBehind: boolean): boolean {
  const bare = text.replace(/[\t…]/g, ' ').trim()
  if (/^(?:[/|·•,;–—-]{0,2}|\(\d{1,2}\)|or|to|of|ou|oder|und|and|a|bis|tot)$/i.test(bare)) return true
  const parts = bare
    .split(/(?:(?<!\d)\/|\/(?!\d)|[|·•;–—-]|,(?!\d))+/)
    .map(part => part.trim())
    .filter(part => part !== '')
  return parts.length <= (isSizeBehind ? 2 : 1) && parts.every(part => isSizeName(part))
}
