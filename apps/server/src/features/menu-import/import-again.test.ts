// Repeated imports: what they change on the existing menu, and what they leave.

import type { InputOf } from '@tablemate/contract/endpoint.ts'
import { getMenu, removeMenuItem } from '@tablemate/contract/menu.ts'
import { importMenu } from '@tablemate/contract/menu-import.ts'
import { getOptionGroups, setOptionAvailability } from '@tablemate/contract/option-groups.ts'
import { detailsOf, noDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { importFile } from '@tablemate/test/restaurants/menu.ts'
import { addOptionGroups, doneness } from '@tablemate/test/restaurants/option-groups.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'

type Body = InputOf<typeof importMenu, 'body'>
type Row = Body['rows'][number]

const app = shareApp()

test('a dish moved to another category keeps its id, its creation time and whether it is sold out', async () => {
  const owner = await makeRestaurant(app())
  const [cola] = await addMenuItems(owner, {
    name: 'Cola',
    price: 300,
    category: 'Drinks',
    isSoldOut: true,
    description: 'with ice',
  })
  const { body } = await take(owner, [row('Cola', 'Soft drinks', { price: 350, itemId: cola.id })])
  expect(body).toEqual({ added: 0, updated: 1, removed: 0 })
  const [moved, ...others] = await menuOf(owner)
  expect(moved).toEqual({ ...cola, price: 350, category: 'Soft drinks', updatedAt: moved?.updatedAt })
  expect(others).toEqual([])
  // A rename keeps them too.
  await take(owner, [row('Coke', 'Soft drinks', { itemId: cola.id })])
  expect((await menuOf(owner)).map(({ id, name }) => [id, name])).toEqual([[cola.id, 'Coke']])
})

test('a dish keeps the details that a file does not state, and gets those that it states', async () => {
  const owner = await makeRestaurant(app())
  const details = async () => (await menuOf(owner)).map(detailsOf)
  const pesto = detailsOf({ allergens: ['nuts', 'milk'], diets: ['vegetarian'], spiciness: 1 })
  await take(owner, [row('Pesto', 'Mains', pesto), row('Stew', 'Mains')])
  const kept = { ...pesto, allergens: ['milk', 'nuts'] }
  expect(await details()).toEqual([kept, noDetails])
  await take(owner, [
    row('Pesto', 'Mains', { price: 900, spiciness: 0 }),
    row('Stew', 'Mains', { allergens: ['celery'], spiciness: 2 }),
  ])
  const stew = { allergens: ['celery'], diets: [], spiciness: 2 }
  expect(await details()).toEqual([kept, stew])

  await importFile(
    app(),
    owner,
    'Name,Price,Category,Contains,Halal,Spicy\nPesto,9.00,Mains,peanuts and milk,no,3\nStew,8.00,Mains,,yes,\n',
  )
  expect(await details()).toEqual([
    { allergens: ['peanuts', 'milk'], diets: ['vegetarian'], spiciness: 3 },
    { ...stew, diets: ['halal'] },
  ])
})

test('a dish does not take the name and category of another, nor two, nor an id of another restaurant', async () => {
  const [owner, other] = [await makeRestaurant(app()), await makeRestaurant(app())]
  const [cola, tea] = await addMenuItems(owner, { name: 'Cola', price: 300 }, { name: 'Tea', price: 200 })
  const [foreign] = await addMenuItems(other, { name: 'Cola', price: 100 })
  const { body } = await take(owner, [
    row('Tea', 'Food', { price: 250, itemId: cola.id }),
    row('Cola', 'Bar', { itemId: foreign.id }),
    row('Gin', 'Bar', { itemId: 999_999 }),
  ])
  expect(body).toEqual({ added: 2, updated: 1, removed: 0 })
  expect(await shownOf(owner)).toEqual(['Food: Cola 300', 'Food: Tea 250', 'Bar: Cola 500', 'Bar: Gin 500'])
  expect(await menuOf(other)).toEqual([foreign])
  const twice = [row('Chai', 'Bar', { itemId: tea.id }), row('Mint tea', 'Bar', { itemId: tea.id })]
  expect((await take(owner, twice)).body).toEqual({ added: 1, updated: 1, removed: 0 })
  expect((await menuOf(owner)).find(({ id }) => id === tea.id)?.name).toBe('Mint tea')
})

test('a removed dish takes its empty category with it, and nothing else', async () => {
  const [owner, other] = [await makeRestaurant(app()), await makeRestaurant(app())]
  const [soup, cake, pie] = await addMenuItems(
    owner,
    { name: 'Soup', price: 600, category: 'Starters' },
    { name: 'Cake', price: 400, category: 'Sweets' },
    { name: 'Pie', price: 500, category: 'Sweets' },
  )
  const [foreign] = await addMenuItems(other, { name: 'Soup', price: 100 })
  // Removed on another device meanwhile.
  await owner.phone.call(removeMenuItem, { params: { itemId: pie.id } })
  const removed = [soup.id, cake.id, pie.id, foreign.id, cake.id]
  const answer = await take(owner, [row('soup', 'starters'), row('Tea', 'Drinks')], { removed })
  expect([answer.status, answer.body]).toEqual([201, { added: 1, updated: 1, removed: 1 }])
  expect(await shownOf(owner)).toEqual(['Starters: soup 500', 'Drinks: Tea 500'])
  expect(await menuOf(other)).toEqual([foreign])
})

test('one invalid row refuses the whole import: nothing is removed or moved', async () => {
  const owner = await makeRestaurant(app())
  const [soup, cake] = await addMenuItems(owner, { name: 'Soup', price: 600 }, { name: 'Cake', price: 400 })
  const rows = [row('Soup', 'Starters', { itemId: soup.id }), row('Tea', 'Drinks', { price: 1e9 })]
  const { problem } = await take(owner, rows, { removed: [cake.id] })
  expect(problem.fields).toEqual({ 'rows.1.price': 'too-large' })
  expect((await take(owner, [row('Tea', 'Drinks')], { removed: ['x' as never] })).status).toBe(400)
  const path = `/api/restaurants/${owner.id}/menu/import`
  const headers = { 'content-type': 'application/json' }
  expect((await owner.phone.send('POST', path, { headers, body: '' })).problem.fields).toEqual({
    body: 'required',
  })
  expect(await menuOf(owner)).toEqual([soup, cake])
})

test('an import repeated with its idempotency key gets the first reply', async () => {
  const owner = await makeRestaurant(app())
  const [cola, cake] = await addMenuItems(owner, { name: 'Cola', price: 300 }, { name: 'Cake', price: 400 })
  const send = (price = 500) =>
    take(owner, [row('Cola', 'Bar', { itemId: cola.id, price })], { removed: [cake.id] }, 'once')
  const first = (await send()).body
  expect(first).toEqual({ added: 0, updated: 1, removed: 1 })
  const [again] = await addMenuItems(owner, { name: 'Cake', price: 400 })
  expect((await send()).body).toEqual(first)
  expect((await send(600)).problem.problem).toBe('key-reused')
  expect((await menuOf(owner)).map(({ id }) => id)).toContain(again.id)
})

test('orders keep their dishes, and the table can order from the new menu only', async () => {
  const owner = await makeRestaurant(app())
  const [soup] = await addMenuItems(owner, { name: 'Soup', price: 600 })
  const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
  await diners[0].order({ name: 'Soup', price: 600 })
  const line = await diners[1].phone.listen(group.id)
  await line.next()
  await take(owner, [row('Stew', 'Food', { price: 900 })], { removed: [soup.id] })
  expect(await line.next()).toMatchObject({ kind: 'menu' })
  await diners[1].order({ name: 'Stew', price: 900 })
  const { orders } = await fetchGroupState(diners[0].phone, group.id)
  expect(orders.flatMap(({ items }) => items.map(({ name, price }) => [name, price]))).toEqual([
    ['Soup', 600],
    ['Stew', 900],
  ])
})

describe('Options', () => {
  const size = (large: number) => ({
    ...{ name: 'Size', min: 1, max: 1 },
    options: [
      { name: 'Small', price: 0, isDefault: true },
      { name: 'Large', price: large },
    ],
  })
  const extras = { name: 'Extras', min: 0, max: 1, options: [{ name: 'Oat milk', price: 60 }] }
  const groupsOf = async (owner: Owner) =>
    (await menuOf(owner)).map(({ name, optionGroups = [] }) => [name, ...optionGroups.map(one => one.name)])

  test('of an import are shared by their dishes, and stay the same when it is repeated with other prices', async () => {
    const owner = await makeRestaurant(app())
    const rows = [
      row('Latte', 'Coffee', { optionGroups: [0, 1] }),
      row('Mocha', 'Coffee', { optionGroups: [0] }),
      row('Tea', 'Coffee'),
    ]
    await take(owner, rows, { optionGroups: [size(100), extras] })
    expect(await groupsOf(owner)).toEqual([['Latte', 'Size', 'Extras'], ['Mocha', 'Size'], ['Tea']])
    const [latte] = await menuOf(owner)
    const [small, large] = latte?.optionGroups?.[0]?.options ?? []
    await owner.phone.call(setOptionAvailability, {
      params: { restaurantId: owner.id, optionId: large?.id ?? 0 },
      body: { isSoldOut: true },
    })
    await take(owner, rows, { optionGroups: [size(150), extras] })
    const [again, mocha] = await menuOf(owner)
    expect(again?.optionGroups?.[0]).toEqual({
      ...latte?.optionGroups?.[0],
      options: [small, { ...large, price: 150, isAvailable: false }],
    })
    expect(mocha?.optionGroups?.[0]).toEqual(again?.optionGroups?.[0])
    expect(
      (await owner.phone.call(getOptionGroups, { params: { restaurantId: owner.id } })).body,
    ).toHaveLength(2)
  })

  test('take the place of sizes and of groups with their name, and of no others', async () => {
    const owner = await makeRestaurant(app())
    const [latte, mocha] = await addMenuItems(
      owner,
      { name: 'Latte', price: 400, category: 'Coffee' },
      { name: 'Mocha', price: 500, category: 'Coffee' },
    )
    await addOptionGroups(owner, [latte, mocha], { ...size(90), name: 'Cup' }, doneness)
    await take(owner, [row('Latte', 'Coffee', { optionGroups: [0] }), row('Mocha', 'Coffee')], {
      optionGroups: [size(100)],
    })
    expect(await groupsOf(owner)).toEqual([
      ['Latte', 'Size', 'Doneness'],
      ['Mocha', 'Cup', 'Doneness'],
    ])
    await take(owner, [row('Mocha', 'Coffee', { optionGroups: [0] })], { optionGroups: [size(100)] })
    const { body } = await owner.phone.call(getOptionGroups, { params: { restaurantId: owner.id } })
    expect(body.map(({ name, itemCount }) => [name, itemCount])).toEqual([
      ['Doneness', 2],
      ['Size', 2],
    ])
  })

  test('come with a file, all or nothing', async () => {
    const owner = await makeRestaurant(app())
    await importFile(app(), owner, 'Name,Glass,Bottle,Extras\nMerlot,6,24,\nRioja,7,25,Cheese +3\n')
    const shown = (await menuOf(owner)).map(({ name, price, optionGroups }) => [
      ...[name, price],
      ...(optionGroups ?? []).map(
        group => `${group.name}: ${group.options.map(one => `${one.name} ${one.price}`)}`,
      ),
    ])
    expect(shown).toEqual([
      ['Merlot', 600, 'Size: Glass 0,Bottle 1800'],
      ['Rioja', 700, 'Size: Glass 0,Bottle 1800', 'Extras: Cheese 300'],
    ])
    const { problem } = await take(owner, [row('Latte', 'Coffee', { optionGroups: [0, 1] })], {
      optionGroups: [size(100)],
    })
    expect([problem.problem, problem.fields]).toEqual(['invalid', { optionGroups: 'unknown' }])
    expect(await menuOf(owner)).toHaveLength(2)
  })
})

function row(name: string, category: string, input: Partial<Row> = {}): Row {
  return { name, category, price: 500, description: null, ...input }
}

function take({ id, phone }: Owner, rows: Row[], more: Omit<Body, 'rows'> = {}, key?: string) {
  return phone.call(importMenu, {
    params: { restaurantId: id },
    body: { rows, ...more },
    ...(key && { key }),
  })
}

async function menuOf({ id }: Owner) {
  return (await makePhone(app().url).call(getMenu, { params: { restaurantId: id } })).body
}

async function shownOf(owner: Owner): Promise<string[]> {
  return (await menuOf(owner)).map(({ category, name, price }) => `${category}: ${name} ${price}`)
}
