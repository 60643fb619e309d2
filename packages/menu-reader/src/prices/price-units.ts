// Decides whether a file's numbers are prices in major or in minor units, where the file does not say.

import { type CurrencyCode, decimalsOf } from '@tablemate/domain/currency.ts'
import { isCurrencyCode } from '@tablemate/domain/iso-currencies.ts'
import { scaleOf } from '@tablemate/domain/menu/price-scale.ts'
import type { Amount } from '../json/json-amount.ts'
import type { FileDoubt } from '../menu-reading.ts'

export interface Units {
  /** Whether the amount counts minor units of the restaurant’s currency. */
  readonly isMinor: (amount: Amount) => boolean
  readonly doubts: readonly FileDoubt[]
}

/** `currencies` are those that the file hints at; without hints, the scale of the restaurant's `currency` decides. */
export function unitsOf(
  amounts: readonly Amount[],
  currency: CurrencyCode,
  currencies: ReadonlySet<string>,
  source: keyof typeof thresholds = 'anybody',
): Units {
  const hasMinorUnits = decimalsOf(currency) > 0
  const ofMoney = amounts.flatMap(({ price, unit }) => (unit === 'money' ? [Number(price)] : []))
  const undetermined = amounts.filter(({ price, unit }) => unit === 'undetermined' && price !== '')
  const money = judge(ofMoney, { ...thresholds.till, currency, currencies })
  const numbers = undetermined.flatMap(({ price }) => (typeof price === 'number' ? [price] : []))
  const plain =
    numbers.length < undetermined.length
      ? ({ areMinor: false, isSure: true } as const)
      : judge(numbers, { ...thresholds[source], currency, currencies })
  const doubts: FileDoubt[] = []
  for (const verdict of [money, plain])
    if (!verdict.isSure) doubts.push(verdict.areMinor ? 'prices-in-hundredths' : 'prices-perhaps-hundredths')
  return {
    isMinor: ({ price, unit }) =>
      typeof price === 'number' &&
      ((unit === 'minor' && hasMinorUnits) ||
        (unit === 'money' && money.areMinor) ||
        (unit === 'undetermined' && plain.areMinor)),
    doubts: [...new Set(doubts)],
  }
}

interface Thresholds {
  /** From which median price the numbers are minor units, and from which this is doubtful. */
  readonly minorFrom: number
  readonly unsureFrom: number
}

const thresholds = {
  // Tills count in minor units, unless all dishes would then cost less than one unit.
  till: { minorFrom: 100, unsureFrom: Number.POSITIVE_INFINITY },
  anybody: { minorFrom: 600, unsureFrom: 250 },
  // People write prices in major units into spreadsheets; only another hint suggests minor units.
  spreadsheet: { minorFrom: Number.POSITIVE_INFINITY, unsureFrom: 250 },
} as const satisfies Record<string, Thresholds>

interface UnitQuestion extends Thresholds {
  readonly currency: CurrencyCode
  readonly currencies: ReadonlySet<string>
}

interface Verdict {
  readonly areMinor: boolean
  readonly isSure: boolean
}

function judge(
  prices: readonly number[],
  { minorFrom, currency, currencies, ...source }: UnitQuestion,
): Verdict {
  const isTill = minorFrom === thresholds.till.minorFrom
  // A currency without decimals is counted in major units.
  if (prices.length === 0 || decimalsOf(currency) === 0) return { areMinor: false, isSure: true }
  if (!prices.every(Number.isInteger)) return { areMinor: false, isSure: true }
  const positive = prices.filter(price => price > 0)
  const median = [...positive].sort((a, b) => a - b)[Math.floor(positive.length / 2)] ?? 0
  if (isTill) return { areMinor: median >= minorFrom, isSure: median >= minorFrom }
  const scale = currencies.size > 0 ? 1 : scaleOf(currency)
  if (positive.length < 2 || median < source.unsureFrom * scale) return { areMinor: false, isSure: true }
  // Thousands of pesos are usual in pesos, and far too little in hundredths of them.
  const own = Math.max(...[...currencies].filter(isCurrencyCode).map(scaleOf), scaleOf(currency))
  if (own >= scaleOfThousands && median >= 0.5 * own && median < 100 * own)
    return { areMinor: false, isSure: true }
  const hasLarge = [...currencies].some(currency => largeUnits.has(currency))
  const hasSmall = !hasLarge && [...currencies].some(currency => smallUnits.has(currency))
  if (hasLarge) return { areMinor: false, isSure: median < 3000 }
  if (hasSmall) return { areMinor: true, isSure: false }
  // Pesos in thousands: in a currency with minor units no dish costs that much.
  if (median >= 6000 * scale && positive.every(price => price % 100 === 0))
    return { areMinor: false, isSure: false }
  const round = positive.filter(price => price % 5 === 0 || price % 100 === 99).length
  return { areMinor: median >= minorFrom * scale && round >= 0.8 * positive.length, isSure: false }
}

/** A dish costs a thousand and more. */
const scaleOfThousands = 100

/** Currencies in which a dish costs hundreds or thousands, then those in which it costs less than a hundred. */
const largeUnits = new Set(
  'INR ₹ RS PKR LKR NPR BDT JPY ¥ KRW ₩ HUF FT CLP COP ARS IDR RP VND ₫ ISK RUB ₽ PHP ₱ THB ฿ TWD KES NGN ₦ TZS UGX CRC PYG CZK KČ MXN KZT UAH ₴ RSD AMD GEL UYU DOP TRY ₺'.split(
    ' ',
  ),
)
const smallUnits = new Set(
  'USD EUR € GBP £ CAD AUD NZD CHF SGD BRL R$ PLN ILS ₪ AED SAR MYR BGN RON ZŁ'.split(' '),
)
