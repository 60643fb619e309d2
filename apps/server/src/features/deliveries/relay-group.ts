// Turns the orders of a group into deliveries, in one transaction: the outbox of what is sent to points of sale, webhooks and
// printers.

import { createHash, randomUUID } from 'node:crypto'
import {
  type Content,
  type KnownDelivery,
  type PlannedDelivery,
  planDeliveries,
} from '@tablemate/domain/delivery/plan-deliveries.ts'
import { linesAtKitchen, notRefused } from '@tablemate/domain/orders/order.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { hourMs } from '@tablemate/domain/time.ts'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import { inPartition } from '../../db/sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type KitchenGroup, type KitchenOrder, loadKitchenOrders, numberOrders } from '../kitchen/queries.ts'
import { buildOrder } from './build-order.ts'
import {
  insertDeliveries,
  loadKnown,
  loadRemoteMenuItems,
  type NewDelivery,
  supersede,
} from './delivery-rows.ts'
import { freezeCancellation, freezeOrder } from './freeze-body.ts'
import { findOrderDestinations, type OrderDestination } from './order-destinations.ts'

type Numbered = KitchenOrder & { readonly number: number }

export interface Relayed {
  /** Whether orders got their numbers. */
  readonly hasNumbered: boolean
  readonly created: readonly NewDelivery[]
}

/** Creates the deliveries that the group's orders need now. A repetition creates nothing. */
export async function relayGroup(
  context: Pick<AppContext, 'database' | 'clock' | 'changeQueues'>,
  restaurantId: number,
  groupId: string,
): Promise<Relayed> {
  return context.changeQueues.group({ keys: [groupId, `staff of ${restaurantId}`] }, () =>
    inTransaction(context.database, tx => relayIn(tx, { restaurantId, groupId }, context.clock())),
  )
}

interface Place {
  readonly restaurantId: number
  readonly groupId: string
}

async function relayIn(tx: Transaction, place: Place, now: Date): Promise<Relayed> {
  const { restaurantId, groupId } = place
  // The account does not change meanwhile, which would end what is built for it.
  await tx`select from restaurant_pos_settings where restaurant_id = ${restaurantId} for key share`
  // Its orders do not change any more, and no other node relays it meanwhile.
  const revision = await lockGroup(tx, groupId)
  if (revision === null) return nothing
  const destinations = await findOrderDestinations(tx, restaurantId)
  const loaded = await loadKitchenOrders(tx, restaurantId, groupId, now)
  if (!loaded) {
    await markRelayed(tx, groupId, revision)
    return nothing
  }
  const unnumbered = loaded.orders.filter(({ number, state }) => number === null && state !== 'waiting')
  const ids = unnumbered.map(({ id }) => id)
  const numbers = await numberOrders(tx, { ...place, ids, isSeen: false }, now)
  const group =
    numbers.size > 0 ? ((await loadKitchenOrders(tx, restaurantId, groupId, now)) ?? loaded) : loaded
  const known = await loadKnown(tx, groupId)
  const gone = goneOf(group, known)
  const created: NewDelivery[] = []
  for (const destination of destinations) {
    const plan = planDeliveries({
      contents: currentOrders(group).flatMap(order => contentsOf(destination, group, order, now)),
      known: known.filter(({ destinationId }) => destinationId === destination.id),
      gone,
      withdrawsFirst: destination.kind === 'pos',
    })
    await supersede(tx, groupId, plan.superseded, now)
    for (const planned of plan.planned)
      created.push(await build(tx, { place, group, destination, planned }, now))
  }
  await insertDeliveries(tx, place, created, now)
  await markRelayed(tx, groupId, group.revision)
  return { hasNumbered: numbers.size > 0, created }
}

const nothing: Relayed = { hasNumbered: false, created: [] }

/** Orders that the staff admitted and did not refuse as a whole. */
function currentOrders(group: KitchenGroup): Numbered[] {
  return group.orders.flatMap(order =>
    order.number !== null && order.state !== 'waiting' && order.state !== 'refused'
      ? [{ ...order, number: order.number }]
      : [],
  )
}

/** Relayed orders that were cancelled, or refused as a whole. */
function goneOf({ orders, placed }: KitchenGroup, known: readonly KnownDelivery[]): Set<number> {
  const refused = new Set(orders.filter(({ state }) => state === 'refused').map(({ id }) => id))
  return new Set(known.map(({ orderId }) => orderId).filter(id => !placed.has(id) || refused.has(id)))
}

/** After this time the dishes were eaten, whatever the board shows: a change is not sent any more. */
const changesWithinMs = hourMs

function contentsOf(
  destination: OrderDestination,
  group: KitchenGroup,
  order: Numbered,
  now: Date,
): Content[] {
  const placedAt = Date.parse(order.placedAt)
  return partsOf(destination, order).map(({ stationId, lines }) => ({
    orderId: order.id,
    stationId,
    orderVersion: order.version,
    digest: digestOf(group, order, lines, destination.kind !== 'printer'),
    mayBegin: placedAt >= destination.enabledAt.getTime(),
    mayChange: order.state !== 'served' && now.getTime() - placedAt < changesWithinMs,
  }))
}

/** A printer prints a ticket for each of its stations; every other destination gets all that the kitchen has of the order. */
function partsOf({ kind, stations }: OrderDestination, order: Numbered) {
  if (kind !== 'printer') return [{ stationId: -1, lines: linesAtKitchen(order.items) }]
  return order.stations.filter(({ stationId }) => stations.length === 0 || stations.includes(stationId))
}

/** `withRefusals`: a refused item or option changes the bill at a point of sale, and nothing on paper. */
function digestOf(
  { table }: KitchenGroup,
  { items, note, allergies }: Numbered,
  lines: readonly number[],
  withRefusals: boolean,
): string {
  const content = lines.flatMap(line => {
    const item = items[line]
    if (!item || (withRefusals && item.refused)) return []
    const { name, quantity, options, modifications = '' } = item
    const counted = withRefusals ? notRefused(options ?? []) : (options ?? [])
    const given = counted.reduce((sum, { refused }) => sum + (refused?.amount ?? 0), item.price)
    return [
      [
        ...[name, quantity, given, modifications],
        ...(options ? [counted.map(option => [option.id, option.quantity])] : []),
      ],
    ]
  })
  return createHash('sha256')
    .update(JSON.stringify([table, content, note, allergies]))
    .digest('hex')
    .slice(0, 32)
}

interface ToBuild {
  readonly place: Place
  readonly group: KitchenGroup
  readonly destination: OrderDestination
  readonly planned: PlannedDelivery
}

async function build(
  tx: Transaction,
  { place, group, destination, planned }: ToBuild,
  now: Date,
): Promise<NewDelivery> {
  const key = randomUUID()
  const base = { ...planned, destinationId: destination.id, key, digest: null, totalOurs: null }
  const order = currentOrders(group).find(({ id }) => id === planned.orderId)
  if (planned.kind === 'cancel' || !order) {
    const { groupId } = place
    return { ...base, ...(await freezeCancellation(tx, { groupId, now }, destination, planned, key)) }
  }
  const part = partsOf(destination, order).find(({ stationId }) => stationId === planned.stationId)
  const lines = part?.lines ?? []
  const menuItems = lines.map(line => menuItemKey(order.items[line]?.name ?? ''))
  const outgoing = buildOrder({
    ...{ group, order, lines, key },
    version: planned.version,
    kind: planned.replaces === null ? 'new' : 'changed',
    language: destination.language,
    remote: await loadRemoteMenuItems(tx, place.restaurantId, destination, menuItems),
  })
  return {
    ...base,
    ...(await freezeOrder(tx, { ...place, now }, destination, planned, outgoing)),
    digest: digestOf(group, order, lines, destination.kind !== 'printer'),
    totalOurs: outgoing.total,
  }
}

/** The group's revision; null if it was removed. */
async function lockGroup(tx: Transaction, groupId: string): Promise<number | null> {
  const partition = partitionOf(groupId)
  const [group] = await tx<{ revision: number }[]>`
    select revision from ${inPartition('groups', partition)} where slot = ${partition} and id = ${groupId}
    for no key update`
  return group?.revision ?? null
}

async function markRelayed(tx: Transaction, groupId: string, revision: number): Promise<void> {
  const partition = partitionOf(groupId)
  await tx`
    insert into ${inPartition('relays', partition)} as r (slot, group_id, revision)
    values (${partition}, ${groupId}, ${revision})
    on conflict (slot, group_id) do update set revision = greatest(r.revision, excluded.revision)`
}
