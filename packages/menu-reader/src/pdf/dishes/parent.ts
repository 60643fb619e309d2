// The larger headings above the headings of several sections.

import type { LinePart } from '../layout/line-parts.ts'

export interface Parent {
  readonly name: string
  readonly size: number
  readonly parts: readonly LinePart[]
}

/** A section, as far as it may be a parent of the next. */
interface Above {
  readonly category: string
  readonly heading: { readonly size: number } | null
  readonly parts: readonly LinePart[]
  readonly parents: readonly Parent[]
}

/** The parents of a heading of this size. `isEmpty`: no dish follows the last heading, so it may be one. */
export function parentsAbove(size: number, last: Above, isEmpty: boolean): readonly Parent[] {
  const { category: name, heading, parts, parents } = last
  const above = isEmpty && heading ? [...parents, { name, size: heading.size, parts }] : parents
  return above.filter(parent => parent.size > minRatio * size)
}

/** The letters of a parent are so much larger. */
const minRatio = 1.15
