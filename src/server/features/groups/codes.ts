// The codes of groups, by which friends join: taken, looked up, renewed, and asked for.

import { randomBytes } from 'node:crypto'
import type { Group } from '#contract/groups.ts'
import { codeFrom } from '#domain/groups/group-code.ts'
import { inPartition, type Sql, type Transaction } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import type { Sign } from '../../db/signer.ts'
import { problem } from '../../problems.ts'
import type { LockedTable } from '../../table/change-table.ts'
import { isLinkKeyOf } from '../../table/group-links.ts'

/** What a code tells whoever has it. */
type CodedGroup = Pick<Group, 'id' | 'code' | 'restaurantName' | 'tableNumber'>

/** The live group that has the code; null when none has it, or when it is not the one that is meant. */
export async function findByCode(
  sql: Sql,
  code: string,
  now: Date,
  isMeant: (id: string) => boolean = () => true,
): Promise<CodedGroup | null> {
  // One row in any case: who does not know the key of a link could tell by the time whether a table has its code.
  const [found] = await sql<{ id: string | null }[]>`
    select (select group_id from group_codes where code = ${code} and expires_at > ${now}) as id`
  const id = found?.id ?? noGroup
  if (!isMeant(id) || id === noGroup) return null
  const partition = partitionOf(id)
  // By its code again: one that is renewed between the two statements must not tell the new code to who has the old one.
  const [group] = await sql<CodedGroup[]>`
    select id, code, restaurant_name as "restaurantName", table_number as "tableNumber"
    from ${inPartition(sql, 'groups', partition)} where slot = ${partition} and id = ${id} and code = ${code}`
  return group ?? null
}

/** The nil UUID (RFC 9562). */
const noGroup = '00000000-0000-0000-0000-000000000000'

/** A code that no live group has, from now on this group's. */
export async function takeCode(
  tx: Transaction,
  groupId: string,
  expiresAt: Date,
  now: Date,
): Promise<string> {
  for (;;) {
    const code = codeFrom(randomBytes(16))
    if (code === null) continue
    const [taken] = await tx`
      insert into group_codes as c (code, group_id, expires_at) values (${code}, ${groupId}, ${expiresAt})
      on conflict (code) do update set group_id = excluded.group_id, expires_at = excluded.expires_at
        where c.expires_at <= ${now}
      returning code`
    if (taken) return code
  }
}

/** Gives the group another code; the one before leads nowhere once the transaction is through. */
export async function replaceCode(locked: LockedTable, now: Date): Promise<void> {
  const { tx, partition, groupId, revision, code, expiresAt } = locked
  const next = await takeCode(tx, groupId, expiresAt, now)
  await tx`
    update ${inPartition(tx, 'groups', partition)} set code = ${next}, code_revision = ${revision}
    where slot = ${partition} and id = ${groupId}`
  await tx`delete from group_codes where code = ${code} and group_id = ${groupId}`
}

/**
 * Insists that a newcomer has the key of the group's link, once the code is another one than the first: who was removed still
 * knows the group's id. The key cannot be guessed, so wrong ones are not counted. Throws 'group-not-found'.
 */
export function requireLinkKey(locked: LockedTable, key: string | null, sign: Sign): void {
  const { groupId, code, isCodeRenewed, mine, isCreator } = locked
  if (!isCodeRenewed || mine.length > 0 || isCreator) return
  if (key === null || !isLinkKeyOf({ id: groupId, code }, key, sign)) throw problem('group-not-found')
}
