// What a person chooses for the table, sent one after the other: however fast they tap, the last one chosen is the
// last one sent. What is overtaken before its turn is not sent at all.

import type { SplitMethod } from '#domain/bill/bill-split.ts'
import type { Rates, Tip } from '#domain/bill/bill-total.ts'

/** Chosen, but not yet answered. */
export interface ChosenBill {
  readonly tip?: Tip
  readonly split?: SplitMethod
  readonly rates?: Rates
}

export type Choice =
  | { readonly what: 'tip'; readonly tip: Tip }
  | { readonly what: 'split'; readonly split: SplitMethod }
  | { readonly what: 'rates'; readonly rates: Rates }

interface ChoiceQueueOptions {
  /** Whether it became the table's; says itself why if not. */
  readonly send: (choice: Choice) => Promise<boolean>
  readonly onChoice: (wanted: ChosenBill) => void
}

interface Entry {
  readonly choice: Choice
  readonly settle: (isTaken: boolean) => void
}

export interface ChoiceQueue {
  /** Resolves with whether it became the table's: not if it was refused or overtaken. */
  choose(choice: Choice): Promise<boolean>
  /** Resolves when everything chosen so far was answered. */
  done(): Promise<void>
}

export function choiceQueue({ send, onChoice: onWanted }: ChoiceQueueOptions): ChoiceQueue {
  let waiting: readonly Entry[] = []
  let sent: Entry | null = null
  let work: Promise<void> = Promise.resolve()

  const tell = () => onWanted((sent ? [sent, ...waiting] : waiting).reduce(withChoice, {}))
  const sendAll = async () => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      sent = next
      waiting = waiting.slice(1)
      const isTaken = await send(next.choice)
      sent = null
      tell()
      next.settle(isTaken)
    }
  }

  return {
    choose: choice =>
      new Promise(settle => {
        for (const entry of waiting) if (entry.choice.what === choice.what) entry.settle(false)
        const isIdle = !sent && waiting.length === 0
        waiting = [...waiting.filter(entry => entry.choice.what !== choice.what), { choice, settle }]
        if (isIdle) work = sendAll()
        tell()
      }),
    done: () => work,
  }
}

function withChoice(wanted: ChosenBill, { choice }: Entry): ChosenBill {
  switch (choice.what) {
    case 'tip':
      return { ...wanted, tip: choice.tip }
    case 'split':
      return { ...wanted, split: choice.split }
    case 'rates':
      return { ...wanted, rates: choice.rates }
  }
}
