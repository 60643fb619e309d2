// The features of a line before any decision: its style, its shape, its prices.

import type { Line, LineWord } from '../layout/text-lines.ts'
import type { LinePrices } from '../prices/found-prices.ts'
import { linePricesOf } from '../prices/line-prices.ts'
import { hasOrdinal } from '../prices/ordinal.ts'
import type { PriceUsage } from '../prices/price-usage.ts'
import { isContact } from './contact-lines.ts'
import { isHeadingWord } from './heading-words.ts'
import { namesInRow } from './name-row.ts'
import { isUpper, proseOf } from './prose.ts'
import { isTableHead } from './table-heads.ts'

export interface LineFeatures {
  readonly line: Line
  readonly prices: LinePrices
  /** The face, and whether a dish number or a bullet precedes it. Lines with the same purpose have the same style. */
  readonly style: string
  /** Size, font, weight, slope and case of the first words, as one key. */
  readonly face: string
  readonly size: number
  readonly isBold: boolean
  readonly isCapitals: boolean
  /** "- Cola", "• Cola". */
  readonly hasBullet: boolean
  /** The words outside the prices. */
  readonly text: string
  readonly letters: number
  readonly words: number
  /** How much the line reads like a description (> 0) or a name (< 0). */
  readonly prose: number
  /** The same for the first words, if a description follows beside them. */
  readonly nameProse: number
  readonly isHeadingWord: boolean
  /** The sizes that the line names for the prices below it. */
  readonly sizeRow: SizeRow | null
  /** The line contains only names of sizes. */
  readonly isSizeRow: boolean
  /** One priced line follows, then this face again: probably a name, its description with the price, the next name. */
  readonly isPricedOnce: boolean
  /** The line wraps: the next line's first word would not have fitted on it. */
  readonly isBroken: boolean
  /** The line ends a name whose price is in the line above. */
  readonly endsName: boolean
  /** Its dish's price follows below: on its own line, or after the description. */
  readonly isPricedBelow: boolean
  /** The line ends a description and has the price of the name above. */
  readonly hasPriceOfAbove: boolean
  readonly isContact: boolean
  /** The line holds several names side by side. */
  readonly isNameRow: boolean
  /** A line with several names follows. */
  readonly isOverNames: boolean
  readonly isTableHead: boolean
  /** A gap separates the prices from the words. */
  readonly hasPriceCell: boolean
  /** "With sour cream … Large 18": the price of a further size, beside a description. */
  readonly addsSize: boolean
}

export interface SizeColumn {
  readonly name: string
  /** The centre on the page. */
  readonly x: number
}

export interface SizeRow {
  readonly sizes: readonly SizeColumn[]
  /** The offset at which the sizes begin; a heading may come before them. */
  readonly start: number
}

export function lineFeaturesOf(line: Line, above: Line | null, usage: PriceUsage): LineFeatures {
  const textAbove = above?.column === line.column ? above.text : ''
  const prices = linePricesOf(line.text, usage, textAbove, line.size)
  const text = clean(line.text.slice(prices.head.start, prices.head.end))
  const whole = prices.position === 'inside' ? clean(line.text) : text
  const leading = leadWords(line, prices.head.start)
  const first = leading[0] ?? line.words[0]
  const isCapitals = beginsInCapitals(leading.map(word => word.text))
  const face = [
    Math.round((first?.size ?? 10) * 2),
    first?.font,
    first?.isBold,
    first?.isItalic,
    isCapitals,
  ].join('|')
  const hasPriceCell = prices.position === 'end' && /^[\t…]/.test(line.text.slice(prices.head.end))
  const hasBullet = bullet.test(line.text)
  const beside = nameBesideText(line, prices.head.start, isCapitals)
  return {
    line,
    prices,
    style: `${face}|${hasOrdinal(line.text) ? '1.' : hasBullet ? '-' : ''}`,
    face,
    size: first?.size ?? line.size,
    isBold: first?.isBold ?? false,
    isCapitals,
    hasBullet,
    text,
    letters: text.match(/\p{L}/gu)?.length ?? 0,
    words: text.split(/\s+/).filter(word => /\p{L}/u.test(word)).length,
    prose: proseOf(whole, first?.isItalic ?? false) - (beside ? 0.8 : 0),
    nameProse: proseOf(beside ?? whole, first?.isItalic ?? false),
    isHeadingWord: isHeadingWord(text),
    sizeRow: null,
    isPricedOnce: false,
    isBroken: false,
    endsName: false,
    isPricedBelow: false,
    hasPriceOfAbove: false,
    isSizeRow: false,
    isContact: isContact(line.text),
    isNameRow: namesInRow(line, prices).length > 0,
    isOverNames: false,
    isTableHead: prices.position === 'none' && isTableHead(line),
    hasPriceCell,
    addsSize: hasPriceCell && prices.prices.every(({ size }) => size !== null),
  }
}

/** At the start of a line. */
export const bullet = /^\s*[-–—•*·▪◦►]\s*(?=\P{N})/u

/** Up to three first words in the same style. */
function leadWords(line: Line, start: number): LineWord[] {
  const words = line.words.filter(
    word => word.start >= start && /[\p{L}]/u.test(word.text) && !/^\(?[A-Z]{1,3}\)$/.test(word.text),
  )
  const first = words[0]
  if (!first) return []
  const end = words.findIndex(word => word.font !== first.font || Math.abs(word.size - first.size) > 0.6)
  return words.slice(0, end < 0 ? 3 : Math.min(end, 3))
}

/** The words before a change of style, the end of capitals or a dash; null without any of these. */
function nameBesideText(line: Line, start: number, isCapitals: boolean): string | null {
  const words = line.words.filter(word => word.start >= start && !word.isLeader)
  const first = words.find(({ text }) => /\p{L}{2}/u.test(text))
  if (!first) return null
  const end = words.findIndex(
    word =>
      word.start > first.start &&
      (/^[-–—:|]$/.test(word.text) ||
        (/\p{L}{2}/u.test(word.text) &&
          (word.font !== first.font || (isCapitals && /^\p{Ll}/u.test(word.text))))),
  )
  return end > 0 && end < 8
    ? words
        .slice(0, end)
        .map(({ text }) => text)
        .join(' ')
    : null
}

/** True for "ROAST CHICKEN" and "HALIBUT peas and mint", false for "BBQ Ribs". */
function beginsInCapitals([first = '', second = 'A']: readonly string[]): boolean {
  if ((first.match(/\p{L}/gu)?.length ?? 0) < 3) return isUpper(`${first} ${second}`)
  return isUpper(first) && (isUpper(second) || /^[^\p{L}]*\p{Ll}/u.test(second) || second.length < 3)
}

function clean(text: string): string {
  return text
    .replace(/[\t…]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
