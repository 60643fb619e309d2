import { allergens } from '@tablemate/domain/menu/allergens.ts'
import { menuRows } from '@tablemate/test/menu-files/shown-menu.ts'
import { describe, expect, it, test } from 'vitest'
import { readAllergens } from './allergen-words.ts'
import { readJson } from './json/read-json.ts'
import { readTable } from './table/read-table.ts'

describe('readAllergens', () => {
  it.each([...allergens])('recognises %s by its name in any case', allergen => {
    for (const text of [allergen, allergen.toUpperCase(), ` contains ${allergen}. `])
      expect(readAllergens(text)).toEqual({ allergens: [allergen], isUnsure: false })
  })

  it.each([
    ['Milk, Egg; soya / Tree nuts', ['eggs', 'soybeans', 'milk', 'nuts']],
    ['Nuts (almonds, walnuts), wheat and rye', ['gluten', 'nuts']],
    ['Sulphur dioxide and sulphites|mollusks', ['sulphites', 'molluscs']],
    ['Contains: dairy & cereals containing gluten', ['gluten', 'milk']],
    ['Milch, Eier und glutenhaltiges Getreide', ['gluten', 'eggs', 'milk']],
    ['Enthält: Schalenfrüchte, Sellerie', ['nuts', 'celery']],
    ['fruits à coque, céleri et moutarde', ['nuts', 'celery', 'mustard']],
    ['none', []],
    ['–', []],
    ['', []],
  ])('reads %j', (text, found) => {
    expect(readAllergens(text)).toEqual({ allergens: found, isUnsure: false })
  })

  it.each([
    ['milk, unicorn', ['milk']],
    // Crustaceans or molluscs; perhaps or not contained; codes that need a legend.
    ['shellfish', []],
    ['may contain nuts', []],
    ['gluten-free', []],
    ['no nuts', []],
    ['A, C, G', []],
    ['milk eggs', []],
  ])('marks %j as unsure', (text, found) => {
    expect(readAllergens(text)).toEqual({ allergens: found, isUnsure: true })
  })
})

describe('The allergens of a dish', () => {
  test.each(['Allergens', 'ALLERGEN', 'Contains', 'Allergen information', 'Allergene', 'Alérgenos'])(
    'are read from a column headed %s',
    heading => {
      const table = [
        ['Category', 'Name', 'Price', heading],
        ['Mains', 'Pesto', '10.00', 'Nuts, milk'],
        ['Mains', 'Nut roast', '12.00', ''],
        ['Mains', 'Stew', '14.00', 'celery, E220'],
      ].map((cells, at) => ({ row: at + 1, cells }))
      expect(read(readTable(table, 'EUR'))).toEqual([
        ['Pesto', ['milk', 'nuts'], [], 'Nuts, milk'],
        // The cell is empty; the dish's name is not searched for allergens.
        ['Nut roast', [], [], ''],
        ['Stew', ['celery'], ['allergens-unsure'], 'celery, E220'],
      ])
    },
  )

  it('apply to all sizes of the dish', () => {
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
  ])('are read from a JSON field: %j', allergens => {
    const file = [
      { name: 'Pie', price: 9, category: 'Mains', allergens },
      { name: 'Egg soup', price: 8, category: 'Mains' },
    ]
    expect(read(readJson(file, 'EUR')).map(([name, found, doubts]) => [name, found, doubts])).toEqual([
      ['Pie', ['eggs', 'milk'], []],
      ['Egg soup', [], []],
    ])
  })

  it('distinguish two dishes of the same name, so that neither is dropped silently', () => {
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
  return menuRows(reading).map(
    ({ name, allergens: found, doubts, allergensText }) => [name, found, doubts, allergensText] as const,
  )
}
