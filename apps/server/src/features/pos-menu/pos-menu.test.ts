// The menu of a restaurant's Square account, taken over HTTP and imported, and taken again after it has changed there.

import { getMenu } from '@tablemate/contract/menu.ts'
import { importMenu } from '@tablemate/contract/menu-import.ts'
import { changeOptionGroup, getOptionGroups } from '@tablemate/contract/option-groups.ts'
import { changePosSettings, getPosSettings } from '@tablemate/contract/pos.ts'
import { takePosMenu } from '@tablemate/contract/pos-menu.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { startFakeSquare } from '@tablemate/test/fakes/square.ts'
import {
  category,
  item,
  menuItem,
  modifier,
  modifierList,
  usd,
  variation,
} from '@tablemate/test/pos-contracts/square-catalog.ts'
import { importFile } from '@tablemate/test/restaurants/menu.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import { afterAll, expect, test } from 'vitest'

const square = await startFakeSquare()
afterAll(() => square.close())
const app = shareAppInFile({ env: { POS_BASE_URLS: JSON.stringify({ square: square.url }) } })

let made = 0

/** A restaurant with a Square account, and the API key of that. */
async function makeOwner(settings: object = {}): Promise<{ owner: Owner; key: string }> {
  const owner = await makeRestaurant(app())
  made += 1
  const key = `EAAA-Kanarie-${made}`
  const body = { posProvider: 'square', posApiKey: key, posLocationId: 'HERE', ...settings } as const
  await owner.phone.call(changePosSettings, { params: { restaurantId: owner.id }, body })
  return { owner, key }
}

const take = ({ id, phone }: Owner) => phone.call(takePosMenu, { params: { restaurantId: id } })

const menuOf = async ({ id, phone }: Owner) =>
  (await phone.call(getMenu, { params: { restaurantId: id } })).body

/** Imports the rows as the owner's screen does. */
async function importRows(owner: Owner, removed: number[] = []) {
  const { body } = await take(owner)
  const rows = body.rows.map(({ name, category, description, price, allergens, ...row }) => ({
    ...{ name, category: category || 'Other', description, price: price ?? 0, allergens },
    ...(row.remoteId && { remoteId: row.remoteId, remoteProvider: body.provider }),
    ...(row.itemId && { itemId: row.itemId }),
    ...(row.optionGroups && { optionGroups: row.optionGroups }),
    isSoldOut: row.isSoldOut ?? null,
  }))
  const optionGroups = body.optionGroups.map(group => ({ ...group, remoteProvider: body.provider }))
  const sent = { rows, removed, takenAt: body.takenAt, ...(optionGroups.length > 0 && { optionGroups }) }
  return owner.phone.call(importMenu, { params: { restaurantId: owner.id }, body: sent })
}

const soldOut = { location_overrides: [{ location_id: 'HERE', sold_out: true }] }
const drinks = { categories: [{ id: 'drinks', ordinal: 1 }] }
const latte = (...names: string[]) =>
  item(
    'latte',
    'Latte',
    names.map((name, at) => variation(`latte-${at}`, name, { price_money: usd(400 + at) })),
    drinks,
  )

test('the menu of Square becomes rows, over all pages, and nothing is stored', async () => {
  const { owner, key } = await makeOwner()
  square.play(key, {
    objects: [
      latte('Small', 'Large'),
      menuItem('tea', 'Tea', drinks, soldOut),
      menuItem('old', 'Old', { is_archived: true }),
      menuItem('fish', 'Fish', {}, { pricing_type: 'VARIABLE_PRICING' }),
      category('drinks', 'Drinks'),
    ],
  })
  const { status, body } = await take(owner)
  expect(status).toBe(200)
  expect(body).toMatchObject({ provider: 'square', doubts: [], leftOut: { archived: 1, deleted: 0 } })
  expect(
    body.rows.map(row => [row.row, row.category, row.name, row.price, row.isSoldOut, row.doubts]),
  ).toEqual([
    [1, 'Drinks', 'Latte · Small', 400, false, []],
    [2, 'Drinks', 'Latte · Large', 401, false, []],
    [3, 'Drinks', 'Tea', 450, true, []],
    [4, '', 'Fish', null, false, ['no-price', 'no-category']],
  ])
  expect(body.rows.map(({ remoteId, itemId }) => [remoteId, itemId])).toEqual([
    ['latte-0', undefined],
    ['latte-1', undefined],
    ['tea-v', undefined],
    ['fish-v', undefined],
  ])
  expect(await menuOf(owner)).toEqual([])
  expect(square.faults).toEqual([])
})

test('a dish keeps its id when its name, category and price change at Square, even if two exchange their names', async () => {
  const { owner, key } = await makeOwner()
  square.play(key, {
    objects: [latte('Small', 'Large'), menuItem('tea', 'Tea', drinks), category('drinks', 'Drinks')],
  })
  expect((await importRows(owner)).body).toEqual({ added: 3, updated: 0, removed: 0 })
  const before = new Map((await menuOf(owner)).map(({ name, id }) => [name, id]))
  square.play(key, {
    objects: [
      latte('Large', 'Small'),
      menuItem('tea', 'Green tea', { categories: [{ id: 'hot' }] }, { price_money: usd(500), ...soldOut }),
      category('drinks', 'Drinks'),
      category('hot', 'Hot drinks'),
    ],
  })
  expect((await take(owner)).body.rows.map(({ itemId }) => itemId)).toEqual(
    ['Latte · Small', 'Latte · Large', 'Tea'].map(name => before.get(name)),
  )
  expect((await importRows(owner)).body).toEqual({ added: 0, updated: 3, removed: 0 })
  const after = await menuOf(owner)
  const of = (name: string) => after.find(found => found.name === name)
  expect(after).toHaveLength(3)
  expect(of('Latte · Large')).toMatchObject({ id: before.get('Latte · Small'), price: 400 })
  expect(of('Latte · Small')).toMatchObject({ id: before.get('Latte · Large'), price: 401 })
  expect(of('Green tea')).toMatchObject({
    ...{ id: before.get('Tea'), category: 'Hot drinks' },
    ...{ price: 500, isSoldOut: true },
  })
  // Available again.
  square.play(key, { objects: [menuItem('tea', 'Green tea', drinks), category('drinks', 'Drinks')] })
  await importRows(owner)
  expect((await menuOf(owner)).find(({ name }) => name === 'Green tea')).toMatchObject({ isSoldOut: false })
})

test('options keep their ids here and at Square when their list is renamed there, and twin lists stay two', async () => {
  const { owner, key } = await makeOwner()
  const list = (id: string, name: string, first: string, price = 60) =>
    modifierList(id, name, [
      modifier(`${id}-1`, first, { price_money: usd(price) }),
      modifier(`${id}-2`, 'Soy milk'),
    ])
  const having = (id: string, listId: string) =>
    menuItem(id, id, { ...drinks, modifier_list_info: [{ modifier_list_id: listId }] })
  const play = (...lists: object[]) =>
    square.play(key, {
      objects: [category('drinks', 'Drinks'), having('Latte', 'a'), having('Mocha', 'b'), ...lists],
    })
  const stored = () => app().directSql<
    { remoteProvider: string; options: { id: number; name: string; remoteId: string }[] }[]
  >`
    select remote_provider as "remoteProvider", options from option_groups where restaurant_id = ${owner.id} order by id`
  play(list('a', 'Milk', 'Oat milk'), list('b', 'Milk', 'Oat milk'))
  await importRows(owner)
  const before = await stored()
  expect(before.map(one => [one.remoteProvider, one.options.map(({ remoteId }) => remoteId)])).toEqual([
    ['square', ['a-1', 'a-2']],
    ['square', ['b-1', 'b-2']],
  ])
  play(list('a', 'Which milk?', 'Oat', 70), list('b', 'Milk', 'Oat milk'))
  await importRows(owner)
  const after = await stored()
  expect(after).toHaveLength(2)
  const byRemoteId = (groups: typeof after) =>
    new Map(groups.flatMap(({ options }) => options.map(({ id, remoteId }) => [remoteId, id])))
  expect(byRemoteId(after)).toEqual(byRemoteId(before))
  expect((await menuOf(owner)).map(({ optionGroups }) => optionGroups?.map(({ name }) => name))).toEqual([
    ['Which milk?'],
    ['Milk'],
  ])
  // An owner who edits a group sees and sends no ids: they stay.
  const [group] = (await owner.phone.call(getOptionGroups, { params: { restaurantId: owner.id } })).body
  await owner.phone.call(changeOptionGroup, {
    params: { optionGroupId: group?.id ?? 0 },
    body: { ...group, name: 'Milk?' } as never,
  })
  expect(byRemoteId(await stored())).toEqual(byRemoteId(before))
})

test('a chain of new names moves each dish on, and a name of a dish that stays is not taken', async () => {
  const { owner, key } = await makeOwner()
  const menu = (...names: string[]) => ({
    objects: [...names.map((name, at) => menuItem(`d${at}`, name, drinks)), category('drinks', 'Drinks')],
  })
  square.play(key, menu('A', 'B'))
  await importRows(owner)
  const [a, b] = (await menuOf(owner)).map(({ id }) => id)
  square.play(key, menu('B', 'C'))
  expect((await importRows(owner)).body).toEqual({ added: 0, updated: 2, removed: 0 })
  expect((await menuOf(owner)).map(({ id, name }) => [id, name])).toEqual([
    [a, 'B'],
    [b, 'C'],
  ])
  // The owner has a dish of this name.
  const [own] = await addMenuItems(owner, { name: 'D', price: 100, category: 'Drinks' })
  square.play(key, menu('C', 'D'))
  expect((await importRows(owner)).body).toEqual({ added: 0, updated: 2, removed: 0 })
  const names = (await menuOf(owner)).map(({ id, name }) => [id, name])
  expect(names).toEqual(
    expect.arrayContaining([
      [a, 'B'],
      [b, 'C'],
      [own.id, 'D'],
    ]),
  )
  // From now on the dishes are those that were written.
  expect((await take(owner)).body.rows.map(({ itemId }) => itemId)).toEqual([b, own.id])
})

test('all dishes of a long menu take new names at once, each that of the next', async () => {
  const count = longRun(300, 5000)
  const { owner } = await makeOwner()
  const rename = async (first: number, ids: readonly number[] = []) => {
    const rows = Array.from({ length: count }, (_, at) => ({
      ...{ name: `Dish ${(at + first) % count}`, category: 'Food', price: 100, itemId: ids[at] ?? null },
      ...{ remoteId: `V${at}`, remoteProvider: 'square' as const },
    }))
    return (await owner.phone.call(importMenu, { params: { restaurantId: owner.id }, body: { rows } })).body
  }
  expect(await rename(0)).toEqual({ added: count, updated: 0, removed: 0 })
  const ids = (await menuOf(owner)).map(({ id }) => id)
  expect(await rename(1, ids)).toEqual({ added: 0, updated: count, removed: 0 })
  const menu = await menuOf(owner)
  expect(menu.map(({ id }) => id)).toEqual(ids)
  expect([menu[0]?.name, menu[count - 1]?.name]).toEqual(['Dish 1', 'Dish 0'])
})

test('an imported file leaves the ids of Square and the sold-out marks alone, and diners get no such ids', async () => {
  const { owner, key } = await makeOwner()
  square.play(key, { objects: [menuItem('tea', 'Tea', drinks, soldOut), category('drinks', 'Drinks')] })
  await importRows(owner)
  const [tea] = await menuOf(owner)
  expect(Object.keys(tea ?? {}).filter(field => /remote/i.test(field))).toEqual([])
  await importFile(app(), owner, 'Name,Price,Category\nTea,5.00,Drinks\n')
  expect(await menuOf(owner)).toMatchObject([{ id: tea?.id, price: 500, isSoldOut: true }])
  expect((await take(owner)).body.rows).toMatchObject([{ itemId: tea?.id, price: 450 }])
})

test('the settings say when the menu was taken: not before its import, and no later than it was read', async () => {
  const { owner, key } = await makeOwner()
  square.play(key, { objects: [menuItem('tea', 'Tea')] })
  const takenAt = async () =>
    (await owner.phone.call(getPosSettings, { params: { restaurantId: owner.id } })).body.menuTakenAt
  const { body } = await take(owner)
  expect(await takenAt()).toBeNull()
  const rows = [{ name: 'Tea', category: 'Drinks', price: 450 }]
  const send = (takenAt: string | null) =>
    owner.phone.call(importMenu, { params: { restaurantId: owner.id }, body: { rows, takenAt } })
  await send(null)
  expect(await takenAt()).toBeNull()
  await send(body.takenAt)
  expect(await takenAt()).toBe(body.takenAt)
  await send('2999-01-01T00:00:00.000Z')
  expect(new Date((await takenAt()) ?? '').getTime()).toBeLessThanOrEqual(app().now().getTime())
})

test('each fault has its name: not set up, key refused, no answer, too large, without end', async () => {
  const problemOf = async (owner: Owner) => {
    const { status, problem } = await take(owner)
    return [status, problem.problem]
  }
  const unset = await makeRestaurant(app())
  const toast = await makeOwner({ posProvider: 'toast' })
  const nowhere = await makeOwner({ posLocationId: null })
  for (const owner of [unset, toast.owner, nowhere.owner])
    expect(await problemOf(owner)).toEqual([409, 'pos-not-set-up'])
  const { owner, key } = await makeOwner()
  expect(await problemOf(owner)).toEqual([409, 'pos-unauthorized'])
  for (const played of ['drop', 'huge', 'endless', { status: 503 }, { status: 200, body: [] }] as const) {
    square.play(key, played)
    expect(await problemOf(owner)).toEqual([502, 'pos-not-reachable'])
  }
  square.play(key, 'long')
  expect(await problemOf(owner)).toEqual([422, 'too-many-menu-rows'])
  expect(app().logged.join('')).not.toContain('Kanarie')
})

test('a restaurant takes its menu ten times in ten minutes, and never that of another', async () => {
  const { owner, key } = await makeOwner()
  const other = await makeRestaurant(app())
  square.play(key, { objects: [] })
  expect((await other.phone.call(takePosMenu, { params: { restaurantId: owner.id } })).status).toBe(404)
  const statuses = []
  for (let at = 0; at < 11; at += 1) statuses.push((await take(owner)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
})
