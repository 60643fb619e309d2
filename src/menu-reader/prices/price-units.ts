// Whether the numbers of a file are prices or hundredths of prices, where the file does not say.

import { type CurrencyCode, decimalsOf } from '#domain/currency.ts'
import type { Amount } from '../json/json-amount.ts'
import type { FileDoubt } from '../menu-reading.ts'
import { scaleOf } from './price-scale.ts'

export interface Units {
  /** What number is to be divided by a hundred. */
  readonly isHundredths: (amount: Amount) => boolean
  readonly doubts: readonly FileDoubt[]
}

/** `currencies` are those that the file gives away; where it gives none away, `currency`, the restaurant's, tells what is dear. */
export function unitsOf(
  amounts: readonly Amount[],
  currency: CurrencyCode,
  currencies: ReadonlySet<string>,
  manner: keyof typeof manners = 'anybody',
): Units {
  const hasHundredths = decimalsOf(currency) > 0
  const ofMoney = amounts.flatMap(({ price, unit }) => (unit === 'money' ? [Number(price)] : []))
  const open = amounts.filter(({ price, unit }) => unit === 'open' && price !== '')
  const money = judge(ofMoney, { ...manners.till, currency, currencies })
  const numbers = open.flatMap(({ price }) => (typeof price === 'number' ? [price] : []))
  const plain =
    numbers.length < open.length
      ? ({ areHundredths: false, isSure: true } as const)
      : judge(numbers, { ...manners[manner], currency, currencies })
  const doubts: FileDoubt[] = []
  for (const verdict of [money, plain])
    if (!verdict.isSure)
      doubts.push(verdict.areHundredths ? 'prices-in-hundredths' : 'prices-perhaps-hundredths')
  return {
    isHundredths: ({ price, unit }) =>
      typeof price === 'number' &&
      ((unit === 'hundredths' && hasHundredths) ||
        (unit === 'money' && money.areHundredths) ||
        (unit === 'open' && plain.areHundredths)),
    doubts: [...new Set(doubts)],
  }
}

interface Manner {
  /** At which middle price they are hundredths, and from which nobody could tell. */
  readonly hundredthsFrom: number
  readonly openFrom: number
}

const manners = {
  // A till counts in hundredths: only where all dishes would cost less than one is that not so.
  till: { hundredthsFrom: 100, openFrom: Number.POSITIVE_INFINITY },
  anybody: { hundredthsFrom: 600, openFrom: 250 },
  // Spreadsheets have prices as people write them; hundredths are of a program, and only another hint tells.
  spreadsheet: { hundredthsFrom: Number.POSITIVE_INFINITY, openFrom: 250 },
} as const satisfies Record<string, Manner>

interface Question extends Manner {
  readonly currency: CurrencyCode
  readonly currencies: ReadonlySet<string>
}

interface Verdict {
  readonly areHundredths: boolean
  readonly isSure: boolean
}

function judge(
  prices: readonly number[],
  { hundredthsFrom, currency, currencies, ...manner }: Question,
): Verdict {
  const isTill = hundredthsFrom === manners.till.hundredthsFrom
  // Where there is nothing smaller than the major unit, everybody counts in that.
  if (prices.length === 0 || decimalsOf(currency) === 0) return { areHundredths: false, isSure: true }
  if (!prices.every(Number.isInteger)) return { areHundredths: false, isSure: true }
  const dear = prices.filter(price => price > 0)
  const middle = [...dear].sort((a, b) => a - b)[Math.floor(dear.length / 2)] ?? 0
  if (isTill) return { areHundredths: middle >= hundredthsFrom, isSure: middle >= hundredthsFrom }
  const scale = currencies.size > 0 ? 1 : scaleOf(currency)
  if (dear.length < 2 || middle < manner.openFrom * scale) return { areHundredths: false, isSure: true }
  const isLarge = [...currencies].some(currency => largeUnits.has(currency))
  const isSmall = !isLarge && [...currencies].some(currency => smallUnits.has(currency))
  if (isLarge) return { areHundredths: false, isSure: middle < 3000 }
  if (isSmall) return { areHundredths: true, isSure: false }
  // Pesos of many thousands; no dish costs as much in what has hundredths.
  if (middle >= 6000 * scale && dear.every(price => price % 100 === 0))
    return { areHundredths: false, isSure: false }
  const round = dear.filter(price => price % 5 === 0 || price % 100 === 99).length
  return { areHundredths: middle >= hundredthsFrom * scale && round >= 0.8 * dear.length, isSure: false }
}

/** Currencies in which a dish costs hundreds or thousands, and those in which it costs less than a hundred. */
const largeUnits = new Set(
  'INR ₹ RS PKR LKR NPR BDT JPY ¥ KRW ₩ HUF FT CLP COP ARS IDR RP VND ₫ ISK RUB ₽ PHP ₱ THB ฿ TWD KES NGN ₦ TZS UGX CRC PYG CZK KČ MXN KZT UAH ₴ RSD AMD GEL UYU DOP TRY ₺'.split(
    ' ',
  ),
)
const smallUnits = new Set(
  'USD EUR € GBP £ CAD AUD NZD CHF SGD BRL R$ PLN ILS ₪ AED SAR MYR BGN RON ZŁ'.split(' '),
)
