// Refreshes the stored responses of starting and joining a group.

import type { Group, Member } from '@tablemate/contract/groups.ts'
import { partitionOf } from '../db/partitions.ts'
import type { Sign } from '../db/signer.ts'
import { inPartition } from '../db/sql.ts'
import type { RefreshResponse } from '../idempotency/idempotency.ts'
import { problem } from '../problems.ts'
import { withLinkKey } from './group-links.ts'

/** The body of a stored response: a group, a member, or both. */
type Joined = Group | Member | { readonly group: Group; readonly member: Member }

/**
 * Puts the group's current code into the stored response (idempotency/idempotency.ts), since it may have been renewed. Throws
 * 'member-not-found' if the response's member has left the group.
 */
export const refreshJoin =
  (sign: Sign): RefreshResponse =>
  async (tx, first, groupId) => {
    const joined = JSON.parse(first) as Joined
    const member = 'member' in joined ? joined.member : 'name' in joined ? joined : null
    const partition = partitionOf(groupId)
    const [current] = await tx<{ code: string; isThere: boolean }[]>`
      select code, exists(select from ${inPartition('members', partition)}
        where slot = ${partition} and group_id = ${groupId} and id = ${member?.id ?? null}) as "isThere"
      from ${inPartition('groups', partition)} where slot = ${partition} and id = ${groupId}`
    if (!current || (member && !current.isThere)) throw problem('member-not-found')
    return JSON.stringify(withCode(joined, current.code, sign))
  }

function withCode(joined: Joined, code: string, sign: Sign): Joined {
  if ('group' in joined) return { ...joined, group: withLinkKey({ ...joined.group, code }, sign) }
  return 'code' in joined ? withLinkKey({ ...joined, code }, sign) : joined
}
