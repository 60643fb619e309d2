// Protects paid shares: a member's payment does not change what the others owe, and a paid due stays paid.

import type { Minor, PayableStep } from '../money.ts'
import {
  type BillMember,
  type Columns,
  exactDues,
  orderedIn,
  type Payment,
  type SplitMethod,
  sharesOf,
} from './bill-split.ts'
import { type Column, controlledRounding } from './controlled-rounding.ts'
import { shuffledBy } from './seeded-shuffle.ts'

/** The present bill, and all payments so far, oldest first. */
export interface CurrentBill {
  readonly members: readonly BillMember[]
  readonly payments: readonly Payment[]
  readonly bill: Columns
  readonly subtotal: Minor
  /** `billMark` of `members` and `bill`. */
  readonly mark: number
  readonly splitMethod: SplitMethod
  readonly step: PayableStep
  readonly seed: number
}

/**
 * The dues in the order of the members. They are computed and rounded once for the present bill, from the payments before
 * the bill became what it is. A payment on the present bill settles the payer's due, and the others keep theirs.
 *
 * The payments on the present bill are the latest ones that have its mark and are each exactly the payer's due. The second
 * condition also detects a change of the split, which the mark does not contain. It makes a mark shared by two bills
 * harmless: whichever payments count as made on this bill, all dues and payments add up to it.
 */
export function duesWithPaidShares(current: CurrentBill): Columns[] {
  const { members, payments } = current
  for (let first = firstMarked(current); ; first += 1) {
    const dues = duesAfter(payments.slice(0, first), current)
    const later = payments.slice(first)
    if (!areDues(later, dues, current)) continue
    const settled = new Set(later.map(({ memberId }) => memberId))
    return dues.map((due, i) => (settled.has(members[i]?.id ?? 0) ? nothing : due))
  }
}

const nothing: Columns = { amount: 0, tipAmount: 0 }

/** The index of the first payment in the trailing run of payments with the mark. */
function firstMarked({ payments, mark }: CurrentBill): number {
  return 1 + payments.findLastIndex(({ billMark }) => billMark !== mark)
}

/** Whether each payment settles the whole due of a different member. */
function areDues(
  payments: readonly Payment[],
  dues: readonly Columns[],
  { members, splitMethod }: CurrentBill,
): boolean {
  const position = new Map(members.map(({ id }, i) => [id, i]))
  const payers = new Set(payments.map(({ memberId }) => memberId))
  return (
    payers.size === payments.length &&
    payments.every(payment => {
      const i = position.get(payment.memberId) ?? -1
      const [member, due] = [members[i], dues[i]]
      return (
        member !== undefined &&
        orderedIn(splitMethod, member) === orderedIn(splitMethod, payment) &&
        due?.amount === payment.amount &&
        due.tipAmount === payment.tipAmount
      )
    })
  )
}

/** The dues after these payments, rounded to whole steps, both columns together. */
function duesAfter(payments: readonly Payment[], current: CurrentBill): Columns[] {
  const { members, bill, subtotal, step, seed } = current
  if (members.length === 0) return []
  const shares = sharesOf(members, payments, current)
  const collected = sumOf(payments)
  const inSteps = ({ parts, unit }: Column) => ({ parts, unit: unit * BigInt(step) })
  const dueColumn = (column: keyof Columns) =>
    inSteps(exactDues(shares, { bill: bill[column], collected: collected[column], subtotal }))
  const order = shuffledBy(
    members.map(({ id }) => id),
    seed,
  )
  const { left, right } = controlledRounding(dueColumn('amount'), dueColumn('tipAmount'), order)
  return members.map((_, i) => ({ amount: (left[i] ?? 0) * step, tipAmount: (right[i] ?? 0) * step }))
}

export function sumOf(columns: readonly Columns[]): Columns {
  const amount = columns.reduce((sum, column) => sum + column.amount, 0)
  const tipAmount = columns.reduce((sum, column) => sum + column.tipAmount, 0)
  return { amount, tipAmount }
}
