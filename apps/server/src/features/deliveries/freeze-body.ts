// What is sent to a destination, as it is stored with the delivery: every attempt sends the same.

import type { DeliveryFault } from '@tablemate/domain/delivery/delivery.ts'
import type { OutgoingOrder } from '@tablemate/domain/delivery/outgoing-order.ts'
import type { PlannedDelivery } from '@tablemate/domain/delivery/plan-deliveries.ts'
import { buildWebhook, cancelWebhook } from '@tablemate/domain/delivery/webhook-event.ts'
import type { PosRequest, Unsendable } from '@tablemate/domain/pos/adapter.ts'
import { allAdapters } from '@tablemate/domain/pos/adapters.ts'
import type { Transaction } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import { inPartition } from '../../db/sql.ts'
import { wordsIn } from '../../text/words-in.ts'
import type { OrderDestination } from './order-destinations.ts'

export interface Frozen {
  /** By the kind of the destination: the provider's request, the webhook's event, or the order to print, as JSON. */
  readonly body: string | null
  readonly fault: DeliveryFault | null
  /** The item that the destination cannot take. */
  readonly faultLine: number | null
}

interface Place {
  readonly groupId: string
  readonly now: Date
}

export async function freezeOrder(
  tx: Transaction,
  place: Place,
  destination: OrderDestination,
  planned: PlannedDelivery,
  order: OutgoingOrder,
): Promise<Frozen> {
  const replaced =
    destination.kind === 'printer' && planned.replaces !== null
      ? await loadSentBody(tx, place, destination, { ...planned, version: planned.replaces })
      : null
  const built = build(destination, replaced === null ? order : withBefore(order, replaced), place.now)
  if (typeof built === 'string') return { body: built, fault: destination.fault, faultLine: null }
  return { body: null, fault: built.unsendable, faultLine: built.line }
}

/** `replaced`: the ticket that the station has on paper. */
function withBefore(order: OutgoingOrder, replaced: string): OutgoingOrder {
  const { lines, notes, table, allergies, stated }: OutgoingOrder = JSON.parse(replaced)
  return { ...order, before: { lines, notes, table, allergies, ...(stated && { stated }) } }
}

function build(
  { kind, provider, locationId }: OrderDestination,
  order: OutgoingOrder,
  now: Date,
): string | Unsendable {
  switch (kind) {
    case 'printer':
      return JSON.stringify(order)
    case 'webhook':
      return buildWebhook(order, now)
    case 'pos': {
      // The key is added when the request is sent, and whether an agreement allows that is decided then.
      const built = provider && allAdapters[provider]?.build(order, { apiKey: '', locationId })
      if (!built) return { unsendable: 'location-missing', line: null }
      return 'unsendable' in built ? built : JSON.stringify(built satisfies PosRequest)
    }
  }
}

/** A cancellation of what an earlier delivery sent. A point of sale gets a request that is built when its id is known. */
export async function freezeCancellation(
  tx: Transaction,
  place: Place,
  destination: OrderDestination,
  planned: PlannedDelivery,
  key: string,
): Promise<Frozen> {
  if (destination.kind === 'pos') return { body: null, fault: destination.fault, faultLine: null }
  const sent = await loadSentBody(tx, place, destination, planned)
  const body = sent === null ? null : cancelBody(destination, sent, key, place.now)
  return { body, fault: destination.fault, faultLine: null }
}

async function loadSentBody(
  tx: Transaction,
  { groupId }: Place,
  destination: OrderDestination,
  { orderId, stationId, version }: Pick<PlannedDelivery, 'orderId' | 'stationId' | 'version'>,
): Promise<string | null> {
  const partition = partitionOf(groupId)
  const [sent] = await tx<{ body: string | null }[]>`
    select body from ${inPartition('deliveries', partition)}
    where slot = ${partition} and group_id = ${groupId} and destination_id = ${destination.id} and order_id = ${orderId}
      and station_id = ${stationId} and version = ${version} and kind = 'order'`
  return sent?.body ?? null
}

function cancelBody({ kind, language }: OrderDestination, sent: string, key: string, now: Date): string {
  if (kind === 'webhook') return cancelWebhook(sent, now)
  const { before: _, ...order }: OutgoingOrder = JSON.parse(sent)
  const texts = { ...order.texts, kind: wordsIn(language).order.cancelled }
  return JSON.stringify({ ...order, kind: 'cancelled', key, texts } satisfies OutgoingOrder)
}
