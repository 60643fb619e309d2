import { describe, expect, it, test } from 'vitest'
import { allergens } from '#domain/menu/allergens.ts'
import { readAllergens } from './allergen-words.ts'
import { readJson } from './json/read-json.ts'
import { readTable } from './table/read-table.ts'

describe('What a cell names as allergens', () => {
  it.each([...allergens])('is %s by its own name, in any letters', allergen => {
    for (const text of [allergen, allergen.toUpperCase(), ` contains ${allergen}. `])
      expect(readAllergens(text)).toEqual({ allergens: [allergen], isUnsure: false })
  })

  it.each([
    ['Milk, Egg; soya / Tree nuts', ['eggs', 'soybeans', 'milk', 'nuts']],
    ['Nuts (almonds, walnuts), wheat and rye', ['gluten', 'nuts']],
    ['Sulphur dioxide and sulphites|mollusks', ['sulphites', 'molluscs']],
    ['Contains: dairy & cereals containing gluten', ['gluten', 'milk']],
    ['none', []],
    ['–', []],
    ['', []],
  ])('%s', (text, found) => {
    expect(readAllergens(text)).toEqual({ allergens: found, isUnsure: false })
  })

  it.each([
    ['milk, unicorn', ['milk']],
    // Crustaceans or molluscs; may be or is not there; a code that needs a legend.
    ['shellfish', []],
    ['may contain nuts', []],
    ['gluten-free', []],
    ['no nuts', []],
    ['A, C, G', []],
    ['milk eggs', []],
  ])('%s is not certain', (text, found) => {
    expect(readAllergens(text)).toEqual({ allergens: found, isUnsure: true })
  })
})

describe('The allergens of a dish', () => {
  test.each(['Allergens', 'ALLERGEN', 'Contains', 'Allergen information', 'Allergene', 'Alérgenos'])(
    'stand in a column named %s',
    heading => {
      const table = [
        ['Category', 'Name', 'Price', heading],
        ['Mains', 'Pesto', '10.00', 'Nuts, milk'],
        ['Mains', 'Nut roast', '12.00', ''],
        ['Mains', 'Stew', '14.00', 'celery, E220'],
      ].map((cells, at) => ({ row: at + 1, cells }))
      expect(read(readTable(table, 'EUR'))).toEqual([
        ['Pesto', ['milk', 'nuts'], [], 'Nuts, milk'],
        // Nothing is said of it: its name is not looked at.
        ['Nut roast', [], [], ''],
        ['Stew', ['celery'], ['allergens-unsure'], 'celery, E220'],
      ])
    },
  )

  it('are those of all its sizes', () => {
    const table = [
      ['Name', 'Size', 'Price', 'Allergens'],
      ['Shake', 'Small', '4.00', 'milk'],
      ['', 'Large', '6.00', ''],
      ['Soup', '', '5.00', 'celery'],
    ].map((cells, at) => ({ row: at + 1, cells }))
    expect(read(readTable(table, 'EUR')).map(([name, found]) => [name, found])).toEqual([
      ['Shake (Small)', ['milk']],
      ['Shake (Large)', ['milk']],
      ['Soup', ['celery']],
    ])
  })

  it.each([
    ['milk; eggs'],
    [['Milk', 'eggs']],
    [[{ name: 'Eggs' }, { name: 'Milk' }]],
    [{ milk: true, eggs: true, nuts: false }],
  ])('are a field of a JSON file: %j', allergens => {
    const file = [
      { name: 'Pie', price: 9, category: 'Mains', allergens },
      { name: 'Egg soup', price: 8, category: 'Mains' },
    ]
    expect(read(readJson(file, 'EUR')).map(([name, found, doubts]) => [name, found, doubts])).toEqual([
      ['Pie', ['eggs', 'milk'], []],
      ['Egg soup', [], []],
    ])
  })

  it('tell two dishes of one name apart, so that none is lost unseen', () => {
    const table = [
      ['Name', 'Price', 'Allergens'],
      ['Cake', '4.00', 'milk'],
      ['Cake', '4.00', 'nuts'],
    ].map((cells, at) => ({ row: at + 1, cells }))
    expect(read(readTable(table, 'EUR')).map(([, , doubts]) => doubts)).toEqual([
      ['no-category', 'twice'],
      ['no-category', 'twice'],
    ])
  })
})

function read(reading: ReturnType<typeof readTable>) {
  if (reading.kind !== 'read') throw new Error(reading.why)
  return reading.items.map(
    ({ name, allergens: found, doubts, allergensText }) => [name, found, doubts, allergensText] as const,
  )
}
