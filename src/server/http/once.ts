// Idempotency-Key: the same key from the same device gets the first answer again, however often the line broke.

import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { limits } from '#domain/limits.ts'
import { type Database, inSlot, type Transaction } from '../db/database.ts'
import { slotOf } from '../db/slots.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from './problems.ts'

/** Both are digests in the form of a UUID: 128 bits are enough, and a uuid column holds them. */
export interface OnceKey {
  /** Of device and key. */
  readonly id: string
  /** Of method, path and payload: the same key with another payload is refused. */
  readonly fingerprint: string
}

/**
 * The call's key, or null when it has none; throws 'invalid' for one that is empty or too long. An uploaded file is part
 * of the payload.
 */
export function findOnceKey(request: FastifyRequest, file?: Uint8Array): OnceKey | null {
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
export class StoredAnswer {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export interface OnceCall {
  readonly key: OnceKey | null
  readonly now: Date
  /** The call's group; else the device that made or joined one: a first try may have found it in any hour. */
  readonly within: { readonly groupId: string } | { readonly creator: string } | { readonly member: string }
}

/**
 * Works in one transaction and keeps its reply under the key for as long as the group lives; with a key that was
 * used before, answers what was answered then. Throws 'still-in-flight' while the first try runs, 'key-reused' when
 * the key was used for something else.
 */
export function answerOnce<R>(
  database: Pick<Database, 'sql'>,
  { key, now, within }: OnceCall,
  work: (tx: Transaction) => Promise<{ readonly groupId: string; readonly reply: R }>,
): Promise<R | StoredAnswer> {
  return inTransaction(database, async tx => {
    if (key) await takeKey(tx, key)
    const first = key && (await findFirstAnswer(tx, { key, now, within }))
    if (first !== null) return new StoredAnswer(first)
    const { groupId, reply } = await work(tx)
    if (key) await keepAnswer(tx, key, { groupId, reply })
    return reply
  })
}

/**
 * As `answerOnce`, for a call of the restaurant that is signed in, which works in the transaction that is handed in: its
 * answer is kept for a day (`forgetOldAnswers`), or as long as the restaurant.
 */
export async function answerOwnerOnce<R>(
  tx: Transaction,
  {
    key,
    now,
    restaurantId,
  }: { readonly key: OnceKey | null; readonly now: Date; readonly restaurantId: number },
  work: () => Promise<R>,
): Promise<R | StoredAnswer> {
  if (!key) return work()
  await takeKey(tx, key)
  const [first] = await tx<FirstAnswer[]>`
    select fingerprint, reply from restaurant_answers where restaurant_id = ${restaurantId} and id = ${key.id}`
  if (first) return new StoredAnswer(sameCall(first, key).reply)
  const reply = await work()
  await tx`
    insert into restaurant_answers (restaurant_id, id, fingerprint, reply, created_at)
    values (${restaurantId}, ${key.id}, ${key.fingerprint}, ${JSON.stringify(reply)}, ${now})`
  return reply
}

/** Deletes the first answers to restaurants that nobody asks for again. */
export async function forgetOldAnswers({ sql }: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await sql`delete from restaurant_answers where created_at <= ${new Date(now.getTime() - ownerAnswerMs)}`
}

const ownerAnswerMs = 24 * 3_600_000

interface FirstAnswer {
  readonly fingerprint: string
  readonly reply: string
}

function sameCall(first: FirstAnswer, key: OnceKey): FirstAnswer {
  if (first.fingerprint !== key.fingerprint) throw problem('key-reused')
  return first
}

/** Nobody else may use the key until the transaction ends. */
async function takeKey(tx: Transaction, key: OnceKey): Promise<void> {
  const [taken] = await tx<{ isMine: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${key.id}, 0)) as "isMine"`
  if (!taken?.isMine) throw problem('still-in-flight')
}

/** None when its group's time is over. */
async function findFirstAnswer(
  tx: Transaction,
  { key, now, within }: OnceCall & { readonly key: OnceKey },
): Promise<string | null> {
  const slot = 'groupId' in within ? slotOf(within.groupId) : null
  const from = (relation: string) => (slot === null ? tx(relation) : inSlot(tx, relation, slot))
  const [first] = await tx<FirstAnswer[]>`
    select a.fingerprint, a.reply from ${from('groups')} g
    join ${from('answers')} a on a.slot = g.slot and a.group_id = g.id and a.id = ${key.id}
    where ${which(tx, within)} and g.expires_at > ${now}`
  return first ? sameCall(first, key).reply : null
}

/** Of which groups it is asked. */
function which(tx: Transaction, within: OnceCall['within']) {
  if ('groupId' in within) return tx`g.slot = ${slotOf(within.groupId)} and g.id = ${within.groupId}`
  if ('creator' in within) return tx`g.creator = decode(${within.creator}, 'hex')`
  return tx`(g.slot, g.id) in (select slot, group_id from members where device = decode(${within.member}, 'hex'))`
}

async function keepAnswer(
  tx: Transaction,
  key: OnceKey,
  answer: { readonly groupId: string; readonly reply: unknown },
): Promise<void> {
  const slot = slotOf(answer.groupId)
  await tx`
    insert into ${inSlot(tx, 'answers', slot)} (slot, id, group_id, fingerprint, reply)
    values (${slot}, ${key.id}, ${answer.groupId}, ${key.fingerprint}, ${JSON.stringify(answer.reply)})`
}

function digest(text: string): string {
  const hex = hash('sha256', text, 'hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
