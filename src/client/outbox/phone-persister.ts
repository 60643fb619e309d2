// Keeps the tables and the queued orders on this phone: TanStack's persister, but with one record per table and one per
// order, so that two tabs never overwrite each other's. Of itself it deletes what is over or cannot be read; the rest is
// deleted by name (order-sender.ts, outbox.ts).

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
  /** Of the table's restaurant (use-menu.ts): read when somebody looks at it. */
  menu: (groupId: string) => `menu/${groupId.toLowerCase()}`,
  order: ({ groupId, key }: Pick<QueuedOrder, 'groupId' | 'key'>) => `order/${groupId}/${key}`,
}

/** The group that a record belongs to; none for a name that is not ours. */
const groupOf = (name: string) => /^(?:table|order|menu)\/([^/]+)/.exec(name)?.[1] ?? ''

/** What is kept; of tables that are over, it goes. Rejects as `Records.all`. */
export async function readKept(records: Records): Promise<Map<string, unknown>> {
  const kept = await records.all()
  const over = [...kept.keys()].filter(name => isGroupOver(groupOf(name), Date.now()))
  for (const name of over) kept.delete(name)
  if (over.length > 0) await records.remove(over)
  return kept
}

/** The version of a stored table's shape. A table of another version is fetched again; stored orders are unaffected. */
export const tableShape = 2

/** The first change is written at once, those after it once a second: a lively table changes many times. */
const tableEveryMs = 1000

export interface PhonePersister extends Persister {
  /** Writes at once what was to be written soon. */
  flush(): void
  /** Nothing more is written of the group's table, and nothing remembered of what was. */
  forget(groupId: string): void
}

export function phonePersister(records: Records): PhonePersister {
  const written = new Map<string, unknown>()
  const due = new Map<string, DehydratedQuery>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = due.size > 0 ? setTimeout(flush, tableEveryMs) : undefined
    for (const [name, query] of due) void records.put(name, tableRecord(query))
    due.clear()
  }

  const keepTable = (query: DehydratedQuery) => {
    const name = recordName.table(String(query.queryKey[1]))
    const { data, dataUpdatedAt } = query.state
    const before = written.get(name) as Partial<typeof query.state> | undefined
    if (before?.data === data && before?.dataUpdatedAt === dataUpdatedAt) return
    written.set(name, query.state)
    due.set(name, query)
    if (timer === undefined) flush()
  }

  const keepOrder = async (mutation: DehydratedOrder) => {
    const { variables, status, failureCount } = mutation.state
    const name = recordName.order(variables as QueuedOrder)
    // That it waits, its record says from the start; what another tab got to know must not be unsaid.
    const isNews = status === 'error' || failureCount > 0
    if (!isNews || written.get(name) === mutation.state) return
    written.set(name, mutation.state)
    await records.change(name, known => {
      const isKnownRefused = readOrder(known)?.state.status === 'error'
      if (known === undefined || isKnownRefused) return { answer: undefined }
      return { put: [[name, orderRecord(mutation)]], answer: undefined }
    })
  }

  return {
    flush,
    forget(groupId) {
      due.delete(recordName.table(groupId))
      for (const name of written.keys()) if (groupOf(name) === groupId) written.delete(name)
    },
    async persistClient({ clientState: { queries, mutations } }) {
      for (const query of queries) keepTable(query)
      await Promise.all(mutations.map(mutation => keepOrder(mutation).catch(() => undefined)))
    },
    async restoreClient() {
      const kept = await readKept(records)
      const queries: DehydratedQuery[] = []
      const unreadable: string[] = []
      for (const [name, record] of kept) {
        const query = readTable(record)
        if (query) queries.push(query)
        if (!(query ?? readOrder(record)) && name !== recordName.menu(groupOf(name))) unreadable.push(name)
      }
      if (unreadable.length > 0) await records.remove(unreadable)
      return { timestamp: Date.now(), buster: '', clientState: { queries, mutations: ordersIn(kept) } }
    },
    // Asked for when something went wrong: all the more reason to keep what there is.
    removeClient: () => undefined,
  }
}

/** In the order in which they were made, each as it can go on. */
export function ordersIn(kept: ReadonlyMap<string, unknown>): DehydratedOrder[] {
  return [...kept.values()]
    .flatMap(record => readOrder(record) ?? [])
    .sort((a, b) => madeAt(a) - madeAt(b))
    .map(order => ({ ...order, state: resumable(order.state) }))
}

/** What is kept of a table: also after asking for it has failed, it is the last that is known. */
function tableRecord({ queryKey, queryHash, state, dehydratedAt }: DehydratedQuery) {
  const calm = { ...state, status: 'success', error: null, fetchFailureReason: null } as const
  return { shape: tableShape, queryKey, queryHash, state: calm, dehydratedAt }
}

/** What is kept of a mutation: all of it but what cannot be written down. */
export function orderRecord({ mutationKey, scope, state }: DehydratedOrder): DehydratedOrder {
  const error = state.status === 'error' ? refusalOf(state.error) : null
  const plain = { ...state, error: error as unknown as Error | null, failureReason: null }
  return {
    ...(mutationKey && { mutationKey: [...mutationKey] }),
    ...(scope && { scope }),
    state: { ...plain, context: undefined, data: undefined },
  }
}

/** A record that is an order, or undefined where it is anything else. */
export function readOrder(record: unknown): DehydratedOrder | undefined {
  const order = record as DehydratedOrder | undefined
  const wanted = order?.state?.variables as QueuedOrder | undefined
  const isWhole =
    order?.mutationKey?.[0] === orderKey[0] &&
    (order.state.status === 'pending' || order.state.status === 'error') &&
    typeof wanted?.key === 'string' &&
    typeof wanted.groupId === 'string' &&
    Number.isInteger(wanted.memberId) &&
    Number.isFinite(wanted.madeAt) &&
    (wanted.transcription === undefined || typeof wanted.transcription === 'string') &&
    Array.isArray(wanted.items) &&
    wanted.items.every(item => typeof item?.name === 'string' && Number.isInteger(item.quantity * item.price))
  return isWhole ? order : undefined
}

function readTable(record: unknown): DehydratedQuery | undefined {
  const query = record as (DehydratedQuery & { shape?: unknown }) | undefined
  const table = query?.state?.data as Record<string, unknown> | undefined
  const isWhole =
    query?.shape === tableShape &&
    query.queryKey?.[0] === 'table' &&
    typeof query.queryHash === 'string' &&
    Number.isInteger(table?.revision) &&
    isObject(table?.group) &&
    isObject(table.bill) &&
    [table.members, table.orders, table.payments].every(Array.isArray)
  return isWhole ? query : undefined
}

/** Whatever it was doing when the page was closed, it waits now; what was being sent may have arrived. */
function resumable(state: DehydratedOrder['state']): DehydratedOrder['state'] {
  if (state.status === 'error') return state
  const wasSent = progressOf(state).kind !== 'waiting'
  return { ...state, isPaused: true, failureCount: wasSent ? Math.max(1, state.failureCount) : 0 }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null
const madeAt = ({ state }: DehydratedOrder) => (state.variables as QueuedOrder).madeAt
