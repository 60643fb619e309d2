// The server's texts in every language.

import { languageCodes } from '@tablemate/domain/languages.ts'
import { describe, expect, test } from 'vitest'
import { allergiesText, textsOf } from './order-texts.ts'
import { wordsIn } from './words-in.ts'

describe.each(languageCodes)('in %s', language => {
  const words = wordsIn(language)

  test('every text says something, and has its parameters', () => {
    const { order, ticket, passwordReset } = words
    const texts = [order, ticket, words.allergens].flatMap(part =>
      Object.values<string | ((value: never) => string)>(part),
    )
    for (const text of texts)
      if (typeof text === 'string') expect(text.trim()).not.toBe('')
      else expect(text('‹71›' as never)).toContain('‹71›')
    expect(passwordReset.subject).toContain('Tablemate')
    const mail = passwordReset.text('https://tablemate.example/x', '30 min')
    // The link has a line of its own, so that no mail program takes other characters for a part of it.
    expect(mail).toMatch(/\n\nhttps:\/\/tablemate\.example\/x\n\n/)
    expect(mail).toContain('30 min')
  })

  test('an order has all its texts, and no two allergens have the same name', () => {
    const allergies = allergiesText({ allergens: ['peanuts', 'milk'], text: 'no lemon' }, words)
    const order = { kind: 'changed', table: 'T‹1›', guest: 72, number: 73 } as const
    const texts = textsOf(order, allergies, words)
    expect(texts).toMatchObject({
      table: expect.stringContaining('T‹1›'),
      guest: expect.stringContaining('72'),
      number: expect.stringContaining('73'),
      allergies: expect.stringContaining('no lemon'),
    })
    expect(texts.allergies).toContain(words.allergens.peanuts)
    expect(textsOf({ ...order, kind: 'new', table: null }, '', words)).toMatchObject({
      ...{ table: words.order.noTable, allergies: '', kind: '' },
    })
    const names = Object.values(words.allergens)
    expect(new Set(names).size).toBe(names.length)
  })
})
