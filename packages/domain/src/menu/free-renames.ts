// Which dishes of a menu can take new names at once. No two dishes have the same key (name and category).

export interface Rename<Id> {
  readonly id: Id
  /** The key that the dish is to have. No two renames have the same. */
  readonly key: string
}

/**
 * The ids of the dishes that can take their new keys together, so that two may exchange theirs. A dish is blocked if its new key
 * belongs to a dish that keeps it, or to one that is blocked. Renames of dishes that are not on the menu are ignored.
 */
export function freeRenames<Id>(renames: readonly Rename<Id>[], menu: readonly Rename<Id>[]): Set<Id> {
  const keyOf = new Map(menu.map(({ id, key }) => [id, key]))
  const ownerOf = new Map(menu.map(({ id, key }) => [key, id]))
  const wantedBy = new Map(renames.map(({ id, key }) => [key, id]))
  const free = new Set(renames.map(({ id }) => id).filter(id => keyOf.has(id)))
  const blocked = renames.flatMap(({ id, key }) => {
    const owner = ownerOf.get(key)
    return free.has(id) && owner !== undefined && !free.has(owner) ? [id] : []
  })
  for (let id = blocked.pop(); id !== undefined; id = blocked.pop()) {
    if (!free.delete(id)) continue
    const other = wantedBy.get(keyOf.get(id) ?? '')
    if (other !== undefined && other !== id) blocked.push(other)
  }
  return free
}
