import type { MenuItem } from '@tablemate/contract/menu.ts'
import { withSize } from '@tablemate/menu-reader/sizes.ts'
import { describe, expect, it } from 'vitest'
import { countRows } from './check-counts.ts'
import { blocksOf, doubtGroups, firstOf, namedGroups } from './check-layout.ts'
import { draftRow as row } from './draft-row.fixture.ts'
import type { DraftRow } from './draft-rows.ts'
import { hasProblems, menuChecker } from './menu-check.ts'
import { areDistinct, unnamedSizes } from './unnamed-sizes.ts'

const doubtful = row({ doubts: ['several-prices'] })
const check = (
  rows: readonly DraftRow[],
  items: readonly Partial<MenuItem>[] = [],
  otherCategory = 'Other',
) => menuChecker('USD')(rows, items as MenuItem[], otherCategory)
const problemsOf = (overrides: Partial<DraftRow>, otherCategory?: string) =>
  check([row(overrides)], [], otherCategory).problems[0]

describe('the rows of a menu file, during the check,', () => {
  it('need a look if they are doubtful or have errors, until the owner has settled them', () => {
    const rows = [row({ name: 'Soup' }), doubtful, row({ name: '' }), row({ category: '', name: 'Tea' })]
    expect(check(rows).toLookAt).toEqual([false, true, true, false])
    for (const view of ['open', 'closed', 'left-out'] as const)
      expect(check([{ ...doubtful, view }]).toLookAt).toEqual([false])
    expect(check([row({ price: '', view: 'closed' })]).toLookAt).toEqual([true])
  })

  it('are not doubtful if the menu has them unchanged', () => {
    const item = { category: 'mains', name: 'Pasta', description: null, price: 1250 }
    expect(check([doubtful], [item]).toLookAt).toEqual([false])
    expect(check([doubtful], [{ ...item, price: 1200 }]).toLookAt).toEqual([true])
  })

  it('need another look where the owner typed a price far outside the others, until it is confirmed', () => {
    const names = ['Soup', 'Tea', 'Cake', 'Pie', 'Pasta', 'Steak']
    const typed = { name: 'Wine', price: '1200' }
    const looks = (wine: Partial<DraftRow>) => {
      const { toLookAt, isUnusual } = check([...names.map(name => row({ name })), row({ ...typed, ...wine })])
      return [toLookAt.at(-1), isUnusual.at(-1)]
    }
    expect(looks({ view: 'open' })).toEqual([true, true])
    expect(looks({ view: 'open', price: '12.00' })).toEqual([false, false])
    expect(looks({ view: 'closed' })).toEqual([false, false])
    // The file's own doubt is settled as any other.
    expect(looks({ view: 'open', doubts: ['price-unusual'] })).toEqual([false, false])
  })

  it('have error texts, unless they are left out', () => {
    expect(problemsOf({ price: 'free' })).toEqual({ price: 'This doesn’t look right.' })
    expect(problemsOf({ price: '' })).toEqual({ price: 'Please fill this in.' })
    expect(problemsOf({ price: '1e9' })).toHaveProperty('price')
    expect(menuChecker('JPY')([row({ price: '9.5' })], [], 'Other').problems[0]).toHaveProperty('price')
    expect(problemsOf({ category: '' }, ' ')).toHaveProperty('category')
    expect(problemsOf({ price: 'free', view: 'left-out' })).toEqual({})
  })

  it('with the same name in the same category each have an error about the other', () => {
    const twin = 'Another dish in Mains is called Pasta. Rename one, or leave it out.'
    const other = row({ name: ' pasta ', price: '' })
    expect(check([row(), other]).problems).toEqual([
      { name: twin },
      { name: twin.replace('Pasta', 'pasta'), price: 'Please fill this in.' },
    ])
    expect(check([row(), { ...other, view: 'left-out' }]).problems.some(hasProblems)).toBe(false)
    // Also with the default category.
    expect(check([row(), row({ category: '' })], [], 'mains').problems.every(hasProblems)).toBe(true)
  })

  it('with several prices each are distinguished all at once, by the names of the sizes', () => {
    const wines = ['Merlot', 'Rioja'].flatMap(name => [row({ name }), row({ name: name.toUpperCase() })])
    const rows = [...wines, row(), row({ name: 'Cake' }), row({ name: 'Cake' }), row({ name: 'Cake' })]
    const sizes = unnamedSizes(rows, check(rows), 'Other')
    expect(sizes).toEqual([
      {
        prices: 2,
        menuItems: [
          [0, 1],
          [2, 3],
        ],
      },
    ])
    const named = wines.map((wine, at) => ({
      ...wine,
      name: withSize(wine.name, ['', 'Bottle'][at % 2] ?? ''),
    }))
    expect(named.map(({ name }) => name)).toEqual(['Merlot', 'MERLOT (Bottle)', 'Rioja', 'RIOJA (Bottle)'])
    expect(check(named).problems.some(hasProblems)).toBe(false)
    expect(
      [
        ['', 'Bottle'],
        ['glass', 'Glass '],
        ['', ''],
      ].map(areDistinct),
    ).toEqual([true, false, false])
  })

  it('are checked again when the default category changes', () => {
    const checker = menuChecker('USD')
    const rows = [row({ category: '' })]
    expect([' ', 'Other'].map(otherCategory => checker(rows, [], otherCategory).problems[0])).toEqual([
      { category: 'Please fill this in.' },
      {},
    ])
  })

  it('are laid out by what is to be done: correct, look at, read, leave', () => {
    const items = [{ category: 'Mains', name: 'Soup', description: null, price: 1250 }]
    const rows = [
      row({ category: 'Sweets', name: 'Cake' }),
      { ...doubtful, name: 'Stew' },
      row({ name: 'Soup' }),
      row({ name: 'Fish', price: '' }),
      row({ name: 'Rice' }),
      { ...doubtful, name: 'Pie' },
    ]
    const checked = check(rows, items as MenuItem[])
    expect(doubtGroups(rows, checked)).toEqual([
      { doubts: [], rows: [3] },
      { doubts: ['several-prices'], rows: [1, 5] },
    ])
    expect(blocksOf(rows, checked, 'Other', new Set([1, 3, 5]))).toEqual({
      listed: [{ rows: [0] }, { rows: [4] }],
      unchanged: [{ rows: [2] }],
    })
  })

  it('share one category, however it is spelled', () => {
    const rows = ['Entrées', 'ENTREES ', 'entrées'].map((category, at) =>
      row({ category, name: `Dish ${at}` }),
    )
    const checked = check(rows)
    const { listed } = blocksOf(rows, checked, 'Other', new Set())
    expect(listed).toEqual([{ rows: [0, 1, 2] }])
    const omitted = rows.map((one, at): typeof one => (at === 1 ? { ...one, view: 'left-out' } : one))
    const groups = namedGroups(listed, { rows: omitted, otherCategory: 'Other' })
    expect(groups).toEqual([{ category: 'Entrées', rows: [0, 1, 2], included: [0, 2] }])
    // Of a long list only the first rows are shown, but all can be selected.
    expect(firstOf(groups, 1)).toEqual([{ category: 'Entrées', rows: [0], included: [0, 2] }])
    const counts = countRows({ rows, check: checked, otherCategory: 'Other', removedIds: new Set() })
    expect(counts.categories).toBe(1)
  })
})
