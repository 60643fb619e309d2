// Menus in Hebrew and Arabic, whose letters a PDF draws from left to right, against the order of reading.

import { readPrintedMenu } from '@tablemate/menu-reader/pdf/read-printed-menu.ts'
import { anyLetters, anyLine, pdfOf } from '@tablemate/test/menu-files/made-pdf.ts'
import { readPrintedText } from '@tablemate/test/menu-files/read-printed-text.ts'
import { describe, expect, test } from 'vitest'

/** The letters in drawing order, from left to right. */
const onPaper = (text: string) =>
  [...text]
    .reverse()
    .map(sign => ({ '(': ')', ')': '(' })[sign] ?? sign)
    .join('')

/** Draws a line that ends at the right margin. */
const line = (y: number, text: string) => anyLine(550 - 5 * text.length, y, onPaper(text))

async function menuItemsOf(draws: string) {
  const { pages } = await readPrintedText(pdfOf({ ...anyLetters, pages: [draws] }))
  const reading = readPrintedMenu(pages, 'USD')
  return reading.kind === 'read'
    ? reading.items.map(({ name, price, description }) => [name, price, description])
    : reading.why
}

describe('a right-to-left menu', () => {
  test('has names at the right, prices at the left, and digits from left to right', async () => {
    const draws = [
      line(700, 'סלט ירקות'),
      anyLine(50, 700, '42.50'),
      line(680, 'עגבניות (טריות), גזר'),
      line(660, 'חומוס'),
      anyLine(50, 660, '28.00'),
      line(640, 'Coca Cola'.split('').reverse().join('')),
      anyLine(50, 640, '12.00'),
    ]
    expect(await menuItemsOf(draws.join(''))).toEqual([
      ['סלט ירקות', 4250, 'עגבניות (טריות), גזר'],
      ['חומוס', 2800, ''],
      ['Coca Cola', 1200, ''],
    ])
  })

  test('may have its script’s own digits, and letters in presentation forms', async () => {
    const draws = [line(700, 'ﺷﺎﻱ'), anyLine(50, 700, '١٢٫٥٠'), line(680, 'قهوة'), anyLine(50, 680, '١٥٫٠٠')]
    draws.push(line(660, 'عصير برتقال'), anyLine(50, 660, '20.00'))
    expect(await menuItemsOf(draws.join(''))).toEqual([
      ['شاي', 1250, ''],
      ['قهوة', 1500, ''],
      ['عصير برتقال', 2000, ''],
    ])
  })
})

test('right-to-left words on other menus are read in their own order', async () => {
  const draws = [
    anyLine(50, 700, `Shakshuka with eggs ${onPaper('שקשוקה עם ביצים')}`),
    anyLine(500, 700, '48.00'),
    anyLine(50, 680, 'Hummus with bread and olives'),
    anyLine(500, 680, '32.00'),
  ]
  expect(await menuItemsOf(draws.join(''))).toEqual([
    ['Shakshuka with eggs שקשוקה עם ביצים', 4800, ''],
    ['Hummus with bread and olives', 3200, ''],
  ])
})
