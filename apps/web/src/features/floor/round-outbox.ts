// The outbox of a waiter's rounds: a round is stored on this device until the server has answered, and placed exactly once.

import type { InputOf, ReplyOf } from '@tablemate/contract/endpoint.ts'
import { placeRound } from '@tablemate/contract/rounds.ts'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { tryOnce } from '../../lib/api/call.ts'
import { phoneRecords } from '../../lib/device/records.ts'
import { outboxStore } from '../../lib/outbox/order-store.ts'
import { createOutbox } from '../../lib/outbox/outbox.ts'
import type { Queued, Waiting } from '../../lib/outbox/queued-order.ts'
import { notifyChanged, onChanged } from '../../lib/outbox/tabs.ts'
import type { RoundDraft, RoundPlace } from './state/round.ts'

/** Its `groupId` is a time only (`idAt`): the group may not exist yet. */
export interface QueuedRound extends Queued {
  readonly restaurantId: number
  readonly place: RoundPlace
  /** What the waiter entered, to change it if the server refuses it. */
  readonly draft: RoundDraft
  /** What is sent. */
  readonly body: InputOf<typeof placeRound, 'body'>
}

export type WaitingRound = Waiting<QueuedRound>

export const rounds = createOutbox<QueuedRound, ReplyOf<typeof placeRound>>({
  store: outboxStore(phoneRecords, 'round', ({ restaurantId, place, draft, body }) =>
    [restaurantId, place, draft, body].every(part => part !== undefined),
  ),
  send: ({ restaurantId, body, key }) => tryOnce(placeRound, { params: { restaurantId }, body }, key),
  pause: ms => new Promise(resolve => setTimeout(resolve, ms)),
  tabs: { notifyChanged, announcePlaced: () => undefined },
  onPlaced: () => undefined,
})

let isStarted = false

function start(): void {
  if (isStarted) return
  isStarted = true
  onlineManager.subscribe(isOnline => {
    if (isOnline) rounds.wake()
  })
  onChanged(() => void rounds.load())
  void rounds.load()
}

/** The restaurant's rounds on this device, oldest first; they are sent from now on. */
export function useWaitingRounds(restaurantId: number): readonly WaitingRound[] {
  useEffect(start, [])
  const all = useSyncExternalStore(rounds.subscribe, () => rounds.waiting())
  return useMemo(() => all.filter(round => round.restaurantId === restaurantId), [all, restaurantId])
}
