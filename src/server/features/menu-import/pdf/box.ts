// Upright rectangles, as a page and its clips bound what is seen.

import { at, type Matrix } from './matrix.ts'

export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** The upright box around a box that was turned or moved. */
export function boxThrough(matrix: Matrix, [left, top, right, bottom]: Box): Box {
  const corners = [
    at(matrix, left, top),
    at(matrix, right, top),
    at(matrix, left, bottom),
    at(matrix, right, bottom),
  ]
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** What lies in both; where nothing does, its right edge is left of its left. */
export function shared(a: Box, b: Box): Box {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]
}

/** Of a letter cut in the middle nothing can be read. */
export function holdsMiddleOf(box: Box, [left, top, right, bottom]: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]
}
