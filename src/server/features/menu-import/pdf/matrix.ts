// The six numbers by which a PDF turns, stretches and moves what it draws.

export type Matrix = readonly [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** First the second, then the first, as PDF nests them. */
export function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ]
}

export function moved(m: Matrix, x: number, y: number): Matrix {
  const [e, f] = at(m, x, y)
  return [m[0], m[1], m[2], m[3], e, f]
}

/** Where a point comes to stand. */
export function at(m: Matrix, x: number, y: number): [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]]
}
