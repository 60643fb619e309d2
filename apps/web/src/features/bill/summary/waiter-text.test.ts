import { portionsOf, waiterList } from '@tablemate/domain/orders/waiter-list.ts'
import { describe, expect, it } from 'vitest'
import { lineText, peopleText } from './waiter-text.ts'

const names = new Map([
  [1, 'Ann'],
  [2, 'Bob'],
  [3, 'Carla'],
])
const line = (...portions: [memberId: number, quantity: number, modifications?: string][]) => {
  const orders = portions.map(([memberId, quantity, modifications]) => ({
    memberId,
    items: [{ name: 'Margherita', quantity, price: 1300, modifications }],
    note: '',
    transcription: '',
    notUnderstood: [],
    state: 'placed',
  }))
  const [first] = waiterList(portionsOf(orders))
  if (!first) throw new Error('the list is empty')
  return [lineText(first), peopleText(first, names)]
}

describe('A line for the waiter', () => {
  it('has the quantity, the dish and the members', () => {
    expect(line([1, 1], [2, 2])).toEqual(['3 × Margherita', 'Ann, Bob 2 ×'])
  })
  it('has the quantity of each modifier, and its members', () => {
    expect(line([1, 1], [2, 2, 'well done'], [3, 1, 'gluten free'])).toEqual([
      '4 × Margherita: 2 well done, 1 gluten free',
      'Ann, Bob 2 × (all well done), Carla (gluten free)',
    ])
    expect(line([1, 3], [1, 1, 'no basil'])).toEqual(['4 × Margherita: 1 no basil', 'Ann 4 × (1 no basil)'])
  })
  it('has a modifier of all dishes only once', () => {
    expect(line([1, 1, 'no basil'])).toEqual(['1 × Margherita: no basil', 'Ann'])
    expect(line([1, 1, 'no basil'], [2, 1, 'no basil'])).toEqual(['2 × Margherita: all no basil', 'Ann, Bob'])
  })
  it('keeps a quantity apart from a modifier that begins with a number', () => {
    expect(line([1, 2, 'one well done'])).toEqual(['2 × Margherita: one well done', 'Ann 2 ×'])
    expect(line([1, 2, 'one well done'], [2, 2])).toEqual([
      '4 × Margherita: of 2, one well done',
      'Ann 2 × (one well done), Bob 2 ×',
    ])
  })
  it('quotes a modifier with a comma', () => {
    expect(line([1, 1, 'sauce, on the side'], [2, 1, 'rare'], [3, 1])[0]).toBe(
      '3 × Margherita: 1 “sauce, on the side”; 1 rare',
    )
  })
  it('leaves out the name of a member who has left', () => {
    expect(line([9, 1], [1, 1])[1]).toBe('Ann')
  })
})
