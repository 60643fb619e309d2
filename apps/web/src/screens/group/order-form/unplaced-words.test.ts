import * as limits from '@tablemate/domain/limits.ts'
import { describe, expect, it } from 'vitest'
import { blankRow } from './order-rows.ts'
import { withDish, withNote } from './unplaced-words.ts'

describe('Words that become a dish', () => {
  it('fill the first blank row, capitalised and with single spaces', () => {
    const soup = { ...blankRow, name: 'Soup', price: '9' }
    expect(withDish([soup, blankRow], ' two  pizzas ')).toEqual([soup, { ...blankRow, name: 'Two pizzas' }])
    expect(withDish([soup], 'pizza')).toEqual([soup, { ...blankRow, name: 'Pizza' }])
  })

  it('may be as long as a dish name, counted in code points, and no longer', () => {
    const longest = '🍕'.repeat(limits.itemName)
    expect(withDish([blankRow], longest)).toEqual([{ ...blankRow, name: longest }])
    expect(withDish([blankRow], `${longest}🍕`)).toBeNull()
    expect(withDish([blankRow], 'x'.repeat(limits.itemName + 1))).toBeNull()
    // The capital of ß has two letters.
    expect(withDish([blankRow], 'ß'.repeat(limits.itemName))).toBeNull()
  })
})

describe('Words that become a note', () => {
  it('are appended to the note unless it would be too long', () => {
    expect(withNote('no nuts ', ' and  quick ')).toBe('no nuts, and quick')
    expect(withNote('x'.repeat(limits.orderNote - 12), 'y'.repeat(10))).toHaveLength(limits.orderNote)
    expect(withNote('x'.repeat(limits.orderNote - 10), 'y'.repeat(10))).toBeNull()
  })
})
