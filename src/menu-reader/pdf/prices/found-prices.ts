// What is found of a line's prices, and the small steps that all places of a price share.

import type { Minor } from '#domain/money.ts'
import type { PrintedPrice } from './find-prices.ts'
import { isSizeName } from './size-words.ts'

export interface SizedPrice {
  /** As printed beside it: "large", "bottle". */
  readonly size: string | null
  /** Null: not to be had in this size. */
  readonly amount: Minor | null
  /** As printed, with its currency. */
  readonly written: string
  /** Its place in the line's text. */
  readonly start: number
  readonly end: number
  readonly isSure: boolean
}

/** `only`: prices, or sizes with prices, and nothing else. `inside`: a price with text on both sides. */
export type PricePlace = 'none' | 'end' | 'start' | 'inside' | 'only'

export interface LinePrices {
  readonly place: PricePlace
  readonly prices: readonly SizedPrice[]
  readonly isRange: boolean
  /** The text before the prices, or behind them where they come first. */
  readonly head: Stretch
  /** What follows prices `inside`. */
  readonly tail: Stretch
  /** Each price has a name of its own that is no size: "Lamb $17 | Goat $18". */
  readonly isListed: boolean
  readonly isExtra: boolean
}

export interface Stretch {
  readonly start: number
  readonly end: number
}

/** Of one way to find them. */
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

export function isBetween(text: string, isSizeBehind: boolean): boolean {
  const bare = text.replace(/[\t…]/g, ' ').trim()
  if (/^(?:[/|·•,;–—-]{0,2}|or|to|of|ou|oder|und|and|a|bis|tot)$/i.test(bare)) return true
  const parts = bare
    .split(/(?:[/|·•;–—-]|,(?!\d))+/)
    .map(part => part.trim())
    .filter(part => part !== '')
  return parts.length <= (isSizeBehind ? 2 : 1) && parts.every(part => isSizeName(part))
}
