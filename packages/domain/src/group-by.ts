// A replacement of Map.groupBy, which older browsers lack.

/** Groups values by key. Keys are in order of first appearance, values in their original order. No group is empty. */
export function groupBy<T, K>(values: readonly T[], keyOf: (value: T) => K): Map<K, [T, ...T[]]> {
  const groups = new Map<K, [T, ...T[]]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}
