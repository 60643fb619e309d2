// Relays changed groups of restaurants that send their orders somewhere, and sweeps up what an event did not announce.

import type { AppContext } from '../../app-context.ts'
import { startWorker, type Worker } from '../../jobs/worker.ts'
import { createGroupRestaurants, noRestaurant } from '../kitchen/queries.ts'
import { expireLateTickets } from '../printers/queries.ts'
import { findBehind, isBehind } from './find-behind.ts'
import { findSendingRestaurants } from './order-destinations.ts'
import { relayGroup } from './relay-group.ts'
import { closeOpenOrders, endUnreachable, onOneNode } from './sweep.ts'

/** How often the database is asked for groups that no event announced: their node may have ended. */
const sweepMs = 10_000
/** Groups that one sweep relays. */
const sweepGroups = 200
/** Groups that are relayed at once: each takes a connection for some milliseconds. */
const atOnce = 3

/** `wake`: deliveries may be due. */
export function startRelayWorker(context: AppContext, wake: () => void): Pick<Worker, 'close'> {
  const { database, clock, events, log } = context
  const { sql } = database
  const restaurants = createGroupRestaurants(sql)
  let sending = new Set<number>()
  const waiting = new Set<string>()

  // A group whose relay fails is found by the next sweep.
  const relays = startWorker<string>(log, {
    ...{ maxInFlight: atOnce, idleMs: sweepMs, failure: 'orders could not be relayed yet' },
    async claim(limit) {
      const groupIds = [...waiting].slice(0, limit)
      for (const groupId of groupIds) waiting.delete(groupId)
      return groupIds
    },
    async attempt(groupId) {
      if (restaurants.cached(groupId) === undefined) await restaurants.find([groupId])
      const restaurantId = restaurants.cached(groupId) ?? noRestaurant
      if (sending.has(restaurantId)) await relay(restaurantId, groupId)
    },
  })
  const sweeps = startWorker<never>(log, {
    ...{ maxInFlight: 1, idleMs: sweepMs, failure: 'a sweep of deliveries failed' },
    async claim() {
      await refreshSending()
      const ended = await Promise.allSettled([relayBehind(), endLate(), closeOpen()])
      for (const step of ended) if (step.status === 'rejected') throw step.reason
      return []
    },
    attempt: async () => {},
  })
  events.onAnnounced(shared => {
    if (shared.kind !== 'group-changed' || sending.size === 0) return
    waiting.add(shared.event.groupId)
    relays.wake()
  })
  // The restaurant may have connected a point of sale.
  const stopListening = events.on('kitchen-changed', sweeps.wake)

  async function relay(restaurantId: number, groupId: string): Promise<void> {
    if (!(await isBehind(sql, groupId))) return
    const { hasNumbered, created } = await relayGroup(context, restaurantId, groupId)
    if (hasNumbered) events.announce('group-changed', { groupId })
    if (created.length > 0) wake()
    if (created.some(({ fault }) => fault !== null)) events.announce('deliveries-changed', { restaurantId })
  }

  async function refreshSending(): Promise<void> {
    sending = await findSendingRestaurants(sql)
  }

  async function relayBehind(): Promise<void> {
    if (sending.size === 0) return
    const behind = await onOneNode(database, 'relay', tx => findBehind(tx, clock(), sweepGroups))
    for (const { id } of behind ?? []) waiting.add(id)
    relays.wake()
  }

  async function endLate(): Promise<void> {
    const now = clock()
    const ended = await onOneNode(database, 'end', async tx => [
      ...(await expireLateTickets(tx, now)).map(({ restaurantId }) => restaurantId),
      ...(await endUnreachable(tx, now)),
    ])
    for (const restaurantId of new Set(ended)) events.announce('deliveries-changed', { restaurantId })
  }

  async function closeOpen(): Promise<void> {
    if (sending.size === 0) return
    const closed = await onOneNode(database, 'close', tx => closeOpenOrders(tx, clock()))
    if (closed) wake()
  }

  return {
    async close() {
      stopListening()
      await Promise.all([relays.close(), sweeps.close()])
    },
  }
}
