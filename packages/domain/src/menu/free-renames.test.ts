// Dishes that take new names at once.

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeRenames, type Rename } from './free-renames.ts'

const menu = ['A', 'B', 'C'].map((key, at) => ({ id: at + 1, key }))
const freeOf = (...keys: (string | null)[]) => [
  ...freeRenames(
    keys.flatMap((key, at) => (key === null ? [] : [{ id: at + 1, key }])),
    menu,
  ),
]

describe('freeRenames', () => {
  it('lets dishes exchange their names, and follow each other', () => {
    expect(freeOf('B', 'A')).toEqual([1, 2])
    expect(freeOf('B', 'C', 'A')).toEqual([1, 2, 3])
    expect(freeOf('B', 'C', 'D')).toEqual([1, 2, 3])
    expect(freeOf('A')).toEqual([1])
  })

  it('blocks a dish whose new name is kept by another, and those that wait for its own name', () => {
    expect(freeOf('B')).toEqual([])
    expect(freeOf('B', 'C')).toEqual([])
    expect(freeOf('D', 'C')).toEqual([1])
    expect(freeRenames([{ id: 9, key: 'D' }], menu).size).toBe(0)
  })

  it('leaves no two dishes with the same key, and blocks none without a reason', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g')
    const menuItems = fc.uniqueArray(key).map(keys => keys.map((key, id) => ({ id, key })))
    const renames = fc
      .uniqueArray(fc.record({ id: fc.nat(6), key }), { selector: ({ key }) => key })
      .map(all => [...new Map(all.map(one => [one.id, one])).values()])
    fc.assert(
      fc.property(menuItems, renames, (present, wanted) => {
        const free = freeRenames(wanted, present)
        const keysAfter = (done: ReadonlySet<number>) => {
          const to = new Map(wanted.filter(({ id }) => done.has(id)).map(({ id, key }) => [id, key]))
          return present.map(({ id, key }: Rename<number>) => to.get(id) ?? key)
        }
        expect(new Set(keysAfter(free)).size).toBe(present.length)
        // With any further dish, two would have the same key.
        const ids = present.map(({ id }) => id).filter(id => wanted.some(one => one.id === id))
        for (const id of ids.filter(one => !free.has(one)))
          expect(new Set(keysAfter(new Set([...free, id]))).size).toBeLessThan(present.length)
      }),
    )
  })
})
