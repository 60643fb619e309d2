// Exact fractions of minor units, so that a shared dish divides among any number of members without a remainder.

import { membersPerGroup } from '../limits.ts'
import type { Minor } from '../money.ts'

/** A whole number of the fractions of which `exactPerMinor` are one minor unit. */
export type ExactAmount = bigint

/** The least common multiple of 1 to 50: every number of members divides it. */
export const exactPerMinor: bigint = Array.from({ length: membersPerGroup }, (_, i) => BigInt(i + 1)).reduce(
  (multiple, count) => (multiple * count) / greatestDivisor(multiple, count),
)

export function toExact(amount: Minor): ExactAmount {
  return BigInt(amount) * exactPerMinor
}

/** The whole minor units, and what is beyond them. Not for negative amounts. */
export function wholeAndRest(exact: ExactAmount): { readonly whole: Minor; readonly rest: ExactAmount } {
  return { whole: Number(exact / exactPerMinor), rest: exact % exactPerMinor }
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b)
}
