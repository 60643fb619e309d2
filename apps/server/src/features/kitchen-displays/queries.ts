// The rows of paired tablets and of their pairing codes. Only this feature writes them, except for the time when a tablet was
// last seen (auth/display-sessions.ts).

import { randomBytes } from 'node:crypto'
import type { DisplayKind, KitchenDisplay } from '@tablemate/contract/kitchen-displays.ts'
import { codeFrom } from '@tablemate/domain/groups/group-code.ts'
import type { Language } from '@tablemate/domain/languages.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { nameKey } from '@tablemate/domain/plain-text.ts'
import { digestOf } from '../../auth/session-cookie.ts'
import type { Database, Sql, Transaction } from '../../db/database.ts'
import { fragment } from '../../db/sql.ts'
import { problem } from '../../problems.ts'
import { wordsIn } from '../../text/words-in.ts'

type Row = Pick<KitchenDisplay, 'id' | 'name' | 'kind'> & Record<'createdAt' | 'lastSeenAt', Date>

export interface NewKitchenDisplay {
  /** null: named after its kind. */
  readonly name: string | null
  /** SHA-256 of its cookie's token, as hex. */
  readonly token: string
  /** The token of the browser's former pairing; null: none. */
  readonly formerToken: string | null
}

export interface NewCode {
  readonly code: string
  readonly expiresAt: Date
}

/** Creates a code that pairs one tablet, and replaces the restaurant's former code. Throws 'too-many-screens'. */
export async function replaceDisplayCode(
  tx: Transaction,
  restaurantId: number,
  kind: DisplayKind,
  now: Date,
): Promise<NewCode> {
  await lockRestaurant(tx, restaurantId)
  await requireRoom(tx, restaurantId, limits.screensPerRestaurant - 1)
  const code = newCode()
  const expiresAt = new Date(now.getTime() + limits.screenCodeLifetimeMs)
  await tx`delete from screen_codes where restaurant_id = ${restaurantId}`
  await tx`
    insert into screen_codes (code, restaurant_id, kind, expires_at)
    values (${digestOf(code)}, ${restaurantId}, ${kind}, ${expiresAt})`
  return { code, expiresAt }
}

/** What a code pairs a tablet with. */
export interface Pairing {
  readonly restaurantId: number
  readonly kind: DisplayKind
}

/** Deletes the code and returns what it was for; null if the code is unknown or expired. */
export async function useDisplayCode(tx: Transaction, code: string, now: Date): Promise<Pairing | null> {
  const [found] = await tx<Pairing[]>`
    select restaurant_id as "restaurantId", kind from screen_codes where code = ${digestOf(code)}`
  if (!found) return null
  // Locks the restaurant before the code, in the order of `replaceDisplayCode`, so that the two cannot deadlock.
  await lockRestaurant(tx, found.restaurantId)
  const count = await tx.count`
    delete from screen_codes where code = ${digestOf(code)} and expires_at > ${now}`
  return count > 0 ? found : null
}

/**
 * Inserts a tablet with a name that no other tablet of the restaurant has, and deletes the browser's former pairing. Throws
 * 'too-many-screens'.
 */
export async function insertKitchenDisplay(
  tx: Transaction,
  { restaurantId, kind }: Pairing,
  { name, token, formerToken }: NewKitchenDisplay,
  now: Date,
): Promise<KitchenDisplay> {
  if (formerToken) await tx`delete from screens where token = decode(${formerToken}, 'hex')`
  const [row] = await tx<Row[]>`
    insert into screens (restaurant_id, kind, name, token, created_at, last_seen_at)
    values (${restaurantId}, ${kind}, ${await freeName(tx, { restaurantId, kind }, name)}, decode(${token}, 'hex'), ${now}, ${now})
    returning ${columns}`
  await requireRoom(tx, restaurantId, limits.screensPerRestaurant)
  return asKitchenDisplay(row as Row)
}

/** In the order of pairing. */
export async function listKitchenDisplays(sql: Sql, restaurantId: number): Promise<KitchenDisplay[]> {
  const rows = await sql<Row[]>`
    select ${columns} from screens where restaurant_id = ${restaurantId} order by id`
  return rows.map(asKitchenDisplay)
}

/** The tablet with this token, or null. */
export async function findKitchenDisplay(sql: Sql, token: string): Promise<KitchenDisplay | null> {
  const [row] = await sql<Row[]>`select ${columns} from screens where token = decode(${token}, 'hex')`
  return row ? asKitchenDisplay(row) : null
}

/** Throws 'screen-not-found' if the restaurant has no such tablet. */
export async function deleteKitchenDisplay(sql: Sql, restaurantId: number, id: number): Promise<void> {
  const count = await sql.count`delete from screens where restaurant_id = ${restaurantId} and id = ${id}`
  if (count === 0) throw problem('screen-not-found')
}

export async function findRestaurantName(sql: Sql | Transaction, restaurantId: number): Promise<string> {
  const [found] = await sql<{ name: string }[]>`select name from restaurants where id = ${restaurantId}`
  // The account was deleted meanwhile.
  if (!found) throw problem('not-signed-in')
  return found.name
}

/** Deletes expired pairing codes. */
export async function deleteExpiredDisplayCodes({ sql }: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await sql`delete from screen_codes where expires_at <= ${now}`
}

/** The name, or that of the kind in the restaurant's language; with a number if another tablet has it. */
async function freeName(
  tx: Transaction,
  { restaurantId, kind }: Pairing,
  name: string | null,
): Promise<string> {
  const [found] = await tx<{ language: Language; taken: string[] }[]>`
    select language, array(select name from screens where restaurant_id = ${restaurantId}) as taken
    from restaurants where id = ${restaurantId}`
  const wanted = name ?? wordsIn(found?.language ?? 'en').screens[kind]
  const taken = new Set(found?.taken.map(nameKey))
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? wanted : `${wanted} ${number}`
    if (!taken.has(nameKey(free))) return free
  }
}

/** Locks the restaurant until the transaction ends, so that concurrent calls stay within the limit of tablets. */
async function lockRestaurant(tx: Transaction, restaurantId: number): Promise<void> {
  await tx`select from restaurants where id = ${restaurantId} for no key update`
}

async function requireRoom(tx: Transaction, restaurantId: number, max: number): Promise<void> {
  const [found] = await tx<{ isTooMany: boolean }[]>`
    select count(*) > ${max} as "isTooMany" from screens where restaurant_id = ${restaurantId}`
  if (found?.isTooMany) throw problem('too-many-screens')
}

function newCode(): string {
  for (;;) {
    const code = codeFrom(randomBytes(32), limits.screenCode)
    if (code !== null) return code
  }
}

const columns = fragment`id, name, kind, created_at as "createdAt", last_seen_at as "lastSeenAt"`

function asKitchenDisplay({ createdAt, lastSeenAt, ...row }: Row): KitchenDisplay {
  return { ...row, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() }
}
