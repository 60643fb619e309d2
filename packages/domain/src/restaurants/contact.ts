// Validates email addresses and telephone numbers, and makes keys to compare email addresses.

import * as limits from '../limits.ts'

/** Whether a text looks like an email address: a local part, one @, and a domain with a dot. Only a mail could prove more. */
export function isEmailLike(text: string): boolean {
  return text.length <= limits.email && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(text)
}

/**
 * Addresses with equal keys belong to the same account. Case and Unicode form make no difference; dots and the part after
 * a plus do (decisions.md, Ids, codes, identity).
 */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase().normalize('NFC')
}

/** Whether a text looks like a telephone number, in any country's notation. */
export function isPhoneLike(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= 4 && digits <= 20 && /^[\p{Nd}\s+()./#*x-]+$/iu.test(text)
}
