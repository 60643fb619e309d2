// Pays several shares together with an own tip: at once if they are all this phone's own, else after the specified pause.

import { useState } from 'react'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Minor } from '#domain/money.ts'
import type { Outcome } from './pay-share.ts'
import { jointPayer, sumOfDues } from './pay-together.ts'
import { showJoint, showOffline } from './payment-toasts.ts'
import type { ShareRow } from './share-rows.ts'
import type { useActivities } from './use-activities.ts'

interface Context {
  readonly groupId: string
  readonly currency: CurrencyCode
  readonly activities: Pick<ReturnType<typeof useActivities>, 'begin' | 'end' | 'isBusy'>
  /** Resolves to false if it was stopped. */
  readonly pause: (memberId: number, choicesSettled: () => Promise<void>) => Promise<boolean>
  readonly choicesSettled: () => Promise<void>
  /** The shares that are due now. */
  readonly findOpen: () => readonly ShareRow[]
}

export interface RunningPayment {
  readonly shares: readonly ShareRow[]
  /** With the own tip. */
  readonly total: Minor
}

export function useJointPayment({ groupId, currency, activities, pause, choicesSettled, findOpen }: Context) {
  const { begin, end, isBusy } = activities
  const [running, setRunning] = useState<RunningPayment | null>(null)
  const [payNow] = useState(() => jointPayer(groupId))

  const payTogether = async (shares: readonly ShareRow[], ownTip: Minor) => {
    if (!navigator.onLine) return showOffline()
    const ids = shares.map(({ memberId }) => memberId)
    const [first] = ids
    if (first === undefined || ids.some(isBusy)) return
    const isOwn = shares.every(share => share.isOwn)
    for (const id of ids) begin(id, isOwn ? 'processing' : 'starting')
    setRunning({ shares, total: sumOfDues(shares) + ownTip })
    const waits = isOwn ? choicesSettled().then(() => true) : pause(first, choicesSettled)
    const outcome = (await waits) ? await payAsSeen(shares, ownTip) : ({ kind: 'stopped' } as const)
    // A changed sum does not say whose share has changed.
    for (const id of ids) end(id, outcome.kind === 'changed' ? { kind: 'stopped' } : outcome)
    setRunning(null)
    showJoint({ shares, ownTip, outcome }, currency)
  }

  const payAsSeen = async (shares: readonly ShareRow[], ownTip: Minor): Promise<Outcome> => {
    for (const { memberId } of shares) begin(memberId, 'processing')
    const seen = new Map(shares.map(({ memberId, due }) => [memberId, due]))
    const now = findOpen().filter(({ memberId }) => seen.has(memberId))
    if (now.length === 0) return { kind: 'settled' }
    const isAsSeen = now.length === seen.size && now.every(({ memberId, due }) => seen.get(memberId) === due)
    return isAsSeen ? payNow({ shares, ownTip }) : { kind: 'changed', due: sumOfDues(now) }
  }

  return { running, payTogether }
}
