import * as limits from '@tablemate/domain/limits.ts'
import { describe, expect, it } from 'vitest'
import { blankRow } from './order-rows.ts'
import { withMenuItem, withNote } from './unplaced-words.ts'

describe('Words that become a dish', () => {
  it('fill the first blank row, capitalised and with single spaces', () => {
    const soup = { ...blankRow, name: 'Soup', price: '9' }
    expect(withMenuItem([soup, blankRow], ' two  pizzas ')).toEqual([
      soup,
      { ...blankRow, name: 'Two pizzas' },
    ])
    expect(withMenuItem([soup], 'pizza')).toEqual([soup, { ...blankRow, name: 'Pizza' }])
  })

  it('may be as long as a dish name, counted in code points, and no longer', () => {
    const longest = '🍕'.repeat(limits.itemName)
    expect(withMenuItem([blankRow], longest)).toEqual([{ ...blankRow, name: longest }])
    expect(withMenuItem([blankRow], `${longest}🍕`)).toBeNull()
    expect(withMenuItem([blankRow], 'x'.repeat(limits.itemName + 1))).toBeNull()
    // The capital of ß has two letters.
    expect(withMenuItem([blankRow], 'ß'.repeat(limits.itemName))).toBeNull()
  })
})

describe('Words that become a note', () => {
  it('are appended to the note unless it would be too long', () => {
    expect(withNote('no nuts ', ' and  quick ')).toBe('no nuts, and quick')
    expect(withNote('x'.repeat(limits.orderNote - 12), 'y'.repeat(10))).toHaveLength(limits.orderNote)
    expect(withNote('x'.repeat(limits.orderNote - 10), 'y'.repeat(10))).toBeNull()
  })
})
