// Sends a diner's choices for the group one at a time, so that after rapid taps the last choice is also sent last. A choice that
// is replaced before it is sent is dropped.

import type { Bill } from '@tablemate/contract/bills.ts'
import type { SplitMethod } from '@tablemate/domain/bill/bill-split.ts'
import type { Rates, Tip } from '@tablemate/domain/bill/bill-total.ts'

/** The weights of the members in a split by shares, by member. */
export type Weights = ReadonlyMap<number, number>

/** The choices that the server has not answered yet. */
export interface PendingChoices {
  readonly tip?: Tip
  readonly split?: SplitMethod
  readonly rates?: Rates
  /** Only of the members whose weight is to change. */
  readonly weights?: Weights
}

export type Choice =
  | { readonly kind: 'tip'; readonly tip: Tip }
  | { readonly kind: 'split'; readonly split: SplitMethod }
  | { readonly kind: 'rates'; readonly rates: Rates }
  | { readonly kind: 'weights'; readonly weights: Weights }

interface ChoiceQueueOptions {
  /** Resolves to whether the server accepted the choice. Shows the reason itself if not. */
  readonly send: (choice: Choice) => Promise<boolean>
  readonly onChoice: (pending: PendingChoices) => void
}

interface Entry {
  readonly choice: Choice
  readonly settle: (isAccepted: boolean) => void
}

export interface ChoiceQueue {
  /** Resolves to whether the server accepted the choice; false if it was refused or replaced. */
  choose(choice: Choice): Promise<boolean>
  /** Resolves when the server has answered all choices made so far. */
  done(): Promise<void>
}

export function choiceQueue({ send, onChoice }: ChoiceQueueOptions): ChoiceQueue {
  let waiting: readonly Entry[] = []
  let sent: Entry | null = null
  let work: Promise<void> = Promise.resolve()

  const report = () => onChoice((sent ? [sent, ...waiting] : waiting).reduce(withChoice, {}))
  const sendAll = async () => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      sent = next
      waiting = waiting.slice(1)
      const isAccepted = await send(next.choice)
      sent = null
      report()
      next.settle(isAccepted)
    }
  }

  return {
    choose: choice =>
      new Promise(settle => {
        for (const entry of waiting) if (entry.choice.kind === choice.kind) entry.settle(false)
        const isIdle = !sent && waiting.length === 0
        waiting = [...waiting.filter(entry => entry.choice.kind !== choice.kind), { choice, settle }]
        if (isIdle) work = sendAll()
        report()
      }),
    done: () => work,
  }
}

function withChoice(pending: PendingChoices, { choice }: Entry): PendingChoices {
  switch (choice.kind) {
    case 'tip':
      return { ...pending, tip: choice.tip }
    case 'split':
      return { ...pending, split: choice.split }
    case 'rates':
      return { ...pending, rates: choice.rates }
    case 'weights':
      return { ...pending, weights: choice.weights }
  }
}

// What a bill says of the choices.

export function weightsOf({ memberSplits }: Bill): Weights {
  return new Map(memberSplits.map(({ memberId, weight }) => [memberId, weight]))
}

/** The current tip. */
export function tipOf(bill: Bill): Tip {
  return bill.tipPercentage === null
    ? { kind: 'amount', amount: bill.tipAmount }
    : { kind: 'percentage', percentage: bill.tipPercentage }
}

export function isSameTip(a: Tip, b: Tip): boolean {
  return a.kind === 'percentage'
    ? b.kind === 'percentage' && a.percentage === b.percentage
    : b.kind === 'amount' && a.amount === b.amount
}

export function areSameRates(a: Rates, b: Rates): boolean {
  return (
    a.isTaxIncluded === b.isTaxIncluded && a.taxRate === b.taxRate && a.serviceFeeRate === b.serviceFeeRate
  )
}
