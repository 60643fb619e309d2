// The parser orders from a sentence in another language only what the menu names; it parses English with names of foreign dishes.

import { menuOf } from '@tablemate/test/spoken/notation.ts'
import { describe, expect, test } from 'vitest'
import { parseOrder } from '../parse-order.ts'

const menu = menuOf({
  Food: 'Margherita / Tagliatelle al Ragù / Wiener Schnitzel / 餃子',
  Drinks: 'Beer / Dos Equis / Prosecco',
})

describe('a sentence in another language', () => {
  test.each([
    'zwei Bier und eine Margherita ohne Basilikum',
    'Wiener Schnitzel für 18,90 und ein Radler für 4,50',
    'ich hätte gern ein Bier bitte',
    'ein großes Bier',
    'una margherita y dos cervezas',
    'para mí la ensalada sin queso y un agua',
    "deux bières s'il vous plaît",
    'je voudrais une salade et un café',
    'vorrei una margherita e un tiramisù',
    'due birre grazie',
    'queria duas cervejas por favor',
    'um café e dois pastéis com uma água',
    'twee bier en een pizza alstublieft',
    'poproszę dwie kawy',
    'dwa piwa i jedna pizza bez sera',
    'iki bira ve bir lahmacun lütfen',
    'bir kahve alayım',
    'بيرة واحدة وبيتزا من فضلك',
    'ビールを二つください',
    '两杯啤酒和一个披萨',
    'два пива и пицца',
  ])('is marked as a whole without a menu: %s', said => {
    expect(parseOrder(said, null)).toMatchObject({
      kind: 'other-language',
      items: [],
      notes: [],
      notUnderstood: [{ text: said, start: 0, end: said.length }],
    })
  })

  test.each([
    'para mí la ensalada sin queso y un agua',
    "deux bouteilles d'eau s'il vous plaît",
    'dwa piwa poproszę',
    'ビールを二つください',
    'danke',
  ])('is marked as a whole if it names nothing of the menu: %s', said => {
    expect(parseOrder(said, menu)).toMatchObject({ kind: 'other-language', items: [] })
  })

  test.each([
    ['zwei Schnitzel', ['2 Wiener Schnitzel'], []],
    ['tres Margherita sin albahaca por favor', ['3 Margherita, no albahaca'], []],
    [
      'ich hätte gern eine Margherita und drei Dos Equis',
      ['1 Margherita', '3 Dos Equis'],
      ['ich hätte gern'],
    ],
    ['Schnitzel ohne Prosecco bitte', ['1 Wiener Schnitzel, no prosecco'], []],
    ['deux Prosecco et une 餃子, merci', ['2 Prosecco', '1 餃子'], []],
  ])('orders what it names of the menu, and marks the rest: %s', (said, dishes, marked) => {
    const { items, notUnderstood } = parseOrder(said, menu)
    const inWords = items.map(({ quantity, name, modifications }) =>
      [`${quantity} ${name}`, ...modifications].join(', '),
    )
    expect({ dishes: inWords, marked: notUnderstood.map(({ text }) => text) }).toEqual({ dishes, marked })
  })
})

describe('English, or names of foreign dishes', () => {
  test.each([
    'two tagliatelle al ragù and una birra please',
    "spaghetti alle vongole and penne all'arrabbiata",
    'coq au vin, boeuf bourguignon, moules marinières',
    'spaghetti aglio e olio',
    'pizza quattro formaggi e funghi',
    'dos equis',
    'tres leches',
    'chili con carne',
    'huevos rancheros con chorizo y papas',
    'Flammkuchen mit Speck und Zwiebeln',
    'can i get the pollo con arroz y frijoles',
    'croque monsieur et frites',
    'a pour over coffee',
    'two 餃子 please',
    'Margherita',
    '3',
    '',
  ])('is parsed: %s', said => {
    for (const card of [menu, null]) expect(parseOrder(said, card).kind).toBe('parsed')
  })

  test('includes the menu’s own names in any script', () => {
    expect(parseOrder('餃子', menu).items).toMatchObject([{ name: '餃子' }])
    expect(parseOrder('dos equis', menu).items).toMatchObject([{ name: 'Dos Equis' }])
  })
})
