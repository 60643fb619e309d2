// Orders of dishes that several people share. Ann speaks, at a table with Ben and Cyd.

import { describe, expect, test } from 'vitest'
import { ann, menuOf } from '../../../test/spoken/notation.ts'
import { orders } from '../../../test/spoken/spoken-orders.ts'
import { parseOrder } from '../parse-order.ts'

const card = {
  Starters: 'Bruschetta / Nachos / Calamari / Tomato Soup',
  Mains: 'Margherita / Cheeseburger / Sharing Platter / Grilled Salmon',
  Sides: 'Fries / Guacamole',
  Desserts: 'Tiramisu / Banana Split',
  Drinks: 'Coke / Lager / House Red / Still Water',
}

describe('everyone shares', () => {
  orders(
    card,
    `
    can we share the nachos → Nachos [all]
    let's split a margherita with extra cheese → Margherita (extra cheese) [all]
    we'd all like to share the calamari please → Calamari [all]
    a bottle of house red for the table → House Red [all]
    a bottle of house red for everyone → House Red [all]
    fries for everyone → Fries [all]
    fries for us all → Fries [all]
    fries to share → Fries [all]
    fries for the table to share → Fries [all]
    nachos to share with extra guacamole and a coke → Nachos (extra guacamole) [all]; Coke
    nachos between the three of us → Nachos [all]
    can we get the calamari and split it → Calamari [all]
    everyone wants to share the nachos → Nachos [all]
    a margherita that we'll share and a coke → Margherita [all]; Coke
    a margherita, we're sharing that → Margherita [all]
    Nachos. To share. → Nachos [all]
    `,
  )
  orders(
    null,
    `
    let's split a pizza → pizza [all]
    i'll have a coke and let's split nachos → coke; nachos [all]
    for the table some fries and two cokes for me → fries [all]; 2 coke
    `,
  )
})

describe('those who are named share with the speaker', () => {
  orders(
    card,
    `
    one calamari to share with ben → Calamari [Ann, Ben]
    Ben and I will split the tiramisu → Tiramisu [Ann, Ben]
    can ben and i share the nachos and i'll have a coke → Nachos [Ann, Ben]; Coke
    i'll split the nachos with Ben and Cyd → Nachos [Ann, Ben, Cyd]
    let's split a margherita with Ben → Margherita [Ann, Ben]
    nachos for cyd and me to share → Nachos [Ann, Cyd]
    nachos for me and cyd to share → Nachos [Ann, Cyd]
    calamari between me and my friend Ben → Calamari [Ann, Ben]
    split the tiramisu with everyone → Tiramisu [all]
    Ben wants to share the nachos with me → Nachos [Ann, Ben]
    can we get the calamari and split it with Ben → Calamari [Ann, Ben]
    Ben and Cyd are sharing the nachos → Nachos [Ben, Cyd]
    `,
  )
})

describe('of several dishes', () => {
  orders(
    card,
    `
    we'll share a large margherita and two cokes for me → Margherita (large) [all]; 2 Coke
    let's share the nachos and a calamari for ben → Nachos [all]; Calamari
    let's share the nachos and the calamari → Nachos [all]; Calamari [all]
    let's share the nachos and then a cheeseburger and a coke → Nachos [all]; Cheeseburger; Coke
    let's split a margherita and two cokes → Margherita [all]; 2 Coke
    we'll share the nachos and the same for me → Nachos [all]; Nachos
    a cheeseburger and fries to share → Cheeseburger; Fries [all]
    a margherita and nachos, we'll share both → Margherita [all]; Nachos [all]
    a cheeseburger for me, a margherita and nachos, we'll share everything → Cheeseburger; Margherita [all]; Nachos [all]
    two margheritas, one to share → Margherita [all]; Margherita
    two margheritas to share → 2 Margherita [all]
    a cheeseburger, for the table some fries and for my wife a coke → Cheeseburger; Fries [all]; Coke
    let's split a margherita no wait a calamari → Calamari [all]
    `,
  )
})

describe('words that share nothing', () => {
  orders(
    card,
    `
    a sharing platter → Sharing Platter
    let's share a sharing platter → Sharing Platter [all]
    a banana split → Banana Split
    let's split a banana split with cyd → Banana Split [Ann, Cyd]
    a lager for everyone → Lager
    a cheeseburger for me and a coke for my wife → Cheeseburger; Coke
    two cokes and let's split the bill → 2 Coke
    `,
  )
})

describe('sharing is not understood', () => {
  test.each([
    ['nachos to share with Zoe', 'to share with Zoe'],
    ['nachos to share with my wife', 'to share with my wife'],
    ["let's split the nachos with Zoe", "let's split with Zoe"],
    ["i'd like to split the nachos", "i'd like to split"],
    ["i don't want to share the nachos", "i don't want to share"],
    ['the nachos are not to share', 'not to share'],
    ['nachos for the two of us to share', 'for the two of us to share'],
    ['nachos and one to share', 'one to share'],
  ])('if it does not say who at the table: %s', (said, lost) => {
    const { items, notUnderstood } = parseOrder(said, menuOf(card), ann)
    expect(items).toMatchObject([{ name: 'Nachos', quantity: 1 }])
    expect(items[0]?.sharedBy).toBeUndefined()
    expect(notUnderstood.map(({ text }) => text).join(' ')).toBe(lost)
  })

  test('of a name that two members have', () => {
    const members = [...ann.members, { id: 4, name: 'Ben Miller' }, { id: 5, name: 'Ben Smith' }]
    const sharers = (said: string, among: number) =>
      parseOrder(said, menuOf(card), {
        memberId: 1,
        members: members.slice(0, among).filter(({ id }) => id !== 2),
      }).items[0]?.sharedBy
    expect(sharers('nachos to share with ben', 4)).toEqual([1, 4])
    expect(sharers('nachos to share with ben', 5)).toBeUndefined()
    expect(sharers('nachos to share with ben smith', 5)).toEqual([1, 5])
  })

  test('of a common word as a name, where a dish may follow', () => {
    const members = [...ann.members, { id: 4, name: 'Will' }, { id: 5, name: 'A' }]
    const sharers = (said: string) =>
      parseOrder(said, menuOf(card), { memberId: 1, members }).items.map(({ sharedBy }) => sharedBy)
    expect(sharers('nachos to share with will')).toEqual([[1, 4]])
    expect(sharers('nachos to share with a coke')).toEqual(['all', undefined])
  })
})
