// Axis-aligned rectangles: the visible area of a page and of its clips.

import { type Matrix, transformPoint } from './matrix.ts'

export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** The axis-aligned box around a transformed box. */
export function transformBox(matrix: Matrix, [left, top, right, bottom]: Box): Box {
  const corners = [
    transformPoint(matrix, left, top),
    transformPoint(matrix, right, top),
    transformPoint(matrix, left, bottom),
    transformPoint(matrix, right, bottom),
  ]
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** The intersection of two boxes. If it is empty, its right edge lies left of its left edge. */
export function intersection(a: Box, b: Box): Box {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]
}

export function areaOf([left, top, right, bottom]: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}

/** Whether a letter's centre is visible: nobody can read a letter that is clipped at its centre. */
export function containsCentreOf(box: Box, [left, top, right, bottom]: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]
}
