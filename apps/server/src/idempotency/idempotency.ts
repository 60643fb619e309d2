// Idempotency-Key: a request with the same key from the same device gets the first response again.

import { hash } from 'node:crypto'
import * as limits from '@tablemate/domain/limits.ts'
import { dayMs } from '@tablemate/domain/time.ts'
import type { FastifyRequest } from 'fastify'
import type { Database, Sql, Transaction } from '../db/database.ts'
import { partitionOf } from '../db/partitions.ts'
import { fragment, identifier, inPartition } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../problems.ts'

/** Two digests in UUID format: 128 bits are enough, and fit a uuid column. */
export interface IdempotencyKey {
  /** Digest of device and key. */
  readonly id: string
  /** Digest of method, path and payload: the same key with another payload is refused. */
  readonly fingerprint: string
}

/**
 * The request's key, or null without one. Throws 'invalid' if it is empty or too long. `bytes` are the payload if it is an
 * uploaded file or unparsed.
 */
export function findIdempotencyKey(request: FastifyRequest, bytes?: Uint8Array): IdempotencyKey | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || key.length < 1 || key.length > limits.idempotencyKey)
    throw problem('invalid', { fields: { 'idempotency-key': key ? 'too-long' : 'required' } })
  return {
    id: digest(`${request.device} ${key}`),
    fingerprint: digest(
      `${request.method} ${request.url} ${bytes ? hash('sha256', bytes) : JSON.stringify(request.body)}`,
    ),
  }
}

/** The text of a stored response. */
export class StoredResponse {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/**
 * Updates a stored response whose content may have changed since. Resolves to its text, or throws a problem if it no longer
 * holds.
 */
export type RefreshResponse = (tx: Transaction, first: string, groupId: string) => Promise<string>

export interface IdempotentCall {
  readonly key: IdempotencyKey | null
  readonly now: Date
  /** The call's group. A call that creates or joins one gives its device: the first response may be in any partition. */
  readonly within: { readonly groupId: string } | { readonly creator: string } | { readonly member: string }
  /** Absent: the stored response is sent unchanged. */
  readonly refresh?: RefreshResponse
}

/**
 * Runs `work` in one transaction and stores its reply under the key until the group expires. With a known key, resolves to the
 * stored response instead. Throws 'still-in-flight' while the first attempt runs, and 'key-reused' if the key belongs to another
 * request.
 */
export function runIdempotently<R>(
  database: Pick<Database, 'sql'>,
  { key, now, within, refresh }: IdempotentCall,
  work: (tx: Transaction) => Promise<{ readonly groupId: string; readonly reply: R }>,
): Promise<R | StoredResponse> {
  return inTransaction(database, async tx => {
    if (key) await lockKey(tx, key)
    const first = key && (await findFirstResponse(tx, { key, now, within }))
    if (first !== null)
      return new StoredResponse(refresh ? await refresh(tx, first.reply, first.groupId) : first.reply)
    const { groupId, reply } = await work(tx)
    if (key) await storeResponse(tx, key, { groupId, reply })
    return reply
  })
}

/**
 * As `runIdempotently`, for a call of the signed-in restaurant and in the transaction `tx`. The response is stored for a day
 * (`deleteOldResponses`), at most as long as the restaurant.
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
  await lockKey(tx, key)
  const first = await findOwnerResponse(tx, key, restaurantId)
  if (first) return first
  const reply = await work()
  await tx`
    insert into restaurant_answers (restaurant_id, id, fingerprint, reply, created_at)
    values (${restaurantId}, ${key.id}, ${key.fingerprint}, ${JSON.stringify(reply)}, ${now})`
  return reply
}

/**
 * The stored response of the key, or null, for a call whose work begins before its transaction. Throws 'key-reused'.
 */
export async function findOwnerResponse(
  sql: Sql | Transaction,
  key: IdempotencyKey | null,
  restaurantId: number,
): Promise<StoredResponse | null> {
  if (!key) return null
  const [first] = await sql<FirstResponse[]>`
    select fingerprint, reply from restaurant_answers where restaurant_id = ${restaurantId} and id = ${key.id}`
  return first ? new StoredResponse(requireSameRequest(first, key).reply) : null
}

/** Deletes stored responses to restaurants that are older than a day. */
export async function deleteOldResponses({ sql }: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await sql`delete from restaurant_answers where created_at <= ${new Date(now.getTime() - ownerResponseMs)}`
}

const ownerResponseMs = dayMs

interface FirstResponse {
  readonly fingerprint: string
  readonly reply: string
}

function requireSameRequest<First extends FirstResponse>(first: First, key: IdempotencyKey): First {
  if (first.fingerprint !== key.fingerprint) throw problem('key-reused')
  return first
}

/** Locks the key until the transaction ends. */
async function lockKey(tx: Transaction, key: IdempotencyKey): Promise<void> {
  const [row] = await tx<{ isAcquired: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${key.id}, 0)) as "isAcquired"`
  if (!row?.isAcquired) throw problem('still-in-flight')
}

/** Null if the group has expired. */
async function findFirstResponse(
  tx: Transaction,
  { key, now, within }: IdempotentCall & { readonly key: IdempotencyKey },
): Promise<(FirstResponse & { readonly groupId: string }) | null> {
  const partition = 'groupId' in within ? partitionOf(within.groupId) : null
  const from = (relation: string) =>
    partition === null ? identifier(relation) : inPartition(relation, partition)
  const [first] = await tx<(FirstResponse & { groupId: string })[]>`
    select a.fingerprint, a.reply, a.group_id as "groupId" from ${from('groups')} g
    join ${from('answers')} a on a.slot = g.slot and a.group_id = g.id and a.id = ${key.id}
    where ${groupCondition(within)} and g.expires_at > ${now}`
  return first ? requireSameRequest(first, key) : null
}

/** The condition that selects the groups to search. */
function groupCondition(within: IdempotentCall['within']) {
  if ('groupId' in within)
    return fragment`g.slot = ${partitionOf(within.groupId)} and g.id = ${within.groupId}`
  if ('creator' in within) return fragment`g.creator = decode(${within.creator}, 'hex')`
  return fragment`(g.slot, g.id) in (select slot, group_id from members where device = decode(${within.member}, 'hex'))`
}

/** Throws 'member-not-found' on a conflict: the group has a response under the key, but its member has left, so it was not found. */
async function storeResponse(
  tx: Transaction,
  key: IdempotencyKey,
  { groupId, reply }: { readonly groupId: string; readonly reply: unknown },
): Promise<void> {
  const partition = partitionOf(groupId)
  const count = await tx.count`
    insert into ${inPartition('answers', partition)} (slot, id, group_id, fingerprint, reply)
    values (${partition}, ${key.id}, ${groupId}, ${key.fingerprint}, ${JSON.stringify(reply)})
    on conflict do nothing`
  if (count === 0) throw problem('member-not-found')
}

function digest(text: string): string {
  const hex = hash('sha256', text, 'hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
