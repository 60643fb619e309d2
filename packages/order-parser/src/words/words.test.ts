// Words of an order: stems, tokens, counts and prices.

import { describe, expect, test } from 'vitest'
import { withCanonicalNames } from './canonical-names.ts'
import { countsAt } from './numbers.ts'
import { priceAt } from './spoken-prices.ts'
import { tokensOf, withoutRepetition } from './tokens.ts'
import { isPlural, soundOf, stemOf } from './word-forms.ts'

describe('a word’s form', () => {
  test.each([
    ['tomatoes', 'tomato'],
    ['fries', 'fry'],
    ['sandwiches', 'sandwich'],
    ['two', '2'],
    ['doctor', 'dr'],
    ['barbecue', 'bbq'],
    ['prawns', 'shrimp'],
  ])('has one stem for %s and %s', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other))
  })

  test.each(['hummus', 'swiss', 'glass', 'is'])('%s is not a plural', word => {
    expect(isPlural(word)).toBe(false)
  })

  test.each([
    ['thai', 'tie'],
    ['roll', 'role'],
    ['gnocchi', 'nyoki'],
  ])('%s sounds like %s', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other))
  })

  test.each(['coca cola', 'Coke', 'coca-cola'])('%s has the stem “coke”', name => {
    expect(withCanonicalNames(tokensOf(name.replace('-', ' '))).map(({ stem }) => stem)).toEqual(['coke'])
  })
})

describe('a transcript', () => {
  test('is split into tokens with their positions', () => {
    const said = 'A  Crème-brûlée, um 2 colas!'
    const tokens = tokensOf(said)
    expect(tokens.map(({ start, end }) => said.slice(start, end))).toEqual([
      'A',
      'Crème',
      'brûlée',
      '2',
      'colas',
    ])
    expect(tokens.map(({ gap }) => gap)).toEqual(['space', 'space', 'space', 'comma', 'space'])
  })

  test.each([
    ['i want i want a burger', 'i want a burger'],
    ['two two cokes two cokes and', 'two two cokes and'],
    ['a latte a latte with milk', 'a latte with milk'],
  ])('loses its repetitions: %s', (said, once) => {
    const words = withoutRepetition(tokensOf(said), () => false).map(({ word }) => word)
    expect(words.join(' ')).toBe(once)
  })
})

describe('a spoken count', () => {
  test.each([
    ['two lattes', 2],
    ['twenty one lattes', 21],
    ['a couple of lattes', 2],
    ['half a dozen eggs', 6],
    ['to california rolls', 2],
    ['won latte', 1],
    ['a hundred and twenty eggs', 120],
  ])('%s', (said, value) => {
    expect(countsAt(tokensOf(said), 0)[0]?.value).toBe(value)
  })

  test('is not “to” before a word of ordering', () => {
    expect(countsAt(tokensOf('to get'), 0)).toEqual([])
  })
})

describe('a spoken price, in hundredths', () => {
  test.each([
    ['for six fifty', 650, 'all'],
    ['at four dollars', 400, 'one'],
    ['ten euros fifty', 1050, 'one'],
    ['£3.20', 320, 'one'],
    ['five bucks each', 500, 'one'],
    ['for ate dollars', 800, 'all'],
    ['four dollars and twenty five cents', 425, 'one'],
    ['for twelve oh five', 1205, 'all'],
    ['fifty cents', 50, 'one'],
    ['€4,50', 450, 'one'],
    ['for twelve hundred yen', 120_000, 'all'],
    ['1.250 dinars', 125, 'one'],
    ['KWD 1.255', 125.5, 'one'],
    ['for .750 dinars', 75, 'all'],
    ['half a dinar', 50, 'one'],
    ['fifty halalas', 50, 'one'],
    ['5 kobo', 5, 'one'],
    ['50 kuruş', 50, 'one'],
  ])('%s', (said, price, of) => {
    expect(priceAt(tokensOf(said), 0)).toMatchObject({ price, of, end: tokensOf(said).length })
  })

  test.each([
    ['for 750 fils', 0, 750],
    ['one dinar and two hundred fifty fils', 100, 250],
    ['two dinars two hundred fifty', 200, 250],
  ])('%s, with minor units', (said, price, fils) => {
    expect(priceAt(tokensOf(said), 0)).toMatchObject({ price, fils, end: tokensOf(said).length })
  })

  test('has no part that belongs to the next dish', () => {
    expect(priceAt(tokensOf('two dinars 330 ml cola'), 0)).toMatchObject({ price: 200, end: 2 })
  })

  test.each(['six tacos', 'for six people', 'at home', 'two coffees', 'half a pound', 'half a real'])(
    '%s is no price',
    said => {
      expect(priceAt(tokensOf(said), 0)).toBeNull()
    },
  )
})
