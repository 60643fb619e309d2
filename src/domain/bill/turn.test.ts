import { describe, expect, test } from 'vitest'
import { groupTurn, inTurn } from './turn.ts'

describe('whose turn it is', () => {
  test('a group keeps its turn, and another group has another', () => {
    expect(groupTurn('table-1')).toBe(groupTurn('table-1'))
    expect(groupTurn('table-1')).not.toBe(groupTurn('table-2'))
  })

  test('everybody is asked once, in the same order on every phone', () => {
    const order = inTurn([11, 12, 13, 14], 7)
    expect([...order].sort()).toEqual([0, 1, 2, 3])
    expect(inTurn([11, 12, 13, 14], 7)).toEqual(order)
  })

  test('nobody’s rank depends on who else is there, nor on how the table is listed', () => {
    const idsInTurn = (ids: number[]) => inTurn(ids, 7).map(position => ids[position])
    const all = idsInTurn([1, 2, 3, 4, 5, 6])
    expect(idsInTurn([6, 5, 4, 3, 2, 1])).toEqual(all)
    expect(idsInTurn([1, 2, 4, 5, 6])).toEqual(all.filter(id => id !== 3))
  })

  test('over many tables each of four neighbours comes first about as often', () => {
    const first = [0, 0, 0, 0]
    for (let turn = 0; turn < 4000; turn += 1) {
      const [winner = 0] = inTurn([101, 102, 103, 104], turn)
      first[winner] = (first[winner] ?? 0) + 1
    }
    for (const times of first) expect(Math.abs(times - 1000)).toBeLessThan(120)
  })
})
