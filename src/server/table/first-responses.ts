// The first answers to who started or joined a group, told again.

import type { Group, Member } from '#contract/groups.ts'
import { inPartition } from '../db/database.ts'
import { partitionOf } from '../db/partitions.ts'
import type { Sign } from '../db/signer.ts'
import type { RefreshResponse } from '../idempotency/idempotency.ts'
import { problem } from '../problems.ts'
import { withLinkKey } from './group-links.ts'

/** A group, a member, or both. */
type Joined = Group | Member | { readonly group: Group; readonly member: Member }

/**
 * The first answer (idempotency/idempotency.ts) with the group's present code: the one that it tells may have been renewed. Throws
 * 'member-not-found' where its member is no longer at the table.
 */
export const refreshJoin =
  (sign: Sign): RefreshResponse =>
  async (tx, first, groupId) => {
    const joined = JSON.parse(first) as Joined
    const member = 'member' in joined ? joined.member : 'name' in joined ? joined : null
    const partition = partitionOf(groupId)
    const [present] = await tx<{ code: string; isThere: boolean }[]>`
      select code, exists(select from ${inPartition(tx, 'members', partition)}
        where slot = ${partition} and group_id = ${groupId} and id = ${member?.id ?? null}) as "isThere"
      from ${inPartition(tx, 'groups', partition)} where slot = ${partition} and id = ${groupId}`
    if (!present || (member && !present.isThere)) throw problem('member-not-found')
    return JSON.stringify(withCode(joined, present.code, sign))
  }

function withCode(joined: Joined, code: string, sign: Sign): Joined {
  if ('group' in joined) return { ...joined, group: withLinkKey({ ...joined.group, code }, sign) }
  return 'code' in joined ? withLinkKey({ ...joined, code }, sign) : joined
}
