// Idempotency-Key: the same key from the same device gets the first answer again, however often the line broke.

import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { limits } from '#domain/limits.ts'
import { type Database, inPartition, type Sql, type Transaction } from '../db/database.ts'
import { partitionOf } from '../db/partitions.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../problems.ts'

/** Both are digests in the form of a UUID: 128 bits are enough, and a uuid column holds them. */
export interface IdempotencyKey {
  /** Of device and key. */
  readonly id: string
  /** Of method, path and payload: the same key with another payload is refused. */
  readonly fingerprint: string
}

/**
 * The call's key, or null when it has none; throws 'invalid' for one that is empty or too long. An uploaded file is part
 * of the payload.
 */
export function findIdempotencyKey(request: FastifyRequest, file?: Uint8Array): IdempotencyKey | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || key.length < 1 || key.length > limits.idempotencyKey)
    throw problem('invalid', { fields: { 'idempotency-key': key ? 'too-long' : 'required' } })
  return {
    id: digest(`${request.device} ${key}`),
    fingerprint: digest(
      `${request.method} ${request.url} ${file ? hash('sha256', file) : JSON.stringify(request.body)}`,
    ),
  }
}

/** The text of a first answer, given again. */
export class StoredResponse {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/**
 * Says a first answer again as it is true now: what it tells of may have changed since. Answers its text, or throws the
 * problem by which it holds no longer.
 */
export type RefreshResponse = (tx: Transaction, first: string, groupId: string) => Promise<string>

export interface IdempotentCall {
  readonly key: IdempotencyKey | null
  readonly now: Date
  /** The call's group; else the device that made or joined one: a first try may have found it in any hour. */
  readonly within: { readonly groupId: string } | { readonly creator: string } | { readonly member: string }
  /** Absent: the first answer is given again as it was. */
  readonly refresh?: RefreshResponse
}

/**
 * Works in one transaction and keeps its reply under the key for as long as the group lives; with a key that was
 * used before, answers what was answered then. Throws 'still-in-flight' while the first try runs, 'key-reused' when
 * the key was used for something else.
 */
export function runIdempotently<R>(
  database: Pick<Database, 'sql'>,
  { key, now, within, refresh }: IdempotentCall,
  work: (tx: Transaction) => Promise<{ readonly groupId: string; readonly reply: R }>,
): Promise<R | StoredResponse> {
  return inTransaction(database, async tx => {
    if (key) await takeKey(tx, key)
    const first = key && (await findFirstResponse(tx, { key, now, within }))
    if (first !== null)
      return new StoredResponse(refresh ? await refresh(tx, first.reply, first.groupId) : first.reply)
    const { groupId, reply } = await work(tx)
    if (key) await storeResponse(tx, key, { groupId, reply })
    return reply
  })
}

/**
 * As `runIdempotently`, for a call of the restaurant that is signed in, which works in the transaction that is handed in: its
 * answer is kept for a day (`deleteOldResponses`), or as long as the restaurant.
 */
export async function runOwnerIdempotently<R>(
  tx: Transaction,
  {
    key,
    now,
    restaurantId,
  }: { readonly key: IdempotencyKey | null; readonly now: Date; readonly restaurantId: number },
  work: () => Promise<R>,
): Promise<R | StoredResponse> {
  if (!key) return work()
  await takeKey(tx, key)
  const first = await findOwnerResponse(tx, key, restaurantId)
  if (first) return first
  const reply = await work()
  await tx`
    insert into restaurant_answers (restaurant_id, id, fingerprint, reply, created_at)
    values (${restaurantId}, ${key.id}, ${key.fingerprint}, ${JSON.stringify(reply)}, ${now})`
  return reply
}

/**
 * The first answer to the key, for a call whose work begins before its transaction does; null where there is none yet.
 * Throws 'key-reused'.
 */
export async function findOwnerResponse(
  sql: Sql | Transaction,
  key: IdempotencyKey | null,
  restaurantId: number,
): Promise<StoredResponse | null> {
  if (!key) return null
  const [first] = await sql<FirstResponse[]>`
    select fingerprint, reply from restaurant_answers where restaurant_id = ${restaurantId} and id = ${key.id}`
  return first ? new StoredResponse(sameCall(first, key).reply) : null
}

/** Deletes the first answers to restaurants that nobody asks for again. */
export async function deleteOldResponses({ sql }: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await sql`delete from restaurant_answers where created_at <= ${new Date(now.getTime() - ownerResponseMs)}`
}

const ownerResponseMs = 24 * 3_600_000

interface FirstResponse {
  readonly fingerprint: string
  readonly reply: string
}

function sameCall<First extends FirstResponse>(first: First, key: IdempotencyKey): First {
  if (first.fingerprint !== key.fingerprint) throw problem('key-reused')
  return first
}

/** Nobody else may use the key until the transaction ends. */
async function takeKey(tx: Transaction, key: IdempotencyKey): Promise<void> {
  const [taken] = await tx<{ isMine: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${key.id}, 0)) as "isMine"`
  if (!taken?.isMine) throw problem('still-in-flight')
}

/** None when its group's time is over. */
async function findFirstResponse(
  tx: Transaction,
  { key, now, within }: IdempotentCall & { readonly key: IdempotencyKey },
): Promise<(FirstResponse & { readonly groupId: string }) | null> {
  const partition = 'groupId' in within ? partitionOf(within.groupId) : null
  const from = (relation: string) =>
    partition === null ? tx(relation) : inPartition(tx, relation, partition)
  const [first] = await tx<(FirstResponse & { groupId: string })[]>`
    select a.fingerprint, a.reply, a.group_id as "groupId" from ${from('groups')} g
    join ${from('answers')} a on a.slot = g.slot and a.group_id = g.id and a.id = ${key.id}
    where ${which(tx, within)} and g.expires_at > ${now}`
  return first ? sameCall(first, key) : null
}

/** Of which groups it is asked. */
function which(tx: Transaction, within: IdempotentCall['within']) {
  if ('groupId' in within) return tx`g.slot = ${partitionOf(within.groupId)} and g.id = ${within.groupId}`
  if ('creator' in within) return tx`g.creator = decode(${within.creator}, 'hex')`
  return tx`(g.slot, g.id) in (select slot, group_id from members where device = decode(${within.member}, 'hex'))`
}

/**
 * Throws 'member-not-found' where the group keeps an answer under the key that was not found by the device's members: the one
 * that it tells of has left.
 */
async function storeResponse(
  tx: Transaction,
  key: IdempotencyKey,
  answer: { readonly groupId: string; readonly reply: unknown },
): Promise<void> {
  const partition = partitionOf(answer.groupId)
  const { count } = await tx`
    insert into ${inPartition(tx, 'answers', partition)} (slot, id, group_id, fingerprint, reply)
    values (${partition}, ${key.id}, ${answer.groupId}, ${key.fingerprint}, ${JSON.stringify(answer.reply)})
    on conflict do nothing`
  if (count === 0) throw problem('member-not-found')
}

function digest(text: string): string {
  const hex = hash('sha256', text, 'hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
