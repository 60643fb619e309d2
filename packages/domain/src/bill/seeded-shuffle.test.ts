import { describe, expect, test } from 'vitest'
import { groupSeed, shuffledBy } from './seeded-shuffle.ts'

describe('the seeded shuffle', () => {
  test('gives a group a constant seed, and another group another', () => {
    expect(groupSeed('table-1')).toBe(groupSeed('table-1'))
    expect(groupSeed('table-1')).not.toBe(groupSeed('table-2'))
  })

  test('contains every member once, in the same order on every phone', () => {
    const order = shuffledBy([11, 12, 13, 14], 7)
    expect([...order].sort()).toEqual([0, 1, 2, 3])
    expect(shuffledBy([11, 12, 13, 14], 7)).toEqual(order)
  })

  test('keeps ranks independent of other members and of the order of the list', () => {
    const shuffledIds = (ids: number[]) => shuffledBy(ids, 7).map(position => ids[position])
    const all = shuffledIds([1, 2, 3, 4, 5, 6])
    expect(shuffledIds([6, 5, 4, 3, 2, 1])).toEqual(all)
    expect(shuffledIds([1, 2, 4, 5, 6])).toEqual(all.filter(id => id !== 3))
  })

  test('puts each of four neighbouring ids first about equally often over many groups', () => {
    const first = [0, 0, 0, 0]
    for (let seed = 0; seed < 4000; seed += 1) {
      const [winner = 0] = shuffledBy([101, 102, 103, 104], seed)
      first[winner] = (first[winner] ?? 0) + 1
    }
    for (const times of first) expect(Math.abs(times - 1000)).toBeLessThan(120)
  })
})
