import { noDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import type { MenuItemTranslation } from '@tablemate/domain/menu/translations.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DishDiff, diffMenu, type FileDish, type MenuDish } from './menu-diff.ts'

const soup = present('Soup', { category: 'Starters', price: 650, description: 'of the day' })
const cola = present('Cola', { category: 'Drinks', price: 300 })
const menu = [soup, cola]

describe('diffMenu', () => {
  it('finds no change if only the case of a category differs', () => {
    const { dishes, missing } = diffMenu([row(soup, { category: 'STARTERS' }), row(cola)], menu)
    expect([dishes.map(({ kind }) => kind), missing]).toEqual([['same', 'same'], []])
  })

  it('reports new dishes, changed fields, and dishes that the file lacks', () => {
    expect(diffMenu([row(soup, { price: 700 }), row(soup, { name: 'Stew' })], menu)).toEqual({
      dishes: [{ kind: 'changed', dish: soup, changes: ['price'] }, { kind: 'new' }],
      missing: [cola],
    })
    expect(changesOf({ name: 'SOUP', description: 'with leek' })).toEqual(['name', 'description'])
  })

  it('treats an empty field as no change', () => {
    expect(diffMenu([row(soup, { description: ' ', price: null })], menu).dishes).toEqual([
      { kind: 'same', dish: soup },
    ])
  })

  it('reports a translation that an import would change, and none that it would keep', () => {
    const inEnglish = { language: 'en', name: 'Soup', description: null, category: 'Starters' }
    const inGerman = { language: 'de', name: 'Suppe', description: 'des Tages', category: null }
    const there = present('Σούπα', { translations: [inEnglish, inGerman] })
    const changes = (...translations: MenuItemTranslation[]) =>
      kindsOf([row(there, { translations })], [there])
    expect(changes(inEnglish, inGerman)).toEqual(['same'])
    expect(changes()).toEqual(['same'])
    expect(changes({ ...inEnglish, category: null }, inGerman)).toEqual(['same'])
    expect(changes({ ...inEnglish, name: null })).toEqual(['same'])
    expect(changes(inEnglish)).toEqual(['changed'])
    expect(changes(inEnglish, { ...inGerman, description: 'von heute' })).toEqual(['changed'])
    expect(changes({ ...inEnglish, category: 'Soups' }, inGerman)).toEqual(['changed'])
    expect(changes(inEnglish, inGerman, { ...inGerman, language: 'pl' })).toEqual(['changed'])
  })

  it('matches a dish that moved to another category if the match is unique', () => {
    const moved = row(cola, { category: 'Soft drinks', price: 350 })
    expect(diffMenu([moved], menu)).toEqual({
      dishes: [{ kind: 'changed', dish: cola, changes: ['price', 'category'] }],
      missing: [soup],
    })
    const twoThere = [...menu, present('cola', { category: 'For children' })]
    expect(diffMenu([moved], twoThere)).toMatchObject({ dishes: [{ kind: 'new' }], missing: [...twoThere] })
    const another = row(cola, { category: 'Lunch' })
    expect(kindsOf([moved, another])).toEqual(['new', 'new'])
    // The other dish matches by name and category.
    expect(kindsOf([moved, row(cola)])).toEqual(['new', 'same'])
    expect(kindsOf([moved, row(twoThere[2] ?? cola)], twoThere)).toEqual(['changed', 'same'])
  })

  it('reports every row of the same name and category as a twin, unless only one is imported', () => {
    const twins = [row(cola), row(cola, { name: 'COLA', price: 400 })]
    expect(kindsOf(twins)).toEqual(['twin', 'twin'])
    expect(diffMenu(twins, menu).missing).toEqual([soup])
    expect(kindsOf([row(cola), row(cola, { name: 'Cola, large' })])).toEqual(['same', 'new'])
    expect(kindsOf([row(cola, { isLeftOut: true }), row(cola)])).toEqual(['left-out', 'same'])
    expect(kindsOf([row(cola, { name: '' }), row(cola, { name: ' ' })])).toEqual(['new', 'new'])
  })

  it('does not report the dish of a left-out row as missing', () => {
    const isLeftOut = true
    expect(
      diffMenu([row(soup, { isLeftOut }), row(cola, { category: 'Bar', isLeftOut })], menu).missing,
    ).toEqual([])
    // A left-out row takes no dish that another row continues.
    const rows = [row(cola, { category: 'Bar', isLeftOut }), row(cola, { category: 'Soft drinks' })]
    expect(kindsOf(rows)).toEqual(['left-out', 'changed'])
  })

  describe('with ids from a point of sale', () => {
    const [tea, ale] = [present('Tea', { id: 1 }), present('Ale', { id: 2 })]
    const there = [tea, ale]
    const from = (dish: MenuDish, overrides: Partial<FileDish>) =>
      row(dish, { itemId: dish.id, ...overrides })

    it('matches a dish whatever its name and category are now, even if two exchanged their names', () => {
      const renamed = from(tea, { name: 'Chai', category: 'Hot' })
      expect(diffMenu([renamed], there)).toEqual({
        dishes: [{ kind: 'changed', dish: tea, changes: ['name', 'category'] }],
        missing: [ale],
      })
      const exchanged = [from(tea, { name: 'Ale' }), from(ale, { name: 'Tea' })]
      expect(diffMenu(exchanged, there).dishes).toMatchObject([{ dish: tea }, { dish: ale }])
      // A new dish has the name that another gave up.
      expect(kindsOf([renamed, row(tea)], there)).toEqual(['changed', 'new'])
      expect(kindsOf([from(tea, { itemId: 9 }), row(ale)], there)).toEqual(['same', 'same'])
    })

    it('matches the dish that has the new name, if that dish keeps it', () => {
      const taken = from(tea, { name: 'Ale' })
      expect(diffMenu([taken], there)).toMatchObject({
        dishes: [{ kind: 'same', dish: ale }],
        missing: [tea],
      })
      // The row that would have made room is left out.
      const stays = from(ale, { name: 'Beer', isLeftOut: true })
      expect(diffMenu([taken, stays], there).dishes).toMatchObject([{ dish: ale }, { kind: 'left-out' }])
    })

    it('reports what is sold out now, and what is available again', () => {
      const gone = present('Soup', { id: 3, isSoldOut: true })
      const change = { kind: 'changed', changes: ['availability'] }
      expect(diffMenu([from(gone, { isSoldOut: false })], [gone]).dishes).toMatchObject([change])
      expect(diffMenu([from(tea, { isSoldOut: true })], there).dishes).toMatchObject([change])
      expect(kindsOf([row(gone, { isSoldOut: undefined })], [gone])).toEqual(['same'])
    })
  })

  it('accounts for every dish of the menu once and matches none to two rows', () => {
    const text = fc.constantFrom('a', 'A', 'b', 'á', 'c', '')
    const called = text.filter(name => name !== '')
    const dish = fc.record({ name: called, category: text, price: fc.nat(2) })
    const coming = fc.record({
      ...{ name: text, category: text, price: fc.nat(2), isLeftOut: fc.boolean() },
      itemId: fc.option(fc.nat(3), { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(dish), fc.array(coming), (dishes, rows) => {
        const places = new Map(
          dishes.map(one => [`${menuItemKey(one.category)}|${menuItemKey(one.name)}`, one]),
        )
        const there = [...places.values()].map((one, id) => ({
          ...one,
          id,
          description: null,
          ...noDetails,
        }))
        const diff = diffMenu(
          rows.map(one => ({ ...one, description: '', ...noDetails })),
          there,
        )
        const continued = diff.dishes.flatMap(one => ('dish' in one ? [one.dish] : []))
        expect(new Set(continued).size).toBe(continued.length)
        expect(continued.filter(one => diff.missing.includes(one))).toEqual([])
        expect(diff.dishes.map(({ kind }) => kind === 'left-out')).toEqual(
          rows.map(({ isLeftOut }) => isLeftOut),
        )
        // Every dish is continued or missing, except those of left-out rows and twins.
        const others = rows.filter((_, at) => ['left-out', 'twin'].includes(diff.dishes[at]?.kind ?? ''))
        const names = new Set(others.map(({ name }) => menuItemKey(name)))
        const ids = new Set(others.map(({ itemId }) => itemId))
        const lost = there.filter(one => !continued.includes(one) && !diff.missing.includes(one))
        expect(lost.every(({ id, name }) => ids.has(id) || names.has(menuItemKey(name)))).toBe(true)
      }),
      longRun({ seed: 6, numRuns: 100 }, { numRuns: 5000 }),
    )
  })
})

function present(name: string, overrides: Partial<MenuDish> = {}): MenuDish {
  return { name, category: 'Mains', description: null, price: 500, ...noDetails, ...overrides }
}

function row(dish: MenuDish, overrides: Partial<FileDish> = {}): FileDish {
  return { ...dish, description: dish.description ?? '', isLeftOut: false, ...overrides }
}

function changesOf(overrides: Partial<FileDish>) {
  const [diff] = diffMenu([row(soup, overrides)], menu).dishes
  return diff?.kind === 'changed' ? diff.changes : diff?.kind
}

function kindsOf(rows: readonly FileDish[], there: readonly MenuDish[] = menu): DishDiff<MenuDish>['kind'][] {
  return diffMenu(rows, there).dishes.map(({ kind }) => kind)
}
