import { describe, expect, it } from 'vitest'
import { blankRow, isBlank, isItem, isValid, itemOf, problemsOf, rowOf } from './order-rows.ts'

const row = (typed: Partial<typeof blankRow>) => ({ ...blankRow, ...typed })
const margherita = row({ name: 'Margherita', price: '12.50' })

describe('A row of the order form', () => {
  it('becomes an item with trimmed texts and the price in minor units', () => {
    const typed = row({ name: '  Margherita ', quantity: '2', price: '12,5', modifications: ' no  basil ' })
    expect(itemOf(typed, 'EUR')).toEqual({
      name: 'Margherita',
      quantity: 2,
      price: 1250,
      modifications: 'no basil',
    })
  })

  it('has quantity 1 if the field is empty or no number, and drops decimals', () => {
    expect(itemOf(row({ ...margherita, quantity: '' }), 'USD').quantity).toBe(1)
    expect(itemOf(row({ ...margherita, quantity: 'two' }), 'USD').quantity).toBe(1)
    expect(itemOf(row({ ...margherita, quantity: '2.9' }), 'USD').quantity).toBe(2)
  })

  it('is not an item without a name or a price above 0', () => {
    expect(isItem(row({ price: '5' }), 'USD')).toBe(false)
    expect(isItem(row({ name: '\u200b', price: '5' }), 'USD')).toBe(false)
    expect(isItem(row({ name: 'Tap water', price: '0' }), 'USD')).toBe(false)
    expect(isItem(row({ name: 'Tap water', price: '' }), 'USD')).toBe(false)
    expect(isItem(margherita, 'USD')).toBe(true)
  })

  it('has a problem for each invalid field', () => {
    expect(problemsOf(blankRow, 'USD')).toEqual({
      name: 'Item name is required',
      price: 'Price must be positive',
    })
    expect(problemsOf(row({ ...margherita, quantity: '0' }), 'USD')).toEqual({
      quantity: 'Quantity must be at least 1',
    })
    expect(problemsOf(row({ ...margherita, quantity: '100' }), 'USD')).toEqual({
      quantity: 'Quantity can be at most 99',
    })
    expect(problemsOf(row({ ...margherita, price: '1000000.01' }), 'USD')).toEqual({
      price: 'Price can be at most $1,000,000.00',
    })
    expect(problemsOf(row({ ...margherita, price: '745.5' }), 'JPY')).toHaveProperty('price')
    expect(problemsOf(row({ ...margherita, name: 'x'.repeat(121) }), 'USD')).toHaveProperty('name')
    expect(problemsOf(row({ ...margherita, modifications: 'x'.repeat(301) }), 'USD')).toHaveProperty(
      'modifications',
    )
    expect(isValid(margherita, 'USD')).toBe(true)
  })

  it('is blank if only its quantity was changed', () => {
    expect(isBlank(row({ quantity: '3' }))).toBe(true)
    expect(isBlank(row({ modifications: 'no ice' }))).toBe(false)
  })

  it('shows an item as a diner would type it, in yen without decimals', () => {
    const item = { name: 'Ramen', quantity: 2, price: 120_000 }
    expect(rowOf(item, 'JPY')).toEqual({ name: 'Ramen', quantity: '2', price: '1200', modifications: '' })
    expect(itemOf(rowOf(item, 'JPY'), 'JPY')).toEqual(item)
    expect(rowOf({ name: 'Soup', quantity: 1, price: 650 }, 'USD').price).toBe('6.50')
  })
})
