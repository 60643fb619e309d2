// The outbox: every order is stored on this phone, sent under its idempotency key until the server answers, then deleted.
// Orders of one table are sent one after the other, oldest first. Each is a TanStack mutation, which pauses while there is no
// network and resumes after a restart.

import { persistQueryClientSave } from '@tanstack/query-persist-client-core'
import { hydrate, type Mutation, onlineManager, type QueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/orders.ts'
import { isGroupOver } from '#domain/groups/group-time.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { createListeners } from '../device/listeners.ts'
import { randomKey } from '../device/random-key.ts'
import { orderSender, type SenderParts } from './order-sender.ts'
import {
  type DehydratedOrder,
  orderKey,
  orderRecord,
  ordersIn,
  phonePersister,
  readOrder,
  readRecords,
  recordName,
} from './phone-persister.ts'
import {
  isSafeToEdit,
  isUnanswered,
  type Progress,
  progressOf,
  type QueuedOrder,
  type WaitingOrder,
} from './queued-order.ts'

export interface OutboxParts extends SenderParts {
  readonly client: QueryClient
  readonly onPlaced: (order: Order) => void
  /** Tells the phone's other tabs that the stored orders changed. */
  readonly notifyOtherTabs: () => void
}

export type Outcome =
  | { readonly kind: 'placed'; readonly order: Order }
  /** The order stays in the outbox until `withdraw` or `release`. */
  | { readonly kind: 'refused'; readonly error: unknown; readonly key: string; readonly progress: Progress }
  /** The order is stored, and sent when possible. */
  | { readonly kind: 'waits' }
  /** The order that it should replace has been sent. */
  | { readonly kind: 'too-late' }

export interface NewOrder {
  readonly groupId: string
  readonly memberId: number
  readonly items: readonly OrderItem[]
  /** The transcript. The server parses it if there are no items. */
  readonly transcription?: string | undefined
  readonly note?: string | undefined
  readonly key?: string | undefined
  /** The key of the order that this one replaces. */
  readonly replaces?: string | undefined
}

/** How long the form waits for the server's answer. After that the order shows in the list. */
const timeoutMs = 2000

export function createOutbox({ client, onPlaced, notifyOtherTabs, ...parts }: OutboxParts) {
  const { records, pause } = parts
  const mutations = client.getMutationCache()
  const persister = phonePersister(records)
  const sender = orderSender(parts)
  const listeners = createListeners()
  const shown = new Map<string, readonly WaitingOrder[]>()
  /** Keys of new orders whose form is still open: the form shows them. */
  const inForm = new Set<string>()
  /** Keys of orders that are being stored now. */
  const beingStored = new Set<string>()
  let latest = 0
  let isNotifying = false

  client.setMutationDefaults(orderKey, {
    mutationFn: async (variables: unknown) => {
      const order = variables as QueuedOrder
      const placed = await sender.sendOnce(order)
      if (placed) onPlaced(placed)
      notifyOtherTabs()
      return placed
    },
    retry: (_, error) => isUnanswered(error),
    // The sender waits before it retries, and cuts the wait short when the network returns.
    retryDelay: 0,
    networkMode: 'online',
    gcTime: Number.POSITIVE_INFINITY,
  })
  mutations.subscribe(({ type, mutation }) => {
    if (!mutation || !isOrder(mutation)) return
    if (type === 'updated' && mutation.state.status === 'success') mutations.remove(mutation)
    notify()
  })
  client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') save()
  })

  function notify(): void {
    shown.clear()
    if (isNotifying) return
    isNotifying = true
    queueMicrotask(() => {
      isNotifying = false
      save()
      listeners.notify()
    })
  }

  function save(): void {
    void persistQueryClientSave({
      queryClient: client,
      persister,
      dehydrateOptions: {
        shouldDehydrateQuery: ({ queryKey, state }) => queryKey[0] === 'table' && state.data !== undefined,
        shouldDehydrateMutation: isOrder,
      },
    })
  }

  function orders(): OrderMutation[] {
    return mutations.getAll().filter(isOrder) as OrderMutation[]
  }

  /** Stores the order, as a replacement if it names one. Null if the replaced order may be at the table already. */
  async function storeOrder(
    input: NewOrder,
    key: string,
    onStored: () => void,
  ): Promise<OrderMutation | null> {
    const { groupId, memberId, items, transcription, note, replaces } = input
    latest = Math.max(Date.now(), latest + 1)
    const order = { key, groupId, memberId, items, transcription, note, madeAt: latest }
    const options = { mutationKey: orderKey, scope: { id: groupId } }
    const name = recordName.order(order)
    let state = pending(order)
    if (replaces === undefined) {
      await records.add(name, orderRecord({ ...options, state }))
      onStored()
    } else {
      const old = recordName.order({ groupId, key: replaces })
      const isReplaced = await records.change(old, known => {
        const before = readOrder(known)
        const wasSafe = before && isSafeToEdit(progressOf(before.state))
        // The same order may be sent again at any time. An order that may be at the table must not become another.
        if (!before || !(wasSafe || replaces === key)) return { result: false }
        state = pending(order, wasSafe ? 0 : 1)
        return { remove: [old], put: [[name, orderRecord({ ...options, state })]], result: true }
      })
      if (!isReplaced) return null
      onStored()
      drop(replaces)
    }
    notifyOtherTabs()
    return mutations.build<Order | null, Error, QueuedOrder, unknown>(client, options, state)
  }

  async function start(
    input: NewOrder,
    key: string,
    onStored: () => void = () => undefined,
  ): Promise<Outcome> {
    beingStored.add(key)
    const mutation = await storeOrder(input, key, onStored).finally(() => beingStored.delete(key))
    if (!mutation?.state.variables) return { kind: 'too-late' }
    const settled = mutation.execute(mutation.state.variables).then(
      (placed): Outcome => (placed ? { kind: 'placed', order: placed } : { kind: 'waits' }),
      (error: unknown): Outcome => ({ kind: 'refused', error, key, progress: progressOf(mutation.state) }),
    )
    return Promise.race([settled, untilItMustWait(mutation)])
  }

  /** Resolves when the phone is offline, after an unanswered attempt, or after the timeout. */
  async function untilItMustWait(mutation: OrderMutation): Promise<Outcome> {
    let stop: () => void = () => undefined
    const mustWait = new Promise<void>(resolve => {
      const check = () => {
        if (!onlineManager.isOnline() || mutation.state.failureCount > 0) resolve()
      }
      stop = mutations.subscribe(check)
      check()
    })
    await Promise.race([mustWait, pause(timeoutMs)])
    stop()
    return { kind: 'waits' }
  }

  /** The stored orders that this page does not know yet. An order may be made while the store is read. */
  function notLoaded(stored: readonly DehydratedOrder[]): DehydratedOrder[] {
    const known = new Set([...orders().map(keyOf), ...inForm, ...beingStored])
    return stored.filter(order => !known.has(keyOf(order)))
  }

  function drop(key: string): void {
    for (const mutation of orders()) if (mutation.state.variables?.key === key) mutations.remove(mutation)
  }

  /** The order's form is closed: from now on the list shows it. */
  function release(key: string): void {
    inForm.delete(key)
    notify()
  }

  /** Continues every paused order, which then waits for its turn and for the network. */
  function resumeAll(): void {
    for (const mutation of orders()) {
      latest = Math.max(latest, mutation.state.variables?.madeAt ?? 0)
      if (mutation.state.isPaused) mutation.continue().catch(() => undefined)
    }
    notify()
  }

  return {
    release,
    flush: persister.flush,

    /** Stores the order, then sends it. Calls `onStored` once the order is stored. */
    async place(input: NewOrder, onStored: () => void): Promise<Outcome> {
      const key = input.key ?? randomKey()
      // A replacement shows in the list at once, as the order before it did.
      if (input.replaces === undefined) inForm.add(key)
      const outcome = await start(input, key, onStored)
      if (outcome.kind !== 'refused') release(key)
      return outcome
    },

    /** Sends a refused order once more, under its key. */
    sendAgain: (order: QueuedOrder): Promise<Outcome> => start({ ...order, replaces: order.key }, order.key),

    /** Removes an order that is certainly not at the table. Resolves to whether it was removed. */
    async withdraw({ groupId, key }: Pick<QueuedOrder, 'groupId' | 'key'>): Promise<boolean> {
      const name = recordName.order({ groupId, key })
      const isRemoved = await records.change(name, known => {
        const stored = readOrder(known)
        // The form may know an outcome that the record does not have yet.
        const isRemovable = !stored || inForm.has(key) || isSafeToEdit(progressOf(stored.state))
        return { remove: isRemovable ? [name] : [], result: isRemovable }
      })
      if (!isRemoved) return false
      drop(key)
      release(key)
      notifyOtherTabs()
      return true
    },

    /** Loads the orders stored when the app was last open. */
    async restore(): Promise<void> {
      const stored = await persister.restoreClient()
      if (stored)
        hydrate(client, { ...stored.clientState, mutations: notLoaded(stored.clientState.mutations) })
      resumeAll()
    },

    /** Adopts changes of other tabs: orders added, sent, removed or refused. Deletes expired records. */
    async catchUp(): Promise<void> {
      const inactive = orders().flatMap(mutation => {
        const { isPaused, status } = mutation.state
        const isInactive = isPaused || status === 'error'
        return isInactive && !inForm.has(keyOf(mutation)) ? [{ mutation, status }] : []
      })
      const all = await readRecords(records).catch(() => null)
      if (!all) return
      const stored = ordersIn(all)
      const states = new Map(stored.map(order => [keyOf(order), order.state.status]))
      for (const { mutation, status } of inactive) {
        const key = keyOf(mutation)
        if (states.get(key) !== status && !beingStored.has(key)) mutations.remove(mutation)
      }
      hydrate(client, { mutations: notLoaded(stored) })
      resumeAll()
    },

    /** The network is back: send at once. */
    wake(): void {
      onlineManager.setOnline(true)
      sender.wake()
      resumeAll()
    },

    /** Deletes the stored table. Its orders stay until it expires, because the phone may join again. */
    async forget(groupId: string): Promise<void> {
      persister.forget(groupId)
      await records.remove([recordName.table(groupId), recordName.menu(groupId)])
      if (!isGroupOver(groupId, Date.now())) return
      for (const mutation of orders())
        if (mutation.state.variables?.groupId === groupId) mutations.remove(mutation)
      // If reading fails now, `catchUp` deletes it later.
      await readRecords(records).catch(() => undefined)
    },

    /** The orders of a table, oldest first. The same array until something changes. */
    waiting(groupId: string): readonly WaitingOrder[] {
      const list =
        shown.get(groupId) ??
        orders()
          .flatMap(mutation => waitingOf(mutation, groupId))
          .sort((a, b) => a.madeAt - b.madeAt)
      shown.set(groupId, list)
      return list
    },

    /** The ids of groups that have orders here. */
    groups: () => new Set(orders().flatMap(({ state }) => state.variables?.groupId ?? [])),

    subscribe: listeners.subscribe,
  }

  function waitingOf({ state }: OrderMutation, groupId: string): WaitingOrder[] {
    const { variables: order } = state
    if (order?.groupId !== groupId || state.status === 'success' || inForm.has(order.key)) return []
    return [{ ...order, progress: progressOf(state) }]
  }
}

type OrderMutation = Mutation<Order | null, Error, QueuedOrder>

const isOrder = ({ options }: Pick<Mutation, 'options'>) => options.mutationKey?.[0] === orderKey[0]
const keyOf = ({ state }: { state: { variables?: unknown } }) => (state.variables as QueuedOrder).key

/** The state of a mutation that has not begun, or whose attempts had no answer. */
function pending(order: QueuedOrder, failureCount = 0): OrderMutation['state'] {
  return {
    status: 'pending',
    variables: order,
    isPaused: true,
    failureCount,
    failureReason: null,
    error: null,
    data: undefined,
    context: undefined,
    submittedAt: order.madeAt,
  }
}
