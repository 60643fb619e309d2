// The rows of the list of payments: every diner's paid amount, due and payment status, in figures and in words.

import type { Bill } from '@tablemate/contract/bills.ts'
import type { Group } from '@tablemate/contract/groups.ts'
import type { Payment } from '@tablemate/contract/payments.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import type { Minor, PayableStep } from '@tablemate/domain/money.ts'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { list, series } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'

/** A payment of a share on this phone that is running (see payments.ts) or has failed. */
type Activity = 'starting' | 'processing' | 'failed' | 'changed'

/** By member. */
export type Activities = ReadonlyMap<number, Activity>

/** 'held': being paid by card; card-payments.tsx says by whom. */
export type ShareStatus = 'nothing' | 'pending' | Activity | 'held' | 'completed'

export interface ShareRow {
  readonly memberId: number
  readonly name: string
  /** The share of one of this phone's own members. */
  readonly isOwn: boolean
  readonly status: ShareStatus
  /** With tax and fee, without tip. Like `tipAmount` it includes the paid and the due part. */
  readonly amount: Minor
  readonly tipAmount: Minor
  readonly paid: Minor
  /** What payers of this share added beyond the bill. */
  readonly ownTip: Minor
  /** What is being paid by card. */
  readonly held: Minor
  readonly due: Minor
  readonly parts: readonly PaidPart[]
}

/** What one payer paid of a share by one method. */
export interface PaidPart {
  readonly method: Payment['paymentMethod']
  /** The diner who paid; null: the staff took it, or the payer is no longer in the group. */
  readonly paidBy: string | null
  readonly isFriend: boolean
  /** With `ownTip` and tip. */
  readonly amount: Minor
}

/**
 * The phone's own members first, the others in the order of joining. Amounts are the bill's. A payment that the bill does not
 * include yet counts as paid.
 */
export function shareRows(
  bill: Bill,
  payments: readonly Payment[],
  activities: Activities,
  own: readonly number[],
): ShareRow[] {
  const nameOf = new Map(bill.memberSplits.map(({ memberId, memberName }) => [memberId, memberName]))
  const paymentsOf = groupBy(payments, ({ memberId }) => memberId)
  const rows = bill.memberSplits.map(({ memberId, memberName, amount, tipAmount, ...billed }) => {
    const received = paymentsOf.get(memberId) ?? []
    const paid = Math.max(billed.paid, sumOf(received.map(payment => payment.amount)))
    const due = Math.max(0, billed.due - (paid - billed.paid))
    const parts = groupBy(received, ({ paymentMethod, paidBy }) => `${paymentMethod} ${paidBy}`)
    return {
      memberId,
      name: memberName,
      isOwn: own.includes(memberId),
      status: statusOf(paid, due, billed.held, activities.get(memberId)),
      amount,
      tipAmount,
      paid,
      ownTip: sumOf(received.map(({ ownTip }) => ownTip)),
      held: billed.held,
      due,
      parts: [...parts.values()].map(paid => partOf(paid, nameOf)),
    }
  })
  return [...rows.filter(({ isOwn }) => isOwn), ...rows.filter(({ isOwn }) => !isOwn)]
}

/** `payments` are those of one payer by one method for one member. */
function partOf(
  [first, ...more]: readonly [Payment, ...Payment[]],
  nameOf: ReadonlyMap<number, string>,
): PaidPart {
  const { memberId, paidBy, paymentMethod } = first
  return {
    method: paymentMethod,
    paidBy: paidBy === null ? null : (nameOf.get(paidBy) ?? null),
    isFriend: paidBy !== null && paidBy !== memberId,
    amount: sumOf([first, ...more].map(({ amount, ownTip }) => amount + ownTip)),
  }
}

/** The shares that can be paid. What came to a share that is being paid by card waits for that. */
export function openShares(rows: readonly ShareRow[]): ShareRow[] {
  return rows.filter(({ due, held }) => due > 0 && held === 0)
}

/** Without own tips, which no bill contains. */
export function collectedOf(rows: readonly ShareRow[]): Minor {
  return sumOf(rows.map(({ paid }) => paid))
}

/** Whether somebody at a registered restaurant has paid by the demo. Everywhere else the demo is all there is, and says so before. */
export function isDemoPaid({ restaurantId }: Group, payments: readonly Payment[]): boolean {
  return restaurantId !== null && payments.some(({ paymentMethod }) => paymentMethod === 'demo_card')
}

function statusOf(paid: Minor, due: Minor, held: Minor, activity: Activity | undefined): ShareStatus {
  if (held > 0) return 'held'
  if (due > 0) return activity ?? 'pending'
  return paid > 0 ? 'completed' : 'nothing'
}

function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

const words = texts.billSplit.shares

/** The status of a payment in a few words, shown beneath the name. */
export function statusText(
  { name, status, paid, ownTip, due, parts }: ShareRow,
  currency: CurrencyCode,
): string {
  switch (status) {
    case 'pending':
      return paid > 0 ? words.paidSoFar({ amount: money(paid + ownTip, currency) }) : words.pending
    case 'starting':
      return words.starting({ amount: money(due, currency), names: list([isolate(name)]) })
    case 'completed': {
      const tip = ownTip > 0 ? [words.withOwnTip({ amount: money(ownTip, currency) })] : []
      return [...partTexts(parts, currency), ...tip].join(' · ')
    }
    case 'nothing':
    case 'held':
    case 'processing':
    case 'failed':
    case 'changed':
      return words[status]
  }
}

/** Who paid how much and how. The amount of the only payer is the row's; a payer who paid only their own share is not named. */
function partTexts(parts: readonly PaidPart[], currency: CurrencyCode): string[] {
  const hasFriends = parts.some(({ isFriend }) => isFriend)
  return parts.flatMap(({ method, paidBy, amount }) => {
    const by = hasFriends && paidBy !== null ? [words.paidBy({ names: list([isolate(paidBy)]) })] : []
    const how = [texts.paymentMethods[method], ...by]
    return parts.length === 1 ? how : [`${series(how)} (${money(amount, currency)})`]
  })
}

// Why a share of an equal split differs from the others.

/** The reason for the amount of a share in an equal split. */
export type EqualReason =
  | 'equal'
  /** The share was paid before the bill changed. */
  | 'paid-before'
  /** Others paid a different share before the bill changed; the rest is divided equally. */
  | 'rest'
  /** Something was ordered after the share was paid. */
  | 'later'

export function equalReason(row: ShareRow, bill: Bill, step: PayableStep): EqualReason {
  if (isEven(row, bill, step)) return 'equal'
  if (row.paid === 0) return 'rest'
  return row.due === 0 ? 'paid-before' : 'later'
}

/** The rows whose shares differ from an equal split of the whole bill. */
export function unevenShares(rows: readonly ShareRow[], bill: Bill, step: PayableStep): ShareRow[] {
  return rows.filter(row => !isEven(row, bill, step))
}

function isEven({ amount, tipAmount }: ShareRow, bill: Bill, step: PayableStep): boolean {
  return Math.abs((amount + tipAmount) * bill.memberCount - bill.finalTotal) < step * bill.memberCount
}
