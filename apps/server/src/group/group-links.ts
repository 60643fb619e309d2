// Links to a group contain an unguessable key beside the code. It proves that the link comes from the group.

import type { Group } from '@tablemate/contract/groups.ts'
import { codeFrom } from '@tablemate/domain/groups/group-code.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { LRUCache } from 'lru-cache'
import { isSame, type Sign } from '../db/signer.ts'

/** A group as stored: the link key is computed. */
export type StoredGroup = Omit<Group, 'linkKey'>

type Keyed = Pick<Group, 'id' | 'code'>

/** The group as its members receive it. */
export function withLinkKey<G extends Keyed>(group: G, sign: Sign): G & Pick<Group, 'linkKey'> {
  return { ...group, linkKey: linkKeyOf(group, sign) }
}

export function isLinkKeyOf(group: Keyed, key: string, sign: Sign): boolean {
  return isSame(key, linkKeyOf(group, sign))
}

/** Caches link keys by id and code for recently read groups: signing each time made a summary 5 percent slower. */
const signed = new WeakMap<Sign, LRUCache<string, string>>()

/** Depends on group and code: a link ends when the code is renewed or later belongs to another group. */
function linkKeyOf({ id, code }: Keyed, sign: Sign): string {
  const keys = signed.get(sign) ?? new LRUCache({ max: 20_000 })
  signed.set(sign, keys)
  const text = `group link ${id} ${code}`
  const known = keys.get(text)
  if (known) return known
  const key = codeFrom(sign(text), limits.linkKey)
  if (key === null) throw new Error('a signature of 32 bytes has too few fair ones')
  keys.set(text, key)
  return key
}
