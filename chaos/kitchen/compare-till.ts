// Waits until no delivery of the restaurant waits, and compares the till with the ledger, the database and the staff's list.

import { setTimeout as wait } from 'node:timers/promises'
import { getDeliveries } from '#contract/deliveries.ts'
import type { Sql } from '../../src/server/db/database.ts'
import type { TillKind } from '../../test/deliveries/till.ts'
import type { Caller } from '../clients.ts'
import { checkTill, type StoredDelivery } from './check-till.ts'
import type { KitchenLog } from './log.ts'
import type { KitchenTill } from './tills.ts'

export interface TillFigures {
  readonly kind: TillKind
  /** Orders that the till has, cancelled ones included. */
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
  readonly till: KitchenTill
  readonly breach: (text: string) => void
}

/** The till misbehaves for this time after the last order, so that the retries of most orders are tried. */
const misbehavesMs = 100_000
/** The lease of a killed worker, 120 s, and a retry at Clover after it. */
const longestMs = 240_000
const pollMs = 500

export async function compareTill({ sql, log, caller, till, breach }: Options): Promise<TillFigures> {
  const { restaurantId, tables } = log
  const settledMs = await untilSettled(sql, restaurantId, till)
  const waiting = await countWaiting(sql, restaurantId)
  if (waiting > 0) breach(`${waiting} deliveries or tables still wait after ${longestMs / 1000} s`)
  const deliveries = await sql<StoredDelivery[]>`
    select id, key, order_id as "orderId", version, kind, state, fault, attempts from deliveries
    where restaurant_id = ${restaurantId} order by id`
  const placed = await sql<{ id: number; at: Date; revision: number }[]>`
    select o.id, o.created_at as at, o.placed_revision as revision from orders o join groups g on g.slot = o.slot and g.id = o.group_id
    where g.restaurant_id = ${restaurantId}`
  const kept = till.kept()
  checkTill(
    {
      ...{ tables, kept, deliveries, refused: till.refused },
      listed: await listDead(restaurantId, caller, breach),
      placed: new Map(placed.map(({ id, ...when }) => [id, when])),
    },
    text => breach(`${till.kind}: ${text}`),
  )
  return {
    kind: till.kind,
    arrived: kept.length,
    cancelledThere: kept.filter(({ isCancelled }) => isCancelled).length,
    refusedForGood: till.refused.size,
    deliveries: deliveries.length,
    attempts: deliveries.reduce((sum, { attempts }) => sum + attempts, 0),
    misbehaved: till.misbehaved(),
    unheard: till.unheard(),
    settledMs,
  }
}

async function untilSettled(sql: Sql, restaurantId: number, till: KitchenTill): Promise<number> {
  const since = performance.now()
  const elapsed = () => performance.now() - since
  while (elapsed() < longestMs && (await countWaiting(sql, restaurantId)) > 0) {
    if (elapsed() > misbehavesMs) till.recover()
    await wait(pollMs)
  }
  return elapsed()
}

/** Deliveries that wait, and tables whose last change was not relayed. */
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
