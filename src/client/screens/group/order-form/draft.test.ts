import { describe, expect, it } from 'vitest'
import { forgetStoredOf } from '../../../device/storage.ts'
import { draftRows, keepOpenForm, keepRows, openForm } from './draft.ts'
import { blankRow } from './order-rows.ts'

const soup = { ...blankRow, name: 'Soup', price: '6.50' }

describe('What was typed and not sent', () => {
  it('is kept per table and per order, until there is nothing to keep', () => {
    keepRows('a', 'new', [soup])
    keepRows('a', 12, [blankRow])
    expect(draftRows('a', 'new')).toEqual([soup])
    expect(draftRows('a', 12)).toEqual([blankRow])
    expect(draftRows('b', 'new')).toBeUndefined()
    keepRows('a', 'new', [])
    expect(draftRows('a', 'new')).toBeUndefined()
    expect(draftRows('a', 12)).toEqual([blankRow])
  })

  it('stands open again after a reload, and goes with its table', () => {
    const table = '0199aaaa-0000-7000-8000-00000000000c'
    keepOpenForm(table, 'new')
    keepRows(table, 'new', [soup])
    expect(openForm(table)).toBe('new')
    forgetStoredOf(table)
    expect(openForm(table)).toBeNull()
    expect(draftRows(table, 'new')).toBeUndefined()
  })

  it('is kept for an order that waits to be sent as for one that is at the table', () => {
    keepOpenForm('d', { waiting: 'key' })
    keepRows('d', { waiting: 'key' }, [soup])
    expect(openForm('d')).toEqual({ waiting: 'key' })
    expect(draftRows('d', { waiting: 'key' })).toEqual([soup])
    expect(draftRows('d', { waiting: 'other' })).toBeUndefined()
  })
})
