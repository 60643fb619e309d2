// What people put into the code field: the code, a code with spaces or dashes, the whole link, or the message it came in.

import { isGroupCode, tidyCode } from '#domain/groups/group-code.ts'
import { limits } from '#domain/limits.ts'

/** What a link from the table bears. */
export interface GroupLink {
  readonly code: string
  /** Tells that the link came from the table. */
  readonly key: string
}

/** The link in what was typed or scanned; null where there is none, or one without a key. */
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
