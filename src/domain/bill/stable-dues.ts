// What is due from whom, so that no payment changes what anybody else owes.

import type { Minor, PayableStep } from '../money.ts'
import {
  type BillMember,
  type Columns,
  exactDues,
  type Payment,
  type SplitMethod,
  sharesOf,
} from './bill-split.ts'
import { type Column, controlledRounding } from './controlled-rounding.ts'
import { inTurn } from './turn.ts'

/** The bill as it stands, and all that was paid so far, oldest first. */
export interface StandingBill {
  readonly members: readonly BillMember[]
  readonly payments: readonly Payment[]
  readonly bill: Columns
  readonly subtotal: Minor
  /** `billMark` of `members` and `bill`. */
  readonly mark: number
  readonly splitMethod: SplitMethod
  readonly step: PayableStep
  readonly turn: number
}

/**
 * The dues in the order of the members. They are computed and rounded once for the bill as it stands, from what was
 * paid before it came to stand so; whoever pays on this bill settles their own due, and the others keep theirs.
 *
 * The payments on this bill are the latest ones that bear its mark and are each exactly the payer's due by it. The
 * second condition also finds a change of the split, which no mark tells, and makes a mark shared by two bills
 * harmless: whichever payments count as made on this bill, all dues and payments add up to it.
 */
export function stableDues(standing: StandingBill): Columns[] {
  const { members, payments } = standing
  for (let first = firstMarked(standing); ; first += 1) {
    const dues = duesAfter(payments.slice(0, first), standing)
    const later = payments.slice(first)
    if (!areDues(later, dues, members)) continue
    const settled = new Set(later.map(({ memberId }) => memberId))
    return dues.map((due, i) => (settled.has(members[i]?.id ?? 0) ? nothing : due))
  }
}

const nothing: Columns = { amount: 0, tipAmount: 0 }

/** The position of the first of the latest payments that bear the mark. */
function firstMarked({ payments, mark }: StandingBill): number {
  return 1 + payments.findLastIndex(({ billMark }) => billMark !== mark)
}

/** Whether each payment settles the whole due of a member of its own. */
function areDues(
  payments: readonly Payment[],
  dues: readonly Columns[],
  members: readonly BillMember[],
): boolean {
  const position = new Map(members.map(({ id }, i) => [id, i]))
  const payers = new Set(payments.map(({ memberId }) => memberId))
  return (
    payers.size === payments.length &&
    payments.every(({ memberId, ordered, amount, tipAmount }) => {
      const i = position.get(memberId) ?? -1
      return members[i]?.ordered === ordered && dues[i]?.amount === amount && dues[i].tipAmount === tipAmount
    })
  )
}

/** Rounds once, both columns together, in whole steps. */
function duesAfter(payments: readonly Payment[], standing: StandingBill): Columns[] {
  const { members, bill, subtotal, step, turn } = standing
  if (members.length === 0) return []
  const shares = sharesOf(members, payments, standing)
  const collected = sumOf(payments)
  const inSteps = ({ parts, unit }: Column) => ({ parts, unit: unit * BigInt(step) })
  const dueColumn = (column: keyof Columns) =>
    inSteps(exactDues(shares, { bill: bill[column], collected: collected[column], subtotal }))
  const order = inTurn(
    members.map(({ id }) => id),
    turn,
  )
  const { left, right } = controlledRounding(dueColumn('amount'), dueColumn('tipAmount'), order)
  return members.map((_, i) => ({ amount: (left[i] ?? 0) * step, tipAmount: (right[i] ?? 0) * step }))
}

export function sumOf(columns: readonly Columns[]): Columns {
  const amount = columns.reduce((sum, column) => sum + column.amount, 0)
  const tipAmount = columns.reduce((sum, column) => sum + column.tipAmount, 0)
  return { amount, tipAmount }
}
