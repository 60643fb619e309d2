// Pays several shares in one request, all or none, with an own tip: immediately if they are all this phone's own, otherwise after
// the specified pause. Only the sum that the diner has seen is paid.

import { payForSeveral } from '@tablemate/contract/payments.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { Minor } from '@tablemate/domain/money.ts'
import { mergePayment } from '../../lib/api/cache.ts'
import { call } from '../../lib/api/call.ts'
import { intentKeys } from '../../lib/api/idempotency.ts'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { list } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import type { ShareRow } from '../bill/share-rows.ts'
import type { useActivities } from '../bill/use-activities.ts'
import { type Outcome, unpaidOutcome } from './pay-share.ts'
import { showFailed, showOffline } from './payment-toasts.ts'

export interface RunningPayment {
  readonly shares: readonly ShareRow[]
  /** With the own tip. */
  readonly total: Minor
}

/** What the screen provides. */
export interface JointContext extends Pick<ReturnType<typeof useActivities>, 'begin' | 'end' | 'isBusy'> {
  readonly groupId: string
  readonly currency: CurrencyCode
  /** Whether the restaurant takes cards on Stripe's page. */
  readonly takesCards: boolean
  /** Resolves before the payment is sent; to false if it was stopped. */
  readonly pause: (memberId: number, choicesSettled: () => Promise<void>) => Promise<boolean>
  readonly choicesSettled: () => Promise<void>
  /** The shares that are due now. */
  readonly findOpen: () => readonly ShareRow[]
  readonly onRunning: (running: RunningPayment | null) => void
}

export async function payTogether(
  context: JointContext,
  shares: readonly ShareRow[],
  ownTip: Minor,
): Promise<void> {
  const { currency, begin, end, isBusy, pause, choicesSettled, onRunning } = context
  if (!navigator.onLine) return showOffline()
  const ids = shares.map(({ memberId }) => memberId)
  const [first] = ids
  if (first === undefined || ids.some(isBusy)) return
  const isOwn = shares.every(share => share.isOwn)
  for (const id of ids) begin(id, isOwn ? 'processing' : 'starting')
  onRunning({ shares, total: sumOfDues(shares) + ownTip })
  const waits = isOwn ? choicesSettled().then(() => true) : pause(first, choicesSettled)
  const outcome = (await waits) ? await payAsSeen(context, shares, ownTip) : ({ kind: 'stopped' } as const)
  // A changed sum does not say whose share has changed.
  for (const id of ids) end(id, outcome.kind === 'changed' ? { kind: 'stopped' } : outcome)
  onRunning(null)
  showJointOutcome({ shares, ownTip, outcome }, currency)
}

export function sumOfDues(shares: readonly Pick<ShareRow, 'due'>[]): Minor {
  return shares.reduce((sum, { due }) => sum + due, 0)
}

async function payAsSeen(
  { groupId, begin, findOpen }: JointContext,
  shares: readonly ShareRow[],
  ownTip: Minor,
): Promise<Outcome> {
  for (const { memberId } of shares) begin(memberId, 'processing')
  const seen = new Map(shares.map(({ memberId, due }) => [memberId, due]))
  const now = findOpen().filter(({ memberId }) => seen.has(memberId))
  if (now.length === 0) return { kind: 'settled' }
  const isAsSeen = now.length === seen.size && now.every(({ memberId, due }) => seen.get(memberId) === due)
  return isAsSeen ? send(groupId, shares, ownTip) : { kind: 'changed', due: sumOfDues(now) }
}

/** By group. */
const keyOf = intentKeys<string>()

async function send(groupId: string, shares: readonly ShareRow[], ownTip: Minor): Promise<Outcome> {
  if (!navigator.onLine) return { kind: 'offline' }
  const memberIds = shares.map(({ memberId }) => memberId)
  const body = { groupId, memberIds, amount: sumOfDues(shares), ownTip }
  const key = keyOf(groupId)
  /** Distinguishes these dues from earlier ones of the same amounts. */
  const paid = shares.map(share => share.paid)
  try {
    for (const payment of await call(payForSeveral, { body, idempotencyKey: key.for({ body, paid }) }))
      mergePayment(payment)
    // The staff may remove the payments: then the same payment is a new one.
    key.renew()
    return { kind: 'paid' }
  } catch (error) {
    return unpaidOutcome(error, groupId)
  }
}

// The toasts about shares that were paid together.

interface JointOutcome {
  readonly shares: readonly ShareRow[]
  readonly ownTip: Minor
  readonly outcome: Outcome
}

function showJointOutcome({ shares, ownTip, outcome }: JointOutcome, currency: CurrencyCode) {
  const { done, changed } = texts.billSplit.payment
  switch (outcome.kind) {
    case 'paid': {
      const sum = money(
        shares.reduce((sum, { due }) => sum + due, ownTip),
        currency,
      )
      const names = shares.map(({ name }) => isolate(name))
      const description =
        ownTip > 0
          ? texts.payTogether.doneWithTip({ amount: sum, names: list(names), tip: money(ownTip, currency) })
          : done.hint({ amount: sum, names: list(names) })
      return toast({ title: done.title, description, tone: 'good' })
    }
    case 'changed':
      return toast({
        title: changed.title,
        description: texts.payTogether.changed({ amount: money(outcome.due, currency) }),
      })
    case 'failed':
      return showFailed(outcome.problem)
    case 'offline':
      return showOffline()
    case 'settled':
    case 'stopped':
      return
  }
}
