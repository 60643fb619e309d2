// The records of an outbox on this phone: one per order, with its progress. Tabs share the records, so every event is applied to
// the stored order in one transaction. A record has the format of earlier releases (a mutation of TanStack Query), because tabs of
// two releases may be open at the same time.

import { type Records, readRecords } from '../device/records.ts'
import { type OrderEvent, transition } from './order-machine.ts'
import { type Progress, type Queued, type QueuedOrder, refusalOf, type Waiting } from './queued-order.ts'

type QueuedId = Pick<Queued, 'groupId' | 'key'>

/** The stored order before and after an event; null while it is not in the outbox. */
export interface StoredChange<Q extends Queued> {
  readonly before: Waiting<Q> | null
  readonly after: Waiting<Q> | null
}

export interface OutboxStore<Q extends Queued> {
  /** Resolves when the order is on the disk. */
  add(order: Waiting<Q>): Promise<void>
  /** Applies an event. If it removes the order, `replacement` takes its place. Rejects as `Records.change`. */
  apply(id: QueuedId, event: OrderEvent, replacement?: Waiting<Q>): Promise<StoredChange<Q>>
  /** All orders, oldest first. Deletes expired and unreadable ones. Rejects as `Records.all`. */
  all(): Promise<Waiting<Q>[]>
}

/** `isValid` checks what a record contains beside the fields of `Queued`. */
export function outboxStore<Q extends Queued>(
  records: Records,
  kind: 'order' | 'round',
  isValid: (stored: Partial<Q>) => boolean,
): OutboxStore<Q> {
  const nameOf = ({ groupId, key }: QueuedId) => `${kind}/${groupId}/${key}`

  /** Undefined if the record is not a valid order. */
  function read(record: unknown): Waiting<Q> | undefined {
    const { state } = (record ?? {}) as Partial<ReturnType<typeof recordOf<Q>>>
    const order = state?.variables as Partial<Q> | undefined
    const isReadable =
      (state?.status === 'pending' || state?.status === 'error') &&
      typeof order?.key === 'string' &&
      typeof order.groupId === 'string' &&
      Number.isFinite(order.madeAt) &&
      isValid(order)
    return isReadable && state ? ({ ...order, progress: progressOf(state) } as Waiting<Q>) : undefined
  }

  return {
    add: order => records.add(nameOf(order), recordOf(kind, order)),

    apply(id, event, replacement) {
      const name = nameOf(id)
      return records.change<StoredChange<Q>>(name, known => {
        const before = read(known) ?? null
        const progress = transition(before?.progress ?? null, event)
        const after = before && progress && { ...before, progress }
        const stored = after ?? (before && replacement)
        return {
          remove: before && !after ? [name] : [],
          put: stored ? [[nameOf(stored), recordOf(kind, stored)]] : [],
          result: { before, after },
        }
      })
    },

    async all() {
      const stored = await readRecords(records, kind)
      const orders = stored.map(([name, record]) => ({ name, order: read(record) }))
      const unreadable = orders.flatMap(({ name, order }) => (order ? [] : [name]))
      if (unreadable.length > 0) await records.remove(unreadable)
      return orders.flatMap(({ order }) => order ?? []).sort((a, b) => a.madeAt - b.madeAt)
    },
  }
}

export const orderStore = (records: Records) => outboxStore<QueuedOrder>(records, 'order', isOrder)

function isOrder({ memberId, transcription, items }: Partial<QueuedOrder>): boolean {
  return (
    Number.isInteger(memberId) &&
    (transcription === undefined || typeof transcription === 'string') &&
    Array.isArray(items) &&
    items.every(item => typeof item?.name === 'string' && Number.isInteger(item.quantity * item.price))
  )
}

function recordOf<Q extends Queued>(kind: 'order' | 'round', { progress, ...variables }: Waiting<Q>) {
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
  return { mutationKey: [kind], scope: { id: variables.groupId }, state }
}

function progressOf({
  status,
  isPaused,
  failureCount,
  error,
  attempts = [],
}: ReturnType<typeof recordOf<Queued>>['state']): Progress {
  if (status === 'error')
    return { kind: 'refused', refusal: refusalOf(error), wasUnanswered: failureCount > 1 }
  if (failureCount > 0) return { kind: 'unanswered', attempts, ...(failureCount > 1 && { hadOverlap: true }) }
  return isPaused ? { kind: 'waiting' } : { kind: 'sending', attempts }
}
