// The orders of the outbox on this phone: one record per order, with its progress. Tabs share the records, so every event is
// applied to the stored order in one transaction. A record has the format of earlier releases (a mutation of TanStack Query),
// because tabs of two releases may be open at the same time.

import { type Records, readRecords, recordName } from '../device/records.ts'
import { type OrderEvent, transition } from './order-machine.ts'
import { type Progress, type QueuedOrder, refusalOf, type WaitingOrder } from './queued-order.ts'

type OrderId = Pick<QueuedOrder, 'groupId' | 'key'>

/** The stored order before and after an event; null while it is not in the outbox. */
export interface StoredChange {
  readonly before: WaitingOrder | null
  readonly after: WaitingOrder | null
}

export function orderStore(records: Records) {
  return {
    /** Resolves when the order is on the disk. */
    add: (order: WaitingOrder) => records.add(recordName.order(order), recordOf(order)),

    /** Applies an event. If it removes the order, `replacement` takes its place. Rejects as `Records.change`. */
    apply(id: OrderId, event: OrderEvent, replacement?: WaitingOrder): Promise<StoredChange> {
      const name = recordName.order(id)
      return records.change<StoredChange>(name, known => {
        const before = readOrder(known) ?? null
        const progress = transition(before?.progress ?? null, event)
        const after = before && progress && { ...before, progress }
        const stored = after ?? (before && replacement)
        return {
          remove: before && !after ? [name] : [],
          put: stored ? [[recordName.order(stored), recordOf(stored)]] : [],
          result: { before, after },
        }
      })
    },

    /** All orders, oldest first. Deletes expired and unreadable ones. Rejects as `Records.all`. */
    async all(): Promise<WaitingOrder[]> {
      const stored = await readRecords(records, 'order')
      const orders = stored.map(([name, record]) => ({ name, order: readOrder(record) }))
      const unreadable = orders.flatMap(({ name, order }) => (order ? [] : [name]))
      if (unreadable.length > 0) await records.remove(unreadable)
      return orders.flatMap(({ order }) => order ?? []).sort((a, b) => a.madeAt - b.madeAt)
    },
  }
}

function recordOf({ progress, ...variables }: WaitingOrder) {
  const isRefused = progress.kind === 'refused'
  const isDoubtful = isRefused
    ? progress.wasUnanswered
    : progress.kind === 'unanswered' && progress.hadOverlap
  const failureCount = isDoubtful ? 2 : isRefused || progress.kind === 'unanswered' ? 1 : 0
  const state = {
    status: isRefused ? 'error' : 'pending',
    variables,
    isPaused: progress.kind === 'waiting' || progress.kind === 'unanswered',
    failureCount,
    error: isRefused ? progress.refusal : null,
    attempts: 'attempts' in progress ? progress.attempts : [],
  }
  return { mutationKey: ['order'], scope: { id: variables.groupId }, state }
}

/** Undefined if the record is not a valid order. */
function readOrder(record: unknown): WaitingOrder | undefined {
  const { state } = (record ?? {}) as Partial<ReturnType<typeof recordOf>>
  const order = state?.variables as QueuedOrder | undefined
  const isValid =
    (state?.status === 'pending' || state?.status === 'error') &&
    typeof order?.key === 'string' &&
    typeof order.groupId === 'string' &&
    Number.isInteger(order.memberId) &&
    Number.isFinite(order.madeAt) &&
    (order.transcription === undefined || typeof order.transcription === 'string') &&
    Array.isArray(order.items) &&
    order.items.every(item => typeof item?.name === 'string' && Number.isInteger(item.quantity * item.price))
  return isValid && order && state ? { ...order, progress: progressOf(state) } : undefined
}

function progressOf({
  status,
  isPaused,
  failureCount,
  error,
  attempts = [],
}: ReturnType<typeof recordOf>['state']): Progress {
  if (status === 'error')
    return { kind: 'refused', refusal: refusalOf(error), wasUnanswered: failureCount > 1 }
  if (failureCount > 0) return { kind: 'unanswered', attempts, ...(failureCount > 1 && { hadOverlap: true }) }
  return isPaused ? { kind: 'waiting' } : { kind: 'sending', attempts }
}
