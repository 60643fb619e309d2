// Relays changed groups of restaurants that send their orders somewhere, and sweeps up what an event did not announce.

import type { AppContext } from '../../app-context.ts'
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

export interface RelayWorker {
  close(): void
}

/** `wake`: deliveries may be due. */
export function startRelayWorker(context: AppContext, wake: () => void): RelayWorker {
  const { database, clock, events, log } = context
  const { sql } = database
  const restaurants = createGroupRestaurants(sql)
  let sending = new Set<number>()
  let isSweeping = false
  let isClosed = false
  const waiting = new Set<string>()
  let running = 0

  const warn = (error: unknown, what: string) => log.warn({ code: (error as { code?: string }).code }, what)

  events.onAnnounced(shared => {
    if (shared.kind !== 'group-changed' || sending.size === 0 || isClosed) return
    waiting.add(shared.event.groupId)
    if (running < atOnce) void relayWaiting()
  })
  // The restaurant may have connected a point of sale.
  const stopListening = events.on('kitchen-changed', () => void sweep())
  const timer = setInterval(() => void sweep(), sweepMs)
  void sweep()

  async function relayWaiting(): Promise<void> {
    running += 1
    try {
      for (const groupId of waiting) {
        waiting.delete(groupId)
        if (!isClosed) await relayIfSending(groupId)
      }
    } finally {
      running -= 1
    }
  }

  /** Never rejects: the next sweep relays a group that failed. */
  async function relayIfSending(groupId: string): Promise<void> {
    try {
      if (restaurants.cached(groupId) === undefined) await restaurants.find([groupId])
      const restaurantId = restaurants.cached(groupId) ?? noRestaurant
      if (sending.has(restaurantId)) await relay(restaurantId, groupId)
    } catch (error) {
      warn(error, 'orders could not be relayed yet')
    }
  }

  async function relay(restaurantId: number, groupId: string): Promise<void> {
    if (!(await isBehind(sql, groupId))) return
    const { hasNumbered, created } = await relayGroup(context, restaurantId, groupId)
    if (hasNumbered) events.announce('group-changed', { groupId })
    if (created.length > 0) wake()
    if (created.some(({ fault }) => fault !== null)) events.announce('deliveries-changed', { restaurantId })
  }

  async function sweep(): Promise<void> {
    if (isSweeping || isClosed) return
    isSweeping = true
    for (const step of [refreshSending, relayBehind, endLate, closeOpen]) {
      try {
        if (!isClosed) await step()
      } catch (error) {
        warn(error, 'a sweep of deliveries failed')
      }
    }
    isSweeping = false
  }

  async function refreshSending(): Promise<void> {
    sending = await findSendingRestaurants(sql)
  }

  async function relayBehind(): Promise<void> {
    if (sending.size === 0) return
    const behind = await onOneNode(database, 'relay', tx => findBehind(tx, clock(), sweepGroups))
    for (const { id } of behind ?? []) await relayIfSending(id)
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
    close() {
      isClosed = true
      clearInterval(timer)
      stopListening()
    },
  }
}
