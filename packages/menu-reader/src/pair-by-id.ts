// Pairs rows from a point of sale with the menu's dishes that came from the same dishes, whatever those are called now.

import { freeRenames } from '@tablemate/domain/menu/free-renames.ts'
import type { FileDish, Keyed, Pairs } from './diff-dish.ts'

export function isImported({ dish, name }: Keyed<FileDish>): boolean {
  return !dish.isLeftOut && name !== ''
}

/** Pairs the remaining rows that have the id of a remaining dish. */
export function pairById<P extends { readonly id?: number }>(
  rows: readonly Keyed<FileDish>[],
  present: readonly Keyed<P>[],
  pairs: Pairs<P>,
): void {
  const free = rows.filter(row => row.dish.itemId !== undefined && !pairs.has(row))
  if (free.length === 0) return
  const byId = new Map(present.map(one => [one.dish.id, one]))
  const paired = new Set(pairs.values())
  for (const row of free) {
    const there = byId.get(row.dish.itemId)
    if (!there || paired.has(there)) continue
    pairs.set(row, there)
    paired.add(there)
  }
}

/** Undoes the pairs of rows whose new name is not free, since the import would change another dish (free-renames.ts). */
export function unpairBlocked<P>(pairs: Pairs<P>, present: readonly Keyed<P>[]): void {
  if (pairs.size === 0) return
  const renames = Array.from(pairs, ([row, there]) => ({ id: there, key: row.key }))
  const free = freeRenames(
    renames,
    present.map(one => ({ id: one, key: one.key })),
  )
  for (const [row, there] of pairs) if (!free.has(there)) pairs.delete(row)
}
