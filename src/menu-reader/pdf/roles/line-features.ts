// What is to be seen of a line before anything is decided: its look, its shape, its prices.

import type { Line, PlacedWord } from '../layout/text-lines.ts'
import type { LinePrices } from '../prices/found-prices.ts'
import { linePricesOf } from '../prices/line-prices.ts'
import { hasOrdinal } from '../prices/ordinal.ts'
import type { PriceHabits } from '../prices/price-habits.ts'
import { isContact } from './contact-lines.ts'
import { isHeadingWord } from './heading-words.ts'
import { namesInRow } from './name-row.ts'
import { isUpper, proseOf } from './prose.ts'
import { isTableHead } from './table-heads.ts'

export interface LineFeatures {
  readonly line: Line
  readonly prices: LinePrices
  /** Size, font and case of its first words, as one key: what is meant alike looks alike. */
  readonly look: string
  /** The same whether or not the line begins with a number of the menu's. */
  readonly face: string
  readonly size: number
  readonly isBold: boolean
  readonly isCapitals: boolean
  /** Its words without prices. */
  readonly text: string
  readonly letters: number
  readonly words: number
  /** How much it reads like a description (> 0) or a name (< 0). */
  readonly prose: number
  /** The same of the words that a name beside its description would be. */
  readonly nameProse: number
  readonly isHeadingWord: boolean
  /** The sizes that it names for the prices under it. */
  readonly sizeRow: SizeRow | null
  /** It names sizes and nothing else. */
  readonly isSizeRow: boolean
  /** One priced line follows, then a line that looks like this one: a name, its description with the price, a name. */
  readonly isPaidOnce: boolean
  /** The first word of the next line would not have fitted beside it. */
  readonly isBroken: boolean
  /** It ends a name whose price stands beside the line above. */
  readonly endsName: boolean
  /** It begins what a price below, in a line of its own or behind the description, pays for. */
  readonly isPaidBelow: boolean
  /** It is the end of a description, with the price of the name above. */
  readonly paysAbove: boolean
  readonly isContact: boolean
  /** It holds several names side by side. */
  readonly isNameRow: boolean
  /** Such a line stands below it. */
  readonly isOverNames: boolean
  /** It says what the columns of a table are. */
  readonly isTableHead: boolean
  /** Its prices stand apart from its words. */
  readonly hasPriceCell: boolean
  /** "With sour cream … Large 18": so stands the price of a further size beside a description. */
  readonly addsSize: boolean
}

export interface SizeColumn {
  readonly name: string
  /** Of its middle, on the page. */
  readonly x: number
}

export interface SizeRow {
  readonly sizes: readonly SizeColumn[]
  /** Where the sizes begin in the line's text: a heading may stand before them. */
  readonly start: number
}

export function signsOf(line: Line, above: Line | null, habits: PriceHabits): LineFeatures {
  const prices = linePricesOf(line.text, habits, above?.column === line.column ? above.text : '')
  const text = clean(line.text.slice(prices.head.start, prices.head.end))
  const whole = prices.place === 'inside' ? clean(line.text) : text
  const lead = leadWords(line, prices.head.start)
  const first = lead[0] ?? line.words[0]
  const isCapitals = beginsInCapitals(lead.map(word => word.text))
  const face = [
    Math.round((first?.size ?? 10) * 2),
    first?.font,
    first?.isBold,
    first?.isItalic,
    isCapitals,
  ].join('|')
  const hasPriceCell = prices.place === 'end' && /^[\t…]/.test(line.text.slice(prices.head.end))
  const beside = nameBesideText(line, prices.head.start, isCapitals)
  return {
    line,
    prices,
    look: `${face}|${hasOrdinal(line.text)}`,
    face,
    size: first?.size ?? line.size,
    isBold: first?.isBold ?? false,
    isCapitals,
    text,
    letters: text.match(/\p{L}/gu)?.length ?? 0,
    words: text.split(/\s+/).filter(word => /\p{L}/u.test(word)).length,
    prose: proseOf(whole, first?.isItalic ?? false) - (beside ? 0.8 : 0),
    nameProse: proseOf(beside ?? whole, first?.isItalic ?? false),
    isHeadingWord: isHeadingWord(text),
    sizeRow: null,
    isPaidOnce: false,
    isBroken: false,
    endsName: false,
    isPaidBelow: false,
    paysAbove: false,
    isSizeRow: false,
    isContact: isContact(line.text),
    isNameRow: namesInRow(line, prices).length > 0,
    isOverNames: false,
    isTableHead: prices.place === 'none' && isTableHead(line),
    hasPriceCell,
    addsSize: hasPriceCell && prices.prices.every(({ size }) => size !== null),
  }
}

/** The first words of text, as far as their look lasts. */
function leadWords(line: Line, start: number): PlacedWord[] {
  const words = line.words.filter(
    word => word.start >= start && /[\p{L}]/u.test(word.text) && !/^\(?[A-Z]{1,3}\)$/.test(word.text),
  )
  const first = words[0]
  if (!first) return []
  const end = words.findIndex(word => word.font !== first.font || Math.abs(word.size - first.size) > 0.6)
  return words.slice(0, end < 0 ? 3 : Math.min(end, 3))
}

/** The words before the look changes, the capitals end or a dash parts them from the rest; null where nothing does. */
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

/** "ROAST CHICKEN", "HALIBUT peas and mint", but not "BBQ Ribs". */
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
