// Handles superscripts. Cents stay with their price ("12" with a small "50"); footnotes, allergen numbers and letters
// are removed.

import { groupBy } from '@tablemate/domain/group-by.ts'
import type { TextRun } from './page-text.ts'

/** The runs with raised cents lowered to their price's baseline, and without other superscripts. */
export function withoutRaised(runs: readonly TextRun[]): TextRun[] {
  const sizes = runs.map(({ size }) => size).sort((a, b) => a - b)
  const largest = sizes.at(-1) ?? 0
  const near = nearby(runs, largest)
  return runs.flatMap(run => {
    if (!raisable.test(run.text) || run.size >= largest * 0.8) return [run]
    const around = near(run)
    const measured = measureOf(run, around)
    if (measured) return [{ ...run, y: baseOfMeasure(measured, around)?.y ?? run.y }]
    const base = around.find(other => isBaseOf(other, run))
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

/** Finds the runs at about the height of another: no figure is raised by more than the largest size. From the top down. */
function nearby(runs: readonly TextRun[], largest: number): (run: TextRun) => readonly TextRun[] {
  const height = Math.max(1, largest)
  const bandOf = ({ y }: TextRun) => Math.round(y / height)
  const bands = groupBy(
    [...runs].sort((a, b) => a.y - b.y),
    bandOf,
  )
  return run => [-1, 0, 1].flatMap(step => bands.get(bandOf(run) + step) ?? [])
}

/** Digits, marks or single letters: "1,2", "*", "A,C,G". */
const raisable = /^(?:[\d,.*†‡]+|[A-Za-z\d]{1,2}(?:[,./][A-Za-z\d]{1,2})+,?|[A-Za-z],?)$/

/** The figure of a volume or weight in small print, "0.3" before "l", of which the run is a part: it is no footnote. */
function measureOf(run: TextRun, runs: readonly TextRun[]): TextRun | undefined {
  if (unit.test(run.text)) return runs.find(other => isUnitAfter(other, run))
  return /\d/.test(run.text) && runs.some(other => isUnitAfter(run, other)) ? run : undefined
}

const unit = /^(?:[cdm]?l|lt|gr?|kg|oz)$/i

function isUnitAfter(figure: TextRun, { text, x, y, size }: TextRun): boolean {
  const gap = x - figure.x - figure.width
  const isBeside = gap > -0.2 * size && gap < size && Math.abs(y - figure.y) < 0.2 * size
  return isBeside && /^\d+(?:[.,/]\d+)?$/.test(figure.text) && unit.test(text)
}

/** The larger text to its left whose line is nearest. */
function baseOfMeasure(figure: TextRun, runs: readonly TextRun[]): TextRun | undefined {
  const distance = ({ y }: TextRun) => Math.abs(y - figure.y)
  return runs
    .filter(other => {
      const gap = figure.x - other.x - other.width
      const isLarger = other.size > 1.25 * figure.size && /\p{L}/u.test(other.text)
      return isLarger && gap > -figure.size && gap < 3 * other.size && distance(other) < 0.8 * other.size
    })
    .sort((a, b) => distance(a) - distance(b))[0]
}

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
