// Random codes from 31 symbols without look-alikes. A group's code has 6, so that it can be read out across a table. The token
// in a table's printed code has 10, so that it cannot be guessed. A tablet's pairing code has 8 and lives for ten minutes.

import * as limits from '../limits.ts'

export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * Makes a code from the caller's random bytes. Skips bytes that would favour some symbols, so every symbol is equally
 * likely. Null when there are too few bytes: the caller passes more.
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

/** The form in which a typed code is looked up: upper case, without spaces and dashes. */
export function tidyCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/gu, '')
}

/** Whether a tidied code has the form of a group code. */
export function isGroupCode(code: string): boolean {
  return isCodeOf(limits.groupCode, code)
}

/** Whether a tidied token has the form of a table's token. */
export function isTableToken(token: string): boolean {
  return isCodeOf(limits.tableToken, token)
}

/** Whether a tidied code has the form of a tablet's pairing code. */
export function isScreenCode(code: string): boolean {
  return isCodeOf(limits.screenCode, code)
}

function isCodeOf(length: number, code: string): boolean {
  return code.length === length && [...code].every(symbol => codeAlphabet.includes(symbol))
}
