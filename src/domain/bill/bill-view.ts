// A settled bill as the table sees it: the totals and a row for each member.

import type { Minor } from '../money.ts'
import type { BillInput, SettledBill } from './settlement.ts'

/** In minor units: `amount` without and `tipAmount` with the tip are the whole share; `paid` and `due` contain the tip. */
export interface MemberSplit {
  memberId: number
  memberName: string
  amount: Minor
  tipAmount: Minor
  paid: Minor
  due: Minor
}

/** Server and phone make the bill of the same settlement by this function; `members` name the shares. */
export function billView(
  { totals, collected, collectedTip, shares }: SettledBill,
  { rates, tip, splitMethod }: Pick<BillInput, 'rates' | 'tip' | 'splitMethod'>,
  members: readonly { readonly id: number; readonly name: string }[],
) {
  const nameOf = new Map(members.map(({ id, name }) => [id, name]))
  return {
    ...totals,
    rates,
    tipPercentage: tip.kind === 'percentage' ? tip.percentage : null,
    splitMethod,
    memberCount: members.length,
    collected,
    collectedTip,
    memberSplits: shares.map(
      ({ memberId, amount, tipAmount, paidAmount, paidTip, dueAmount, dueTip }): MemberSplit => ({
        memberId,
        memberName: nameOf.get(memberId) ?? '',
        amount,
        tipAmount,
        paid: paidAmount + paidTip,
        due: dueAmount + dueTip,
      }),
    ),
  }
}
