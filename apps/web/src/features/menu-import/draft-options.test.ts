import { describe, expect, it } from 'vitest'
import { importedOptionGroup, optionsProblem, type ReadOptionGroup, separatedRows } from './draft-options.ts'
import { draftRow } from './draft-row.fixture.ts'
import { draftRows, importedRows, type ReadRow } from './draft-rows.ts'
import { checkActionsOn, startChecking, type UploadState } from './upload-state.ts'

const sizes: ReadOptionGroup = {
  ...{ name: '', areSizes: true, min: 1, max: 1 },
  options: [
    { name: 'Glass', price: 0, isDefault: true },
    { name: 'Bottle', price: 1850, isDefault: false, translations: [{ language: 'de', name: 'Flasche' }] },
  ],
}
const extras: ReadOptionGroup = {
  ...{ name: 'Extras', min: 0, max: 2 },
  options: [
    { name: 'Bacon', price: 200, isDefault: false },
    { name: 'No bun', price: -100, isDefault: false },
    { name: 'Onion', price: 0, isDefault: true },
  ],
}
const { order: _, view: __, price: ___, optionGroups: ____, ...blank } = draftRow()
const read = (name: string, price: number, optionGroups?: number[]): ReadRow =>
  ({ ...blank, row: 1, name, price, ...(optionGroups && { optionGroups }) }) as ReadRow
const rows = draftRows([read('Merlot', 600, [0, 1]), read('Burger', 950, [1]), read('Tea', 200)], 'USD', [
  sizes,
  extras,
])
const facts = { currency: 'USD', otherCategory: 'Other' } as const
const groupOf = (at: number, group: number) => {
  const found = rows[at]?.optionGroups?.[group]
  if (!found) throw new Error('there is one')
  return found
}

describe('the options of a row', () => {
  it('are lines to type in: sizes with the price of the dish, others with what they add', () => {
    expect(
      rows.map(({ optionGroups = [] }) => optionGroups.map(({ name, typed }) => `${name}: ${typed}`)),
    ).toEqual([
      ['Size: Glass 6.00 · Bottle 24.50', 'Extras: Bacon 2.00 · No bun -1.00 · Onion'],
      ['Extras: Bacon 2.00 · No bun -1.00 · Onion'],
      [],
    ])
  })

  it('are sent once for all rows that have them, as they were read', () => {
    const sent = importedRows(rows, [], facts)
    expect(sent.rows.map(row => row.optionGroups)).toEqual([[0, 1], [1], undefined])
    expect(sent.optionGroups).toEqual([{ name: 'Size', min: 1, max: 1, options: sizes.options }, extras])
  })

  it.each([
    ['Bacon 2.50', [['Bacon', 250, false]]],
    [
      'Bacon 2 · Onion · Egg 1,50',
      [
        ['Bacon', 200, false],
        ['Onion', 0, true],
        ['Egg', 150, false],
      ],
    ],
    [
      'Half/half 1 · Bacon',
      [
        ['Half/half', 100, false],
        ['Bacon', 0, false],
      ],
    ],
  ])('are read from the line "%s"', (typed, expected) => {
    const group = importedOptionGroup({ ...groupOf(1, 0), typed }, 'USD')
    expect(group?.options.map(({ name, price, isDefault }) => [name, price, isDefault])).toEqual(expected)
  })

  it.each([
    [1, 0, '', 'Write each option, with what it adds: Bacon 2 · Egg 1.50'],
    [1, 0, 'Bacon 2 · bacon 3', 'Write each option, with what it adds: Bacon 2 · Egg 1.50'],
    [0, 0, 'Glass 6', 'Write each size with its price: Glass 6 · Bottle 24'],
    [0, 0, 'Glass 6 · Bottle', 'Write each size with its price: Glass 6 · Bottle 24'],
  ])('in row %i, group %i, cannot be "%s"', (row, group, typed, problem) => {
    expect(optionsProblem({ ...groupOf(row, group), typed }, 'USD')).toBe(problem)
  })

  it('as sizes become separate dishes', () => {
    const [row] = rows
    expect(
      row && separatedRows(row, 'USD')?.map(one => [one.name, one.price, one.optionGroups?.length]),
    ).toEqual([
      ['Merlot (Glass)', '6.00', 1],
      ['Merlot (Bottle)', '24.50', 1],
    ])
    expect(separatedRows(draftRow(), 'USD')).toBeNull()
  })

  it('change in all rows that share them, and sizes where the rows stay in order', () => {
    const menu = { name: 'menu.csv', pdf: null, pos: null, doubts: [], otherCategory: 'Other', unused: [] }
    let state: UploadState = startChecking({ ...menu, rows })
    const actions = checkActionsOn(next => {
      state = next(state)
    })
    const now = () => (state.kind === 'checking' ? state : startChecking({ ...menu, rows: [] }))
    expect(now().pricesRead).toBe(3 + 1 + 2)
    actions.changeOptions(groupOf(0, 1).key, { typed: 'Bacon 3' })
    expect(now().rows.map(row => row.optionGroups?.at(-1)?.typed)).toEqual(['Bacon 3', 'Bacon 3', undefined])
    actions.separateSizes(0, 'USD')
    actions.changeOptions(groupOf(0, 1).key, null)
    const sent = importedRows(now().rows, [], facts)
    expect(sent.rows.map(row => row.name)).toEqual(['Merlot (Glass)', 'Merlot (Bottle)', 'Burger', 'Tea'])
    expect(sent.optionGroups).toBeUndefined()
  })
})
