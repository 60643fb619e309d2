import { describe, expect, it } from 'vitest'
import { forgetStoredOf } from '../../../lib/device/storage.ts'
import { draftOf, openForm, storeDraft, storeOpenForm } from './draft.ts'
import { blankRow } from './order-rows.ts'

const soup = { rows: [{ ...blankRow, name: 'Soup', price: '6.50' }], note: 'no rush', unplaced: [] }
const blank = { rows: [blankRow], note: '', unplaced: [{ start: 0, end: 4 }] }

describe('The draft of an order', () => {
  it('is stored per table and per order until it is removed', () => {
    storeDraft('a', 'new', soup)
    storeDraft('a', 12, blank)
    expect(draftOf('a', 'new')).toEqual(soup)
    expect(draftOf('a', 12)).toEqual(blank)
    expect(draftOf('b', 'new')).toBeUndefined()
    storeDraft('a', 'new', undefined)
    expect(draftOf('a', 'new')).toBeUndefined()
    expect(draftOf('a', 12)).toEqual(blank)
  })

  it('is open again after a reload, and is deleted with its table', () => {
    const table = '0199aaaa-0000-7000-8000-00000000000c'
    storeOpenForm(table, 'new')
    storeDraft(table, 'new', soup)
    expect(openForm(table)).toBe('new')
    forgetStoredOf(table)
    expect(openForm(table)).toBeNull()
    expect(draftOf(table, 'new')).toBeUndefined()
  })

  it('is stored for a waiting order too', () => {
    storeOpenForm('d', { waiting: 'key' })
    storeDraft('d', { waiting: 'key' }, soup)
    expect(openForm('d')).toEqual({ waiting: 'key' })
    expect(draftOf('d', { waiting: 'key' })).toEqual(soup)
    expect(draftOf('d', { waiting: 'other' })).toBeUndefined()
  })
})
