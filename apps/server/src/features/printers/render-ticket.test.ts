// Tickets on the paper of printers: no text changes their structure.

import { printerEncodings, printerWidths } from '@tablemate/domain/delivery/printer.ts'
import { printOnPaper } from '@tablemate/test/deliveries/paper.ts'
import { makeLine, makeOrder } from '@tablemate/test/deliveries/tickets.ts'
import fc from 'fast-check'
import receiptline from 'receiptline'
import { describe, expect, test } from 'vitest'
import { characterSetOf } from './character-set.ts'
import { renderEpson, renderStar, renderText, type Sheet } from './render-ticket.ts'
import { orderRows, type RowStyle } from './ticket-layout.ts'

const sheetOf = (rows: Sheet['rows'], more: Partial<Sheet> = {}): Sheet => ({
  rows,
  columns: 48,
  encoding: 'multilingual',
  ...more,
})

const languages = [
  ['star', (sheet: Sheet) => renderStar(sheet, false)],
  ['epson', renderEpson],
] as const

/** Everything that receiptline's markup gives a meaning to, between letters. */
const markup = fc.string({
  unit: fc.constantFrom(
    ...'|{}~_"`^\\-=;:xn0a1[] \t\n',
    '{code:1}',
    '{x:\\x07}',
    '\\x0a',
    '\\n',
    '===',
    '---',
  ),
  maxLength: 40,
})
const anyText = fc.oneof(markup, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }))

const anyOrder = fc
  .record({
    lines: fc.array(fc.record({ name: anyText, note: anyText, quantity: fc.integer({ min: 1, max: 99 }) }), {
      minLength: 1,
      maxLength: 5,
    }),
    notes: fc.array(anyText, { maxLength: 3 }),
    table: anyText,
    allergies: anyText,
    former: anyText,
  })
  .map(({ lines, notes, table, allergies, former }) => {
    const order = makeOrder({ lines: lines.map(line => makeLine(line)), notes })
    const before = { lines: [makeLine({ name: former })], notes: [former], table: former, allergies: former }
    return { ...order, table, stated: { allergens: ['nuts' as const], text: allergies }, before }
  })

const anyPaper = fc.record({
  columns: fc.constantFrom(...printerWidths),
  encoding: fc.constantFrom(...printerEncodings),
})

describe.each(languages)('a ticket on a printer of %s', (language, render) => {
  // Threat: ticket-commands
  test('has the rows that were arranged, whatever diners typed, and one cut at its end', () => {
    fc.assert(
      fc.property(anyOrder, anyPaper, (order, { columns, encoding }) => {
        const paper = {
          columns,
          characters: characterSetOf(encoding),
          timeZone: 'UTC',
          language: 'en',
        } as const
        const rows = orderRows(order, { isCopy: false, hasLeft: false }, paper)
        const printed = printOnPaper(render({ rows, columns, encoding }), language)
        expect(printed.cuts).toBe(1)
        expect(printed.rows.length).toBe(rows.length)
        // Second bytes of double-byte characters may look like a question mark.
        const marks = (texts: readonly { text: string }[]) =>
          texts
            .map(({ text }) => text)
            .join('')
            .split('?').length
        if (encoding === 'multilingual') expect(marks(printed.rows)).toBe(marks(rows))
        for (const [at, { style, text }] of rows.entries()) {
          const row = printed.rows[at]
          expect([row?.isWide, row?.isInverse]).toEqual([isWide(style), style === 'warning' && text !== ''])
          // The printer of Japan has the yen at the place of the backslash.
          if (style !== 'rule' && /^[ -~]*$/.test(text)) expect(row?.text).toBe(text)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('does not begin with the commands that initialise the printer', () => {
    const bytes = render(sheetOf([{ style: 'plain', text: 'Soup' }]))
    expect(bytes.includes('\x1b@')).toBe(false)
  })

  test('prints the letters of several languages', () => {
    const [crème, żurek] = [
      render(sheetOf([{ style: 'plain', text: 'Crème' }])),
      render(sheetOf([{ style: 'plain', text: 'Żur' }])),
    ]
    // Code pages 437 and 852.
    expect(
      crème.includes(Buffer.from(`${language === 'star' ? '\x1b\x1dt\x01' : '\x1bt\x00'}\x8ame`, 'latin1')),
    ).toBe(true)
    expect(
      żurek.includes(Buffer.from(`${language === 'star' ? '\x1b\x1dt\x05' : '\x1bt\x12'}\xbdur`, 'latin1')),
    ).toBe(true)
  })
})

const isWide = (style: RowStyle) => style === 'warning' || style === 'large'

test('a buzzer sounds once, before the text', () => {
  const bytes = renderStar(sheetOf([{ style: 'plain', text: 'Soup' }]), true)
  expect(printOnPaper(bytes, 'star')).toMatchObject({ bells: 1, cuts: 1, rows: [{ text: 'Soup' }] })
  expect(bytes.indexOf('\x1b\x1d\x19\x12')).toBeLessThan(bytes.indexOf('Soup'))
})

test('as plain text a ticket has the same rows', () => {
  expect(
    renderText(
      sheetOf(
        [
          { style: 'large', text: 'Table 12' },
          { style: 'rule', text: '' },
        ],
        { columns: 5 },
      ),
    ),
  ).toBe('Table 12\n-----\n')
})

test.each(languages)(
  'a QR code of the language of %s has the address, whatever is in it',
  (command, renderIn) => {
    const address = 'https://tablemate.example/join-group?code=AB-C_D&key=^~x'
    const plain = receiptline.transform(
      `{code:${address.replace('~', '\\x7e').replace('^', '\\x5e')};option:qrcode,5,m}`,
      {
        ...{ cpl: 48, encoding: 'multilingual', spacing: true },
        command: command === 'star' ? 'starsbcs' : 'escpos',
      },
    )
    const rendered = renderIn(sheetOf([{ style: 'qr', text: address }])).toString('latin1')
    expect(plain.endsWith(rendered)).toBe(true)
  },
)
