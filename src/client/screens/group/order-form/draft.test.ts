import { describe, expect, it } from 'vitest'
import { forgetStoredOf } from '../../../device/storage.ts'
import { draftOf, keepDraft, keepOpenForm, openForm } from './draft.ts'
import { blankRow } from './order-rows.ts'

const soup = { rows: [{ ...blankRow, name: 'Soup', price: '6.50' }], note: 'no rush', unplaced: [] }
const blank = { rows: [blankRow], note: '', unplaced: [{ start: 0, end: 4 }] }

describe('What was typed and not sent', () => {
  it('is kept per table and per order, until there is nothing to keep', () => {
    keepDraft('a', 'new', soup)
    keepDraft('a', 12, blank)
    expect(draftOf('a', 'new')).toEqual(soup)
    expect(draftOf('a', 12)).toEqual(blank)
    expect(draftOf('b', 'new')).toBeUndefined()
    keepDraft('a', 'new', undefined)
    expect(draftOf('a', 'new')).toBeUndefined()
    expect(draftOf('a', 12)).toEqual(blank)
  })

  it('stands open again after a reload, and goes with its table', () => {
    const table = '0199aaaa-0000-7000-8000-00000000000c'
    keepOpenForm(table, 'new')
    keepDraft(table, 'new', soup)
    expect(openForm(table)).toBe('new')
    forgetStoredOf(table)
    expect(openForm(table)).toBeNull()
    expect(draftOf(table, 'new')).toBeUndefined()
  })

  it('is kept for an order that waits to be sent as for one that is at the table', () => {
    keepOpenForm('d', { waiting: 'key' })
    keepDraft('d', { waiting: 'key' }, soup)
    expect(openForm('d')).toEqual({ waiting: 'key' })
    expect(draftOf('d', { waiting: 'key' })).toEqual(soup)
    expect(draftOf('d', { waiting: 'other' })).toBeUndefined()
  })

  it('is one new order, whether it is picked or typed', () => {
    keepDraft('e', 'typed', soup)
    expect(draftOf('e', 'new')).toEqual(soup)
  })
})
