// Stores the tables and the queued orders on this phone. It is a TanStack persister with one record per table and one per
// order, so that tabs never overwrite each other's. It deletes expired and unreadable records by itself.

import type { Persister } from '@tanstack/query-persist-client-core'
import type { DehydratedState } from '@tanstack/react-query'
import { isGroupOver } from '#domain/groups/group-time.ts'
import type { Records } from '../device/records.ts'
import { progressOf, type QueuedOrder, refusalOf } from './queued-order.ts'

type DehydratedQuery = DehydratedState['queries'][number]
export type DehydratedOrder = DehydratedState['mutations'][number]

export const orderKey = ['order'] as const

export const recordName = {
  table: (groupId: string) => `table/${groupId.toLowerCase()}`,
  /** The menu of the table's restaurant (use-menu.ts). */
  menu: (groupId: string) => `menu/${groupId.toLowerCase()}`,
  order: ({ groupId, key }: Pick<QueuedOrder, 'groupId' | 'key'>) => `order/${groupId}/${key}`,
}

/** The id of the record's group. Empty for an unknown name. */
const groupOf = (name: string) => /^(?:table|order|menu)\/([^/]+)/.exec(name)?.[1] ?? ''

/** All records. Deletes those of expired tables. Rejects as `Records.all`. */
export async function readRecords(records: Records): Promise<Map<string, unknown>> {
  const stored = await records.all()
  const over = [...stored.keys()].filter(name => isGroupOver(groupOf(name), Date.now()))
  for (const name of over) stored.delete(name)
  if (over.length > 0) await records.remove(over)
  return stored
}

/** The version of a stored table's shape. A table of another version is fetched again; stored orders are unaffected. */
export const tableShape = 2

/** The first change is written at once, later changes once per interval, because a busy table changes many times a second. */
const tableWriteIntervalMs = 1000

export interface PhonePersister extends Persister {
  /** Writes pending changes at once. */
  flush(): void
  /** Drops pending writes of the group's table. */
  forget(groupId: string): void
}

export function phonePersister(records: Records): PhonePersister {
  const written = new Map<string, unknown>()
  const due = new Map<string, DehydratedQuery>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = due.size > 0 ? setTimeout(flush, tableWriteIntervalMs) : undefined
    for (const [name, query] of due) void records.put(name, tableRecord(query))
    due.clear()
  }

  const storeTable = (query: DehydratedQuery) => {
    const name = recordName.table(String(query.queryKey[1]))
    const { data, dataUpdatedAt } = query.state
    const before = written.get(name) as Partial<typeof query.state> | undefined
    if (before?.data === data && before?.dataUpdatedAt === dataUpdatedAt) return
    written.set(name, query.state)
    due.set(name, query)
    if (timer === undefined) flush()
  }

  const storeOrder = async (mutation: DehydratedOrder) => {
    const { variables, status, failureCount } = mutation.state
    const name = recordName.order(variables as QueuedOrder)
    // A waiting order has its record already. A refusal that another tab stored must not be overwritten.
    const hasOutcome = status === 'error' || failureCount > 0
    if (!hasOutcome || written.get(name) === mutation.state) return
    written.set(name, mutation.state)
    await records.change(name, known => {
      const isKnownRefused = readOrder(known)?.state.status === 'error'
      if (known === undefined || isKnownRefused) return { result: undefined }
      return { put: [[name, orderRecord(mutation)]], result: undefined }
    })
  }

  return {
    flush,
    forget(groupId) {
      due.delete(recordName.table(groupId))
      for (const name of written.keys()) if (groupOf(name) === groupId) written.delete(name)
    },
    async persistClient({ clientState: { queries, mutations } }) {
      for (const query of queries) storeTable(query)
      await Promise.all(mutations.map(mutation => storeOrder(mutation).catch(() => undefined)))
    },
    async restoreClient() {
      const stored = await readRecords(records)
      const queries: DehydratedQuery[] = []
      const unreadable: string[] = []
      for (const [name, record] of stored) {
        const query = readTable(record)
        if (query) queries.push(query)
        if (!(query ?? readOrder(record)) && name !== recordName.menu(groupOf(name))) unreadable.push(name)
      }
      if (unreadable.length > 0) await records.remove(unreadable)
      return { timestamp: Date.now(), buster: '', clientState: { queries, mutations: ordersIn(stored) } }
    },
    // TanStack calls this after a failure. The records stay.
    removeClient: () => undefined,
  }
}

/** The stored orders, oldest first, ready to be resumed. */
export function ordersIn(stored: ReadonlyMap<string, unknown>): DehydratedOrder[] {
  return [...stored.values()]
    .flatMap(record => readOrder(record) ?? [])
    .sort((a, b) => madeAt(a) - madeAt(b))
    .map(order => ({ ...order, state: resumable(order.state) }))
}

/** The record of a table. After a failed fetch it contains the last known state. */
function tableRecord({ queryKey, queryHash, state, dehydratedAt }: DehydratedQuery) {
  const withoutError = { ...state, status: 'success', error: null, fetchFailureReason: null } as const
  return { shape: tableShape, queryKey, queryHash, state: withoutError, dehydratedAt }
}

/** The record of a mutation, without the fields that IndexedDB cannot clone. */
export function orderRecord({ mutationKey, scope, state }: DehydratedOrder): DehydratedOrder {
  const error = state.status === 'error' ? refusalOf(state.error) : null
  const plain = { ...state, error: error as unknown as Error | null, failureReason: null }
  return {
    ...(mutationKey && { mutationKey: [...mutationKey] }),
    ...(scope && { scope }),
    state: { ...plain, context: undefined, data: undefined },
  }
}

/** The record as an order. Undefined if it is not a valid order. */
export function readOrder(record: unknown): DehydratedOrder | undefined {
  const order = record as DehydratedOrder | undefined
  const fields = order?.state?.variables as QueuedOrder | undefined
  const isValid =
    order?.mutationKey?.[0] === orderKey[0] &&
    (order.state.status === 'pending' || order.state.status === 'error') &&
    typeof fields?.key === 'string' &&
    typeof fields.groupId === 'string' &&
    Number.isInteger(fields.memberId) &&
    Number.isFinite(fields.madeAt) &&
    (fields.transcription === undefined || typeof fields.transcription === 'string') &&
    Array.isArray(fields.items) &&
    fields.items.every(item => typeof item?.name === 'string' && Number.isInteger(item.quantity * item.price))
  return isValid ? order : undefined
}

function readTable(record: unknown): DehydratedQuery | undefined {
  const query = record as (DehydratedQuery & { shape?: unknown }) | undefined
  const table = query?.state?.data as Record<string, unknown> | undefined
  const isValid =
    query?.shape === tableShape &&
    query.queryKey?.[0] === 'table' &&
    typeof query.queryHash === 'string' &&
    Number.isInteger(table?.revision) &&
    isObject(table?.group) &&
    isObject(table.bill) &&
    [table.members, table.orders, table.payments].every(Array.isArray)
  return isValid ? query : undefined
}

/** After a restart every order waits. An order that was being sent counts as unanswered, because it may have arrived. */
function resumable(state: DehydratedOrder['state']): DehydratedOrder['state'] {
  if (state.status === 'error') return state
  const wasSent = progressOf(state).kind !== 'waiting'
  return { ...state, isPaused: true, failureCount: wasSent ? Math.max(1, state.failureCount) : 0 }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null
const madeAt = ({ state }: DehydratedOrder) => (state.variables as QueuedOrder).madeAt
