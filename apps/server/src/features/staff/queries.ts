// The rows of the staff, which only this file writes, and the owner's list of acts.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import {
  actsPerPage,
  type addStaffMember,
  type changeStaffMember,
  type getStaffActs,
  type RecordedAct,
  type StaffMember,
} from '@tablemate/contract/staff.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { nameKey } from '@tablemate/domain/plain-text.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { assignments, fragment } from '../../db/sql.ts'
import { problem } from '../../problems.ts'

/** The PIN as its hash; null: it stays. */
type Fields<E> = Omit<CheckedOf<E, 'body'>, 'pin'> & { readonly pinHash: string | null }

const columns = fragment`id, name, role, is_blocked as "isBlocked", created_at as "createdAt"`

type Row = Omit<StaffMember, 'createdAt'> & { readonly createdAt: Date }

const asStaffMember = ({ createdAt, ...row }: Row): StaffMember => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

export async function listStaff(sql: Sql, restaurantId: number): Promise<StaffMember[]> {
  const rows = await sql<Row[]>`
    select ${columns} from staff_members where restaurant_id = ${restaurantId} order by name_key`
  return rows.map(asStaffMember)
}

/** Throws 'staff-member-not-found'. */
export async function requireStaffMember(
  tx: Transaction,
  restaurantId: number,
  id: number,
): Promise<StaffMember> {
  const [row] = await tx<Row[]>`
    select ${columns} from staff_members where restaurant_id = ${restaurantId} and id = ${id}`
  if (!row) throw problem('staff-member-not-found')
  return asStaffMember(row)
}

/** Throws 'staff-name-taken' and 'too-many-staff'. */
export async function insertStaffMember(
  tx: Transaction,
  restaurantId: number,
  { name, role, pinHash }: Fields<typeof addStaffMember>,
  now: Date,
): Promise<StaffMember> {
  await requireFreeName(tx, restaurantId, name, null)
  const [found] = await tx<{ isFull: boolean }[]>`
    select count(*) >= ${limits.staffPerRestaurant} as "isFull" from staff_members where restaurant_id = ${restaurantId}`
  if (found?.isFull) throw problem('too-many-staff')
  const [row] = await tx<Row[]>`
    insert into staff_members (restaurant_id, name, name_key, role, pin_hash, created_at)
    values (${restaurantId}, ${name}, ${nameKey(name)}, ${role}, ${pinHash}, ${now}) returning ${columns}`
  return asStaffMember(row as Row)
}

/**
 * Changes the given fields. Whoever is blocked or gets another PIN no longer unlocks a display. Throws 'staff-name-taken'.
 */
export async function updateStaffMember(
  tx: Transaction,
  restaurantId: number,
  id: number,
  { name, role, pinHash, isBlocked }: Fields<typeof changeStaffMember>,
): Promise<StaffMember> {
  if (name !== null) await requireFreeName(tx, restaurantId, name, id)
  const values = {
    ...(name !== null && { name, name_key: nameKey(name) }),
    ...(role !== null && { role }),
    ...(pinHash !== null && { pin_hash: pinHash }),
    ...(isBlocked !== null && { is_blocked: isBlocked }),
  }
  if (Object.keys(values).length > 0)
    await tx`
      update staff_members set ${assignments(values)} where restaurant_id = ${restaurantId} and id = ${id}`
  if (isBlocked || pinHash !== null)
    await tx`
      update screens set unlocked_staff_id = null, unlocked_until = null
      where restaurant_id = ${restaurantId} and unlocked_staff_id = ${id}`
  return requireStaffMember(tx, restaurantId, id)
}

export async function deleteStaffMember(tx: Transaction, restaurantId: number, id: number): Promise<void> {
  await tx`delete from staff_members where restaurant_id = ${restaurantId} and id = ${id}`
}

async function requireFreeName(
  tx: Transaction,
  restaurantId: number,
  name: string,
  ownId: number | null,
): Promise<void> {
  const [other] = await tx`
    select from staff_members
    where restaurant_id = ${restaurantId} and name_key = ${nameKey(name)} and id is distinct from ${ownId}`
  if (other) throw problem('staff-name-taken', { fields: { name: 'taken' } })
}

/** The hash of the member's PIN; null for one who does not exist or is blocked. */
export async function findPinHash(sql: Sql, restaurantId: number, id: number): Promise<string | null> {
  const [found] = await sql<{ pinHash: string }[]>`
    select pin_hash as "pinHash" from staff_members
    where restaurant_id = ${restaurantId} and id = ${id} and not is_blocked`
  return found?.pinHash ?? null
}

/** Those who are not blocked, by name. */
export async function listPeople(
  sql: Sql,
  restaurantId: number,
): Promise<{ readonly id: number; readonly name: string; readonly role: StaffMember['role'] }[]> {
  return sql`
    select id, name, role from staff_members where restaurant_id = ${restaurantId} and not is_blocked order by name_key`
}

/** Newest first. */
export async function listActs(
  sql: Sql,
  restaurantId: number,
  { act, before }: CheckedOf<typeof getStaffActs, 'query'>,
): Promise<{ readonly acts: RecordedAct[]; readonly hasMore: boolean }> {
  const rows = await sql<(Omit<RecordedAct, 'at'> & { at: Date })[]>`
    select id, at, act, role, staff_name as "staffName", display_name as "displayName", group_id as "groupId",
      table_name as "tableName", amount, currency_code as currency, reason, details
    from staff_acts
    where restaurant_id = ${restaurantId} and act = coalesce(${act}, act) and id < coalesce(${before}::bigint, id + 1)
    order by id desc limit ${actsPerPage + 1}`
  const acts = rows.slice(0, actsPerPage).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
  return { acts, hasMore: rows.length > actsPerPage }
}
