import type { MenuItem } from '@tablemate/contract/menu.ts'
import { noDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { describe, expect, it } from 'vitest'
import { type DraftRow, draftRows, importedRows, type ReadRow } from './draft-rows.ts'

const read = (overrides: Partial<ReadRow>): ReadRow => ({
  row: 2,
  page: null,
  category: 'Mains',
  name: 'Pasta',
  description: '',
  price: 1250,
  priceText: '12.5',
  ...noDetails,
  allergensText: '',
  doubts: [],
  ...overrides,
})
const draft = (overrides: Partial<ReadRow> = {}, currency: 'USD' | 'JPY' = 'USD'): DraftRow => {
  const [row] = draftRows([read(overrides)], currency)
  if (!row) throw new Error('there is one')
  return row
}

describe('a draft row of a menu file', () => {
  it('shows its price as typed text, and an empty text if no price was read', () => {
    expect(draft().price).toBe('12.50')
    expect(draft({ price: 90_000 }, 'JPY').price).toBe('900')
    expect(draft({ price: null, priceText: 'market' }).price).toBe('')
  })

  it('is sent with the default category and a price in minor units, and not if it is left out', () => {
    const rows = [
      { ...draft({ category: '' }), price: '12,50' },
      { ...draft(), view: 'left-out' as const },
    ]
    expect(importedRows(rows, [], { currency: 'EUR', otherCategory: 'Other' }).rows).toEqual([
      { name: 'Pasta', category: 'Other', description: '', price: 1250 },
    ])
  })

  it('is sent with the id of its dish if that dish was in another category', () => {
    const menuItem = { id: 7 } as MenuItem
    const moved = { kind: 'changed', dish: menuItem, changes: ['price', 'category'] } as const
    const dearer = { kind: 'changed', dish: menuItem, changes: ['price'] } as const
    const sent = importedRows([draft(), draft()], [moved, dearer], {
      currency: 'USD',
      otherCategory: 'Other',
    })
    expect(sent.rows.map(({ itemId }) => itemId)).toEqual([7, undefined])
  })

  it('of a point of sale is sent with its id there, its mark, and the id of its dish if that is renamed', () => {
    const menuItem = { id: 7 } as MenuItem
    const row = draft({ remoteId: 'V1', itemId: 7, isSoldOut: true })
    const renamed = { kind: 'changed', dish: menuItem, changes: ['name'] } as const
    const facts = { currency: 'USD', otherCategory: 'Other', provider: 'square' } as const
    expect(importedRows([row, draft({ itemId: 7 })], [renamed, { kind: 'new' }], facts).rows).toMatchObject([
      { remoteId: 'V1', remoteProvider: 'square', isSoldOut: true, itemId: 7 },
      { name: 'Pasta' },
    ])
    expect(importedRows([draft()], [{ kind: 'new' }], facts).rows[0]).not.toHaveProperty('isSoldOut')
  })
})
