import { menuRows } from '@tablemate/test/menu-files/shown-menu.ts'
import { describe, expect, it, test } from 'vitest'
import { dietKeyIn, readMarks } from './diet-words.ts'
import { readJson } from './json/read-json.ts'
import { marksIn } from './pdf/prices/diet-marks.ts'
import { readTable } from './table/read-table.ts'

describe('readMarks', () => {
  it.each([
    ['Falafel (v)', 'vegetarian'],
    ['Falafel (VG)', 'vegetarian'],
    ['Falafel (ve)', 'vegan'],
    ['Falafel (Ⓥ)', 'vegetarian'],
    ['Falafel [V, GF]', 'vegetarian gluten-free'],
    ['Falafel (V GF)', 'vegetarian gluten-free'],
    ['Falafel (VE/DF/NF, 1, 3a)', 'vegan'],
    ['Falafel (vegan, dairy-free)', 'vegan'],
    ['Chickpeas. Vegan, gluten-free.', 'vegan gluten-free'],
    ['Linsen · Vegetarisch', 'vegetarian'],
    ['Kebab (حلال)', 'halal'],
    ['カレー（ヴィーガン）', 'vegan'],
    ['豆腐（全素）🌶️🌶️', 'vegan 2'],
    ['Vindaloo 🌶🌶🌶🌶', '3'],
    ['Vindaloo (spicy)', '1'],
    ['Vindaloo (V) 🌶', 'vegetarian 1'],
    // States nothing: on request, one of several, an ingredient.
    ['Falafel (vegan option)', ''],
    ['Burger (VGO, GFO)', ''],
    ['Chicken, beef, vegetarian', ''],
    ['Curry (chicken or vegan)', ''],
    ['Chicken, veg, rice (large)', ''],
    ['Henry V', ''],
    ['Wings (6)', ''],
  ])('reads %j', (text, found) => {
    expect(asText(readMarks(text))).toBe(found)
  })

  it('follows the key of the menu', () => {
    const key = dietKeyIn([
      'V: vegan · VG = Vegetarian',
      '(GFO) gluten free option',
      '(H) Halal',
      'G – gluten-free',
    ])
    expect(asText(readMarks('Dal (V, G)', key))).toBe('vegan gluten-free')
    expect(asText(readMarks('Dal (VG, H)', key))).toBe('vegetarian halal')
    expect(asText(readMarks('Dal (GFO)', key))).toBe('')
  })
})

test('A printed line has its marks beside the name or the price', () => {
  expect(marksIn('Falafel wrap V, GF  12.50')).toBe('(V) (GF)')
  expect(marksIn('Dal (vg) 🌶🌶 9')).toBe('(vg) 🌶 🌶')
})

describe('The diets of a dish', () => {
  it('are read from columns for each, in any language, and from one for all', () => {
    expect(
      table(`
        Name  | Price | Vegetarian | Vegan | Glutenfrei | Halal | Spicy
        Dal   | 9.00  | yes        | x     | ✓          |       | 2
        Kebab | 12.00 | no         |       |            | true  | hot
        Rice  | 4.00  | 1          | 0     | no         |       | 0`),
    ).toEqual(['Dal: vegetarian vegan gluten-free 2', 'Kebab: halal 3', 'Rice: vegetarian'])
    expect(
      table(`
        Dish | Price | Dietary information
        Dal  | 9.00  | VEGAN; Organic, Gluten Free
        Beef | 12.00 | -`),
    ).toEqual(['Dal: vegan gluten-free', 'Beef: '])
  })

  it('do not hide a column with the prices of a variant', () => {
    const reading = readTable(
      rows('Name | Chicken | Vegetarian\nCurry | 12.00 | 10.50\nWrap | 9.00 | 8.00'),
      'EUR',
    )
    expect(menuRows(reading).map(({ price, diets }) => [price, ...diets])).toEqual([
      [1200],
      [1050, 'vegetarian'],
      [900],
      [800, 'vegetarian'],
    ])
  })

  it.each([
    { vegan: true, glutenFree: 'yes', spicyLevel: 2 },
    { isVegan: true, gluten_free: true, spiciness: 'medium' },
    { diets: ['Vegan', 'gluten-free', 'raw'], heat: '🌶🌶' },
    { dietary: { vegan: true, 'gluten free': true, halal: false }, spiceLevel: '2' },
    {
      suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/GlutenFreeDiet'],
      spicy: 2,
    },
    { tags: ['new', 'Vegan', 'Gluten Free'], spice_level: 2 },
  ])('are read from JSON: %j', marks => {
    const file = [
      { name: 'Dal', price: 9, category: 'Mains', ...marks },
      { name: 'Vegetable soup', price: 8, category: 'Mains' },
    ]
    expect(asTexts(readJson(file, 'EUR'))).toEqual(['Dal: vegan gluten-free 2', 'Vegetable soup: '])
  })

  it('that exclude an allergen of the dish are not stated, but shown to the owner', () => {
    const reading = readTable(rows('Name | Price | Allergens\nDal (vegan, GF) | 9.00 | milk'), 'EUR')
    expect(reading).toMatchObject({
      items: [
        {
          ...{ allergens: ['milk'], diets: ['gluten-free'], allergensText: 'milk, vegan' },
          doubts: ['no-category', 'allergens-unsure'],
        },
      ],
    })
  })
})

function asText({ diets, spiciness }: ReturnType<typeof readMarks>): string {
  return [...diets, ...(spiciness > 0 ? [spiciness] : [])].join(' ')
}

function asTexts(reading: ReturnType<typeof readTable>): string[] {
  if (reading.kind !== 'read') throw new Error(reading.why)
  return menuRows(reading).map(item => `${item.name}: ${asText(item)}`)
}

const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line, at) => ({ row: at + 1, cells: line.split('|').map(cell => cell.trim()) }))

const table = (text: string) => asTexts(readTable(rows(text), 'EUR'))
