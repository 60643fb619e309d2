// Handles superscripts. Cents stay with their price ("12" with a small "50"); footnotes, allergen numbers and letters
// are removed.

import type { TextRun } from './page-text.ts'

/** The runs with raised cents lowered to their price's baseline, and without other superscripts. */
export function withoutRaised(runs: readonly TextRun[]): TextRun[] {
  const sizes = runs.map(({ size }) => size).sort((a, b) => a - b)
  const largest = sizes.at(-1) ?? 0
  const byY = [...runs].sort((a, b) => a.y - b.y)
  return runs.flatMap(run => {
    if (!raisable.test(run.text) || run.size >= largest * 0.8) return [run]
    const base = byY.find(other => isBaseOf(other, run))
    if (!base) return [run]
    if (!/^\d\d$/.test(run.text) || !/(?:^|\D)\d{1,3}[.,]?$/.test(base.text)) return []
    const mark = /[.,]$/.test(base.text) ? '' : '.'
    return [
      {
        ...run,
        text: mark + run.text,
        y: base.y,
        size: base.size,
        x: base.x + base.width,
        isAfterBlank: false,
      },
    ]
  })
}

/** Digits, marks or single letters: "1,2", "*", "A,C,G". */
const raisable = /^(?:[\d,.*†‡]+|[A-Za-z\d]{1,2}(?:[,./][A-Za-z\d]{1,2})+,?|[A-Za-z],?)$/

function isBaseOf(base: TextRun, raised: TextRun): boolean {
  const gap = raised.x - (base.x + base.width)
  const lift = base.y - raised.y
  return (
    raised.size < 0.8 * base.size &&
    lift > 0.15 * base.size &&
    lift < 0.7 * base.size &&
    Math.abs(gap) < 0.3 * base.size
  )
}
