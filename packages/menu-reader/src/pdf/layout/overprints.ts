// Removes text that is printed twice, slightly apart, to look bold or cast a shadow.

import type { TextRun } from './page-text.ts'

export function withoutOverprints(runs: readonly TextRun[]): TextRun[] {
  const seen = new Map<string, TextRun[]>()
  return runs.filter(run => {
    const [column, row] = [Math.round(run.x / cellSize), Math.round(run.y / cellSize)]
    const near = Math.min(cellSize, 0.2 * run.size)
    const isNear = (other: TextRun) => Math.abs(other.x - run.x) < near && Math.abs(other.y - run.y) < near
    const isRepeat = neighbours.some(([right, down]) =>
      seen.get(`${column + right} ${row + down} ${run.text}`)?.some(isNear),
    )
    const key = `${column} ${row} ${run.text}`
    const sameCell = seen.get(key)
    if (sameCell) sameCell.push(run)
    else seen.set(key, [run])
    return !isRepeat
  })
}

/** A repeat lies at most this far away, so the neighbouring cells of the grid suffice. */
const cellSize = 8
const neighbours = [-1, 0, 1].flatMap(right => [-1, 0, 1].map(down => [right, down] as const))
