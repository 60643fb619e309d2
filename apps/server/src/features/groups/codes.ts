// The codes by which friends join a group: reserve, find, renew, require.

import { randomBytes } from 'node:crypto'
import type { Group } from '@tablemate/contract/groups.ts'
import { codeFrom } from '@tablemate/domain/groups/group-code.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import type { Sign } from '../../db/signer.ts'
import { inPartition } from '../../db/sql.ts'
import { isLinkKeyOf } from '../../group/group-links.ts'
import type { LockedGroup } from '../../group/locked-group.ts'
import { problem } from '../../problems.ts'

/** The data of a group that its code reveals. */
type CodedGroup = Pick<Group, 'id' | 'code' | 'restaurantName' | 'tableNumber'> & {
  readonly isClosed: boolean
}

/** The live group with this code; null if there is none, or `isAccepted` is false for its id. */
export async function findByCode(
  sql: Sql,
  code: string,
  now: Date,
  isAccepted: (id: string) => boolean = () => true,
): Promise<CodedGroup | null> {
  // One row in any case, so that the response time does not reveal to a caller without the link key whether the code exists.
  const [found] = await sql<{ id: string | null }[]>`
    select (select group_id from group_codes where code = ${code} and expires_at > ${now}) as id`
  const id = found?.id ?? noGroup
  if (!isAccepted(id) || id === noGroup) return null
  const partition = partitionOf(id)
  // Compares the code again: after a renewal between the two statements the old code must not reveal the new one.
  const [group] = await sql<CodedGroup[]>`
    select id, code, restaurant_name as "restaurantName", table_number as "tableNumber", closed_at is not null as "isClosed"
    from ${inPartition('groups', partition)} where slot = ${partition} and id = ${id} and code = ${code}`
  return group ?? null
}

/** The nil UUID (RFC 9562). */
const noGroup = '00000000-0000-0000-0000-000000000000'

/** Reserves a code that no live group has. */
export async function reserveCode(
  tx: Transaction,
  groupId: string,
  expiresAt: Date,
  now: Date,
): Promise<string> {
  for (;;) {
    const code = codeFrom(randomBytes(16))
    if (code === null) continue
    const [reserved] = await tx`
      insert into group_codes as c (code, group_id, expires_at) values (${code}, ${groupId}, ${expiresAt})
      on conflict (code) do update set group_id = excluded.group_id, expires_at = excluded.expires_at
        where c.expires_at <= ${now}
      returning code`
    if (reserved) return code
  }
}

/** Gives the group another code. The former code finds nothing after the commit. */
export async function replaceCode(locked: LockedGroup, now: Date): Promise<void> {
  const { tx, partition, groupId, revision, code, expiresAt } = locked
  const next = await reserveCode(tx, groupId, expiresAt, now)
  await tx`
    update ${inPartition('groups', partition)} set code = ${next}, code_revision = ${revision}
    where slot = ${partition} and id = ${groupId}`
  await tx`delete from group_codes where code = ${code} and group_id = ${groupId}`
}

/**
 * Requires the link key of a new member: the group's id, which is in addresses and receipts, is not enough. Wrong keys
 * are not counted, since they cannot be guessed. Throws 'group-not-found'.
 */
export function requireLinkKey(locked: LockedGroup, key: string | null, sign: Sign): void {
  const { groupId, code, mine, isCreator } = locked
  if (mine.length > 0 || isCreator) return
  if (key === null || !isLinkKeyOf({ id: groupId, code }, key, sign)) throw problem('group-not-found')
}
