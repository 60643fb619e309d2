// What is on a ticket.

import { describe, expect, test } from 'vitest'
import type { OutgoingOrder } from '#domain/delivery/outgoing-order.ts'
import type { PrinterEncoding } from '#domain/delivery/printer.ts'
import { type Language, languageCodes } from '#domain/languages.ts'
import { makeLine, makeOrder } from '../../../../test/deliveries/tickets.ts'
import { en } from '../../text/en.ts'
import { allergiesText, textsOf } from '../../text/order-texts.ts'
import { wordsIn } from '../../text/words-in.ts'
import { characterSetOf } from './character-set.ts'
import { orderRows, type Row, testRows } from './ticket-layout.ts'
import { ticketWords } from './ticket-words.ts'

const paper = { columns: 48, characters: characterSetOf('multilingual'), timeZone: 'Europe/Paris', words: en }
const texts = (rows: readonly Row[]) => rows.map(({ text }) => text)

test('an order is a ticket with its allergies first, then table, number, guest, time, dishes and notes', () => {
  const order = makeOrder({
    allergies: 'peanuts',
    lines: [makeLine({ quantity: 2, note: 'no salt' }), makeLine({ line: 3, name: 'Cake' })],
    notes: ['one bill please'],
  })
  const rows = orderRows(
    { ...order, texts: { ...order.texts, allergies: 'ALLERGY: peanuts', kind: 'CHANGED' } },
    true,
    paper,
  )
  expect(rows).toEqual([
    { style: 'warning', text: 'ALLERGY: peanuts' },
    { style: 'large', text: 'COPY' },
    { style: 'large', text: 'CHANGED' },
    { style: 'large', text: 'Table 12' },
    { style: 'large', text: 'Order 17' },
    { style: 'plain', text: 'Guest 2, 19:42' },
    { style: 'rule', text: '' },
    { style: 'tall', text: '2 x Soup' },
    { style: 'plain', text: '    no salt' },
    { style: 'tall', text: '1 x Cake' },
    { style: 'rule', text: '' },
    { style: 'plain', text: 'one bill please' },
  ])
})

test('long texts are broken between words, and every row fits on the paper', () => {
  const name = 'Spaghetti with a very long name, and Donaudampfschifffahrtsgesellschaftskapitänssuppe'
  const order = makeOrder({ lines: [makeLine({ name })], allergies: 'x' })
  const allergies = 'ALLERGY: peanuts, sesame, everything with shells'
  const rows = orderRows({ ...order, texts: { ...order.texts, allergies } }, false, { ...paper, columns: 32 })
  expect(texts(rows)).toEqual([
    'ALLERGY:',
    'peanuts, sesame,',
    'everything with',
    'shells',
    'Table 12',
    'Order 17',
    'Guest 2, 19:42',
    '',
    '1 x Spaghetti with a very long',
    '    name, and',
    '    Donaudampfschifffahrtsgesell',
    '    schaftskapitänssuppe',
  ])
})

test('control characters and invisible ones are left out, and line breaks are spaces', () => {
  const lines = [makeLine({ name: 'So\u001bup\u0000\u200b\u202e', note: 'no\nsalt\u00a0at\tall ' })]
  expect(texts(orderRows(makeOrder({ lines, notes: [' \u200b\n'] }), false, paper)).slice(4)).toEqual([
    '1 x Soup',
    '    no salt at all',
  ])
})

describe('a text that the printer has no characters for', () => {
  test.each([
    ['multilingual', '寿司'],
    ['multilingual', 'شاورما'],
    ['multilingual', 'Pizza 🍕'],
    ['multilingual', '\ufffd'],
    ['shiftjis', 'Crème'],
    ['shiftjis', '똠얌'],
    ['gb18030', 'Żurek'],
    ['gb18030', '🍜'],
    ['big5', '한우'],
    ['big5', 'Crème'],
    ['ksc5601', '똠얌꿍'],
    ['ksc5601', 'Crème'],
  ] as const)(
    'for %s: %s is replaced by a reference to the screen, and its quantity stays',
    (encoding, name) => {
      const lines = [makeLine(), makeLine({ name, quantity: 3, note: name })]
      const order = makeOrder({ lines, notes: [name], table: name })
      const rows = orderRows(
        {
          ...order,
          texts: {
            table: name,
            number: name,
            guest: name,
            allergies: name,
            kind: '',
            tax: name,
            serviceFee: name,
          },
        },
        false,
        { ...paper, characters: characterSetOf(encoding) },
      )
      expect(texts(rows)).toEqual([
        'ALLERGY: see the screen',
        'see the screen',
        '17',
        '19:42',
        '',
        '1 x Soup',
        '3 x see the screen, line 2',
        '    see the screen, line 2',
        '',
        'see the screen',
      ])
    },
  )

  test.each([
    ['multilingual', 'Żurek, Crème brûlée, Шашлык, Łódź, ½ Ente – 5 €, “why?”'],
    ['shiftjis', '寿司と枝豆 ｶﾚｰ ~ \\'],
    ['gb18030', '宫保鸡丁 Crème'],
    ['big5', '小籠包'],
    ['ksc5601', '비빔밥 司'],
  ] as const)('is none for %s in %s', (encoding, text) => {
    expect(characterSetOf(encoding).canPrint(text)).toBe(true)
  })
})

describe('a ticket in the language of the restaurant', () => {
  const order = (language: Language, overrides: Partial<OutgoingOrder>) => {
    const made = makeOrder({ allergies: 'peanuts, no lemon', kind: 'changed', ...overrides })
    const words = wordsIn(language)
    const allergies = allergiesText({ allergens: ['peanuts'], text: 'no lemon' }, words)
    return { ...made, texts: textsOf(made, allergies, words) }
  }
  const printed = (language: Language, encoding: PrinterEncoding, overrides: Partial<OutgoingOrder> = {}) =>
    texts(
      orderRows(order(language, overrides), true, {
        ...paper,
        characters: characterSetOf(encoding),
        words: wordsIn(language),
      }),
    )

  test('has the words of dishes and notes as they were written', () => {
    const lines = [makeLine({ name: 'Żurek', note: 'bez jajka' }), makeLine({ name: '寿司' })]
    expect(printed('pl', 'multilingual', { lines, notes: ['razem, please'] })).toEqual([
      'ALERGIA: orzeszki',
      'ziemne, no lemon',
      'KOPIA',
      'ZMIENIONE',
      'Stolik 12',
      'Zamówienie 17',
      'Gość 2, 19:42',
      '',
      '1 x Żurek',
      '    bez jajka',
      '1 x patrz ekran, pozycja 2',
      '',
      'razem, please',
    ])
  })

  test('is Japanese on a printer of Japan', () => {
    const lines = [makeLine({ name: '寿司', quantity: 2 }), makeLine({ name: 'Crème' })]
    expect(printed('ja', 'shiftjis', { lines, table: null })).toEqual([
      'アレルギー：落花生、no',
      'lemon',
      '再印刷',
      '変更',
      'テーブルなし',
      '注文 17',
      'お客様 2, 19:42',
      '',
      '2 x 寿司',
      '1 x 画面を確認（2行目）',
    ])
  })

  test('is Turkish with plain letters where the printer lacks the Turkish ones, in dishes too', () => {
    expect(printed('tr', 'multilingual', { lines: [makeLine({ name: 'Yayık ayranı, İskender' })] })).toEqual([
      'ALERJI: yer fistigi, no',
      'lemon',
      'KOPYA',
      'DEGIŞTI',
      'Masa 12',
      'Sipariş 17',
      'Misafir 2, 19:42',
      '',
      '1 x Yayik ayrani, Iskender',
    ])
  })
})

test('a test ticket has the name of the printer and the time at the restaurant', () => {
  expect(texts(testRows('Bar 寿', new Date('2026-11-25T23:05:00Z'), paper))).toEqual([
    'Test',
    'see the screen',
    '00:05',
    '',
  ])
})

test.each([
  ['multilingual', ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'tr']],
  ['shiftjis', ['en', 'it', 'nl', 'ja']],
  ['gb18030', ['en', 'es', 'it', 'nl', 'zh']],
  ['big5', ['en', 'it', 'nl']],
  ['ksc5601', ['en', 'it', 'nl']],
] as const)(
  'a printer with the characters of %s prints %j, and other languages in English',
  (encoding, own) => {
    const texts = languageCodes.map(language => [language, ticketWords({ language, encoding })])
    const expected = languageCodes.map(language => [
      language,
      wordsIn(own.some(code => code === language) ? language : 'en'),
    ])
    expect(texts).toEqual(expected)
  },
)
