// Orders of dishes that several people share. Ann speaks, at a table with Ben and Cyd.

import { describe, expect, test } from 'vitest'
import { ann, menuOf } from '../../../test/spoken/notation.ts'
import { orders } from '../../../test/spoken/spoken-orders.ts'
import { parseOrder } from '../parse-order.ts'

const card = {
  Starters: 'Bruschetta / Nachos / Calamari / Tomato Soup',
  Mains: 'Margherita / Cheeseburger / Sharing Platter / Grilled Salmon / Steak',
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
    we'll share nachos and ben will have a steak → nachos [all]; steak
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
    Ben shares the nachos with Cyd → Nachos [Ben, Cyd]
    nachos with Ben to share → Nachos [Ann, Ben]
    nachos to share for Ben and Cyd → Nachos [Ben, Cyd]
    Ben and Cyd want nachos to share → Nachos [Ben, Cyd]
    Ben will have fries to share with me → Fries [Ann, Ben]
    `,
  )
})

describe('“between” names all who share', () => {
  orders(
    card,
    `
    split the nachos between Ben and Cyd → Nachos [Ben, Cyd]
    let's split the nachos among Ben and Cyd and a coke for me → Nachos [Ben, Cyd]; Coke
    we'll share the nachos between Cyd and Ben → Nachos [Ben, Cyd]
    split the nachos between me and Ben → Nachos [Ann, Ben]
    split the nachos between us → Nachos [all]
    ben and i will split the nachos between us → Nachos [Ann, Ben]
    split the nachos for Ben and Cyd to share → Nachos [Ben, Cyd]
    `,
  )
})

describe('those who are excluded do not share', () => {
  orders(
    card,
    `
    nachos to share with everyone except ben and a coke → Nachos [Ann, Cyd]; Coke
    nachos to share except cyd → Nachos [Ann, Ben]
    nachos to share with everyone but ben → Nachos [Ann, Cyd]
    fries for everyone apart from cyd → Fries [Ann, Ben]
    fries for the table besides ben → Fries [Ann, Cyd]
    fries for the table but ben won't have any → Fries [Ann, Cyd]
    everyone except ben will share the nachos → Nachos [Ann, Cyd]
    everyone but me will share the nachos → Nachos [Ben, Cyd]
    let's share the nachos but not with ben → Nachos [Ann, Cyd]
    let's share, but not with ben, the nachos → Nachos [Ann, Cyd]
    we'll share the nachos, not ben → Nachos [Ann, Cyd]
    let's all split the nachos without ben → Nachos [Ann, Cyd]
    nachos to share, ben doesn't want any → Nachos [Ann, Cyd]
    cyd isn't sharing but we'll split the nachos → Nachos [Ann, Ben]
    let's share the nachos without onions → Nachos (no onions) [all]
    let's share the nachos without jalapenos → Nachos (no jalapenos) [all]
    `,
  )
})

describe('in one breath, who orders what and who shares what', () => {
  orders(
    card,
    `
    we will share the nachos and ben will have a steak → Nachos [all]; Steak
    ben and i will share the nachos, cyd will have a steak → Nachos [Ann, Ben]; Steak
    let's share the nachos, ben wants a steak and cyd gets a coke → Nachos [all]; Steak; Coke
    let's share the nachos and ben'll have a steak with fries → Nachos [all]; Steak; Fries
    let's share the nachos, cyd a steak → Nachos [all]; Steak
    let's share the nachos and ben and cyd would like the salmon → Nachos [all]; Grilled Salmon
    let's share the nachos and zoe takes a steak → Nachos [all]; Steak
    we'll share the nachos and the steak is for ben → Nachos [all]; Steak
    nachos to share with ben and cyd will have a steak → Nachos [Ann, Ben]; Steak
    nachos to share with ben and i'll have a coke → Nachos [Ann, Ben]; Coke
    we'll share nachos with ben and cyd and i will split the fries → Nachos [Ann, Ben]; Fries [Ann, Cyd]
    i'll split the margherita with ben and the calamari with cyd → Margherita [Ann, Ben]; Calamari [Ann, Cyd]
    split the nachos between ben and cyd and the fries between me and ben → Nachos [Ben, Cyd]; Fries [Ann, Ben]
    ben gets the lager, cyd and i will split the margherita, ben takes a steak → Lager; Margherita [Ann, Cyd]; Steak
    cyd wants the steak and ben and i share the calamari and i'll have a lager → Steak; Calamari [Ann, Ben]; Lager
    ben will have a steak and fries, a coke for cyd, we'll share everything → Steak; Fries; Coke
    ben will have fries to share with cyd and i want the soup → Fries [Ben, Cyd]; Tomato Soup
    a steak for me and nachos for everyone else → Steak; Nachos
    ben will have a steak and everyone else will share the nachos → Steak; Nachos
    nachos for everyone but ben will have a steak → Nachos [all]; Steak
    dan and i will share the nachos and cyd gets a steak → Nachos; Steak
    ben and i will share the nachos and fries for the table → Nachos [Ann, Ben]; Fries [all]
    we'll share the soup and a steak for ben a margherita for cyd → Tomato Soup [all]; Steak; Margherita
    nachos and a flurb to share → Nachos
    `,
  )

  test.each([
    ['we will share the nachos and ben will have a steak', 'ben will have'],
    ['ben and i will share the nachos, cyd wants a steak', 'cyd wants'],
    ["let's share the nachos and zoe'd like a steak", "zoe'd like"],
    ['ben wants the steak and nachos to share', 'ben wants|to share'],
    ['a steak and everyone else will share the nachos', 'everyone else will share'],
  ])('shows whose dish it does not assign: %s', (said, lost) => {
    const { items, notUnderstood } = parseOrder(said, menuOf(card), ann)
    expect(items.map(({ modifications }) => modifications)).toEqual([[], []])
    expect(notUnderstood.map(({ text }) => text).join('|')).toBe(lost)
  })
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
    nachos and a coke, we'll share that → Nachos [all]; Coke
    nachos, calamari and a coke, we'll share both → Nachos [all]; Calamari [all]; Coke
    nachos, fries and calamari. They are for the table. → Nachos [all]; Fries [all]; Calamari [all]
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
