// The toasts about finished payments.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { money } from '../../lib/text/format.ts'
import { list } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import { billProblemText } from '../bill/bill-problem-text.ts'
import type { ShareRow } from '../bill/share-rows.ts'
import type { payEachShare } from './pay-each-share.ts'
import type { Outcome } from './pay-share.ts'

const words = texts.billSplit

export interface PaidShare {
  readonly row: ShareRow
  readonly outcome: Outcome
}

/** After one press: shows the first share that was not paid, or else the paid amount and names. */
export function showShares(shares: readonly PaidShare[], currency: CurrencyCode): void {
  const unpaid = shares.find(({ outcome }) => outcome.kind !== 'paid' && outcome.kind !== 'settled')
  if (unpaid) showUnpaid(unpaid, currency)
  else showPaid(shares, currency)
}

function showUnpaid({ row, outcome }: PaidShare, currency: CurrencyCode): void {
  const { changed } = words.payment
  if (outcome.kind === 'changed')
    toast({
      title: changed.title,
      description: changed.hint({ amount: money(outcome.due, currency), name: row.name }),
    })
  if (outcome.kind === 'failed') showFailed(outcome.problem)
  if (outcome.kind === 'offline') showOffline()
}

export function showFailed(problem: Extract<Outcome, { kind: 'failed' }>['problem']): void {
  const { title, hint } = words.payment.failed
  toast({ title, description: billProblemText(problem, hint), tone: 'bad' })
}

function showPaid(shares: readonly PaidShare[], currency: CurrencyCode): void {
  const paid = shares.filter(({ outcome }) => outcome.kind === 'paid').map(({ row }) => row)
  if (paid.length === 0) return
  const sum = paid.reduce((sum, { due }) => sum + due, 0)
  const { title, hint } = words.payment.done
  const names = paid.map(({ name }) => name)
  toast({ title, description: hint({ amount: money(sum, currency), names: list(names) }), tone: 'good' })
}

/** Shows the result of "Process All Payments". */
export function showRunResult(result: Awaited<ReturnType<typeof payEachShare>>): void {
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
