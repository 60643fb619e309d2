// A deterministic shuffle decides who gets the odd step: every phone and the server compute the same order.

import { textHash } from '../text-hash.ts'

/** A group's seed for {@link shuffledBy}: a whole number from 0 to 2³² − 1. */
export function groupSeed(groupId: string): number {
  return textHash(groupId)
}

/**
 * The positions of `keys`, shuffled by `seed`. A key's rank does not depend on the other keys, so one member's payment
 * does not move the odd step between the others. The order of `keys` does not matter.
 */
export function shuffledBy(keys: readonly number[], seed: number): number[] {
  return keys
    .map((key, position) => ({ key, position, rank: scatter(textHash(`${seed} ${key}`)) }))
    .sort((a, b) => a.rank - b.rank || a.key - b.key)
    .map(({ position }) => position)
}

/** Spreads similar hashes of neighbouring keys (MurmurHash3's finalizer). */
function scatter(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return (twice ^ (twice >>> 16)) >>> 0
}
