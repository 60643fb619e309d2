// Decides which deliveries a destination needs for the orders of one group, and which known ones are not needed any more.

import { groupBy } from '../group-by.ts'
import type { DeliveryFault, DeliveryKind, DeliveryState } from './delivery.ts'

/** What the destination should have: an order, or the part of it that one station prepares. */
export interface Content {
  readonly orderId: number
  /** -1: the whole order. */
  readonly stationId: number
  /** Grows with every change by the diner. */
  readonly orderVersion: number
  /** Another content has another digest. */
  readonly digest: string
  /** Whether the destination receives the order although it has none of its versions. */
  readonly mayBegin: boolean
  /** Whether a changed content is sent again. */
  readonly mayChange: boolean
}

/** A delivery of the kind 'order' or 'cancel'. */
export interface KnownDelivery {
  readonly id: number
  readonly orderId: number
  readonly stationId: number
  readonly orderVersion: number
  readonly version: number
  readonly kind: DeliveryKind
  readonly state: DeliveryState
  /** Whether it may have reached the destination. */
  readonly isAttempted: boolean
  readonly fault: DeliveryFault | null
  /** An earlier attempt may have arrived, although the last one failed. */
  readonly isUncertain: boolean
  readonly digest: string | null
}

export interface PlannedDelivery {
  readonly orderId: number
  readonly stationId: number
  readonly orderVersion: number
  readonly version: number
  readonly kind: 'order' | 'cancel'
  /** An order: the version that may have reached the destination before; null: none. */
  readonly replaces: number | null
}

export interface DeliveryPlan {
  /** In the order in which they must arrive. */
  readonly planned: readonly PlannedDelivery[]
  /** Ids of deliveries that nothing needs any more. */
  readonly superseded: readonly number[]
}

interface PlanInput {
  readonly contents: readonly Content[]
  readonly known: readonly KnownDelivery[]
  /** Orders that were cancelled, or refused as a whole. An order that is neither among these nor in `contents` stays as it is. */
  readonly gone: ReadonlySet<number>
  /** A changed order is cancelled and sent anew, as at a point of sale. Otherwise the new version replaces it. */
  readonly withdrawsFirst: boolean
}

export function planDeliveries({ contents, known, gone, withdrawsFirst }: PlanInput): DeliveryPlan {
  const planned: PlannedDelivery[] = []
  const superseded: number[] = []
  const historyOf = groupBy(known, keyOf)
  const ofOrder = groupBy(known, ({ orderId }) => orderId)
  const current = new Set(contents.map(keyOf))
  const versionOf = new Map(contents.map(({ orderId, orderVersion }) => [orderId, orderVersion]))

  const withdraw = (history: readonly KnownDelivery[]) => {
    const reached = last(history.filter(hasReached))
    if (reached && !isCancelled(history, reached.version)) planned.push(cancelOf(reached))
  }
  const supersede = (history: readonly KnownDelivery[]) =>
    superseded.push(...history.filter(isUnsent).map(({ id }) => id))

  for (const content of contents) {
    const history = historyOf.get(keyOf(content)) ?? []
    const latest = last(history.filter(({ kind }) => kind === 'order'))
    if (!latest) {
      // Another station prepares a part because the menu or the stations changed: the order is there already.
      const earlier = ofOrder.get(content.orderId) ?? []
      const may = earlier.length > 0 ? content.mayChange : content.mayBegin
      if (may && knownVersion(earlier) < content.orderVersion) planned.push(orderOf(content, 1, null))
      continue
    }
    const isWithdrawn = latest.state === 'superseded' || isCancelled(history, latest.version)
    if (!isWithdrawn && (latest.digest === content.digest || !content.mayChange)) continue
    supersede(history)
    if (withdrawsFirst) withdraw(history)
    const replaced = isWithdrawn ? undefined : last(history.filter(hasReached))
    planned.push(orderOf(content, latest.version + 1, replaced?.version ?? null))
  }
  for (const [key, history] of historyOf) {
    const [{ orderId } = { orderId: -1 }] = history
    const isChanged = (versionOf.get(orderId) ?? -1) > knownVersion(history)
    if (current.has(key) || !(gone.has(orderId) || isChanged)) continue
    supersede(history)
    withdraw(history)
  }
  return { planned, superseded }
}

const keyOf = ({ orderId, stationId }: Pick<Content, 'orderId' | 'stationId'>) => `${orderId} ${stationId}`

/** It waits and was not attempted, or the destination certainly did not take it. */
function isUnsent({ kind, state, isAttempted, fault, isUncertain }: KnownDelivery): boolean {
  if (kind !== 'order') return false
  return (state === 'waiting' && !isAttempted) || (state === 'dead' && fault !== 'no-answer' && !isUncertain)
}

const hasReached = ({ kind, state, isAttempted }: KnownDelivery) =>
  kind === 'order' && (state === 'sent' || (state === 'waiting' && isAttempted))

function isCancelled(history: readonly KnownDelivery[], version: number): boolean {
  return history.some(delivery => delivery.kind === 'cancel' && delivery.version === version)
}

/** The newest version of the order that was relayed; -1: none. */
function knownVersion(history: readonly KnownDelivery[]): number {
  return Math.max(-1, ...history.map(({ orderVersion }) => orderVersion))
}

function last(history: readonly KnownDelivery[]): KnownDelivery | undefined {
  return history.toSorted((a, b) => a.version - b.version).at(-1)
}

function cancelOf({ orderId, stationId, orderVersion, version }: KnownDelivery): PlannedDelivery {
  return { orderId, stationId, orderVersion, version, kind: 'cancel', replaces: null }
}

function orderOf(
  { orderId, stationId, orderVersion }: Content,
  version: number,
  replaces: number | null,
): PlannedDelivery {
  return { orderId, stationId, orderVersion, version, kind: 'order', replaces }
}
