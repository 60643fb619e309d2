// The table's choice of tip, split and rates: shown the moment it is chosen, kept as the server answers it.

import { useState } from 'react'
import type { Bill } from '#contract/bills.ts'
import { chooseBill } from '#contract/bills.ts'
import type { Table } from '#contract/live.ts'
import type { SplitMethod } from '#domain/bill/bill-split.ts'
import type { Rates, Tip } from '#domain/bill/bill-total.ts'
import { findTable, mergeBill, refetchTable } from '../../api/cache.ts'
import { call } from '../../api/call.ts'
import { problemOf } from '../../api/call-problem.ts'
import * as en from '../../text/en.ts'
import { money } from '../../text/format.ts'
import { toast } from '../../ui/toast.ts'
import { type Choice, type ChosenBill, choiceQueue } from './choice-queue.ts'
import { areSameRates, guessBill, isSameTip, tipOf } from './guess-bill.ts'
import { whyNot } from './why-not.ts'

const words = en.billSplit

export interface BillChoice {
  /** As the server has it, or as it will with what was just chosen. */
  readonly bill: Bill
  readonly tip: Tip
  readonly splitMethod: SplitMethod
  /** The figures do not know of the choice yet. */
  readonly isAwaited: boolean
  /** All three resolve with whether it became the table's. */
  readonly chooseTip: (tip: Tip) => Promise<boolean>
  readonly chooseSplit: (split: SplitMethod) => Promise<boolean>
  readonly chooseRates: (rates: Rates) => Promise<boolean>
  /** Resolves when everything chosen so far was answered. */
  readonly chosen: () => Promise<void>
}

export function useBillChoice(table: Table): BillChoice {
  const groupId = table.group.id
  const [wanted, onWanted] = useState<ChosenBill>({})
  const [queue] = useState(() =>
    choiceQueue({ send: choice => sendChoice(groupId, choice), onChoice: onWanted }),
  )

  const tip = wanted.tip ?? tipOf(table.bill)
  const splitMethod = wanted.split ?? table.bill.splitMethod
  const rates = wanted.rates ?? table.bill.rates
  const isChanging = Object.values(wanted).some(choice => choice !== undefined)
  const guess = isChanging ? guessBill(table, { tip, splitMethod, rates }) : table.bill
  return {
    bill: guess ?? table.bill,
    tip,
    splitMethod,
    isAwaited: guess === null,
    chooseTip: async next => isSameTip(next, tip) || queue.choose({ what: 'tip', tip: next }),
    chooseSplit: async split => split === splitMethod || queue.choose({ what: 'split', split }),
    chooseRates: async next => areSameRates(next, rates) || queue.choose({ what: 'rates', rates: next }),
    chosen: queue.done,
  }
}

/** Whether it became the table's; says so if not. */
async function sendChoice(groupId: string, choice: Choice): Promise<boolean> {
  try {
    const before = findTable(groupId)?.revision
    const bill = await call(chooseBill, { params: { groupId }, body: bodyOf(choice) })
    // A table that moved on meanwhile may know better than this answer.
    if (findTable(groupId)?.revision === before) mergeBill(groupId, bill)
    else await refetchTable(groupId).catch(() => undefined)
    return true
  } catch (error) {
    const title = words[choice.what].notChanged
    toast({ title, description: whyNotChanged(groupId, choice, problemOf(error)), tone: 'bad' })
    return false
  }
}

function whyNotChanged(groupId: string, choice: Choice, problem: ReturnType<typeof problemOf>): string {
  const table = findTable(groupId)
  if (choice.what === 'tip' && problem === 'below-collected' && table)
    return words.tip.least(money(table.bill.collectedTip, table.group.currency))
  return whyNot(problem, words.notChanged)
}

function bodyOf(choice: Choice) {
  switch (choice.what) {
    case 'split':
      return { splitMethod: choice.split }
    case 'tip':
      return choice.tip.kind === 'percentage'
        ? { tipPercentage: choice.tip.percentage }
        : { tipAmount: choice.tip.amount }
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
