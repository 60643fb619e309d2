// The tables of a restaurant.

import {
  addRestaurantTables,
  findRestaurantTableByName,
  getRestaurantTables,
  removeRestaurantTable,
  updateRestaurantTable,
} from '@tablemate/contract/restaurant-tables.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import {
  addRestaurantTablesTo,
  joinByCode,
  makeRestaurantTable,
  scan,
} from '@tablemate/test/restaurants/restaurant-tables.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

describe('tables', () => {
  test('are added by name, each with its own code, and listed in natural order', async () => {
    const owner = await makeRestaurant(app())
    const added = await addRestaurantTablesTo(owner, '10', 'Terrace 2', '2', 'Terrace 10', 'Bar', '1')
    expect(added.map(({ name }) => name)).toEqual(['1', '2', '10', 'Bar', 'Terrace 2', 'Terrace 10'])
    for (const { token, url, seating } of added) {
      expect(token).toMatch(/^[2-9A-HJKMNP-Z]{10}$/)
      expect(url).toBe(`${app().url}/table/${token}`)
      expect(seating).toBeNull()
    }
    expect(new Set(added.map(({ token }) => token)).size).toBe(6)
    expect(await list(owner)).toEqual(added)
  })

  test('that exist already keep their codes: only missing tables are added', async () => {
    const owner = await makeRestaurant(app())
    const [one, two] = await addRestaurantTablesTo(owner, '1', 'Bar')
    const all = await addRestaurantTablesTo(owner, ' bar ', 'BAR', '1', '2', '2')
    expect(all.map(({ name }) => name)).toEqual(['1', '2', 'Bar'])
    expect([all[0], all[2]]).toEqual([one, two])
  })

  test('are added once by a repeated request', async () => {
    const owner = await makeRestaurant(app())
    const send = (names: string[]) =>
      owner.phone.call(addRestaurantTables, { params: of(owner), body: { names }, key: 'once' })
    const [first, again] = [await send(['1']), await send(['1'])]
    expect(again.body).toEqual(first.body)
    expect((await send(['2'])).problem.problem).toBe('key-reused')
  })

  test('added by twenty concurrent requests exist once', async () => {
    const owner = await makeRestaurant(app())
    const names = Array.from({ length: 20 }, (_, at) => `${at + 1}`)
    await Promise.all(names.map(() => addRestaurantTablesTo(owner, ...names)))
    expect((await list(owner)).map(({ name }) => name)).toEqual(names)
  })

  test('are limited in number, and a request above the limit adds none', async () => {
    const owner = await makeRestaurant(app())
    const names = Array.from({ length: limits.tablesPerRestaurant + 1 }, (_, at) => `${at + 1}`)
    const atOnce = (from: number) => names.slice(from, from + limits.restaurantTablesAtOnce)
    await addRestaurantTablesTo(owner, ...atOnce(0))
    await addRestaurantTablesTo(owner, ...atOnce(200))
    const late = await owner.phone.call(addRestaurantTables, {
      params: of(owner),
      body: { names: atOnce(400) },
    })
    expect(late.problem.problem).toBe('too-many-tables')
    expect(await list(owner)).toHaveLength(400)
  })

  test.each([
    [[], { names: 'required' }],
    ['7', { names: 'wrong-type' }],
    [Array.from({ length: 201 }, (_, at) => at), { names: 'too-long' }],
    [['x'.repeat(21)], { 'names.0': 'too-long' }],
    [['1', ' '], { 'names.1': 'required' }],
    [['a\nb'], { 'names.0': 'forbidden-characters' }],
    [[{}], { 'names.0': 'wrong-type' }],
  ])('named %j are refused', async (names, fields) => {
    const owner = await makeRestaurant(app())
    const { problem } = await owner.phone.call(addRestaurantTables, {
      params: of(owner),
      body: { names: names as string[] },
    })
    expect(problem.fields).toMatchObject(fields)
    expect(await list(owner)).toEqual([])
  })

  test('may have a number as name', async () => {
    const owner = await makeRestaurant(app())
    const { body } = await owner.phone.call(addRestaurantTables, {
      params: of(owner),
      body: { names: [7, 'Bar'] },
    })
    expect(body.map(({ name }) => name)).toEqual(['7', 'Bar'])
  })
})

describe('a table', () => {
  test('that is renamed keeps its code and its seating', async () => {
    const { owner, restaurantTable, token } = await makeRestaurantTable(app())
    await joinByCode(app(), token, 'Ann')
    const { body } = await change(owner, restaurantTable.id, { name: 'Window' })
    expect(body).toEqual({
      ...restaurantTable,
      name: 'Window',
      seating: { people: 1, openedAt: expect.any(String) },
    })
    expect((await scan(makePhone(app().url), token)).body.table.name).toBe('Window')
    await addRestaurantTablesTo(owner, 'Bar')
    expect((await change(owner, restaurantTable.id, { name: 'BAR' })).problem.problem).toBe('table-taken')
    expect((await change(owner, restaurantTable.id, { name: 'WINDOW' })).body.name).toBe('WINDOW')
  })

  // Threat: table-code
  test('with a new code is found by that only, not by the old code or its name', async () => {
    const { owner, restaurantTable, token } = await makeRestaurantTable(app())
    const { body: changed } = await change(owner, restaurantTable.id, { renewToken: true })
    expect(changed.token).not.toBe(token)
    const phone = makePhone(app().url)
    expect((await scan(phone, token)).problem.problem).toBe('table-not-found')
    expect((await scan(phone, changed.token)).status).toBe(200)
    expect((await byName(owner.id, '7')).token).toBeNull()
  })

  test('that is removed has no code any more, and its group goes on', async () => {
    const { owner, restaurantTable, token } = await makeRestaurantTable(app())
    const ann = await joinByCode(app(), token, 'Ann')
    const remove = () =>
      owner.phone.call(removeRestaurantTable, { params: { ...of(owner), tableId: restaurantTable.id } })
    expect((await remove()).status).toBe(204)
    expect((await remove()).problem.problem).toBe('table-not-found')
    expect((await scan(ann.phone, token)).problem.problem).toBe('table-not-found')
    await ann.order({ name: 'Soup', price: 900 })
  })

  test('of another restaurant is not found', async () => {
    const { restaurantTable } = await makeRestaurantTable(app())
    const other = await makeRestaurant(app())
    expect((await change(other, restaurantTable.id, { name: 'Mine' })).problem.problem).toBe(
      'table-not-found',
    )
    const params = { ...of(other), tableId: restaurantTable.id }
    expect((await other.phone.call(removeRestaurantTable, { params })).problem.problem).toBe(
      'table-not-found',
    )
  })

  test('is found by restaurant and name, as printed codes of the first release contain', async () => {
    const { owner, token } = await makeRestaurantTable(app())
    await addRestaurantTablesTo(owner, 'Terrace 2')
    expect((await byName(owner.id, '7')).token).toBe(token)
    expect((await byName(owner.id, ' terrace  2 ')).token).toMatch(/^\w{10}$/)
    expect((await byName(owner.id, '8')).token).toBeNull()
    expect((await byName(999_999, '7')).token).toBeNull()
  })
})

const of = ({ id }: Owner) => ({ restaurantId: id })

async function list(owner: Owner) {
  return (await owner.phone.call(getRestaurantTables, { params: of(owner) })).body
}

function change(owner: Owner, tableId: number, body: { name?: string; renewToken?: boolean }) {
  return owner.phone.call(updateRestaurantTable, { params: { ...of(owner), tableId }, body })
}

async function byName(restaurantId: number, name: string) {
  const query = { restaurantId: String(restaurantId), name }
  return (await makePhone(app().url).call(findRestaurantTableByName, { query })).body
}
