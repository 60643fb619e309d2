// Controlled rounding of a table with two columns: every cell, row total and column total is rounded consistently.

/** The exact cells of one column: row i is parts[i] / unit, with unit > 0 and no negative parts. */
export interface Column {
  readonly parts: readonly bigint[]
  readonly unit: bigint
}

/**
 * Whole numbers for the cells of two columns of equal length, whose exact totals are whole. Each cell and each
 * row total is its exact value rounded down or up (so a whole one stays), and each column keeps its total.
 * An odd unit goes to the row with the largest remainder that can take it, first in the left column, then in the right one.
 * `order` lists all rows and decides between equal remainders: the first rows get the units of the left column, the last
 * rows those of the right column. Throws a RangeError if a column's total is not whole.
 *
 * Why it never gets stuck. Beyond its floors a row takes 0 or 1 on the left and on the right (and can always go
 * without on one of them). Its choices are the whole points of a polygon bounded in the directions left, right and
 * left + right, also once one side is fixed. A sum of such polygons has only those edge directions too. So the units can be
 * distributed in fractions if they are within the summed bounds (`isWithin`). At the start they are: the exact
 * fractions are such a distribution. What can be split in fractions between one row and the others can be split into
 * whole units, since the split is bounded in left, right and left + right only: an interval matrix, hence totally
 * unimodular. So each row finds a choice that keeps the others possible.
 */
export function controlledRounding(
  left: Column,
  right: Column,
  order: readonly number[],
): { left: number[]; right: number[] } {
  const units = { left: missing(left), right: missing(right) }
  const choices = left.parts.map((_, row) => choicesOf(left, right, row))
  const bounds = zeroBounds()
  for (const row of choices) add(bounds, row, 1)

  for (const { column, side, rows } of [
    { column: left, side: 0, rows: order },
    { column: right, side: 1, rows: [...order].reverse() },
  ] as const) {
    for (const row of byRemainder(column, rows)) {
      const before = choices[row] ?? []
      add(bounds, before, -1)
      const restricted = [1, 0].map(unit => before.filter(choice => choice[side] === unit))
      const possible = restricted.find(
        some => some.length > 0 && isWithin(bounds, boundsOf(some), units.left, units.right),
      )
      if (!possible) throw new RangeError('order must list every row once')
      choices[row] = possible
      add(bounds, possible, 1)
    }
  }
  const rounded = (column: Column, side: 0 | 1) =>
    floors(column).map((floor, row) => floor + (choices[row]?.[0]?.[side] ?? 0))
  return { left: rounded(left, 0), right: rounded(right, 1) }
}

/** How many units to add to a row's floors, 0 or 1 on each side. */
type Choice = readonly [left: number, right: number]

const everyChoice: readonly Choice[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
]

/** The fewest and the most units that a set of rows can take: on the left, on the right, and of both together. */
type Bounds = [
  minLeft: number,
  maxLeft: number,
  minRight: number,
  maxRight: number,
  minAll: number,
  maxAll: number,
]

const zeroBounds = (): Bounds => [0, 0, 0, 0, 0, 0]

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

/** The rows by their remainders in the column, largest first; equal ones stay in the given order. */
function byRemainder(column: Column, order: readonly number[]): number[] {
  return order
    .map(row => ({ row, rest: fraction(column, row) }))
    .sort((a, b) => (a.rest === b.rest ? 0 : a.rest > b.rest ? -1 : 1))
    .map(({ row }) => row)
}

function boundsOf(choices: readonly Choice[]): Bounds {
  const bounds: Bounds = [2, 0, 2, 0, 2, 0]
  for (const [l, r] of choices) {
    ;[l, r, l + r].forEach((units, i) => {
      if (units < (bounds[2 * i] ?? 0)) bounds[2 * i] = units
      if (units > (bounds[2 * i + 1] ?? 0)) bounds[2 * i + 1] = units
    })
  }
  return bounds
}

function add(bounds: Bounds, choices: readonly Choice[], sign: 1 | -1): void {
  boundsOf(choices).forEach((bound, i) => {
    bounds[i] = (bounds[i] ?? 0) + sign * bound
  })
}

/** Whether the other rows and this one together can take exactly these units. */
function isWithin(others: Bounds, own: Bounds, left: number, right: number): boolean {
  const [minLeft, maxLeft, minRight, maxRight, minAll, maxAll] = others.map(
    (bound, i) => bound + (own[i] ?? 0),
  ) as Bounds
  const isBetween = (units: number, min: number, max: number) => units >= min && units <= max
  return (
    isBetween(left, minLeft, maxLeft) &&
    isBetween(right, minRight, maxRight) &&
    isBetween(left + right, minAll, maxAll)
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
