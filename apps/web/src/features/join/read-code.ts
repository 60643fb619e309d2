// Reads the code field, which may contain a code, a code with spaces or dashes, a link, or a message with a code.

import { isGroupCode, tidyCode } from '@tablemate/domain/groups/group-code.ts'
import * as limits from '@tablemate/domain/limits.ts'

/** The parameters of a group's link. */
export interface GroupLink {
  readonly code: string
  /** The link key, which proves that the link came from the group. */
  readonly key: string
}

/** The link in a typed or scanned text; null if there is none, or if it has no key. */
export function readLink(typed: string): GroupLink | null {
  const key = /[?&]key=(\w+)/i.exec(typed)?.[1]
  return key ? { code: readCode(typed), key } : null
}

/** The code as the field shows it: upper case, at most 6 characters. */
export function readCode(typed: string): string {
  const linked = /[?&]code=([\w-]+)/i.exec(typed)?.[1]
  const tidied = tidyCode(linked ?? typed)
  if (tidied.length <= limits.groupCode) return tidied
  const words = typed.toUpperCase().match(/[A-Z0-9]+/g) ?? []
  return words.findLast(isGroupCode) ?? tidied.slice(0, limits.groupCode)
}
