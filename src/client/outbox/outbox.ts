// The one way that orders go: each is kept on this phone, sent under its key until it is answered, and only then let go.
// The orders of a table go one after the other, as they were made. A TanStack mutation each, so that they pause while
// there is no network and resume after a restart.

import { persistQueryClientSave } from '@tanstack/query-persist-client-core'
import { hydrate, type Mutation, onlineManager, type QueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/orders.ts'
import { isGroupOver } from '#domain/groups/group-time.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { randomKey } from '../device/random-key.ts'
import { orderSender, type SenderParts } from './order-sender.ts'
import {
  type DehydratedOrder,
  orderKey,
  orderRecord,
  ordersIn,
  phonePersister,
  readKept,
  readOrder,
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
  /** Tells the phone's other tabs that what is kept has changed. */
  readonly tellOthers: () => void
}

export type Outcome =
  | { readonly kind: 'placed'; readonly order: Order }
  /** It stays in the outbox until `takeBack` or `release`. */
  | { readonly kind: 'refused'; readonly error: unknown; readonly key: string; readonly progress: Progress }
  /** It is kept, and goes when it can. */
  | { readonly kind: 'waits' }
  /** What it should have replaced has been sent. */
  | { readonly kind: 'too-late' }

export interface NewOrder {
  readonly groupId: string
  readonly memberId: number
  readonly items: readonly OrderItem[]
  /** What was said; understood where there are no items. */
  readonly transcription?: string | undefined
  readonly note?: string | undefined
  readonly key?: string | undefined
  /** The key of the order that this one takes the place of. */
  readonly instead?: string | undefined
}

/** So long a diner watches an order being sent; then it waits in the list. */
const timeoutMs = 2000

export function createOutbox({ client, onPlaced, tellOthers, ...parts }: OutboxParts) {
  const { records, pause } = parts
  const mutations = client.getMutationCache()
  const persister = phonePersister(records)
  const sender = orderSender(parts)
  const listeners = new Set<() => void>()
  const shown = new Map<string, readonly WaitingOrder[]>()
  /** New orders whose form still stands open: they show there. */
  const inForm = new Set<string>()
  /** Keys of orders that are being kept just now. */
  const underway = new Set<string>()
  let latest = 0
  let isTelling = false

  client.setMutationDefaults(orderKey, {
    mutationFn: async (variables: unknown) => {
      const order = variables as QueuedOrder
      const placed = await sender.sendOnce(order)
      if (placed) onPlaced(placed)
      tellOthers()
      return placed
    },
    retry: (_, error) => isUnanswered(error),
    // The pause before another try is the sender's: the network's return cuts it short.
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
    if (isTelling) return
    isTelling = true
    queueMicrotask(() => {
      isTelling = false
      save()
      for (const listen of listeners) listen()
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

  /** Keeps the order in place of another, or of none; null where that one may be at the table already. */
  async function keep(wanted: NewOrder, key: string, onKept: () => void): Promise<OrderMutation | null> {
    const { groupId, memberId, items, transcription, note, instead } = wanted
    latest = Math.max(Date.now(), latest + 1)
    const order = { key, groupId, memberId, items, transcription, note, madeAt: latest }
    const options = { mutationKey: orderKey, scope: { id: groupId } }
    const name = recordName.order(order)
    let state = pending(order)
    if (instead === undefined) {
      await records.add(name, orderRecord({ ...options, state }))
      onKept()
    } else {
      const old = recordName.order({ groupId, key: instead })
      const isReplaced = await records.change(old, known => {
        const before = readOrder(known)
        const wasInHand = before && isSafeToEdit(progressOf(before.state))
        // The same order under its key can be sent at any time, but what may be at the table cannot become another.
        if (!before || !(wasInHand || instead === key)) return { answer: false }
        state = pending(order, wasInHand ? 0 : 1)
        return { remove: [old], put: [[name, orderRecord({ ...options, state })]], answer: true }
      })
      if (!isReplaced) return null
      onKept()
      drop(instead)
    }
    tellOthers()
    return mutations.build<Order | null, Error, QueuedOrder, unknown>(client, options, state)
  }

  async function start(
    wanted: NewOrder,
    key: string,
    onKept: () => void = () => undefined,
  ): Promise<Outcome> {
    underway.add(key)
    const mutation = await keep(wanted, key, onKept).finally(() => underway.delete(key))
    if (!mutation?.state.variables) return { kind: 'too-late' }
    const settled = mutation.execute(mutation.state.variables).then(
      (placed): Outcome => (placed ? { kind: 'placed', order: placed } : { kind: 'waits' }),
      (error: unknown): Outcome => ({ kind: 'refused', error, key, progress: progressOf(mutation.state) }),
    )
    return Promise.race([settled, untilItMustWait(mutation)])
  }

  /** Offline, after a try without an answer, or when it takes long. */
  async function untilItMustWait(mutation: OrderMutation): Promise<Outcome> {
    let stop: () => void = () => undefined
    const isKnown = new Promise<void>(resolve => {
      const look = () => {
        if (!onlineManager.isOnline() || mutation.state.failureCount > 0) resolve()
      }
      stop = mutations.subscribe(look)
      look()
    })
    await Promise.race([isKnown, pause(timeoutMs)])
    stop()
    return { kind: 'waits' }
  }

  /** Those that this page does not have: one may be made while another is read. */
  function unknownOf(kept: readonly DehydratedOrder[]): DehydratedOrder[] {
    const known = new Set([...orders().map(keyOf), ...inForm, ...underway])
    return kept.filter(order => !known.has(keyOf(order)))
  }

  function drop(key: string): void {
    for (const mutation of orders()) if (mutation.state.variables?.key === key) mutations.remove(mutation)
  }

  /** Its form is closed: from now on it shows in the list. */
  function release(key: string): void {
    inForm.delete(key)
    notify()
  }

  /** Every paused one gets on its feet, and waits there for its turn and the network. */
  function goOn(): void {
    for (const mutation of orders()) {
      latest = Math.max(latest, mutation.state.variables?.madeAt ?? 0)
      if (mutation.state.isPaused) mutation.continue().catch(() => undefined)
    }
    notify()
  }

  return {
    letGo: release,
    flush: persister.flush,

    /** Keeps the order, then sends it; `onKept` is told once it can no longer be lost. */
    async place(wanted: NewOrder, onKept: () => void): Promise<Outcome> {
      const key = wanted.key ?? randomKey()
      // One that takes the place of another stands in the list at once, as that one did.
      if (wanted.instead === undefined) inForm.add(key)
      const outcome = await start(wanted, key, onKept)
      if (outcome.kind !== 'refused') release(key)
      return outcome
    },

    /** Sends a refused order once more, under its key. */
    sendAgain: (order: QueuedOrder): Promise<Outcome> => start({ ...order, instead: order.key }, order.key),

    /** Takes an order back that is certainly not at the table; answers whether it is out of the outbox. */
    async takeBack({ groupId, key }: Pick<QueuedOrder, 'groupId' | 'key'>): Promise<boolean> {
      const name = recordName.order({ groupId, key })
      const isOut = await records.change(name, known => {
        const kept = readOrder(known)
        // What its form has just heard, the record may not say yet.
        const mayGo = !kept || inForm.has(key) || isSafeToEdit(progressOf(kept.state))
        return { remove: mayGo ? [name] : [], answer: mayGo }
      })
      if (!isOut) return false
      drop(key)
      release(key)
      tellOthers()
      return true
    },

    /** Takes up what was kept when this phone last had the app open. */
    async restore(): Promise<void> {
      const kept = await persister.restoreClient()
      if (kept) hydrate(client, { ...kept.clientState, mutations: unknownOf(kept.clientState.mutations) })
      goOn()
    },

    /** Takes over what other tabs have added, sent, taken back or been refused since; what is over goes. */
    async catchUp(): Promise<void> {
      const atRest = orders().flatMap(mutation => {
        const { isPaused, status } = mutation.state
        const isAtRest = isPaused || status === 'error'
        return isAtRest && !inForm.has(keyOf(mutation)) ? [{ mutation, status }] : []
      })
      const all = await readKept(records).catch(() => null)
      if (!all) return
      const kept = ordersIn(all)
      const states = new Map(kept.map(order => [keyOf(order), order.state.status]))
      for (const { mutation, status } of atRest) {
        const key = keyOf(mutation)
        if (states.get(key) !== status && !underway.has(key)) mutations.remove(mutation)
      }
      hydrate(client, { mutations: unknownOf(kept) })
      goOn()
    },

    /** The network is there: nothing waits any longer. */
    wake(): void {
      onlineManager.setOnline(true)
      sender.wake()
      goOn()
    },

    /** Its orders stay until its time is over: it may be the phone that the table does not know any longer. */
    async forget(groupId: string): Promise<void> {
      persister.forget(groupId)
      await records.remove([recordName.table(groupId), recordName.menu(groupId)])
      if (!isGroupOver(groupId, Date.now())) return
      for (const mutation of orders())
        if (mutation.state.variables?.groupId === groupId) mutations.remove(mutation)
      // What cannot be read now goes when this phone looks again (`catchUp`).
      await readKept(records).catch(() => undefined)
    },

    /** The orders of a table, oldest first; the same list until something changes. */
    waiting(groupId: string): readonly WaitingOrder[] {
      const list =
        shown.get(groupId) ??
        orders()
          .flatMap(mutation => waitingOf(mutation, groupId))
          .sort((a, b) => a.madeAt - b.madeAt)
      shown.set(groupId, list)
      return list
    },

    /** Of which tables there are any. */
    groups: () => new Set(orders().flatMap(({ state }) => state.variables?.groupId ?? [])),

    subscribe(listen: () => void): () => void {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
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

/** A mutation that has not begun, or whose tries so far had no answer. */
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
