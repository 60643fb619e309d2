import { longRun } from '@tablemate/test/sampling/long.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Column, controlledRounding } from './controlled-rounding.ts'

describe('rounding a table of two columns', () => {
  test('gives a valid rounding for every table of up to three rows and small fractions', () => {
    let tables = 0
    for (const left of wholeColumns()) {
      for (const right of wholeColumns().filter(({ parts }) => parts.length === left.parts.length)) {
        const { left: amounts, right: tips } = controlledRounding(
          left,
          right,
          [...left.parts.keys()].reverse(),
        )
        expect(rightRoundings(left, right)).toContain(JSON.stringify([amounts, tips]))
        tables += 1
      }
    }
    expect(tables).toBeGreaterThan(800)
  })

  test('keeps cells, rows and columns less than a unit off, for up to fifty rows of any size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }).chain(rows => fc.tuple(column(rows), column(rows), order(rows))),
        ([left, right, turn]) => {
          const rounded = controlledRounding(left, right, turn)
          expect(isRight(left, right, rounded.left, rounded.right)).toBe(true)
        },
      ),
      longRun({ seed: 1, numRuns: 300 }, { numRuns: 30_000 }),
    )
  })

  test('gives odd units of the left column to the first rows in order, those of the right to the last', () => {
    const thirds = { parts: [1n, 1n, 1n], unit: 3n }
    expect(controlledRounding(thirds, thirds, [2, 0, 1])).toEqual({ left: [0, 0, 1], right: [0, 1, 0] })
  })

  test('gives the odd unit of one column to the largest remainder, whatever the order', () => {
    const nothing = { parts: [0n, 0n, 0n], unit: 1n }
    const parts = { parts: [5n, 98n, 97n], unit: 100n }
    expect(controlledRounding(parts, nothing, [0, 1, 2]).left).toEqual([0, 1, 1])
    expect(controlledRounding(nothing, parts, [2, 1, 0]).right).toEqual([0, 1, 1])
  })

  test('of a single column is the method of largest remainders, the order deciding between equal ones', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }).chain(rows => fc.tuple(column(rows), order(rows))),
        ([left, turn]) => {
          const nothing = { parts: left.parts.map(() => 0n), unit: 1n }
          expect(controlledRounding(left, nothing, turn).left).toEqual(byLargestRemainder(left, turn))
        },
      ),
      longRun({ seed: 2, numRuns: 300 }, { numRuns: 30_000 }),
    )
  })

  test('throws for a column whose total is not whole', () => {
    const half = { parts: [1n], unit: 2n }
    expect(() => controlledRounding(half, half, [0])).toThrow(RangeError)
  })
})

/** The textbook method: everyone gets the floor, and the rows with the largest remainders one unit more. */
function byLargestRemainder({ parts, unit }: Column, turn: readonly number[]): number[] {
  const odd = Number(sum(parts.map(part => part % unit)) / unit)
  const ranks = turn
    .map((row, rank) => ({ row, rank, rest: (parts[row] ?? 0n) % unit }))
    .sort((a, b) => Number(b.rest - a.rest > 0n) - Number(b.rest - a.rest < 0n) || a.rank - b.rank)
    .slice(0, odd)
    .map(({ row }) => row)
  return parts.map((part, row) => Number(part / unit) + Number(ranks.includes(row)))
}

/** All columns of 1 to 3 cells below one, in halves, thirds and quarters, that add up to a whole. */
function wholeColumns(): Column[] {
  const cells = (unit: bigint) => [0n, 1n, 2n, 3n].filter(part => part < unit)
  const columns = (unit: bigint, rows: number): bigint[][] =>
    rows === 0 ? [[]] : columns(unit, rows - 1).flatMap(start => cells(unit).map(cell => [...start, cell]))
  return [2n, 3n, 4n]
    .flatMap(unit => [1, 2, 3].flatMap(rows => columns(unit, rows).map(parts => ({ parts, unit }))))
    .filter(({ parts, unit }) => sum(parts) % unit === 0n)
}

/** By brute force: all valid combinations of rounding each cell up or down. */
function rightRoundings(left: Column, right: Column): string[] {
  const bits = (rows: number): number[][] =>
    rows === 0
      ? [[]]
      : bits(rows - 1).flatMap(start => [
          [...start, 0],
          [...start, 1],
        ])
  const ways = bits(left.parts.length)
  return ways.flatMap(l => ways.filter(r => isRight(left, right, l, r)).map(r => JSON.stringify([l, r])))
}

function isRight(left: Column, right: Column, l: readonly number[], r: readonly number[]): boolean {
  const both = left.unit * right.unit
  const isNear = (rounded: number, exact: bigint, unit: bigint) => {
    const off = BigInt(rounded) * unit - exact
    return off < unit && off > -unit
  }
  const total = (row: number) => (left.parts[row] ?? 0n) * right.unit + (right.parts[row] ?? 0n) * left.unit
  return (
    l.every((cell, row) => isNear(cell, left.parts[row] ?? 0n, left.unit)) &&
    r.every((cell, row) => isNear(cell, right.parts[row] ?? 0n, right.unit)) &&
    l.every((cell, row) => isNear(cell + (r[row] ?? 0), total(row), both)) &&
    sum(l.map(BigInt)) * left.unit === sum(left.parts) &&
    sum(r.map(BigInt)) * right.unit === sum(right.parts)
  )
}

function column(rows: number): fc.Arbitrary<Column> {
  const unit = fc.oneof(fc.bigInt({ min: 1n, max: 12n }), fc.bigInt({ min: 1n, max: 10n ** 20n }))
  return unit.chain(unit =>
    fc
      .array(fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: unit * 3n })), {
        minLength: rows,
        maxLength: rows,
      })
      .map(parts => {
        const [first = 0n, ...others] = parts
        return { parts: [first + unit - (sum(parts) % unit), ...others], unit }
      }),
  )
}

function order(rows: number): fc.Arbitrary<number[]> {
  const all = Array.from({ length: rows }, (_, row) => row)
  return fc.shuffledSubarray(all, { minLength: rows, maxLength: rows })
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n)
}
