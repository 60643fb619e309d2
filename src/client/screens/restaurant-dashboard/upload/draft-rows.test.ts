import { describe, expect, it } from 'vitest'
import type { MenuItem } from '#contract/menu.ts'
import { type DraftRow, draftRows, importedRows, type ReadRow } from './draft-rows.ts'

const read = (wanted: Partial<ReadRow>): ReadRow => ({
  row: 2,
  page: null,
  category: 'Mains',
  name: 'Pasta',
  description: '',
  price: 1250,
  priceText: '12.5',
  allergens: [],
  allergensText: '',
  doubts: [],
  ...wanted,
})
const draft = (wanted: Partial<ReadRow> = {}, currency: 'USD' | 'JPY' = 'USD'): DraftRow => {
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

  it('is sent with the category of those without one, in hundredths, and not if it is left out', () => {
    const rows = [
      { ...draft({ category: '' }), price: '12,50' },
      { ...draft(), view: 'left-out' as const },
    ]
    expect(importedRows(rows, [], { currency: 'EUR', others: 'Other' })).toEqual([
      { name: 'Pasta', category: 'Other', description: '', price: 1250 },
    ])
  })

  it('is sent with the dish that it continues, if that stood in another category', () => {
    const dish = { id: 7 } as MenuItem
    const moved = { kind: 'changed', dish, changes: ['price', 'category'] } as const
    const dearer = { kind: 'changed', dish, changes: ['price'] } as const
    const sent = importedRows([draft(), draft()], [moved, dearer], { currency: 'USD', others: 'Other' })
    expect(sent.map(({ itemId }) => itemId)).toEqual([7, undefined])
  })
})
