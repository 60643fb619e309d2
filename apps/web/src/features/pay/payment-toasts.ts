// The toasts about finished payments.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { problemOf } from '../../lib/api/call-problem.ts'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { list } from '../../lib/text/locale.ts'
import { problemText, sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import type { ShareRow } from '../bill/share-rows.ts'
import { type Outcome, type PlannedPayment, sumOfDues } from './payments.ts'

const words = texts.billSplit

export function showOutcome(
  { shares, ownTip }: PlannedPayment<ShareRow>,
  outcome: Outcome,
  currency: CurrencyCode,
): void {
  const { done, changed, failed } = words.payment
  const names = shares.map(({ name }) => isolate(name))
  switch (outcome.kind) {
    case 'paid': {
      const paid = { amount: money(sumOfDues(shares) + ownTip, currency), names: list(names) }
      const tip = money(ownTip, currency)
      const description = ownTip > 0 ? texts.payTogether.doneWithTip({ ...paid, tip }) : done.hint(paid)
      toast({ title: done.title, description, tone: 'good' })
      break
    }
    case 'changed': {
      const amount = money(outcome.due, currency)
      const [name, ...more] = names
      const isOne = name !== undefined && more.length === 0
      const description = isOne ? changed.hint({ amount, name }) : texts.payTogether.changed({ amount })
      toast({ title: changed.title, description })
      break
    }
    case 'failed':
      toast({ title: failed.title, description: billProblemText(outcome.problem, failed.hint), tone: 'bad' })
      break
    case 'offline':
      showOffline()
      break
    case 'settled':
    case 'stopped':
  }
}

/** Shows the result of "Process All Payments". */
export function showTurn(result: 'paid' | 'failed' | 'stopped' | 'offline'): void {
  const { done, failed, stopped } = words.payEachShare
  if (result === 'paid') toast({ title: done.title, description: done.hint, tone: 'good' })
  if (result === 'failed') toast({ title: failed.title, description: failed.hint, tone: 'bad' })
  if (result === 'stopped') toast({ title: stopped.title, description: stopped.hint })
  if (result === 'offline') showOffline()
}

/** Has the tone 'bad', so that the next success closes it. */
export function showOffline(): void {
  toast({ title: words.offline.title, description: words.offline.hint, tone: 'bad' })
}

/** The sentence for a failed choice or payment. A phone that may see the bill but has not joined the group is asked to join. */
export function billProblemText(problem: ReturnType<typeof problemOf>, fallback: string): string {
  if (problem === 'too-little-for-card' || problem === 'uneven-for-card')
    return texts.billCards.problems[problem]
  return problem === 'not-your-member' ? problemText('member-not-found') : sentenceFor(problem, fallback)
}
