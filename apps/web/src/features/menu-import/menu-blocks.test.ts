import { describe, expect, it } from 'vitest'
import { draftRow } from './draft-row.fixture.ts'
import { importedRows } from './draft-rows.ts'
import {
  addRow,
  blockNames,
  categoryIn,
  lastOf,
  type MenuRows,
  moveRows,
  nameOfBlock,
  renameBlock,
  splitBlock,
} from './menu-blocks.ts'

/** Rows "Soup" and "Stew" of Starters, "Rice" without a category, "Cake" and "Tart" of Sweets. */
const menu: MenuRows = {
  otherCategory: 'Other',
  rows: [
    ['Starters', 'Soup'],
    ['starters', 'Stew'],
    ['', 'Rice'],
    ['Sweets', 'Cake'],
    ['Sweets', 'Tart'],
  ].map(([category = '', name = ''], order) => draftRow({ category, name, order })),
}
/** The menu as it will be imported. */
const linesOf = ({ rows, otherCategory }: MenuRows) =>
  importedRows(rows, [], { currency: 'USD', otherCategory }).rows.map(row => `${row.category}: ${row.name}`)

describe('a category of a menu file', () => {
  it('is renamed with all its dishes, however its name is spelled', () => {
    expect(linesOf(renameBlock(menu, 'Starters', 'Antipasti'))).toEqual([
      'Antipasti: Soup',
      'Antipasti: Stew',
      'Other: Rice',
      'Sweets: Cake',
      'Sweets: Tart',
    ])
    const sides = renameBlock(menu, 'Other', 'Sides')
    expect([sides.otherCategory, linesOf(sides)[2]]).toEqual(['Sides', 'Sides: Rice'])
    expect(blockNames(renameBlock(menu, 'Sweets', 'STARTERS'))).toEqual(['Starters', 'Other'])
  })

  it('gets selected dishes at its end, in their order', () => {
    const rows = moveRows(menu, [2, 0], 'Sweets')
    expect(linesOf({ ...menu, rows })).toEqual([
      'starters: Stew',
      'Sweets: Cake',
      'Sweets: Tart',
      'Sweets: Soup',
      'Sweets: Rice',
    ])
    expect(lastOf({ ...menu, rows }, 'sweets')).toBe(2)
    const back = moveRows({ ...menu, rows }, [0], 'Starters')
    expect(linesOf({ ...menu, rows: back }).slice(0, 2)).toEqual(['starters: Stew', 'Starters: Soup'])
  })

  it('is made of selected dishes where the first of them stood', () => {
    const rows = moveRows(menu, [4, 1], 'Specials')
    expect(blockNames({ ...menu, rows })).toEqual(['Starters', 'Specials', 'Other', 'Sweets'])
  })

  it('is called what most of its dishes say, in the first spelling, also while one is typed', () => {
    expect(nameOfBlock(menu, [0, 1])).toBe('Starters')
    const typed = { ...menu, rows: menu.rows.map((row, at) => (at === 3 ? { ...row, category: 'Sw' } : row)) }
    expect(nameOfBlock(typed, [3, 4])).toBe('Sw')
    expect(
      nameOfBlock({ ...typed, rows: [...typed.rows, draftRow({ category: 'SWEETS' })] }, [3, 4, 5]),
    ).toBe('Sweets')
    expect(nameOfBlock({ ...menu, otherCategory: 'Drinks' }, [2])).toBe('Drinks')
    expect(nameOfBlock(menu, [])).toBe('')
  })

  it('of the dishes without one stays that of all of them, however it is named later', () => {
    expect(categoryIn('other', 'Other')).toBe('')
    expect(categoryIn('Sweets', 'Other')).toBe('Sweets')
    const moved = { ...menu, rows: moveRows(menu, [0], 'Other') }
    expect(linesOf({ ...moved, otherCategory: 'Sides' }).slice(1, 3)).toEqual(['Sides: Rice', 'Sides: Soup'])
  })

  it('leaves its names in other languages behind when a dish moves to another', () => {
    const translated = (category: string) =>
      draftRow({
        category,
        translations: [{ language: 'de', name: 'Suppe', description: null, category: 'Vorspeisen' }],
      })
    const rows = [translated('Starters'), translated('Starters')]
    const namesIn = (some: MenuRows['rows']) => some.map(row => row.translations?.[0]?.category)
    expect(namesIn(moveRows({ ...menu, rows }, [0], 'Mains'))).toEqual([null, 'Vorspeisen'])
    expect(namesIn(moveRows({ ...menu, rows }, [0], 'STARTERS'))).toEqual(['Vorspeisen', 'Vorspeisen'])
    expect(splitBlock({ ...menu, rows }, 1, 'Mains')[1]?.translations).toEqual([
      { language: 'de', name: 'Suppe', description: null, category: null },
    ])
  })

  it('is split: a dish and those after it become another category', () => {
    expect(linesOf({ ...menu, rows: splitBlock(menu, 1, 'Mains') })).toEqual([
      'Starters: Soup',
      'Mains: Stew',
      'Other: Rice',
      'Sweets: Cake',
      'Sweets: Tart',
    ])
  })

  it('gets a dish that was missed before or after another one', () => {
    const added = (name: string) => draftRow({ category: 'Sweets', name })
    const twice = addRow(addRow(menu.rows, added('Flan'), { at: 3, isBefore: false }), added('Pie'), {
      at: 3,
      isBefore: true,
    })
    expect(linesOf({ ...menu, rows: twice }).slice(2)).toEqual([
      'Other: Rice',
      'Sweets: Flan',
      'Sweets: Cake',
      'Sweets: Pie',
      'Sweets: Tart',
    ])
    const first = addRow(menu.rows, added('Bread'), { at: 0, isBefore: false })
    expect(linesOf({ ...menu, rows: first })[0]).toBe('Sweets: Bread')
    expect(linesOf({ ...menu, rows: addRow(menu.rows, added('Mint'), undefined) }).at(-1)).toBe(
      'Sweets: Mint',
    )
    expect(addRow([], added('Mint'), undefined)).toHaveLength(1)
  })
})
