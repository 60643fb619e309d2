import { describe, expect, it } from 'vitest'
import {
  countKnown,
  draftRows,
  hasProblems,
  importedRows,
  isDoubtful,
  problemsOfRow,
  type ReadRow,
} from './draft-rows.ts'

const read = (wanted: Partial<ReadRow>): ReadRow => ({
  row: 2,
  page: null,
  category: 'Mains',
  name: 'Pasta',
  description: '',
  price: 1250,
  priceText: '12.5',
  doubts: [],
  ...wanted,
})
const draft = (wanted: Partial<ReadRow> = {}, currency: 'USD' | 'JPY' = 'USD') => {
  const [row] = draftRows([read(wanted)], currency)
  if (!row) throw new Error('there is one')
  return row
}

describe('A row of a menu file, as it is corrected', () => {
  it('shows its price as one would type it, and none where none was read', () => {
    expect(draft().price).toBe('12.50')
    expect(draft({ price: 90_000 }, 'JPY').price).toBe('900')
    expect(draft({ price: null, priceText: 'market' }).price).toBe('')
  })

  it('is to be looked at when it is doubtful or cannot be kept, not for want of a category', () => {
    expect(isDoubtful(draft(), 'USD')).toBe(false)
    expect(isDoubtful(draft({ category: '', doubts: ['no-category'] }), 'USD')).toBe(false)
    expect(isDoubtful(draft({ doubts: ['several-prices'] }), 'USD')).toBe(true)
    expect(isDoubtful(draft({ name: '' }), 'USD')).toBe(true)
  })

  it('says what is wrong with it, unless it is left out', () => {
    const free = { ...draft(), price: 'free' }
    expect(problemsOfRow(free, 'USD', 'Other')).toEqual({ price: 'This cannot be read.' })
    expect(problemsOfRow({ ...draft(), price: '' }, 'USD', 'Other')).toEqual({
      price: 'Please fill this in.',
    })
    expect(problemsOfRow({ ...draft(), price: '9.5' }, 'JPY', 'Other')).toHaveProperty('price')
    expect(problemsOfRow({ ...draft(), price: '1e9' }, 'USD', 'Other')).toHaveProperty('price')
    expect(problemsOfRow(draft({ category: '' }), 'USD', ' ')).toHaveProperty('category')
    expect(hasProblems(problemsOfRow({ ...free, isLeftOut: true }, 'USD', 'Other'))).toBe(false)
  })

  it('is sent with the category of those without one, in hundredths', () => {
    const rows = [
      { ...draft({ category: '' }), price: '12,50' },
      { ...draft(), isLeftOut: true },
    ]
    expect(importedRows(rows, 'EUR', 'Other')).toEqual([
      { name: 'Pasta', category: 'Other', description: '', price: 1250 },
    ])
  })

  it('is known when its dish is on the menu, whatever the case and the accents', () => {
    const item = { category: 'MAINS', name: 'pastá' } as Parameters<typeof countKnown>[1][number]
    expect(countKnown([draft(), draft({ name: 'Pizza' })], [item], 'Other')).toBe(1)
  })
})
