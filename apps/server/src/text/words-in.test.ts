// The server's texts in every language.

import { languageCodes } from '@tablemate/domain/languages.ts'
import { describe, expect, test } from 'vitest'
import { allergiesText, textsOf } from './order-texts.ts'
import { wordsIn } from './words-in.ts'

describe.each(languageCodes)('in %s', language => {
  const words = wordsIn(language)

  test('the mail names Tablemate, and has the link and how long it works', () => {
    const { passwordReset } = words
    expect(passwordReset.subject).toContain('Tablemate')
    const mail = passwordReset.text({ link: 'https://tablemate.example/x', duration: '30 min' })
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
