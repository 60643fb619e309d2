// The states of a card payment. See docs/decisions/0032 for the diagram.

import type { Columns } from '../bill/bill-split.ts'
import type { CurrencyCode } from '../iso-currencies.ts'
import { type Minor, minorUnitsOf, payableStep } from '../money.ts'
import { minuteMs } from '../time.ts'

/**
 * 'held': the dues are being paid. 'released': they are due again. 'returning': money arrived that is not due, and has to go
 * back; then 'returned'. 'refunding': the restaurant gives the money back; then 'refunded'.
 */
export const cardPaymentStates = [
  'held',
  'paid',
  'released',
  'returning',
  'returned',
  'refunding',
  'refunded',
] as const
export type CardPaymentState = (typeof cardPaymentStates)[number]

/** How long dues are held. The provider's page for the card is closed then. */
export const cardHoldMs = 15 * minuteMs

interface MemberDue extends Columns {
  readonly memberId: number
}

/** A due of a card payment, with the columns that its payment has. */
export interface CardDue extends MemberDue {
  /** What the payer adds beyond the bill. */
  readonly ownTip: Minor
}

/** A hold of dues that the same device began before. */
export interface EarlierHold {
  readonly state: CardPaymentState
  readonly dues: readonly Pick<CardDue, 'memberId'>[]
  readonly createdAt: Date
  /** Whether the diner got a page to pay on. */
  readonly hadPage: boolean
  /** Whether somebody else whose due it held ended it. */
  readonly isEndedByOthers: boolean
}

/**
 * Whether a device may hold the dues of others: not of those who ended its hold before, not while it holds some, and after
 * backing out of a page, or after the staff closed it, once more in the time of a hold. Otherwise one diner could keep a group
 * from paying.
 */
export function mayHold(
  others: readonly number[],
  earlier: readonly EarlierHold[],
  mine: readonly number[],
  now: Date,
): boolean {
  if (others.length === 0) return true
  if (
    earlier.some(
      ({ isEndedByOthers, dues }) =>
        isEndedByOthers && dues.some(({ memberId }) => others.includes(memberId)),
    )
  )
    return false
  const recent = earlier.filter(
    ({ dues, createdAt }) =>
      now.getTime() - createdAt.getTime() < cardHoldMs &&
      dues.some(({ memberId }) => !mine.includes(memberId)),
  )
  const backedOut = recent.filter(({ state, hadPage }) => state === 'released' && hadPage)
  return !recent.some(({ state }) => state === 'held') && backedOut.length < 2
}

/** Whether the members owe exactly these dues now. */
export function areStillDue(dues: readonly CardDue[], now: readonly MemberDue[]): boolean {
  return dues.every(({ memberId, amount, tipAmount }) =>
    now.some(due => due.memberId === memberId && due.amount === amount && due.tipAmount === tipAmount),
  )
}

export function totalDue(dues: readonly Columns[]): Minor {
  return dues.reduce((sum, { amount, tipAmount }) => sum + amount + tipAmount, 0)
}

/** What the card is charged. */
export function totalCharge(dues: readonly CardDue[]): Minor {
  return dues.reduce((sum, { ownTip }) => sum + ownTip, totalDue(dues))
}

/** Currencies in which Stripe charges no card. Source: Stripe, "Supported currencies". */
export const currenciesWithoutCards: readonly CurrencyCode[] = [
  ...(['BTN', 'CUP', 'ERN', 'GHS', 'IQD', 'IRR', 'KPW', 'LYD', 'MRU', 'SDG', 'SSP', 'STN', 'SYP'] as const),
  ...(['TMT', 'VES', 'ZWG'] as const),
]

/**
 * The step of what a card can be charged, in minor units: the payable step; but thousandths end in 0, and an ariary is not
 * divided. Source: Stripe, "Supported currencies".
 */
export function cardStep(currencyCode: string): 1 | 10 | 100 {
  if (minorUnitsOf(currencyCode) === 1000) return 10
  return currencyCode === 'MGA' ? 100 : payableStep(currencyCode)
}

/**
 * An amount in the unit that Stripe wants: the currency's smallest, so yen and won undivided. The króna and the Ugandan shilling
 * are counted in hundredths, although they have none. Source: Stripe, "Supported currencies".
 */
export function stripeAmount(amount: Minor, currencyCode: string): number {
  const isDivided = currencyCode === 'ISK' || currencyCode === 'UGX'
  return cardStep(currencyCode) === 100 && !isDivided ? amount / 100 : amount
}
