// Tests that each dish has its places on the page, and that no text or price of the page is lost without a word.

import { lostPrices } from '@tablemate/test/menu-files/lost-prices.ts'
import { column, type Printed, sheet } from '@tablemate/test/menu-files/printed-page.ts'
import { big, bold, itemsOf, menu } from '@tablemate/test/menu-files/read-printed-page.ts'
import { shownOptions } from '@tablemate/test/menu-files/shown-menu.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PageText } from './layout/page-text.ts'
import { readPrintedMenu } from './read-printed-menu.ts'

function unusedOf(...pages: readonly PageText[]): [string, number][] {
  const reading = readPrintedMenu(pages, 'USD')
  return reading.kind === 'read' ? reading.unused.map(({ text, prices }) => [text, prices]) : []
}

describe('a dish', () => {
  const page = menu(['Soups', big], ['Onion\t$7.50', bold], 'with croutons', ['Leek\t$6.00', bold])

  test('has the boxes of its lines, its name first', () => {
    const [onion] = itemsOf(page)
    expect(onion?.places).toMatchObject([{ page: 1 }, { page: 1 }])
    const [name, text] = onion?.places ?? []
    expect(name?.box).toMatchObject({ left: 0.0672, right: 0.6723 })
    expect(name?.box.top).toBeCloseTo((76 - 8) / 842, 3)
    expect(name?.box.bottom).toBeCloseTo((76 + 2.5) / 842, 3)
    expect(text?.box.top).toBeGreaterThan(name?.box.top ?? 1)
  })

  test('has the line of the price that its heading gives', () => {
    const section = menu(['MILK TEA $5.25', big], 'Classic', 'Jasmine', 'Oolong')
    expect(itemsOf(section).map(({ places = [] }) => places.length)).toEqual([2, 2, 2])
  })

  test('that the page repeats has the places of both prints', () => {
    const twice = sheet(
      ...column(40, 250, [['Plates', big], 'Olives\t6.00', 'Almonds\t7.00', 'Bread\t5.00']),
      ...column(320, 540, [['Plates', big], 'Olives\t6.00', 'Almonds\t7.00', 'Bread\t5.00']),
    )
    expect(itemsOf(twice).map(({ places = [] }) => places.length)).toEqual([2, 2, 2])
    expect(unusedOf(twice)).toEqual([])
  })

  test('on a turned or mirrored page has its places where the page shows them', () => {
    const boxOn = (shown: Partial<PageText>) => itemsOf({ ...page, ...shown })[0]?.places?.[0]?.box
    const upright = boxOn({})
    const [left, top] = [upright?.left ?? 0, upright?.top ?? 0]
    expect(boxOn({ isMirrored: true })?.right).toBeCloseTo(1 - left, 3)
    expect(boxOn({ turn: 1 })).toMatchObject({ top: left })
    expect(boxOn({ turn: 1 })?.right).toBeCloseTo(1 - top, 3)
    expect(boxOn({ turn: 2 })?.bottom).toBeCloseTo(1 - top, 3)
    expect(boxOn({ turn: 3 })?.bottom).toBeCloseTo(1 - left, 3)
  })
})

describe('text that is no part of the menu', () => {
  test('is listed with its prices', () => {
    const page = menu(['Soups', big], 'Onion\t7.50', 'Leek\t6.00', 'Pea\t6.50', 'Corkage 15.00 per bottle')
    expect(unusedOf(page)).toEqual([['Corkage 15.00 per bottle', 1]])
  })

  test('includes headings without dishes, but no extras of dishes', () => {
    const lines = [['Soups', big] as const, 'Onion\t7.50', 'Leek\t6.00', 'add an egg 1.50']
    const page = sheet([40, 20, 'The Mill', { size: 24 }], ...column(40, 400, lines))
    expect(unusedOf(page)).toEqual([['The Mill', 0]])
    const reading = readPrintedMenu([page], 'USD')
    expect(shownOptions(reading)).toEqual(['Onion: Add 0-1: an egg 150', 'Leek: Add 0-1: an egg 150'])
  })

  test('of extras between dishes goes to the dish above, unless it is for all', () => {
    const page = (offer: string) =>
      menu(
        ['Grill', big],
        'Steak\t22.00',
        'aged for a month',
        offer,
        'Lamb\t19.00',
        'with mint',
        'Trout\t17.00',
      )
    expect(shownOptions(readPrintedMenu([page('Add pepper sauce 2.50, prawns 6.00')], 'USD'))).toEqual([
      'Steak: Add 0-2: pepper sauce 250, prawns 600',
    ])
    expect(shownOptions(readPrintedMenu([page('Add to any dish: prawns 6.00')], 'USD'))).toHaveLength(3)
  })
})

test('a price without a name is a row without a name', () => {
  const page = sheet(...column(40, 400, [['Soups', big], 'Onion\t7.50', 'Leek\t6.00', 'Pea\t6.50']), [
    370,
    160,
    '9.00',
  ])
  expect(itemsOf(page).map(({ name, price }) => [name, price])).toContainEqual(['', 900])
  expect(itemsOf(page).at(-1)?.doubts).toContain('no-name')
})

test('on any page every price is part of a dish, an extra or the unused text', () => {
  const price = fc.constantFrom(
    '7',
    '12.50',
    '$8',
    '$8/$9',
    '9,50 €',
    '4.00 / 6.00',
    '+ 2.50',
    'add ham 3.00',
    '(+1.50)   14.00',
    '9.50 Eggs',
  )
  const words = fc.constantFrom('Soup', 'SOUPS', 'Large', 'ham, egg', 'All pies 12.00', 'Wed 8.00', 'Small')
  const run = fc.record({
    x: fc.integer({ min: 0, max: 560 }),
    y: fc.integer({ min: 10, max: 830 }),
    size: fc.integer({ min: 6, max: 30 }),
    text: fc.oneof(
      price,
      words,
      fc.tuple(words, price).map(both => both.join(' ')),
    ),
  })
  const row = fc.record({
    name: words,
    // Among lines that overlap, the size of a bare number does not tell whether it is a price.
    price: fc.option(fc.oneof(price, fc.constant('6/8/10')), { nil: undefined }),
    big: fc.boolean(),
  })
  const lawful = (page: PageText) => {
    expect(lostPrices([page, page])).toEqual([])
  }
  fc.assert(
    fc.property(fc.array(run, { maxLength: 40 }), runs =>
      lawful(sheet(...runs.map(({ x, y, size, text }): Printed => [x, y, text, { size }]))),
    ),
    longRun({ numRuns: 15 }, { numRuns: 1500 }),
  )
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), fc.array(row, { maxLength: 8 }), (upright, sideways) => {
      const page = (rows: typeof upright) =>
        menu(...rows.map(({ name, price: paid }) => (paid ? `${name}\t${paid}` : name)))
      lawful({ ...page(upright), aside: [{ ...page(sideways), turn: 1 }] })
    }),
    longRun({ numRuns: 10 }, { numRuns: 500 }),
  )
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), rows =>
      lawful(
        menu(
          ...rows.map(
            ({ name, price: paid, big: isBig }) =>
              [paid ? `${name}\t${paid}` : name, isBig ? big : {}] as const,
          ),
        ),
      ),
    ),
    longRun({ numRuns: 15 }, { numRuns: 1500 }),
  )
})
