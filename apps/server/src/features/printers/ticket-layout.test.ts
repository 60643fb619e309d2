// What is on a ticket.

import type { BareBill } from '@tablemate/contract/seating-bills.ts'
import type { OutgoingOrder } from '@tablemate/domain/delivery/outgoing-order.ts'
import type { PrinterEncoding } from '@tablemate/domain/delivery/printer.ts'
import { type Language, languageCodes } from '@tablemate/domain/languages.ts'
import { makeLine, makeOrder } from '@tablemate/test/deliveries/tickets.ts'
import { describe, expect, test } from 'vitest'
import { billRows } from './bill-layout.ts'
import { characterSetOf } from './character-set.ts'
import { orderRows, type Row, testRows } from './ticket-layout.ts'
import { ticketLanguage } from './ticket-words.ts'

const paper = {
  columns: 48,
  characters: characterSetOf('multilingual'),
  timeZone: 'Europe/Paris',
  language: 'en',
} as const
const plain = { isCopy: false, hasLeft: false }
const texts = (rows: readonly Row[]) => rows.map(({ text }) => text)

const options = [
  { id: 1, groupId: 1, name: 'Medium rare', kitchenName: 'MR', price: 0, quantity: 1 },
  { id: 2, groupId: 2, name: 'Egg', price: 150, quantity: 2, isExtra: true },
  { id: 3, groupId: 2, name: 'Onion', price: 0, quantity: 0 },
] as const

test('an order is a ticket with its allergies first, then its marks, table, number, guest, time, dishes with their options, and notes', () => {
  const order = makeOrder({
    kind: 'changed',
    stated: { allergens: [], text: 'peanuts' },
    lines: [
      makeLine({ quantity: 2, note: 'no salt' }),
      makeLine({
        line: 3,
        name: 'Burger',
        note: 'MR, + 2 × Egg, − Onion, no salt',
        wish: 'no salt',
        options,
      }),
    ],
    notes: ['one bill please'],
  })
  const rows = orderRows(order, { isCopy: true, hasLeft: true }, paper)
  expect(rows).toEqual([
    { style: 'warning', text: 'ALLERGY: peanuts' },
    { style: 'large', text: 'GUESTS HAVE LEFT' },
    { style: 'large', text: 'COPY' },
    { style: 'large', text: 'CHANGED' },
    { style: 'large', text: 'Table 12' },
    { style: 'large', text: 'Order 17' },
    { style: 'plain', text: 'Guest 2, 19:42' },
    { style: 'rule', text: '' },
    { style: 'tall', text: '2 x Soup' },
    { style: 'plain', text: '    no salt' },
    { style: 'tall', text: '1 x Burger' },
    { style: 'tall', text: '    MR' },
    { style: 'tall', text: '    + 2 x Egg' },
    { style: 'tall', text: '    - Onion' },
    { style: 'plain', text: '    no salt' },
    { style: 'rule', text: '' },
    { style: 'plain', text: 'one bill please' },
  ])
})

test('long texts are broken between words, and every row fits on the paper', () => {
  const name = 'Spaghetti with a very long name, and Donaudampfschifffahrtsgesellschaftskapitänssuppe'
  const stated = { allergens: [], text: 'peanuts, sesame, everything with shells' }
  const order = makeOrder({ lines: [makeLine({ name })], stated })
  const rows = orderRows(order, plain, { ...paper, columns: 32 })
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
  expect(texts(orderRows(makeOrder({ lines, notes: [' \u200b\n'] }), plain, paper)).slice(4)).toEqual([
    '1 x Soup',
    '    no salt at all',
  ])
})

describe('a text that the printer has no characters for', () => {
  test.each([
    ['multilingual', '寿司'],
    ['multilingual', 'شاورما'],
    ['multilingual', '\ufffd'],
    ['shiftjis', '똠얌'],
    ['gb18030', '🍜'],
    ['big5', '한우'],
    ['ksc5601', '똠얌꿍'],
  ] as const)(
    'for %s: %s is replaced by a reference to the screen, and its quantity stays',
    (encoding, name) => {
      const lines = [makeLine(), makeLine({ name, quantity: 3, note: name })]
      const stated = { allergens: [], text: name }
      const order = makeOrder({ lines, notes: [name], table: name, stated })
      const rows = orderRows(order, plain, { ...paper, characters: characterSetOf(encoding) })
      expect(texts(rows)).toEqual([
        'ALLERGY: see the screen',
        'see the screen',
        'Order 17',
        'Guest 2, 19:42',
        '',
        '1 x Soup',
        '3 x see the screen, line 2',
        '    see the screen, line 2',
        '',
        'see the screen',
      ])
    },
  )

  /** A dish, a wish for it and an allergy, as they are printed. */
  const printed = (encoding: PrinterEncoding, name: string, note: string, text = note) => {
    const stated = { allergens: ['nuts', 'peanuts'] as const, text }
    const order = makeOrder({ lines: [makeLine({ name, note })], stated })
    const rows = texts(
      orderRows(order, plain, { ...paper, columns: 400, characters: characterSetOf(encoding) }),
    )
    return [...rows.slice(0, 2), ...rows.slice(6)]
  }

  test.each([
    ['multilingual', 'Burger 🔥', 'Burger'],
    ['multilingual', 'Pizza 🍕🇮🇹', 'Pizza'],
    ['multilingual', 'Kebap ₺', 'Kebap TL'],
    ['multilingual', '10″ Pizza', '10" Pizza'],
    ['multilingual', 'ﬁlet', 'filet'],
    ['multilingual', 'Bún chả', 'Bún cha'],
    ['multilingual', 'N° 5 ❤️ Pizza', 'N° 5 Pizza'],
    ['multilingual', '1½ Ente ②', '1 ½ Ente 2'],
    ['multilingual', 'Phở ⅓', 'Pho 1/3'],
    ['multilingual', 'Sushi 寿司', 'Sushi (?) (see the screen, line 1)'],
    ['multilingual', 'Burger ❌🧀', 'Burger (no) (?) (see the screen, line 1)'],
    ['shiftjis', '½ Hähnchen', '1/2 Hahnchen'],
    ['shiftjis', '1½ Hähnchen', '1 1/2 Hahnchen'],
    ['shiftjis', 'Crème brûlée – 5 €', 'Creme brulee - 5 EUR'],
    ['shiftjis', 'Weißwurst, Œuf, Smørrebrød', 'Weisswurst, OEuf, Smorrebrod'],
    ['gb18030', 'Żurek', 'Zurek'],
    ['big5', 'Crème', 'Creme'],
    ['ksc5601', 'Crème', 'Creme'],
  ] as const)('is printed without accents and decoration on %s: %s', (encoding, name, expected) => {
    expect(printed(encoding, name, '', 'x').at(-1)).toBe(`1 x ${expected}`)
  })

  test.each([
    ['multilingual', 'ピーナッツ', null],
    ['multilingual', 'nuts 🥜', 'nuts (peanuts/nuts)'],
    ['multilingual', '🥜❌ nut allergy', '(no peanuts/nuts) nut allergy'],
    ['multilingual', '❌🥜 🥛❌', '(no peanuts/nuts) (no milk)'],
    ['multilingual', 'nuts ❌ please', 'nuts (no) please'],
    ['multilingual', 'no nuts please 🙏🏽', 'no nuts please'],
    ['multilingual', 'no nuts 🥜❌ please', 'no nuts (no peanuts/nuts) please'],
    ['multilingual', 'no 🧀, thanks', 'no (?) thanks ($)'],
    ['multilingual', 'nuts 🤢', 'nuts (?) ($)'],
    ['multilingual', 'без ძehl nuts', 'без (?) nuts ($)'],
    ['multilingual', 'χωρίς ξηρούς καρπούς! no nuts', '(?) no nuts ($)'],
    ['multilingual', '🙏', null],
    ['shiftjis', 'χωρίς φιστίκια', 'χωρισ φιστικια'],
    ['shiftjis', '땅콩 알레르기, 卵なし', '(?) 卵なし ($)'],
    ['ksc5601', 'keine Nüsse', 'keine Nusse'],
  ] as const)('is a wish or an allergy that keeps its meaning on %s: %s', (encoding, text, expected) => {
    const shown = (pointer: string) => expected?.replace('$', pointer)
    expect(printed(encoding, 'Soup', text)).toEqual([
      'ALLERGY: nuts, peanuts',
      expected ? `ALLERGY: ${shown('see the screen')}` : 'ALLERGY: see the screen',
      '1 x Soup',
      `    ${shown('see the screen, line 1') ?? 'see the screen, line 1'}`,
    ])
  })

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
  const stated = { allergens: ['peanuts'], text: 'no lemon' } as const
  const printed = (language: Language, encoding: PrinterEncoding, overrides: Partial<OutgoingOrder> = {}) =>
    texts(
      orderRows(
        makeOrder({ stated, kind: 'changed', ...overrides }),
        { ...plain, isCopy: true },
        {
          ...paper,
          characters: characterSetOf(encoding),
          language,
        },
      ),
    )

  test('has the words of dishes and notes as they were written', () => {
    const lines = [makeLine({ name: 'Żurek', note: 'bez jajka' }), makeLine({ name: '寿司' })]
    expect(printed('pl', 'multilingual', { lines, notes: ['razem, please'] })).toEqual([
      'ALERGIA: orzeszki ziemne',
      'ALERGIA: no lemon',
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
    const lines = [makeLine({ name: '寿司', quantity: 2 }), makeLine({ name: '비빔밥' })]
    expect(printed('ja', 'shiftjis', { lines, table: null })).toEqual([
      'アレルギー：落花生',
      'アレルギー：no lemon',
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
      'ALERJI: yer fistigi',
      'ALERJI: no lemon',
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

describe('a changed ticket', () => {
  const burgers = ['A', 'B', 'C'].map((note, line) => makeLine({ line, name: 'Burger', note }))
  const beforeOf = (order: OutgoingOrder) => ({ ...order, kind: 'new' as const })
  const changed = (overrides: Partial<OutgoingOrder>, before: Partial<OutgoingOrder>) =>
    texts(
      orderRows(
        makeOrder({ kind: 'changed', ...overrides, before: beforeOf(makeOrder(before)) }),
        plain,
        paper,
      ),
    )
  const head = ['CHANGED', 'Table 12', 'Order 17', 'Guest 2, 19:42', '']

  test('says which of three burgers went', () => {
    const lines = burgers.filter(({ note }) => note !== 'B')
    expect(changed({ lines }, { lines: burgers })).toEqual([
      ...head,
      ...['NO LONGER: 1 x Burger', '    B', ''],
      ...['1 x Burger', '    A', '1 x Burger', '    C'],
    ])
  })

  test('marks a changed quantity, wish and note as gone and as new', () => {
    const before = [makeLine({ quantity: 2 }), makeLine({ line: 1, name: 'Cake', note: 'no nuts' })]
    const lines = [makeLine(), makeLine({ line: 1, name: 'Cake' }), makeLine({ line: 2, name: 'Tea' })]
    expect(changed({ lines, notes: ['late'] }, { lines: before, notes: ['quick'] })).toEqual([
      ...head,
      ...['NO LONGER: 2 x Soup', 'NO LONGER: 1 x Cake', '    no nuts', ''],
      ...['NOW: 1 x Soup', 'NOW: 1 x Cake', 'NOW: 1 x Tea', ''],
      ...['NO LONGER: quick', 'NOW: late'],
    ])
  })

  test('has the former table and allergy small below the present ones', () => {
    const stated = { allergens: ['milk'], text: '' } as const
    const before = { table: '7 🍸', stated: { ...stated, text: 'nuts' } }
    expect(changed({ stated }, before)).toEqual([
      ...['ALLERGY: milk', 'NO LONGER: ALLERGY: nuts', 'CHANGED', 'Table 12', 'NO LONGER: Table 7'],
      ...['Order 17', 'Guest 2, 19:42', '', '1 x Soup'],
    ])
  })
})

test('a dish that its guest wrote has its mark and its price', () => {
  const line = makeLine({ name: 'Toast', quantity: 2, price: 1250, note: 'x', offMenu: { wish: 'dark' } })
  const printed = (language: Language, encoding: PrinterEncoding) => {
    const characters = characterSetOf(encoding)
    return texts(orderRows(makeOrder({ lines: [line] }), plain, { ...paper, language, characters })).slice(4)
  }
  expect(printed('en', 'multilingual')).toEqual(['2 x Toast', '    Not on the menu, 2 x €12.50', '    dark'])
  expect(printed('de', 'multilingual').at(1)).toBe('    Nicht auf der Karte, 2 x 12,50 €')
  expect(printed('ja', 'shiftjis').at(1)).toBe('    メニュー外, 2 x EUR 12.50')
})

test('a test ticket has the name of the printer and the time at the restaurant', () => {
  expect(texts(testRows('Bar 寿', new Date('2026-11-25T23:05:00Z'), paper))).toEqual([
    'Test',
    'Bar (?) (see the screen)',
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
    const texts = languageCodes.map(language => [language, ticketLanguage({ language, encoding })])
    const expected = languageCodes.map(language => [
      language,
      own.some(code => code === language) ? language : 'en',
    ])
    expect(texts).toEqual(expected)
  },
)

const ann = { id: 1, name: 'Ann' }
const ben = { id: 2, name: '🥂' }
const line = { orderId: 1, line: 0, quantity: 1, adjustments: [] }
const share = { tipAmount: 0, held: 0, weight: 2 }
const bill: BareBill = {
  ...{ restaurantName: 'The Corner', tableName: '12', at: '2026-11-25T18:42:00.000Z', currency: 'USD' },
  lines: [
    {
      ...line,
      member: ann,
      name: 'Spaghetti with a name that needs more than a row',
      quantity: 2,
      total: 123_400,
    },
    {
      ...{ ...line, member: ben, name: 'Tea', total: 300 },
      adjustments: [{ kind: 'comp', amount: 300, reason: 'waited' }],
    },
  ],
  bill: {
    ...{ subtotal: 123_400, tax: 10_952, serviceFee: 0, tipAmount: 0, finalTotal: 134_352 },
    rates: { taxRate: 8875, serviceFeeRate: 0, isTaxIncluded: false },
    ...{ tipPercentage: 0, tipChosenBy: null, splitMethod: 'equal', memberCount: 2, collectedTip: 0 },
    ...{ collected: 34_352, held: 0 },
    memberSplits: [
      { ...share, memberId: 1, memberName: 'Ann', amount: 84_352, paid: 34_352, due: 50_000 },
      { ...share, memberId: 2, memberName: '🥂', amount: 50_000, paid: 0, due: 50_000 },
    ],
  },
  payments: [
    {
      ...{ id: 1, groupId: 'g', memberId: 1, amount: 34_352, ownTip: 0, status: 'completed' },
      ...{ paymentMethod: 'cash', paidBy: null, createdAt: '2026-11-25T18:40:00.000Z' },
    },
  ],
  url: 'https://tablemate.example/join-group?code=ABCDEF&key=ABCDEFGHJK&bill=0',
}

test('a bill has the dishes by guest with what was taken off, what is added, paid and due, and a code to pay by phone', () => {
  expect(billRows(bill, { ...paper, columns: 32 })).toEqual([
    { style: 'large', text: 'The Corner' },
    { style: 'large', text: 'Table 12' },
    { style: 'plain', text: '11/25/26, 7:42 PM' },
    { style: 'rule', text: '' },
    { style: 'tall', text: 'Ann                     1,234.00' },
    { style: 'plain', text: '2 x Spaghetti with a    1,234.00' },
    { style: 'plain', text: '    name that needs' },
    { style: 'plain', text: '    more than a row' },
    { style: 'tall', text: 'Guest 2                     0.00' },
    { style: 'plain', text: '1 x Tea                     3.00' },
    { style: 'plain', text: '    On the house           -3.00' },
    { style: 'rule', text: '' },
    { style: 'plain', text: 'Subtotal                1,234.00' },
    { style: 'plain', text: 'Tax 8.875%                109.52' },
    { style: 'tall', text: 'Total USD               1,343.52' },
    { style: 'plain', text: 'Paid by Ann              -343.52' },
    { style: 'large', text: 'Due USD 1,000.00' },
    { style: 'plain', text: '  Ann                     500.00' },
    { style: 'plain', text: '  Guest 2                 500.00' },
    { style: 'rule', text: '' },
    { style: 'plain', text: 'Scan to pay by phone:' },
    { style: 'qr', text: bill.url },
  ])
})

test('a bill fits on every paper in every language, and one that is paid has no code', () => {
  for (const language of languageCodes)
    for (const [columns, encoding] of [
      [32, 'multilingual'],
      [48, 'shiftjis'],
      [42, 'gb18030'],
    ] as const) {
      const characters = characterSetOf(encoding)
      const printable = { ...paper, columns, characters, language: ticketLanguage({ language, encoding }) }
      for (const { style, text } of billRows(bill, printable))
        if (style !== 'qr')
          expect(characters.widthOf(text), text).toBeLessThanOrEqual(
            style === 'large' ? columns / 2 : columns,
          )
    }
  const [first, second] = bill.bill.memberSplits.map(split => ({ ...split, due: 0 }))
  const memberSplits = first && second ? [first, second] : []
  const paid = { ...bill, bill: { ...bill.bill, collected: 134_352, memberSplits } }
  expect(billRows(paid, paper).filter(({ style }) => style === 'qr')).toEqual([])
})
