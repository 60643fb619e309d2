// Waits until no delivery of the restaurant waits, and compares the point of sale with the ledger, the database and the
// staff's list.

import { setTimeout as wait } from 'node:timers/promises'
import { getDeliveries } from '@tablemate/contract/deliveries.ts'
import type { Sql } from '@tablemate/server/db/database.ts'
import type { PosKind } from '@tablemate/test/deliveries/connect-pos.ts'
import type { Caller } from '../clients.ts'
import { checkPos, type StoredDelivery } from './check-pos.ts'
import type { KitchenLog } from './log.ts'
import type { KitchenPos } from './points-of-sale.ts'

export interface PosFigures {
  readonly kind: PosKind
  /** Orders that the point of sale has, cancelled ones included. */
  readonly arrived: number
  readonly cancelledThere: number
  readonly refusedForGood: number
  readonly deliveries: number
  readonly attempts: number
  readonly misbehaved: number
  readonly unheard: number
  /** How long deliveries waited after the last order. */
  readonly settledMs: number
}

interface Options {
  readonly sql: Sql
  readonly log: KitchenLog
  readonly caller: Caller
  readonly pos: KitchenPos
  readonly breach: (text: string) => void
}

/** The point of sale misbehaves for this time after the last order, so that the retries of most orders are tried. */
const misbehavesMs = 100_000
/** The lease of a killed worker, 120 s, and a retry at Clover after it. */
const longestMs = 240_000
const pollMs = 500

export async function comparePos({ sql, log, caller, pos, breach }: Options): Promise<PosFigures> {
  const { restaurantId, groups } = log
  const settledMs = await untilSettled(sql, restaurantId, pos)
  const waiting = await countWaiting(sql, restaurantId)
  if (waiting > 0) breach(`${waiting} deliveries or tables still wait after ${longestMs / 1000} s`)
  const deliveries = await sql<StoredDelivery[]>`
    select id, key, order_id as "orderId", version, kind, state, fault, attempts from deliveries
    where restaurant_id = ${restaurantId} order by id`
  const placed = await sql<{ id: number; at: Date; revision: number }[]>`
    select o.id, o.created_at as at, o.placed_revision as revision from orders o join groups g on g.slot = o.slot and g.id = o.group_id
    where g.restaurant_id = ${restaurantId}`
  const kept = pos.kept()
  checkPos(
    {
      ...{ groups, kept, deliveries, refused: pos.refused },
      listed: await listDead(restaurantId, caller, breach),
      placed: new Map(placed.map(({ id, ...when }) => [id, when])),
    },
    text => breach(`${pos.kind}: ${text}`),
  )
  return {
    kind: pos.kind,
    arrived: kept.length,
    cancelledThere: kept.filter(({ isCancelled }) => isCancelled).length,
    refusedForGood: pos.refused.size,
    deliveries: deliveries.length,
    attempts: deliveries.reduce((sum, { attempts }) => sum + attempts, 0),
    misbehaved: pos.misbehaved(),
    unheard: pos.unheard(),
    settledMs,
  }
}

async function untilSettled(sql: Sql, restaurantId: number, pos: KitchenPos): Promise<number> {
  const since = performance.now()
  const elapsed = () => performance.now() - since
  while (elapsed() < longestMs && (await countWaiting(sql, restaurantId)) > 0) {
    if (elapsed() > misbehavesMs) pos.recover()
    await wait(pollMs)
  }
  return elapsed()
}

/** Deliveries that wait, and groups whose last change was not relayed. */
async function countWaiting(sql: Sql, restaurantId: number): Promise<number> {
  const [counted] = await sql<{ count: number }[]>`
    select (select count(*)::int from deliveries where restaurant_id = ${restaurantId} and state = 'waiting')
      + (select count(*)::int from groups g left join relays r on r.slot = g.slot and r.group_id = g.id
        where g.restaurant_id = ${restaurantId} and g.placed_count > 0 and g.revision > coalesce(r.revision, 0)) as count`
  return counted?.count ?? 0
}

async function listDead(
  restaurantId: number,
  caller: Caller,
  breach: Options['breach'],
): Promise<Set<number>> {
  const result = await caller.retry(phone => phone.call(getDeliveries, { params: { restaurantId } }))
  if (result.kind === 'done')
    return new Set(result.body.deliveries.filter(({ state }) => state === 'dead').map(({ id }) => id))
  breach('the deliveries could not be listed')
  return new Set()
}
