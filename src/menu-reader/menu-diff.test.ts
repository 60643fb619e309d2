import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dishKey } from '#domain/plain-text.ts'
import { type ComingDish, type DishDiff, diffMenu, type PresentDish } from './menu-diff.ts'

const soup = present('Soup', { category: 'Starters', price: 650, description: 'of the day' })
const cola = present('Cola', { category: 'Drinks', price: 300 })
const menu = [soup, cola]

describe('A file beside the menu that is there', () => {
  it('changes nothing when it says the same, however it is spelled in its categories', () => {
    const { dishes, gone } = diffMenu([row(soup, { category: 'STARTERS' }), row(cola)], menu)
    expect([dishes.map(({ kind }) => kind), gone]).toEqual([['same', 'same'], []])
  })

  it('tells what is new, what is changed and in what, and what it does not have', () => {
    expect(diffMenu([row(soup, { price: 700 }), row(soup, { name: 'Stew' })], menu)).toEqual({
      dishes: [{ kind: 'changed', dish: soup, changes: ['price'] }, { kind: 'new' }],
      gone: [cola],
    })
    expect(changesOf({ name: 'SOUP', description: 'with leek' })).toEqual(['name', 'description'])
  })

  it('takes nothing away by saying nothing', () => {
    expect(diffMenu([row(soup, { description: ' ', price: null })], menu).dishes).toEqual([
      { kind: 'same', dish: soup },
    ])
  })

  it('follows a dish into another category, if it is clear which one', () => {
    const moved = row(cola, { category: 'Soft drinks', price: 350 })
    expect(diffMenu([moved], menu)).toEqual({
      dishes: [{ kind: 'changed', dish: cola, changes: ['price', 'category'] }],
      gone: [soup],
    })
    const twoThere = [...menu, present('cola', { category: 'For children' })]
    expect(diffMenu([moved], twoThere)).toMatchObject({ dishes: [{ kind: 'new' }], gone: [...twoThere] })
    const another = row(cola, { category: 'Lunch' })
    expect(kindsOf([moved, another])).toEqual(['new', 'new'])
    // The other one has its place on the menu.
    expect(kindsOf([moved, row(cola)])).toEqual(['new', 'same'])
    expect(kindsOf([moved, row(twoThere[2] ?? cola)], twoThere)).toEqual(['changed', 'same'])
  })

  it('has one dish of a name in a category: of more each is told, until one is another or left out', () => {
    const twins = [row(cola), row(cola, { name: 'COLA', price: 400 })]
    expect(kindsOf(twins)).toEqual(['twin', 'twin'])
    expect(diffMenu(twins, menu).gone).toEqual([soup])
    expect(kindsOf([row(cola), row(cola, { name: 'Cola, large' })])).toEqual(['same', 'new'])
    expect(kindsOf([row(cola, { isLeftOut: true }), row(cola)])).toEqual(['left-out', 'same'])
    expect(kindsOf([row(cola, { name: '' }), row(cola, { name: ' ' })])).toEqual(['new', 'new'])
  })

  it('leaves on the menu what is left out of the import', () => {
    const isLeftOut = true
    expect(
      diffMenu([row(soup, { isLeftOut }), row(cola, { category: 'Bar', isLeftOut })], menu).gone,
    ).toEqual([])
    // And claims no dish that another row continues.
    const rows = [row(cola, { category: 'Bar', isLeftOut }), row(cola, { category: 'Soft drinks' })]
    expect(kindsOf(rows)).toEqual(['left-out', 'changed'])
  })

  it('accounts for every dish of the menu once, and follows none in two rows', () => {
    const text = fc.constantFrom('a', 'A', 'b', 'á', 'c', '')
    const called = text.filter(name => name !== '')
    const dish = fc.record({ name: called, category: text, price: fc.nat(2) })
    const coming = fc.record({ name: text, category: text, price: fc.nat(2), isLeftOut: fc.boolean() })
    fc.assert(
      fc.property(fc.array(dish), fc.array(coming), (dishes, rows) => {
        const places = new Map(dishes.map(one => [`${dishKey(one.category)}|${dishKey(one.name)}`, one]))
        const there = [...places.values()].map(one => ({ ...one, description: null, allergens: [] }))
        const diff = diffMenu(
          rows.map(one => ({ ...one, description: '', allergens: [] })),
          there,
        )
        const continued = diff.dishes.flatMap(one => ('dish' in one ? [one.dish] : []))
        expect(new Set(continued).size).toBe(continued.length)
        expect(continued.filter(one => diff.gone.includes(one))).toEqual([])
        expect(diff.dishes.map(({ kind }) => kind === 'left-out')).toEqual(
          rows.map(({ isLeftOut }) => isLeftOut),
        )
        // What is kept of the old names and what is gone is all there was, but for what is left out or there twice.
        const others = rows.filter((_, at) => ['left-out', 'twin'].includes(diff.dishes[at]?.kind ?? ''))
        const names = new Set(others.map(({ name }) => dishKey(name)))
        const lost = there.filter(one => !continued.includes(one) && !diff.gone.includes(one))
        expect(lost.every(({ name }) => names.has(dishKey(name)))).toBe(true)
      }),
      { seed: 6, numRuns: 500 },
    )
  })
})

function present(name: string, wanted: Partial<PresentDish> = {}): PresentDish {
  return { name, category: 'Mains', description: null, price: 500, allergens: [], ...wanted }
}

function row(dish: PresentDish, wanted: Partial<ComingDish> = {}): ComingDish {
  return { ...dish, description: dish.description ?? '', isLeftOut: false, ...wanted }
}

function changesOf(wanted: Partial<ComingDish>) {
  const [diff] = diffMenu([row(soup, wanted)], menu).dishes
  return diff?.kind === 'changed' ? diff.changes : diff?.kind
}

function kindsOf(
  rows: readonly ComingDish[],
  there: readonly PresentDish[] = menu,
): DishDiff<PresentDish>['kind'][] {
  return diffMenu(rows, there).dishes.map(({ kind }) => kind)
}
