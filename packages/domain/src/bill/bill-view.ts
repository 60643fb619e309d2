// The settled bill in the form of the API: the totals and a row for each member.

import type { Minor } from '../money.ts'
import type { BillInput, SettledBill } from './settlement.ts'

/** In minor units. The whole share is `amount` (without tip) plus `tipAmount`; `paid`, `held` and `due` include the tip. */
export interface MemberSplit {
  memberId: number
  memberName: string
  amount: Minor
  tipAmount: Minor
  paid: Minor
  /** Somebody is paying it by card just now. */
  held: Minor
  due: Minor
  /** In a split by shares. */
  weight: number
}

/** Shared by server and phone, so that both show the same bill. `members` gives the names of the shares. */
export function billView(
  { totals, collected, held, collectedTip, shares }: SettledBill,
  { rates, tip, splitMethod, members: diners }: Pick<BillInput, 'rates' | 'tip' | 'splitMethod' | 'members'>,
  members: readonly { readonly id: number; readonly name: string }[],
) {
  const weightOf = new Map(diners.map(({ id, weight }) => [id, weight]))
  const nameOf = new Map(members.map(({ id, name }) => [id, name]))
  return {
    ...totals,
    rates,
    tipPercentage: tip.kind === 'percentage' ? tip.percentage : null,
    splitMethod,
    memberCount: members.length,
    collected,
    held,
    collectedTip,
    memberSplits: shares.map(
      ({ memberId, amount, tipAmount, paidAmount, paidTip, held, dueAmount, dueTip }): MemberSplit => ({
        memberId,
        memberName: nameOf.get(memberId) ?? '',
        amount,
        tipAmount,
        paid: paidAmount + paidTip - held,
        held,
        due: dueAmount + dueTip,
        weight: weightOf.get(memberId) ?? 0,
      }),
    ),
  }
}
