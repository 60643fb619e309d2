// The 6-character code of a group: 31 symbols without look-alikes, so that it survives being read across a table.

import { limits } from './limits.ts'

export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * A code from random bytes (the caller hands them in). Bytes that would favour some symbols are skipped, so every
 * symbol is equally likely; null when the bytes ran out first: hand in more.
 */
export function codeFrom(randomBytes: Iterable<number>): string | null {
  const fair = 256 - (256 % codeAlphabet.length)
  let code = ''
  for (const byte of randomBytes) {
    if (byte >= fair) continue
    code += codeAlphabet[byte % codeAlphabet.length]
    if (code.length === limits.groupCode) return code
  }
  return null
}

/** A typed code as it is looked up: upper case, without the spaces and dashes people put between. */
export function tidyCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/gu, '')
}

/** Whether a tidied code could be one of ours. */
export function isGroupCode(code: string): boolean {
  return code.length === limits.groupCode && [...code].every(symbol => codeAlphabet.includes(symbol))
}
