// Controlled rounding of a table with two columns: every cell, row total and column total is rounded consistently.

/** The exact cells of one column: row i is parts[i] / unit, with unit > 0 and no negative parts. */
export interface Column {
  readonly parts: readonly bigint[]
  readonly unit: bigint
}

/**
 * Whole numbers for the cells of two columns of equal length, whose exact totals are whole. Each cell and each
 * row total is its exact value rounded down or up (so a whole one stays), and each column keeps its total.
 * `order` lists all rows by priority: the first rows that can take them get the odd units of the left column, the last
 * rows those of the right column. Throws a RangeError if a column's total is not whole.
 *
 * Why it never gets stuck. Beyond its floors a row takes 0 or 1 on the left and on the right (and can always go
 * without on one of them). Its choices are the whole points of a polygon bounded in the directions left, right and
 * left + right. A sum of such polygons has only those edge directions too. So the remaining units can be distributed in
 * fractions if they are within the bounds summed over the remaining rows (`isWithin`). At the start they are: the exact
 * fractions are such a distribution. What can be split in fractions between the next row and the rest can be split into
 * whole units, since the split is bounded in left, right and left + right only: an interval matrix, hence totally
 * unimodular. So each row finds a choice that keeps the rest possible.
 */
export function controlledRounding(
  left: Column,
  right: Column,
  order: readonly number[],
): { left: number[]; right: number[] } {
  const rounded = { left: floors(left), right: floors(right) }
  const remaining = { left: missing(left), right: missing(right) }
  const rows = order.map(row => ({ row, choices: choicesOf(left, right, row) }))
  const capacity = { maxLeft: 0, maxRight: 0, minTotal: 0, maxTotal: 0 }
  for (const { choices } of rows) widen(capacity, choices, 1)

  for (const { row, choices } of rows) {
    widen(capacity, choices, -1)
    const choice = choices.find(([l, r]) => isWithin(capacity, remaining.left - l, remaining.right - r))
    if (!choice) throw new RangeError('order must list every row once')
    remaining.left -= choice[0]
    remaining.right -= choice[1]
    rounded.left[row] = (rounded.left[row] ?? 0) + choice[0]
    rounded.right[row] = (rounded.right[row] ?? 0) + choice[1]
  }
  return rounded
}

/** How many units to add to a row's floors, 0 or 1 on each side. */
type Choice = readonly [left: number, right: number]

/** In order of preference: early rows take left units, late rows take right units. */
const everyChoice: readonly Choice[] = [
  [1, 0],
  [0, 0],
  [1, 1],
  [0, 1],
]

/** The units that a set of rows can take: the maximum per side, the minimum and the maximum of both together. */
interface Capacity {
  maxLeft: number
  maxRight: number
  minTotal: number
  maxTotal: number
}

function choicesOf(left: Column, right: Column, row: number): Choice[] {
  const onLeft = fraction(left, row)
  const onRight = fraction(right, row)
  const total = onLeft * right.unit + onRight * left.unit
  const one = left.unit * right.unit
  const least = total < one ? 0 : 1
  const most = total === 0n ? 0 : total <= one ? 1 : 2
  return everyChoice.filter(
    ([l, r]) => (l === 0 || onLeft > 0n) && (r === 0 || onRight > 0n) && l + r >= least && l + r <= most,
  )
}

function widen(capacity: Capacity, choices: readonly Choice[], sign: 1 | -1): void {
  const totals = choices.map(([l, r]) => l + r)
  capacity.maxLeft += sign * Math.max(...choices.map(([l]) => l))
  capacity.maxRight += sign * Math.max(...choices.map(([, r]) => r))
  capacity.minTotal += sign * Math.min(...totals)
  capacity.maxTotal += sign * Math.max(...totals)
}

function isWithin(capacity: Capacity, left: number, right: number): boolean {
  const total = left + right
  return (
    left >= 0 &&
    left <= capacity.maxLeft &&
    right >= 0 &&
    right <= capacity.maxRight &&
    total >= capacity.minTotal &&
    total <= capacity.maxTotal
  )
}

function floors({ parts, unit }: Column): number[] {
  return parts.map(part => Number(part / unit))
}

function fraction({ parts, unit }: Column, row: number): bigint {
  return (parts[row] ?? 0n) % unit
}

/** How many units are missing from the column's total after all cells are rounded down. */
function missing({ parts, unit }: Column): number {
  const rest = parts.reduce((sum, part) => sum + (part % unit), 0n)
  if (rest % unit !== 0n) throw new RangeError('a column must add up to a whole number of steps')
  return Number(rest / unit)
}
