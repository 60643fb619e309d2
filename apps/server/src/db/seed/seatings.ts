// The seed's data of an evening: the groups, their orders, and the progress of the kitchen. All times are minutes ago.

import type { Allergen } from '@tablemate/domain/menu/allergens.ts'

/** When a ticket was begun, ready and served, as far as it has progressed. */
type Steps = readonly number[]

export interface SeedOrder {
  readonly by: string
  readonly at: number
  readonly menuItems: readonly (readonly [name: string, quantity?: number, modifier?: string])[]
  readonly note?: string
  readonly kitchen?: Steps
  readonly bar?: Steps
  /** The kitchen refuses the whole order as sold out. */
  readonly refused?: { readonly at: number; readonly message: string }
  /** No board has shown it yet. */
  readonly isUnseen?: true
}

export interface SeedSeating {
  /** The name of its table. */
  readonly table: string
  readonly since: number
  readonly people: readonly {
    readonly name: string
    readonly allergies?: string
    readonly allergens?: Allergen[]
  }[]
  readonly orders: readonly SeedOrder[]
  readonly asksForBillAt?: number
  /** A member whose due the staff take in cash. */
  readonly pays?: { readonly who: string; readonly at: number }
}

export const seatings: readonly SeedSeating[] = [
  {
    table: '1',
    since: 82,
    people: [{ name: 'Nora' }, { name: 'Theo' }],
    orders: [
      {
        by: 'Nora',
        at: 74,
        menuItems: [['Bruschetta'], ['House red', 2]],
        kitchen: [72, 66, 65],
        bar: [73, 72, 71],
      },
      {
        by: 'Theo',
        at: 60,
        menuItems: [
          ['Tagliatelle al ragù', 1, 'no parmesan'],
          ['Diavola', 1],
        ],
        kitchen: [58, 45, 44],
      },
      {
        by: 'Nora',
        at: 20,
        menuItems: [
          ['Tiramisù', 2],
          ['Espresso', 2],
        ],
        kitchen: [18, 15, 14],
        bar: [17, 15, 14],
      },
    ],
    asksForBillAt: 3,
  },
  {
    table: '2',
    since: 66,
    people: [{ name: 'Marta' }, { name: 'Jonas' }, { name: 'Inés' }],
    orders: [
      {
        by: 'Marta',
        at: 58,
        menuItems: [['Margherita'], ['Gnocchi al pesto'], ['Sparkling water', 2]],
        kitchen: [56, 40, 39],
        bar: [57, 55, 54],
      },
      { by: 'Jonas', at: 57, menuItems: [['Quattro formaggi']], kitchen: [55, 40, 39] },
      { by: 'Inés', at: 6, menuItems: [['Tiramisù'], ['Espresso', 3]], kitchen: [5, 2], bar: [4] },
    ],
    pays: { who: 'Jonas', at: 5 },
  },
  {
    table: '3',
    since: 34,
    people: [{ name: 'Sofia' }, { name: 'Emil' }],
    orders: [
      {
        by: 'Sofia',
        at: 22,
        menuItems: [['Spaghetti alle vongole', 1, 'no chilli'], ['Diavola'], ['House red', 2]],
        kitchen: [16],
        bar: [20, 19, 18],
      },
    ],
  },
  {
    table: '4',
    since: 25,
    people: [{ name: 'Anaïs', allergies: 'Pine nuts', allergens: ['nuts', 'peanuts'] }, { name: 'Ben' }],
    orders: [
      { by: 'Anaïs', at: 21, menuItems: [['Sparkling water']], bar: [20, 19, 18] },
      { by: 'Ben', at: 20, menuItems: [['House red']], bar: [19, 19, 18] },
      {
        by: 'Anaïs',
        at: 9,
        menuItems: [['Tagliatelle al ragù', 1, 'parmesan on the side']],
        note: 'Please use a clean pan',
        kitchen: [7],
      },
      { by: 'Ben', at: 8, menuItems: [['Margherita', 1, 'extra chilli']], kitchen: [6, 1] },
    ],
  },
  {
    table: '5',
    since: 28,
    people: [{ name: 'Yuki' }, { name: 'Marco' }, { name: 'Priya' }, { name: 'Tom' }],
    orders: [
      {
        by: 'Marco',
        at: 17,
        menuItems: [['Margherita', 2], ['Quattro formaggi'], ['Aperol spritz', 2]],
        bar: [15, 12, 11],
      },
    ],
  },
  {
    table: '6',
    since: 21,
    people: [{ name: 'Clara' }, { name: 'David' }],
    orders: [
      { by: 'Clara', at: 12, menuItems: [['Burrata & peach'], ['Calamari fritti']], kitchen: [10, 2] },
      {
        by: 'David',
        at: 6,
        menuItems: [['Panna cotta', 2]],
        refused: { at: 4, message: 'The last one has just gone' },
      },
    ],
  },
  {
    table: '7',
    since: 10,
    people: [{ name: 'Olga' }, { name: 'Pavel' }],
    orders: [
      {
        by: 'Olga',
        at: 4,
        menuItems: [['Bruschetta', 2], ['Sparkling water']],
        note: 'No rush',
        bar: [3, 2],
      },
    ],
  },
  {
    table: '8',
    since: 3,
    people: [{ name: 'Ravi' }, { name: 'Mia' }],
    orders: [{ by: 'Mia', at: 1, menuItems: [['Aperol spritz', 2]], isUnseen: true }],
  },
]
