// The outbox: every order is stored on this phone, sent under its idempotency key until the server answers, then deleted.
// One loop per group sends its orders one after the other, oldest first: next, claim, send, settle. What may happen to an order is
// decided in order-machine.ts.

import { backoffMs } from '@tablemate/domain/backoff.ts'
import { isGroupOver } from '@tablemate/domain/groups/group-time.ts'
import { onlineManager } from '@tanstack/react-query'
import { CallProblem } from '../api/call-problem.ts'
import { createListeners } from '../device/listeners.ts'
import { randomKey } from '../device/random-key.ts'
import { attemptMs, claimMs } from './order-machine.ts'
import type { OutboxStore, StoredChange } from './order-store.ts'
import {
  isHeldByPause,
  isUnanswered,
  type Progress,
  type Queued,
  type Refusal,
  refusalOf,
  type Waiting,
} from './queued-order.ts'

/** `Q`: what it sends; `R`: the server's reply. */
export interface OutboxParts<Q extends Queued, R> {
  readonly store: OutboxStore<Q>
  /** Throws `CallProblem`. */
  readonly send: (order: Q) => Promise<R>
  readonly pause: (ms: number) => Promise<void>
  /** Of the phone (tabs.ts). */
  readonly tabs: { notifyChanged(): void; announcePlaced(key: string, placed: R): void }
  readonly onPlaced: (placed: R) => void
}

export type Outcome<R> =
  | { readonly kind: 'placed'; readonly order: R }
  /** The order stays in the outbox until `withdraw` or `release`. */
  | { readonly kind: 'refused'; readonly error: unknown; readonly key: string; readonly progress: Progress }
  /** The order is stored, and sent when possible. */
  | { readonly kind: 'waits' }
  /** The order that it should replace has been sent. */
  | { readonly kind: 'too-late' }

export type New<Q extends Queued> = Omit<Q, 'key' | 'madeAt'> & {
  readonly key?: string | undefined
  /** The key of the order that this one replaces. */
  readonly replaces?: string | undefined
}

/** How long the form waits for the server's answer. After that the order shows in the list. */
export const formTimeoutMs = 2000
const longestPauseMs = 5000

export function createOutbox<Q extends Queued, R>({ store, send, pause, tabs, onPlaced }: OutboxParts<Q, R>) {
  const listeners = createListeners()
  /** By key: the stored orders as this page knows them. */
  const orders = new Map<string, Waiting<Q>>()
  /** By group, or of all: the orders that the list shows, until something changes. */
  const shown = new Map<string | undefined, readonly Waiting<Q>[]>()
  /** Keys of new orders whose form is still open: the form shows them. */
  const inForm = new Set<string>()
  /** Keys of orders that this page sends now. */
  const beingSent = new Set<string>()
  /** Keys of orders that have left the outbox. A snapshot of the store may still contain them. */
  const removedKeys = new Set<string>()
  /** By key: reports the outcome to the form. */
  const reports = new Map<string, (outcome: Outcome<R>) => void>()
  /** By key: the unanswered attempts in a row since the last wake-up. */
  const failures = new Map<string, number>()
  /** The groups whose loop runs. */
  const sending = new Set<string>()
  /** By group: ends the backoff of its loop. */
  const endBackoff = new Map<string, () => void>()
  /** The time of the newest order. */
  let latest = 0

  function show(key: string, order: Waiting<Q> | null): void {
    if (order) orders.set(key, order)
    else {
      orders.delete(key)
      removedKeys.add(key)
    }
    notify()
  }

  function notify(): void {
    shown.clear()
    listeners.notify()
  }

  function ofGroup(groupId?: string): Waiting<Q>[] {
    const ofGroup = [...orders.values()].filter(order => groupId === undefined || order.groupId === groupId)
    return ofGroup.sort((a, b) => a.madeAt - b.madeAt)
  }

  function sendAll(): void {
    for (const groupId of new Set([...orders.values()].map(order => order.groupId))) void sendGroup(groupId)
  }

  /** Sends the orders of a group until none is left or the phone is offline. */
  async function sendGroup(groupId: string): Promise<void> {
    if (sending.has(groupId)) return
    sending.add(groupId)
    for (;;) {
      const next = ofGroup(groupId).find(({ progress }) => progress.kind !== 'refused')
      if (!next) break
      await waitForBackoff(next)
      if (!onlineManager.isOnline()) break
      await attempt(next)
    }
    sending.delete(groupId)
  }

  /** Waits after unanswered attempts, until `wake` is called at the latest. */
  async function waitForBackoff({ groupId, key }: Queued): Promise<void> {
    const failed = failures.get(key)
    if (failed === undefined) return
    const woken = new Promise<void>(resolve => endBackoff.set(groupId, resolve))
    await Promise.race([pause(backoffMs(failed, 1000, longestPauseMs, Math.random())), woken])
  }

  /** Sends the order if it is still stored. Never rejects. */
  async function attempt({ groupId, key }: Queued): Promise<void> {
    beingSent.add(key)
    try {
      const now = Date.now()
      const deadline = now + attemptMs
      const { after } = await store.apply({ groupId, key }, { kind: 'claimed', deadline, now })
      show(key, after)
      // Another tab has sent it, or the diner withdrew it there.
      if (!after || after.progress.kind === 'refused') report(key, after)
      else if (Date.now() > now + claimMs) retryLater(key)
      else await sendClaimed(after, deadline)
    } catch {
      // The record could not be read or changed.
      retryLater(key)
    } finally {
      beingSent.delete(key)
    }
  }

  /** Rejects if the order was not placed, and its record cannot be changed. */
  async function sendClaimed(order: Waiting<Q>, deadline: number): Promise<void> {
    const { key } = order
    try {
      const placed = await send(order)
      tabs.announcePlaced(key, placed)
      // If the record stays, it is sent again, and the server answers with the same order.
      await store.apply(order, { kind: 'placed' }).catch(() => undefined)
      onPlaced(placed)
      failures.delete(key)
      show(key, null)
      reports.get(key)?.({ kind: 'placed', order: placed })
    } catch (error) {
      const { after } = await store.apply(order, {
        ...(isUnanswered(error) ? { kind: 'unanswered' } : { kind: 'refused', refusal: refusalOf(error) }),
        ...{ deadline, now: Date.now() },
      })
      show(key, after)
      if (after?.progress.kind === 'unanswered') retryLater(key)
      else {
        failures.delete(key)
        report(key, after, error)
      }
    }
    tabs.notifyChanged()
  }

  function retryLater(key: string): void {
    failures.set(key, (failures.get(key) ?? 0) + 1)
    report(key, null)
  }

  /** Tells the form that the order was refused, or that it waits. */
  function report(key: string, order: Waiting<Q> | null, error?: unknown): void {
    const progress = order?.progress
    if (progress?.kind !== 'refused') reports.get(key)?.({ kind: 'waits' })
    else reports.get(key)?.({ kind: 'refused', error: error ?? problemOf(progress.refusal), key, progress })
  }

  /** Sends the order. Resolves when its outcome is known, or when it must wait. */
  async function outcomeOf(order: Waiting<Q>): Promise<Outcome<R>> {
    const { groupId, key } = order
    show(key, order)
    const outcome = await new Promise<Outcome<R>>(resolve => {
      reports.set(key, resolve)
      void sendGroup(groupId)
      const timeout = onlineManager.isOnline() ? pause(formTimeoutMs) : Promise.resolve()
      void timeout.then(() => resolve({ kind: 'waits' }))
    })
    reports.delete(key)
    // Not before: another tab would send the order too, and a refusal would then not be final.
    if (outcome.kind === 'waits') tabs.notifyChanged()
    return outcome
  }

  /** The order's form is closed: from now on the list shows it. */
  function release(key: string): void {
    inForm.delete(key)
    notify()
  }

  /** Sends a refused order once more, under its key. */
  async function sendAgain(refused: Pick<Queued, 'groupId' | 'key'>): Promise<Outcome<R>> {
    const { after } = await store.apply(refused, { kind: 'requeued' })
    return after ? outcomeOf(after) : { kind: 'too-late' }
  }

  return {
    release,
    sendAgain,

    /** Stores the order, then sends it. Calls `onStored` once the order is stored. */
    async place({ replaces, ...input }: New<Q>, onStored: () => void): Promise<Outcome<R>> {
      const key = input.key ?? randomKey()
      latest = Math.max(Date.now(), latest + 1)
      const order = { ...input, key, madeAt: latest, progress: { kind: 'waiting' } } as unknown as Waiting<Q>
      removedKeys.delete(key)
      if (replaces === undefined) {
        inForm.add(key)
        await store.add(order)
      } else {
        const old = { groupId: input.groupId, key: replaces }
        if (!isRemoved(await store.apply(old, { kind: 'withdrawn' }, order))) return { kind: 'too-late' }
        // The replacement shows in the list at once, as the order before it did.
        show(replaces, null)
      }
      onStored()
      const outcome = await outcomeOf(order)
      if (outcome.kind !== 'refused') release(key)
      return outcome
    },

    /** The kitchen takes orders again: sends those that it refused while it was paused. */
    resume(groupId: string): void {
      // If the record cannot be changed, the diner can still send the order.
      for (const order of ofGroup(groupId))
        if (isHeldByPause(order.progress)) void sendAgain(order).catch(() => undefined)
    },

    /** Removes an order that is certainly not in the group. Resolves to whether it was removed. */
    async withdraw({ groupId, key }: Pick<Queued, 'groupId' | 'key'>): Promise<boolean> {
      if (!isRemoved(await store.apply({ groupId, key }, { kind: 'withdrawn' }))) return false
      show(key, null)
      release(key)
      tabs.notifyChanged()
      return true
    },

    /** Adopts the stored orders: those of earlier visits, and changes of other tabs. Deletes expired records. */
    async load(): Promise<void> {
      const before = [...orders.keys()]
      removedKeys.clear()
      const stored = await store.all().catch(() => null)
      if (!stored) return
      const keys = new Set(stored.map(({ key }) => key))
      for (const key of before) if (!keys.has(key) && !beingSent.has(key)) orders.delete(key)
      for (const order of stored) {
        latest = Math.max(latest, order.madeAt)
        if (removedKeys.has(order.key) || beingSent.has(order.key)) continue
        // An attempt of another tab, or of one that was killed, may have arrived.
        const progress: Progress =
          order.progress.kind === 'sending' ? { ...order.progress, kind: 'unanswered' } : order.progress
        orders.set(order.key, { ...order, progress })
      }
      notify()
      sendAll()
    },

    /** The network is back: send at once. */
    wake(): void {
      onlineManager.setOnline(true)
      failures.clear()
      for (const end of endBackoff.values()) end()
      endBackoff.clear()
      sendAll()
    },

    /** Deletes the orders of a group that is over. Before that they stay, because the phone may join again. */
    async forget(groupId: string): Promise<void> {
      if (!isGroupOver(groupId, Date.now())) return
      for (const { key } of ofGroup(groupId)) show(key, null)
      // If reading fails now, `load` deletes them later.
      await store.all().catch(() => undefined)
    },

    /** The orders of a group, or of all, oldest first. The same array until something changes. */
    waiting(groupId?: string): readonly Waiting<Q>[] {
      const list = shown.get(groupId) ?? ofGroup(groupId).filter(({ key }) => !inForm.has(key))
      shown.set(groupId, list)
      return list
    },

    /** The ids of groups that have orders here. */
    groups: () => new Set([...orders.values()].map(({ groupId }) => groupId)),

    subscribe: listeners.subscribe,
  }
}

function isRemoved({ before, after }: StoredChange<Queued>): boolean {
  return before !== null && after === null
}

function problemOf({ problem, status, fields, prices }: Refusal): CallProblem {
  const body = problem === 'no-answer' ? null : { problem, fields, ...(prices && { prices: [...prices] }) }
  return new CallProblem(status, problem, body)
}
