// Random codes of 31 symbols without look-alikes: a group's, of 6, survives being read across a table; the token in a
// table's printed code, of 10, is not to be guessed; one that pairs a tablet, of 8, lives for ten minutes.

import { limits } from '../limits.ts'

export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * A code from random bytes (the caller hands them in). Bytes that would favour some symbols are skipped, so every
 * symbol is equally likely; null when the bytes ran out first: hand in more.
 */
export function codeFrom(randomBytes: Iterable<number>, length: number = limits.groupCode): string | null {
  const fair = 256 - (256 % codeAlphabet.length)
  let code = ''
  for (const byte of randomBytes) {
    if (byte >= fair) continue
    code += codeAlphabet[byte % codeAlphabet.length]
    if (code.length === length) return code
  }
  return null
}

/** A typed code as it is looked up: upper case, without the spaces and dashes people put between. */
export function tidyCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/gu, '')
}

/** Whether a tidied code could be one of ours. */
export function isGroupCode(code: string): boolean {
  return isCodeOf(limits.groupCode, code)
}

/** Whether a tidied token could be one of a table's. */
export function isTableToken(token: string): boolean {
  return isCodeOf(limits.tableToken, token)
}

/** Whether a tidied code could be one that pairs a tablet. */
export function isScreenCode(code: string): boolean {
  return isCodeOf(limits.screenCode, code)
}

function isCodeOf(length: number, code: string): boolean {
  return code.length === length && [...code].every(symbol => codeAlphabet.includes(symbol))
}
