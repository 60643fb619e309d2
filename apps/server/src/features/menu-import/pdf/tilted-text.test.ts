// Menus with text that is not level: tilted headings, skewed scans, and text that runs in another direction.

import { readPages } from '@tablemate/menu-reader/pdf/read-printed-menu.ts'
import { line, pdfOf } from '@tablemate/test/menu-files/made-pdf.ts'
import { describe, expect, test } from 'vitest'
import { readPdf } from './read-pdf.ts'

/** A line of text, turned counter-clockwise about its start. */
function turned(x: number, y: number, text: string, degrees: number, size = 12): string {
  const [cos, sin] = [Math.cos, Math.sin].map(of => of((degrees * Math.PI) / 180).toFixed(5))
  return `BT /F1 ${size} Tf ${cos} ${sin} -${sin} ${cos} ${x} ${y} Tm (${text}) Tj ET\n`.replace('--', '')
}

async function read(...pages: string[]) {
  const text = await readPdf(pdfOf({ pages }), { until: null, language: 'en' })
  if (text.kind !== 'text') throw new Error('The pages have text')
  const { dishes: menuItems, unused } = readPages(text.pages, 'USD')
  return {
    dishes: menuItems.map(({ category, name, price }) => `${category}: ${name} ${price}`),
    unused: unused.map(({ text: left }) => left),
    places: menuItems.map(({ places }) => places?.[0]),
    boxes: menuItems.map(({ places = [] }) => places.map(({ box }) => box)),
  }
}

const menuItem = (y: number, name: string, price: string) => line(50, y, name) + line(400, y, price)

describe('tilted text', () => {
  test('is read as headings among level dishes', async () => {
    const page = [
      turned(50, 740, 'Burgers', 5.7, 24),
      ...[
        menuItem(700, 'Classic', '$9.50'),
        menuItem(680, 'Cheese', '$10.50'),
        menuItem(660, 'Bacon', '$11.00'),
      ],
      turned(50, 600, 'Salads', -9, 24),
      ...[menuItem(560, 'Garden', '$7.00'), menuItem(540, 'Cobb', '$9.00'), menuItem(520, 'Greek', '$8.00')],
    ]
    expect((await read(page.join(''))).dishes).toEqual([
      ...['Burgers: Classic 9.5', 'Burgers: Cheese 10.5', 'Burgers: Bacon 11'],
      ...['Salads: Garden 7', 'Salads: Cobb 9', 'Salads: Greek 8'],
    ])
  })

  test('along a curve is decoration', async () => {
    const curve = [...'EMPORIO'].map((letter, at) =>
      turned(60 + 14 * at, 700 - 3 * (at - 3) ** 2, letter, 30 - 9 * at, 14),
    )
    const page = [
      line(50, 740, 'Burgers'),
      ...curve,
      menuItem(690, 'Classic', '$9.50'),
      menuItem(660, 'Cheese', '$10.50'),
    ]
    expect((await read(page.join(''))).dishes.join()).not.toMatch(/[EMPRI] |O /)
  })

  test('of a skewed page is read as if the page were straight', async () => {
    const skewed = (y: number, name: string, price: string) =>
      turned(50, y, name, 3) + turned(50 + 350 * Math.cos(0.0524), y + 350 * Math.sin(0.0524), price, 3)
    const page = [
      turned(50, 740, 'Breakfasts', 3, 22),
      skewed(700, 'Porridge with berries', '$6.50'),
      skewed(680, 'Pancakes and syrup', '$8.50'),
      skewed(660, 'Eggs on toast', '$7.00'),
    ]
    expect((await read(page.join(''))).dishes).toEqual([
      'Breakfasts: Porridge with berries 6.5',
      'Breakfasts: Pancakes and syrup 8.5',
      'Breakfasts: Eggs on toast 7',
    ])
  })
})

test('a dish on a page that is askew by four degrees has its place where the page shows it', async () => {
  const slope = Math.tan((4 * Math.PI) / 180)
  const starts = [700, 680, 660, 400]
  const page = starts.map(
    y => turned(50, y, 'Pancakes and syrup', 4) + turned(400, y + 350 * slope, `$${y / 100}0`, 4),
  )
  const { dishes: menuItems, boxes } = await read(page.join(''))
  expect(menuItems).toHaveLength(4)
  const shown = (x: number, y: number) => ({ x: (x + 2) / 600, y: (800 - y - 2) / 800 })
  starts.forEach((y, at) => {
    for (const point of [shown(50, y), shown(400, y + 350 * slope)])
      expect(
        boxes[at]?.some(
          ({ left, top, right, bottom }) =>
            left <= point.x && point.x <= right && top <= point.y && point.y <= bottom,
        ),
      ).toBe(true)
  })
  // The line between them rises by 24 points; a box of the whole page would hold everything.
  expect(boxes[0]?.every(({ top, bottom }) => bottom - top < 0.06)).toBe(true)
})

describe('text in another direction', () => {
  const menu =
    menuItem(700, 'Onion soup', '$7.50') +
    menuItem(680, 'Leek soup', '$6.50') +
    menuItem(660, 'Pea soup', '$6.00')

  test('is read if it has prices of its own', async () => {
    const half = turned(550, 300, 'Apple pie  $6.00', 180) + turned(550, 320, 'Lemon tart  $5.00', 180)
    const { dishes: menuItems, places } = await read(menu + half)
    expect(menuItems).toContain(': Lemon tart 5')
    expect(places.at(-1)).toMatchObject({ page: 1 })
    expect(places.at(-1)?.box.top).toBeGreaterThan(0.5)
  })

  test('is otherwise named as unused, and no heading of the next page', async () => {
    const { dishes: menuItems, unused } = await read(
      menu + turned(580, 300, 'Seasonal kitchen', 90),
      menuItem(700, 'Trout with almonds and lemon', '$19.00'),
    )
    expect(menuItems.at(-1)).toBe(': Trout with almonds and lemon 19')
    expect(unused).toEqual(['Seasonal kitchen'])
  })
})
