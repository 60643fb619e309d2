// Whose turn it is to take the odd step: chance that every device and the server compute alike.

import { textHash } from '../text-hash.ts'

/** A table's own seed for {@link inTurn}: a whole number from 0 to 2³² − 1. */
export function groupTurn(groupId: string): number {
  return textHash(groupId)
}

/**
 * The positions of `keys`, shuffled by `turn`. Each key keeps its rank whoever else comes or goes, so one
 * diner's payment does not move the odd step between the others; the order of `keys` does not matter.
 */
export function inTurn(keys: readonly number[], turn: number): number[] {
  return keys
    .map((key, position) => ({ key, position, rank: scatter(textHash(`${turn} ${key}`)) }))
    .sort((a, b) => a.rank - b.rank || a.key - b.key)
    .map(({ position }) => position)
}

/** Neighbouring keys have neighbouring hashes; this spreads them (MurmurHash3's last step). */
function scatter(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return (twice ^ (twice >>> 16)) >>> 0
}
