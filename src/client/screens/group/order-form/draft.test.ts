import { describe, expect, it } from 'vitest'
import { keptKey } from '../../../api/idempotency.ts'
import { draftRows, forgetDraft, keepOpenForm, keepRows, keyShelf, openForm } from './draft.ts'
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
    keepOpenForm('c', 'new')
    keepRows('c', 'new', [soup])
    expect(openForm('c')).toBe('new')
    forgetDraft('c')
    expect(openForm('c')).toBeNull()
    expect(draftRows('c', 'new')).toBeUndefined()
  })

  it('is sent under the same key after a reload, so that nothing is ordered twice', () => {
    const key = keptKey(keyShelf('d')).for([soup])
    const reloaded = keptKey(keyShelf('d'))
    expect(reloaded.for([soup])).toBe(key)
    reloaded.isDone()
    expect(keptKey(keyShelf('d')).for([soup])).not.toBe(key)
  })
})
