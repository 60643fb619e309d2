// Who of a restaurant's staff acts, whether they may, and the trail of what they did. Only this file writes staff_acts.

import type { RecordedAct, StaffActDetails } from '@tablemate/contract/staff.ts'
import {
  mayRole,
  needsNoPin,
  type StaffAct,
  type StaffRole,
  unlockedMs,
} from '@tablemate/domain/staff/roles.ts'
import { dayMs } from '@tablemate/domain/time.ts'
import type { Session } from '../auth/sessions.ts'
import type { Database, Sql, Transaction } from '../db/database.ts'
import { partitionOf } from '../db/partitions.ts'
import { fragment, inPartition } from '../db/sql.ts'
import { problem } from '../problems.ts'

const retentionMs = 90 * dayMs

/** The one who does an act, as the trail names them. */
export interface Actor extends Pick<RecordedAct, 'role' | 'staffName' | 'displayName'> {
  readonly restaurantId: number
}

interface DisplayRow {
  readonly displayName: string
  readonly hasStaff: boolean
  /** Of the person whose PIN unlocked the display. */
  readonly name: string | null
  readonly role: StaffRole | null
}

/**
 * The one who does the act: the owner, the person whose PIN unlocked the display, or the display alone, if the act needs no PIN or
 * the restaurant has no staff. Keeps the display unlocked. Throws 'pin-required' with the act if nobody is unlocked who may do it,
 * and 'not-signed-in' if the display was removed meanwhile. Inside a transaction pass that.
 */
export async function requireAct(
  sql: Sql | Transaction,
  { restaurantId, role, token }: Session,
  act: StaffAct,
  now: Date,
): Promise<Actor> {
  if (role === 'owner') return { restaurantId, role, staffName: 'Owner', displayName: null }
  const [found] = await sql<DisplayRow[]>`
    select screens.name as "displayName", person.name, person.role,
      exists (select from staff_members m where m.restaurant_id = screens.restaurant_id) as "hasStaff"
    from screens left join staff_members person
      on person.id = unlocked_staff_id and unlocked_until > ${now} and not is_blocked
    where token = decode(${token}, 'hex')`
  if (!found) throw problem('not-signed-in')
  const { displayName, hasStaff, name, role: personRole } = found
  if (name !== null && personRole !== null && mayRole(personRole, act)) {
    await sql`
      update screens set unlocked_until = ${new Date(now.getTime() + unlockedMs)} where token = decode(${token}, 'hex')`
    return { restaurantId, role: personRole, staffName: name, displayName }
  }
  if (hasStaff && !needsNoPin(act)) throw problem('pin-required', { act })
  return { restaurantId, role: 'display', staffName: displayName, displayName }
}

export interface NewAct {
  readonly act: StaffAct
  /** The group that it concerns, from whose row the trail has the restaurant's own table and the currency; null: none. */
  readonly groupId: string | null
  /** In minor units of the group's currency; null: no money. */
  readonly amount?: number | null
  /** One of the house's reasons; null: none. */
  readonly reason?: string | null
  readonly details?: StaffActDetails
}

/** Adds the act to the trail, in the transaction that does it. */
export async function recordAct(
  tx: Transaction,
  { restaurantId, role, staffName, displayName }: Actor,
  { act, groupId, amount = null, reason = null, details = {} }: NewAct,
  now: Date,
): Promise<void> {
  const ofGroup = groupId
    ? fragment`
        select t.name, g.currency from ${inPartition('groups', partitionOf(groupId))} g
          left join restaurant_tables t on t.id = g.table_id
        where g.slot = ${partitionOf(groupId)} and g.id = ${groupId}`
    : fragment`select null, null`
  await tx`
    insert into staff_acts (restaurant_id, at, act, role, staff_name, display_name, group_id, table_name, amount, currency_code,
      reason, details)
    select ${restaurantId}, ${now}, ${act}, ${role}, ${staffName}, ${displayName}, ${groupId}, of_group.name, ${amount}::bigint,
      of_group.currency, ${reason}, ${JSON.stringify(details)}
    from (${ofGroup}) of_group (name, currency)`
}

/** Deletes acts after 90 days. */
export async function deleteOldActs({ sql }: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await sql`delete from staff_acts where at <= ${new Date(now.getTime() - retentionMs)}`
}
