import { describe, expect, it } from 'vitest'
import type { Member } from '#contract/groups.ts'
import type { Order } from '#contract/orders.ts'
import { eventsBetween, eventText } from './table-events.ts'

const groupId = '01a1fcd2-88e0-7194-bb37-6bb21f54ddbf'
const ann: Member = {
  id: 1,
  groupId,
  name: 'Ann',
  isGuest: false,
  isHost: true,
  allergies: '',
  allergens: [],
}
const ben: Member = {
  id: 2,
  groupId,
  name: 'Ben',
  isGuest: false,
  isHost: false,
  allergies: '',
  allergens: [],
}

const order = (id: number, memberId: number, names: string[], state: Order['state'] = 'placed'): Order => ({
  id,
  groupId,
  memberId,
  items: names.map(name => ({ name, quantity: 2, price: 1300 })),
  transcription: '',
  note: '',
  notUnderstood: [],
  total: 2600 * names.length,
  createdAt: '2026-11-21T19:00:00.000Z',
  state,
  isPaid: false,
  kitchen: null,
  isSeen: false,
})

const told = (before: Parameters<typeof eventsBetween>[0], after: Parameters<typeof eventsBetween>[0]) =>
  eventsBetween(before, after, ann.id).map(eventText)

describe('At the table it is told', () => {
  const alone = { members: [ann], orders: [] }
  const both = { members: [ann, ben], orders: [] }

  it('who joined', () => {
    expect(told(alone, both)).toEqual(['Ben joined'])
  })

  it('what a friend ordered: the first dish, and how many others', () => {
    expect(told(both, { ...both, orders: [order(1, ben.id, ['Margherita'])] })).toEqual([
      'Ben ordered 2 × Margherita',
    ])
    expect(told(both, { ...both, orders: [order(1, ben.id, ['Margherita', 'Soup', 'Tea'])] })).toEqual([
      'Ben ordered 2 × Margherita and 2 more',
    ])
  })

  it('once the dishes of a spoken order are known, not before', () => {
    const spoken = { ...both, orders: [order(1, ben.id, [], 'incomplete')] }
    expect(told(both, spoken)).toEqual([])
    expect(told(spoken, { ...both, orders: [order(1, ben.id, ['Soup'])] })).toEqual(['Ben ordered 2 × Soup'])
  })

  it('nothing of one’s own doing, of a change to an order, or of one taken back', () => {
    const ordered = { ...both, orders: [order(1, ben.id, ['Soup'])] }
    expect(told(both, { ...both, orders: [order(2, ann.id, ['Soup'])] })).toEqual([])
    expect(told(ordered, { ...both, orders: [order(1, ben.id, ['Tea'])] })).toEqual([])
    expect(told(ordered, both)).toEqual([])
  })

  it('a name from right to left without turning the sentence about', () => {
    const after = { members: [ann, { ...ben, name: 'محمد' }], orders: [] }
    expect(told(alone, after)).toEqual(['\u2068محمد\u2069 joined'])
  })
})
