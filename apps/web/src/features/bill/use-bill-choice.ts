// The table's choice of tip, split, weights and rates. It shows immediately, and is corrected by the server's reply.

import type { Bill } from '@tablemate/contract/bills.ts'
import { chooseBill } from '@tablemate/contract/bills.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import type { SplitMethod } from '@tablemate/domain/bill/bill-split.ts'
import type { Rates, Tip } from '@tablemate/domain/bill/bill-total.ts'
import { useState } from 'react'
import { findGroup, mergeBill, refetchGroup } from '../../lib/api/cache.ts'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { money } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import { billProblemText } from '../pay/payment-toasts.ts'
import {
  areSameRates,
  type Choice,
  choiceQueue,
  isSameTip,
  type PendingChoices,
  tipOf,
  type Weights,
  weightsOf,
} from './choice-queue.ts'
import { predictBill } from './predict-bill.ts'

const words = texts.billSplit

export interface BillChoice {
  /** The server's bill, or the predicted bill with the pending choices. */
  readonly bill: Bill
  readonly tip: Tip
  readonly splitMethod: SplitMethod
  /** Of all members, for a split by shares. */
  readonly weights: Weights
  /** The bill does not include the pending choices, because it cannot be predicted, or not yet. */
  readonly isOutdated: boolean
  /** These resolve to whether the server accepted the choice. */
  readonly chooseTip: (tip: Tip) => Promise<boolean>
  readonly chooseSplit: (split: SplitMethod) => Promise<boolean>
  /** Members who are not named keep theirs. */
  readonly chooseWeights: (weights: Weights) => Promise<boolean>
  readonly chooseRates: (rates: Rates) => Promise<boolean>
  /** Resolves when the server has answered all choices made so far. */
  readonly choicesSettled: () => Promise<void>
}

export function useBillChoice(groupState: GroupState): BillChoice {
  const groupId = groupState.group.id
  const [pending, setPending] = useState<PendingChoices>({})
  const [queue] = useState(() =>
    choiceQueue({ send: choice => sendChoice(groupId, choice), onChoice: setPending }),
  )

  const tip = pending.tip ?? tipOf(groupState.bill)
  const splitMethod = pending.split ?? groupState.bill.splitMethod
  const rates = pending.rates ?? groupState.bill.rates
  const weights = new Map([...weightsOf(groupState.bill), ...(pending.weights ?? [])])
  const isChanging = Object.values(pending).some(choice => choice !== undefined)
  const predicted = isChanging
    ? predictBill(groupState, { tip, splitMethod, weights, rates })
    : groupState.bill
  return {
    bill: predicted ?? groupState.bill,
    tip,
    splitMethod,
    weights,
    isOutdated: predicted === null,
    chooseTip: async next => isSameTip(next, tip) || queue.choose({ kind: 'tip', tip: next }),
    chooseSplit: async split => split === splitMethod || queue.choose({ kind: 'split', split }),
    // A choice that replaces one that was not sent yet repeats its weights.
    chooseWeights: next =>
      queue.choose({ kind: 'weights', weights: new Map([...(pending.weights ?? []), ...next]) }),
    chooseRates: async next => areSameRates(next, rates) || queue.choose({ kind: 'rates', rates: next }),
    choicesSettled: queue.done,
  }
}

/** Resolves to whether the server accepted the choice. Shows the reason if not. */
async function sendChoice(groupId: string, choice: Choice): Promise<boolean> {
  try {
    const { revision: before, bill: shown } = findGroup(groupId) ?? {}
    const bill = await call(chooseBill, { params: { groupId }, body: bodyOf(choice, shown) })
    // If the group has changed meanwhile, the reply may be older than the group.
    if (findGroup(groupId)?.revision === before) mergeBill(groupId, bill)
    else await refetchGroup(groupId).catch(() => undefined)
    return true
  } catch (error) {
    const title = words[choice.kind].notChanged
    toast({ title, description: refusalText(groupId, choice, problemOf(error)), tone: 'bad' })
    return false
  }
}

function refusalText(groupId: string, choice: Choice, problem: ReturnType<typeof problemOf>): string {
  const groupState = findGroup(groupId)
  if (choice.kind === 'tip' && problem === 'below-collected' && groupState)
    return words.tip.least({ amount: money(groupState.bill.collectedTip, groupState.group.currency) })
  return billProblemText(problem, words.notChanged)
}

/** The specification has a tip sent with the split. Only a person's choice changes the split. */
function bodyOf(choice: Choice, shown: Bill | undefined) {
  switch (choice.kind) {
    case 'split':
      return { splitMethod: choice.split }
    case 'weights':
      return { weights: [...choice.weights].map(([memberId, weight]) => ({ memberId, weight })) }
    case 'tip':
      return {
        ...(choice.tip.kind === 'percentage'
          ? { tipPercentage: choice.tip.percentage }
          : { tipAmount: choice.tip.amount }),
        ...(shown && { splitMethod: shown.splitMethod, keepsSplit: true }),
      }
    case 'rates': {
      const { isTaxIncluded, taxRate, serviceFeeRate } = choice.rates
      return {
        isTaxIncluded,
        taxPercentage: taxRate / 1000,
        serviceFeePercentage: serviceFeeRate / 1000,
      }
    }
  }
}
