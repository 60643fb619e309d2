// Text that stands twice a hair apart, to look bold or to throw a shadow.

import type { TextRun } from './page-text.ts'

/** The runs, what was printed twice once. */
export function withoutOverprints(runs: readonly TextRun[]): TextRun[] {
  const seen = new Map<string, TextRun[]>()
  return runs.filter(run => {
    const [column, row] = [Math.round(run.x / field), Math.round(run.y / field)]
    const near = Math.min(field, 0.2 * run.size)
    const isTwin = (twin: TextRun) => Math.abs(twin.x - run.x) < near && Math.abs(twin.y - run.y) < near
    const isAgain = around.some(([right, down]) =>
      seen.get(`${column + right} ${row + down} ${run.text}`)?.some(isTwin),
    )
    const key = `${column} ${row} ${run.text}`
    const here = seen.get(key)
    if (here) here.push(run)
    else seen.set(key, [run])
    return !isAgain
  })
}

/** Twins are sought so far away, whatever their size: in the fields next to a text's own. */
const field = 8
const around = [-1, 0, 1].flatMap(right => [-1, 0, 1].map(down => [right, down] as const))
