import type { Member } from '@tablemate/contract/groups.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import { describe, expect, it } from 'vitest'
import { eventsBetween, eventText } from './group-events.ts'

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
  isLocked: false,
  kitchen: null,
  isSeen: false,
})

const textsOf = (before: Parameters<typeof eventsBetween>[0], after: Parameters<typeof eventsBetween>[0]) =>
  eventsBetween(before, after, ann.id).map(eventText)

describe('Events of the table', () => {
  const alone = { members: [ann], orders: [] }
  const both = { members: [ann, ben], orders: [] }

  it('name who joined', () => {
    expect(textsOf(alone, both)).toEqual(['Ben joined'])
  })

  it('name the first dish that a friend ordered, and the number of others', () => {
    expect(textsOf(both, { ...both, orders: [order(1, ben.id, ['Margherita'])] })).toEqual([
      'Ben ordered 2 × Margherita',
    ])
    expect(textsOf(both, { ...both, orders: [order(1, ben.id, ['Margherita', 'Soup', 'Tea'])] })).toEqual([
      'Ben ordered 2 × Margherita and 2 more',
    ])
  })

  it.each([[[]], [['Soup']]])('report a spoken order once its dishes are known and sent', menuItems => {
    const spoken = { ...both, orders: [order(1, ben.id, menuItems, 'incomplete')] }
    expect(textsOf(both, spoken)).toEqual([])
    expect(textsOf(spoken, { ...both, orders: [order(1, ben.id, ['Soup'])] })).toEqual([
      'Ben ordered 2 × Soup',
    ])
  })

  it('leave out the diner’s own orders, changed orders and cancelled orders', () => {
    const ordered = { ...both, orders: [order(1, ben.id, ['Soup'])] }
    expect(textsOf(both, { ...both, orders: [order(2, ann.id, ['Soup'])] })).toEqual([])
    expect(textsOf(ordered, { ...both, orders: [order(1, ben.id, ['Tea'])] })).toEqual([])
    expect(textsOf(ordered, both)).toEqual([])
  })

  it('isolate a right-to-left name', () => {
    const after = { members: [ann, { ...ben, name: 'محمد' }], orders: [] }
    expect(textsOf(alone, after)).toEqual(['\u2068محمد\u2069 joined'])
  })
})
