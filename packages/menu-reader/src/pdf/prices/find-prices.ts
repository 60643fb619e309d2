// Finds every number of a line that may be a price, and whether its form makes it certain.

import type { Minor } from '@tablemate/domain/money.ts'
import { currencySign, signOfHundreds, signOfThousands } from './currency-signs.ts'
import { isMeasured, isNeverPrice, withoutLookalikes } from './lookalikes.ts'

/** Offsets are those of the line's text. `isSure`: it has a currency or cents. */
export interface PrintedPrice {
  readonly start: number
  readonly end: number
  /** As printed, with its currency; '' without a number. */
  readonly written: string
  /** Null for a dash: the dish does not come in this size. */
  readonly amount: Minor | null
  readonly isSure: boolean
  readonly hasCurrency: boolean
}

const number = String.raw`(?:\d{1,3}(?:[.,’']\d{3})+(?:[.,]\d{2})?|\d{1,5}(?:\s?[.,:]\s?[-–—]{1,2}|/-(?!\s?[-–—]))(?![\d-])|\d{1,3}[kK](?![\p{L}\d])|\d{1,5}[.,]\d{1,2}|\d{1,3}\s?[¼½¾]|\d{1,5}|[.,]\d{2}|[¼½¾])`
/** "12€50": the sign is the decimal separator. */
const signInside = String.raw`(?<!${currencySign})\d{1,3}[€£]\d{2}(?![.,]?\d|\s?${currencySign})`
/** "16. 90", at the end of its cell. "31. 12" is a date. */
const brokenDecimals = String.raw`(?<=\p{L}{3}\s+|[\t…]\s*)(?!(?:[12]?\d|3[01])\. (?:0[1-9]|1[0-2]))\d{1,3}[.,] \d{2}(?=\s*(?:${currencySign}|[\t…/]|$))`
/**
 * "1 250 Ft", "Rp 45 000", and in a cell of its own "1 250 kr" and "1 250,-". "Whisky 12 145 kr" and "Wine $8 100" have no
 * thousands.
 */
const blankThousands = [
  String.raw`\d{1,3}(?: \d{3})+(?:[.,]\d{2})?(?=\s?${signOfThousands})`,
  String.raw`(?<=${signOfThousands}\s?)\d{1,3}(?: \d{3})+(?=\s*(?:[\t…/]|$))`,
  String.raw`(?<=(?:^|[\t…])\s*)\d{1,2}(?: \d{3})+(?=\s?${signOfHundreds}|,[-–—])`,
].join('|')
const printed = new RegExp(
  String.raw`(?:(?<before>${currencySign})\s?|\s?(?<![\d.,:]))(?<number>(?:${signInside}|${brokenDecimals}|(?:${blankThousands})(?:,[-–—]{1,2})?|${number})(?![\d:]|[.,]\d))(?<after>\s?${currencySign}(?!\d))?`,
  'gu',
)
/** A dash instead of a price: beside a slash, or alone in its cell. */
const missing =
  /(?<=\/\s?|[\t…]\s?)(?:n\/?a|[-–—](?:\s?[-–—])?)(?=\s*(?:\/|[\t…]|$))|(?<=^|[\s\t])(?:n\/?a|[-–—](?:\s?[-–—])?)(?=\s*\/\s*\S)/gi

/** "MP", the market price, instead of a number. */
const atMarketPrice =
  /(?<=[\t…]\s*|\s)(?:M\.?P\.?|S\.?Q\.?|P\.?O\.?A\.?|A\.?Q\.?|[Mm]arket [Pp]rice|MARKET PRICE|[Dd]agprijs|[Tt]agespreis)\s*$/g

const hasSign = /[€£]/

export function findPrices(text: string): PrintedPrice[] {
  const clean = withoutLookalikes(text)
  const prices = [...clean.matchAll(printed)].flatMap(match => readPrice(match, clean))
  const dashes = [...clean.matchAll(missing)].map(({ index, 0: dash }) => ({
    start: index,
    end: index + dash.length,
    written: '',
    amount: null,
    isSure: false,
    hasCurrency: false,
  }))
  const unset = [...clean.matchAll(atMarketPrice)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    written: '',
    amount: null,
    isSure: true,
    hasCurrency: false,
  }))
  const free = [...dashes, ...unset].filter(
    dash => !prices.some(({ start, end }) => start < dash.end && dash.start < end),
  )
  return [...prices, ...free].sort((a, b) => a.start - b.start)
}

function readPrice(match: RegExpExecArray, text: string): PrintedPrice[] {
  const { before, number: digits = '', after } = match.groups ?? {}
  // "50¢".
  const amount = /¢/.test(match[0]) ? Number.parseInt(digits, 10) : amountOf(digits)
  if (amount === null || amount === 0) return []
  const start = match.index + (match[0].length - match[0].trimStart().length)
  const end = match.index + match[0].trimEnd().length
  const hasCurrency = Boolean(before || after) || hasSign.test(digits)
  const hasCents = /[.,] ?\d{2}$|[.,:/]\s?[-–—]+$/.test(digits)
  const context = { before: text.slice(0, start), after: text.slice(end) }
  if (!hasCurrency && isNeverPrice(digits, context)) return []
  if (isMeasured(digits, context) && !(hasCurrency || context.after.startsWith('/'))) return []
  // "½ Btl" names a size.
  if (/^[½¼¾]$/.test(digits) && !hasCurrency && /^\s?\p{L}/u.test(context.after)) return []
  if (/^[.,½¼¾]/.test(digits) && !hasCurrency && !/(?:^|[\t…/]\s?)$/.test(context.before)) return []
  return [{ start, end, written: match[0].trim(), amount, isSure: hasCurrency || hasCents, hasCurrency }]
}

// Parses a printed number as money: "12", "12.5", "12,50", "1.200", "7½", "8,-", "95:-", "120/-", "85K", ".75",
// "12€50", "1 250".

/** In hundredths of the major unit; null if the text is no amount. */
function amountOf(printed: string): Minor | null {
  const text = printed
    .replace(/[\s’']/g, '')
    .replace(/[.,:/][-–—]+$/, '')
    .replace(/[€£](?=\d)/, '.')
  const thousand = /^(\d{1,3})k$/i.exec(text)
  if (thousand) return Number(thousand[1]) * 100_000
  const half = /^(\d*)([¼½¾])$/.exec(text)
  if (half) return Number(half[1] || 0) * 100 + (quarters[half[2] ?? ''] ?? 0)
  const thousands = /^(\d{1,3})((?:[.,]\d{3})+)(?:[.,](\d{2}))?$/.exec(text)
  if (thousands)
    return Number(`${thousands[1]}${thousands[2]?.replace(/[.,]/g, '')}`) * 100 + Number(thousands[3] ?? 0)
  const plain = /^(\d{0,6})(?:[.,](\d{1,2}))?$/.exec(text)
  if (!plain || text === '') return null
  return Number(plain[1] || 0) * 100 + Number((plain[2] ?? '').padEnd(2, '0'))
}

const quarters: Record<string, Minor> = { '¼': 25, '½': 50, '¾': 75 }
