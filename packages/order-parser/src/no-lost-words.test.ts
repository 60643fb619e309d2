// No word of a transcript is lost: every word is part of the order or is shown to the diner.

import { longRun } from '@tablemate/test/sampling/long.ts'
import { readExampleOrders } from '@tablemate/test/spoken/example-orders.ts'
import { ann, menuOf } from '@tablemate/test/spoken/notation.ts'
import { wordsLost } from '@tablemate/test/spoken/words-lost.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseOrder } from './parse-order.ts'

/** The gate reads the same sample of sentences on each run, the nightly tier a new and larger one. */
const sample = (numRuns: number) => longRun({ numRuns, seed: 1 }, { numRuns: numRuns * 100 })

/** The sentences of the tables in example-orders/. */
const sentences = readExampleOrders().flatMap(({ rows }) => rows.map(([said]) => said))

const menu = menuOf({
  Starters: 'Bruschetta / Tomato Soup / Caesar Salad',
  Mains: 'Spaghetti Carbonara / Margherita / Chicken Burrito / Cheeseburger / Pad Thai / Grilled Salmon',
  Sides: 'Fries / Guacamole / Onion Rings / Mashed Potatoes',
  Drinks: 'Coke / Diet Coke / Lager / Chablis / Still Water / Latte / Iced Tea',
})

const joints = fc.constantFrom(
  ...' and / , / . / no wait / actually / with / no / instead of / or / scratch the / make that / for / and then / but '.split(
    '/',
  ),
)
const said = fc.constantFrom(...sentences)
/** A random stretch of words from a sentence. */
const torn = fc.tuple(said, fc.nat(30), fc.integer({ min: 1, max: 30 })).map(([text, from, length]) =>
  text
    .split(' ')
    .slice(from % text.split(' ').length)
    .slice(0, length)
    .join(' '),
)
const mixture = fc
  .array(fc.tuple(fc.oneof(said, torn), joints), { minLength: 1, maxLength: 5 })
  .map(parts => parts.flat().join(''))
const sharing = fc
  .array(
    fc.constantFrom(
      ..."let's share/we'll split/ben and i will share/i'll split/can we all share/we're sharing that/split that/both/everything/to share/to split/for everyone/for the table/for us/for me/for ben/with ben/with ben and cyd/with zoe/with my wife/between ben and me/between the three of us/ben will have/cyd wants/ben'll/ben/cyd doesn't want any/for everyone except ben/but not with cyd/everyone else/those are for the table/not/the nachos/a margherita/two cokes/fries/a lager/a bottle of chablis/one/with cheese/and/and then/,/./no wait/i'll have/the same".split(
        '/',
      ),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map(parts => parts.join(' '))
const noise = fc.string({ unit: 'grapheme', maxLength: 60 })

describe('the parser loses no word', () => {
  test('of any sentence of the tables, with another menu than theirs and without a menu', () => {
    expect(sentences.length).toBeGreaterThan(800)
    const every = longRun(8, 1)
    for (const sentence of sentences.filter((_, at) => at % every === 0))
      for (const card of [menu, null])
        expect(wordsLost(sentence, parseOrder(sentence, card, ann)), sentence).toEqual([])
  })

  test('of a name in which a word is repeated, or of a change without an end', () => {
    for (const text of [
      'mac and cheese cheese',
      'mac and and cheese',
      'a coca cola cola',
      'quattro stagioni without olives or artichokes make that a margherita and a pepperoni scratch the pepperoni and pad no wait pad thai make that',
    ])
      expect(wordsLost(text, parseOrder(text, null)), text).toEqual([])
  })

  test('of a choice, or of a sentence in another language', () => {
    for (const text of [
      'una pad',
      'dos lager sin pad',
      'an iced tea and lemon sugar one or peanuts',
      'a coke and the nachos with Cyd or pad thai',
    ])
      expect(wordsLost(text, parseOrder(text, menu, ann)), text).toEqual([])
  })

  test('of any mixture of these sentences', () => {
    fc.assert(
      fc.property(mixture, fc.constantFrom(menu, null), (text, card) => {
        expect(wordsLost(text, parseOrder(text, card, ann))).toEqual([])
      }),
      sample(100),
    )
  })

  test('of any mixture of dishes and words that share them', () => {
    fc.assert(
      fc.property(sharing, fc.constantFrom(menu, null), (text, card) => {
        expect(wordsLost(text, parseOrder(text, card, ann))).toEqual([])
      }),
      sample(100),
    )
  })

  test('of any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(noise, torn), { maxLength: 4 }),
        fc.constantFrom(menu, null),
        (parts, card) => {
          const text = parts.join(' ')
          expect(wordsLost(text, parseOrder(text, card, ann))).toEqual([])
        },
      ),
      sample(100),
    )
  })
})
