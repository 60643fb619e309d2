// Who of a restaurant's staff acts, whether they may, and the trail of what they did. Only this file writes staff_acts.

import type { RecordedAct, StaffActDetails } from '@tablemate/contract/staff.ts'
import { mayRole, needsNoPin, ownerName, type StaffAct } from '@tablemate/domain/staff/roles.ts'
import { dayMs } from '@tablemate/domain/time.ts'
import { findUnlocked, unlockSession } from '../auth/display-sessions.ts'
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

/**
 * The one who does the act: the owner, the person whose PIN unlocked the display, or the display alone, if the act needs no PIN or
 * the restaurant has no staff. An act that needs a PIN keeps the display unlocked. Throws 'pin-required' with the act if nobody is unlocked who may do it,
 * and 'not-signed-in' if the display was removed meanwhile. Inside a transaction pass that.
 */
export async function requireAct(
  sql: Sql | Transaction,
  { restaurantId, role, token }: Session,
  act: StaffAct,
  now: Date,
): Promise<Actor> {
  if (role === 'owner') return { restaurantId, role, staffName: ownerName, displayName: null }
  const [display] = await sql<{ name: string; hasStaff: boolean }[]>`
    select name, exists (select from staff_members m where m.restaurant_id = ${restaurantId}) as "hasStaff"
    from screens where token = decode(${token}, 'hex')`
  if (!display) throw problem('not-signed-in')
  const person = await findUnlocked(sql, { token }, now)
  if (person && mayRole(person.role, act)) {
    if (!needsNoPin(act)) await unlockSession(sql, { token }, person.id, now)
    return { restaurantId, role: person.role, staffName: person.name, displayName: display.name }
  }
  if (display.hasStaff && !needsNoPin(act)) throw problem('pin-required', { act })
  return { restaurantId, role: 'display', staffName: display.name, displayName: display.name }
}

export interface NewAct {
  readonly act: StaffAct
  /** The group that it concerns, from whose row the trail has the restaurant's own table and the currency; null: none. */
  readonly groupId: string | null
  /** In minor units of the group's currency; null: no money. */
  readonly amount?: number | null
  readonly reason?: RecordedAct['reason']
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
