// The rows of printers: each is a destination of the kind 'printer' with a row of `printers`. Only this feature writes them.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import type { addPrinter, changePrinter, Printer } from '@tablemate/contract/printers.ts'
import type { PrinterEncoding, PrinterModel } from '@tablemate/domain/delivery/printer.ts'
import type { Language } from '@tablemate/domain/languages.ts'
import * as limits from '@tablemate/domain/limits.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { fragment } from '../../db/sql.ts'
import { problem } from '../../problems.ts'
import { requireUnchanged } from '../../restaurant/require-unchanged.ts'
import { type ReportedStatus, shownStatus } from './printer-status.ts'

type NewPrinter = CheckedOf<typeof addPrinter, 'body'>
type ChangedPrinter = CheckedOf<typeof changePrinter, 'body'>

type Row = Omit<Printer, 'status' | 'lastSeenAt'> & {
  readonly status: ReportedStatus | null
  readonly lastSeenAt: Date | null
}

/** What serving a printer's requests needs to know of it. */
export interface ServedPrinter {
  readonly id: number
  readonly restaurantId: number
  readonly name: string
  readonly model: PrinterModel
  readonly columns: number
  readonly encoding: PrinterEncoding
  readonly hasBell: boolean
  readonly isEnabled: boolean
  readonly status: ReportedStatus | null
  readonly lastSeenAt: Date | null
  readonly testRequestedAt: Date | null
  /** The restaurant's, as is the language. */
  readonly timeZone: string
  readonly language: Language
}

const columns = fragment`
  d.id, name, model, stations, columns, encoding, has_bell as "hasBell", is_enabled as "isEnabled",
  last_seen_at as "lastSeenAt", status`

/** In the order of adding. */
export async function listPrinters(sql: Sql, restaurantId: number, now: Date): Promise<Printer[]> {
  const rows = await sql<Row[]>`
    select ${columns} from printers p join destinations d on d.id = p.destination_id
    where p.restaurant_id = ${restaurantId} order by d.id`
  return rows.map(row => asPrinter(row, now))
}

async function loadPrinter(tx: Sql | Transaction, id: number, now: Date): Promise<Printer> {
  const [row] = await tx<Row[]>`
    select ${columns} from printers p join destinations d on d.id = p.destination_id where d.id = ${id}`
  if (!row) throw problem('printer-not-found')
  return asPrinter(row, now)
}

/** Throws 'too-many-printers', and 'invalid' if a station does not exist. `token` is a SHA-256 as hex. */
export async function insertPrinter(
  tx: Transaction,
  restaurantId: number,
  { name, model, stations, columns, encoding, hasBell }: NewPrinter,
  token: string,
  now: Date,
): Promise<Printer> {
  await lockRestaurant(tx, restaurantId)
  await requireStations(tx, restaurantId, stations)
  const [destination] = await tx<{ id: number }[]>`
    insert into destinations (restaurant_id, kind, is_enabled, enabled_at, changed_at)
    values (${restaurantId}, 'printer', true, ${now}, ${now})
    returning id`
  const { id } = destination as { id: number }
  await tx`
    insert into printers (destination_id, restaurant_id, name, model, token, stations, columns, encoding, has_bell)
    values (${id}, ${restaurantId}, ${name}, ${model}, decode(${token}, 'hex'), ${unique(stations)}::int[], ${columns},
      ${encoding}, ${hasBell})`
  const [counted] = await tx<{ isTooMany: boolean }[]>`
    select count(*) > ${limits.printersPerRestaurant} as "isTooMany" from printers where restaurant_id = ${restaurantId}`
  if (counted?.isTooMany) throw problem('too-many-printers')
  return loadPrinter(tx, id, now)
}

/**
 * Locks the printer until the transaction ends. Locks go from the printer to its tickets to its destination, as in a confirmation.
 * Throws 'printer-not-found'.
 */
export async function lockPrinter(tx: Transaction, restaurantId: number, id: number): Promise<void> {
  const [locked] = await tx`
    select destination_id from printers where restaurant_id = ${restaurantId} and destination_id = ${id} for update`
  if (!locked) throw problem('printer-not-found')
}

/** Changes the given fields of a locked printer. Throws 'changed-meanwhile', and 'invalid' if a station does not exist. */
export async function updatePrinter(
  tx: Transaction,
  restaurantId: number,
  id: number,
  changes: ChangedPrinter,
  now: Date,
): Promise<Printer> {
  const before = await loadPrinter(tx, id, now)
  requireUnchanged(changes, before)
  const {
    name = before.name,
    model = before.model,
    stations = before.stations,
    columns = before.columns,
    encoding = before.encoding,
    hasBell = before.hasBell,
    isEnabled = before.isEnabled,
  } = changes
  if (changes.stations) await requireStations(tx, restaurantId, stations)
  await tx`
    with before as (select stations from printers where destination_id = ${id}),
      restarted as (
        -- It prints no earlier orders of a station that it did not have.
        update destinations set enabled_at = ${now} from before
        where id = ${id} and cardinality(before.stations) > 0
          and (cardinality(${unique(stations)}::int[]) = 0 or not ${unique(stations)}::int[] <@ before.stations)
      )
    update printers set name = ${name}, model = ${model}, stations = ${unique(stations)}::int[], columns = ${columns},
      encoding = ${encoding}, has_bell = ${hasBell}
    where destination_id = ${id}`
  await tx`
    update destinations set is_enabled = ${isEnabled}, changed_at = ${now},
      enabled_at = case when ${isEnabled} and not is_enabled then ${now} else enabled_at end
    where id = ${id}`
  return loadPrinter(tx, id, now)
}

/** Replaces the token of a locked printer by a SHA-256 as hex. */
export async function replaceToken(tx: Transaction, id: number, token: string, now: Date): Promise<Printer> {
  await tx`update printers set token = decode(${token}, 'hex') where destination_id = ${id}`
  return loadPrinter(tx, id, now)
}

/** Deletes a locked printer. */
export async function deletePrinter(tx: Transaction, id: number): Promise<void> {
  await tx`delete from destinations where id = ${id}`
}

/** Throws 'printer-not-found'. */
export async function requestTest(sql: Sql, restaurantId: number, id: number, now: Date): Promise<void> {
  const count = await sql.count`
    update printers set test_requested_at = ${now} where restaurant_id = ${restaurantId} and destination_id = ${id}`
  if (count === 0) throw problem('printer-not-found')
}

/** The printer with this token, a SHA-256 as hex; null: none has it. */
export async function findServedPrinter(sql: Sql, token: string): Promise<ServedPrinter | null> {
  const [found] = await sql<ServedPrinter[]>`
    select d.id, p.restaurant_id as "restaurantId", p.name, model, columns, encoding, has_bell as "hasBell",
      is_enabled as "isEnabled", status, last_seen_at as "lastSeenAt", test_requested_at as "testRequestedAt",
      known_zone(r.time_zone) as "timeZone", r.language
    from printers p join destinations d on d.id = p.destination_id join restaurants r on r.id = p.restaurant_id
    where token = decode(${token}, 'hex')`
  return found ?? null
}

/** At most so often, because a printer asks every five seconds. */
const seenEveryMs = 10_000

/** Stores that the printer has asked and, unless null, the status that it reported. */
export async function markPrinterSeen(
  sql: Sql,
  printer: Pick<ServedPrinter, 'id' | 'status' | 'lastSeenAt'>,
  reported: ReportedStatus | null,
  now: Date,
): Promise<void> {
  const isRecent = printer.lastSeenAt && now.getTime() - printer.lastSeenAt.getTime() < seenEveryMs
  const status = reported ?? printer.status
  if (isRecent && status === printer.status) return
  await sql`update printers set last_seen_at = ${now}, status = ${status} where destination_id = ${printer.id}`
}

/** The test ticket is on paper. */
export async function confirmTest(sql: Sql, { id }: Pick<ServedPrinter, 'id'>, now: Date): Promise<void> {
  await sql`
    with printed as (
      update printers set test_requested_at = null where destination_id = ${id} and test_requested_at is not null
      returning destination_id
    )
    update destinations set confirmed_at = ${now} from printed where id = destination_id`
}

/** Locks the restaurant until the transaction ends, so that concurrent calls stay within the limit of printers. */
async function lockRestaurant(tx: Transaction, restaurantId: number): Promise<void> {
  const [locked] = await tx`select id from restaurants where id = ${restaurantId} for no key update`
  if (!locked) throw problem('restaurant-not-found')
}

/** Station 0, the kitchen, has no row. */
async function requireStations(
  tx: Transaction,
  restaurantId: number,
  stations: readonly number[],
): Promise<void> {
  const others = unique(stations).filter(id => id !== 0)
  const found = await tx`
    select id from stations where restaurant_id = ${restaurantId} and id = any(${others}::int[])`
  if (found.length < others.length) throw problem('invalid', { fields: { stations: 'not-an-option' } })
}

const unique = (ids: readonly number[]) => [...new Set(ids)]

function asPrinter({ status, lastSeenAt, ...row }: Row, now: Date): Printer {
  return {
    ...row,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    status: shownStatus({ status, lastSeenAt }, now),
  }
}
