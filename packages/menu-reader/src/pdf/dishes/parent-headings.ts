// Names sections by their parent headings, "Pancakes · Sweet", where several parents have a section of the same name.

import type { LinePart } from '../layout/line-parts.ts'
import type { Entry } from './entry.ts'

/** `used`: the parents that name a section. */
export function withParents(entries: readonly Entry[]): { entries: Entry[]; used: readonly LinePart[] } {
  const parentsOf = new Map<string, Set<string>>()
  for (const { category, parent } of entries) {
    const key = category.toLowerCase()
    parentsOf.set(key, (parentsOf.get(key) ?? new Set()).add(parent?.name ?? ''))
  }
  const used: LinePart[] = []
  const named = entries.map(entry => {
    const { parent, category } = entry
    if (!parent || (parentsOf.get(category.toLowerCase())?.size ?? 0) < 2) return entry
    used.push(...parent.parts)
    return { ...entry, category: `${parent.name} · ${category}` }
  })
  return { entries: named, used }
}
