// How a restaurant can be reached: what looks like an email address or a telephone number, and when two addresses are one.

import { limits } from '../limits.ts'

/** Whether a text looks like an email address: something, one @, and a name with a dot. Only a letter could prove more. */
export function isEmailLike(text: string): boolean {
  return text.length <= limits.email && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(text)
}

/**
 * Two addresses are one account when their keys are equal: case and Unicode form do not tell them apart, dots and
 * what follows a plus do (decisions.md, Ids, codes, identity).
 */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase().normalize('NFC')
}

/** Whether a text looks like a telephone number, in whatever way a country writes it. */
export function isPhoneLike(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= 4 && digits <= 20 && /^[\p{Nd}\s+()./#*x-]+$/iu.test(text)
}
