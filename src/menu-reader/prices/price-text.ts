// A price as menus print it: $12, 12,50 €, CHF 1'250.-, 1.234,50 kr, 8/9.

import { limits } from '#domain/limits.ts'
import { isPayable, type Minor, type PayableStep, toMinor } from '#domain/money.ts'
import type { RowDoubt } from '../menu-reading.ts'

export type DecimalSign = '.' | ','

/** What is known beforehand of the prices of one file. */
export interface PriceHabit {
  /** The sign before the decimals, where other prices of the file show it. */
  readonly sign: DecimalSign | null
  readonly step: PayableStep
  /** A thousand of the currency is what a dish may cost. */
  readonly isLarge?: boolean
}

export interface PriceRead {
  readonly price: Minor | null
  readonly doubts: readonly RowDoubt[]
}

/** Exact to the hundredth: digits are taken as digits, never through a binary fraction. */
export function readPrice(written: string | number, habit: PriceHabit): PriceRead {
  const { step } = habit
  if (typeof written === 'number') return keep(toMinor(written), roundingOf(written), step)
  const whole = tidy(written)
  if (whole === '') return { price: null, doubts: ['no-price'] }
  const text = whole.replace(lowest, '').replace(/(\d)\+$/, '$1')
  const isLowest = text !== whole
  const [, coins = '', coin = ''] = inHundredths.exec(text) ?? []
  if (coins !== '') return keep(Number(coins), /^[pc]$/i.test(coin) ? ['price-unsure'] : [], step)
  const [, first = '', second] =
    (text.length <= longest && !isNoPrice.test(text) && onePrice.exec(text)) || []
  if (first === '') return { price: null, doubts: ['price-unreadable'] }
  const { price, doubts } = readFigure(first, habit)
  if (isLowest) return keep(price, [...doubts, 'price-from'], step)
  return keep(price, second === undefined ? doubts : [...doubts, 'several-prices'], step)
}

/** Whether a text is a price and nothing else. */
export function isPriceLike(written: string): boolean {
  const text = tidy(written).replace(lowest, '')
  return text.length <= longest && onePrice.test(text) && !isNoPrice.test(text)
}

/** The decimal sign of a file's prices: the one that stands before one or two last digits, if only one of them does. */
export function decimalSignOf(prices: Iterable<string | number>): DecimalSign | null {
  const seen = new Set<string>()
  for (const written of prices) {
    if (typeof written === 'number') continue
    const [, first = ''] = (written.length <= longest && onePrice.exec(tidy(written))) || []
    const [, sign] = /\d([.,])\d{1,2}$/.exec(first) ?? []
    if (sign) seen.add(sign)
  }
  return seen.size === 1 ? ([...seen][0] as DecimalSign) : null
}

const longest = 60
/** "95¢", "80p". */
const inHundredths = /^(\d{1,3}) ?(¢|cts?|p|c)\.?$/i
/** "85k", "1.2k". */
const inThousands = /(?<![\d.,])(\d{1,3})(?:[.,](\d))? ?k(?![\p{L}.])/giu
/** Dates, and weights and measures. */
const isNoPrice =
  /^\d{1,2}[-/.]\d{1,2}[-/.](19|20)\d\d$|^(19|20)\d\d-\d\d-\d\d|\d ?(g|gr|kg|mg|ml|cl|dl|l|lt|oz|lbs?|cm|mm|kj|min|pcs?|stk|szt|%)\.?$/i
/** "From 8": what the smallest costs. */
const lowest =
  /^(?:from|starting (?:at|from)|ab|v\.a\.|[aà] partir d[ei]|d[eè]s|desde|a partire da|da|vanaf|από) (?=\p{L}{0,3}\p{Sc}? ?\d)/iu
/** Between figures a blank or an apostrophe sets thousands apart; so does the sign that is not the decimals'. */
const figure = String.raw`\d{1,3}(?:[ '.,]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`
/** A symbol or a short word: $, US$, EUR, kr., zł. */
const mark = String.raw`(?:\p{L}{0,4}\.?\p{Sc}|\p{L}{1,3}\.?|euros?)`
/** 12.- and 12,– have no decimals. */
const dash = '(?:[.,]?-{1,2})?'
const amount = `${mark}? ?(${figure})${dash}(?: ?${mark})?`
const between = '(?: ?[-/|] ?| (?:or|to|bis|a|à|o|y|e) )'
const onePrice = new RegExp(`^${amount}(?:${between}${amount}){0,7}$`, 'iu')

function tidy(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(/[’‘`´]/gu, "'")
    .replace(/[‐-―−]/gu, '-')
    .replace(/(\d) ?(\p{Sc}) ?(\d{2})$/u, '$1.$3 $2')
    .replace(inThousands, (_, whole: string, tenth = '0') => `${whole}${tenth}00`)
    .trim()
}

/** A millionth is the shadow of a sum that a program made. */
function roundingOf(major: number): readonly RowDoubt[] {
  return Math.abs(toMinor(major) / 100 - major) < 1e-6 ? [] : ['price-rounded']
}

function readFigure(
  written: string,
  { sign, step, isLarge }: PriceHabit,
): { price: Minor; doubts: RowDoubt[] } {
  const bare = written.replace(/[ ']/g, '')
  const signs = bare.replace(/\d/g, '')
  const last = signs.at(-1) ?? ''
  const [whole = '', decimals = ''] =
    signs.length > 1 && signs[0] === last ? [bare] : splitAt(bare, bare.lastIndexOf(last))
  const isOpen = signs.length === 1 && decimals.length === 3 && whole.length <= 3 && !/^0/.test(whole)
  if (isOpen && (sign === null || sign !== last)) {
    const isKnown = sign !== null || step === 100 || isLarge === true
    return { price: hundredths(whole + decimals, ''), doubts: isKnown ? [] : ['thousands-or-decimals'] }
  }
  const isRounded = /[1-9]/.test(decimals.slice(2))
  return { price: hundredths(whole, decimals), doubts: isRounded ? ['price-rounded'] : [] }
}

function splitAt(text: string, at: number): [string, string] {
  return at < 1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** Rounds half up what is finer. */
function hundredths(whole: string, decimals: string): Minor {
  const digits = whole.replace(/\D/g, '')
  const [cents, next] = [decimals.slice(0, 2).padEnd(2, '0'), decimals[2] ?? '0']
  return Number(digits + cents) + (next >= '5' ? 1 : 0)
}

function keep(price: Minor, doubts: readonly RowDoubt[], step: PayableStep): PriceRead {
  if (!(price >= 0)) return { price: null, doubts: ['price-unreadable'] }
  if (price > limits.price) return { price: null, doubts: ['price-too-large'] }
  if (!isPayable(price, step)) return { price: null, doubts: ['price-not-payable'] }
  return { price, doubts: price === 0 ? [...doubts, 'free'] : doubts }
}
