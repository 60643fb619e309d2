// Groups of options: what their owner can do with them, and how the menu shows them.

import { setMenuItemAvailability } from '@tablemate/contract/kitchen.ts'
import { addMenuItem, changeMenuItem, getMenu } from '@tablemate/contract/menu.ts'
import * as contract from '@tablemate/contract/option-groups.ts'
import { changeOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { makeKitchenDisplay } from '@tablemate/test/restaurants/kitchen-display.ts'
import {
  addOptionGroups,
  doneness,
  extras,
  type NewOptionGroup,
  size,
} from '@tablemate/test/restaurants/option-groups.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'
import { createChangeQueues } from '../../limits/fair-queue.ts'
import { putBackMenuItems } from './sold-out.ts'

const app = shareApp()

const menuOf = async ({ phone, id }: Owner) =>
  (await phone.call(getMenu, { params: { restaurantId: id } })).body
const groupsOf = async ({ phone, id }: Owner) =>
  (await phone.call(contract.getOptionGroups, { params: { restaurantId: id } })).body
const change = (owner: Owner, optionGroupId: number, body: object) =>
  owner.phone.call(contract.changeOptionGroup, {
    params: { optionGroupId },
    body: body as NewOptionGroup,
  })

test('dishes show their groups in the order in which they got them, and dishes without groups show none', async () => {
  const owner = await makeRestaurant(app())
  const [steak, burger] = await addMenuItems(
    owner,
    { name: 'Steak', price: 2000 },
    { name: 'Burger', price: 900 },
    { name: 'Soup', price: 500 },
  )
  const [, own] = await addOptionGroups(owner, [steak, burger], doneness, {
    ...extras,
    kitchenName: 'EX',
    translations: [{ language: 'de', name: 'Dazu' }],
  })
  const [ofSteak, ofBurger, ofSoup] = await menuOf(owner)
  expect(ofSteak?.optionGroups?.map(({ name }) => name)).toEqual(['Doneness', 'Extras'])
  expect(ofBurger?.optionGroups).toEqual(ofSteak?.optionGroups)
  expect(ofSoup).not.toHaveProperty('optionGroups')
  expect(ofSteak?.optionGroups?.[1]).toEqual({
    ...{ id: own.id, name: 'Extras', min: 0, max: 5, translations: [{ language: 'de', name: 'Dazu' }] },
    options: own.options.map(({ kitchenName: _, ...option }) => option),
  })
  expect(own).toMatchObject({ kitchenName: 'EX', itemCount: 2 })
  expect(own.options[1]).toMatchObject({ name: 'Cheese', price: 150, isAvailable: true, allergens: ['milk'] })
  expect(own.options[1]).not.toHaveProperty('translations')

  const reorder = { optionGroupIds: ofSteak?.optionGroups?.map(({ id }) => id).reverse() ?? [] }
  const reordered = await owner.phone.call(changeMenuItem, { params: { itemId: steak.id }, body: reorder })
  expect(reordered.body.optionGroups?.map(({ name }) => name)).toEqual(['Extras', 'Doneness'])
  await owner.phone.call(contract.removeOptionGroup, { params: { optionGroupId: own.id } })
  expect((await menuOf(owner)).map(item => item.optionGroups?.length)).toEqual([1, 1, undefined])
})

test('a changed group keeps the ids and the availability of its options, and no id comes twice', async () => {
  const owner = await makeRestaurant(app())
  const [group] = await addOptionGroups(owner, [], size)
  const [small, large] = group.options
  await owner.phone.call(contract.setOptionAvailability, {
    params: { restaurantId: owner.id, optionId: large?.id ?? 0 },
    body: { isSoldOut: true },
  })
  const next = [
    { id: large?.id, name: 'Grande', price: 400 },
    { name: 'Huge', price: 900 },
  ]
  const { body } = await change(owner, group.id, { ...size, options: next })
  expect(body.options).toMatchObject([
    { id: large?.id, name: 'Grande', price: 400, isAvailable: false },
    { name: 'Huge', isAvailable: true },
  ])
  const [other] = await addOptionGroups(owner, [], size)
  const ids = [small?.id, large?.id, body.options[1]?.id, ...other.options.map(({ id }) => id)]
  expect(new Set(ids).size).toBe(5)
  // An option of another group, or of none.
  const foreign = { ...size, options: [{ id: other.options[0]?.id, name: 'Small', price: 0 }] }
  expect((await change(owner, group.id, foreign)).problem.fields).toEqual({ 'options.0.id': 'unknown' })
})

test('of two windows that change a group, the second is told, unless only the availability changed', async () => {
  const owner = await makeRestaurant(app())
  const [group] = await addOptionGroups(owner, [], size)
  const { id, itemCount: _, ...base } = group
  const first = await change(owner, id, { ...base, name: 'Sizes', base })
  expect(first.status).toBe(200)
  const second = await change(owner, id, { ...base, name: 'Portion', base })
  expect([second.problem.problem, second.problem.current]).toEqual(['changed-meanwhile', { name: 'Sizes' }])
  const optionId = group.options[0]?.id ?? 0
  const params = { restaurantId: owner.id, optionId }
  await owner.phone.call(contract.setOptionAvailability, { params, body: { isSoldOut: true } })
  const [menuItem] = await addMenuItems(owner, { name: 'Steak', price: 2000 })
  const now = { ...base, name: 'Sizes' }
  const setItems = (itemIds: number[], shown: number[]) =>
    change(owner, id, { ...now, itemIds, base: { ...now, itemIds: shown } })
  expect((await setItems([menuItem.id], [])).body.itemCount).toBe(1)
  // What is as wanted already is no conflict.
  expect((await setItems([menuItem.id], [])).status).toBe(200)
  expect((await setItems([], [menuItem.id, 999_999])).problem).toMatchObject({
    problem: 'changed-meanwhile',
    current: { itemIds: [menuItem.id] },
  })
  const third = await change(owner, id, { ...base, name: 'Portion', base: { ...base, name: 'Sizes' } })
  expect(third.status).toBe(200)
})

test('the sizes of a dish are a group of options, which dishes with the same sizes share', async () => {
  const owner = await makeRestaurant(app())
  const sizes = (...prices: number[]) => ({
    name: 'Size',
    options: ['Glass', 'Bottle', 'Magnum'].flatMap((name, at) => {
      const price = prices[at]
      return price === undefined ? [] : [{ name, price }]
    }),
  })
  const add = async (name: string, ...prices: number[]) => {
    const wine = { name, price: 1, category: 'Wine', sizes: sizes(...prices) }
    return (await owner.phone.call(addMenuItem, { body: wine })).body
  }
  const save = (itemId: number, body: object) =>
    owner.phone.call(changeMenuItem, { params: { itemId }, body })
  const [chianti, barolo] = [await add('Chianti', 600, 2400), await add('Barolo', 1200, 3000)]
  const [group] = await groupsOf(owner)
  expect([chianti, barolo].map(({ price, optionGroups }) => [price, optionGroups?.[0]?.id])).toEqual([
    [600, group?.id],
    [1200, group?.id],
  ])
  expect(group).toMatchObject({
    ...{ name: 'Size', min: 1, max: 1, itemCount: 2 },
    options: [
      { name: 'Glass', price: 0, isDefault: true },
      { name: 'Bottle', price: 1800, isDefault: false },
    ],
  })

  // The other dish keeps its sizes; a group that only one dish has is changed, with its options as they are.
  const other = await save(chianti.id, { sizes: sizes(700, 2600) })
  const again = await save(chianti.id, { sizes: sizes(700, 2700, 5000) })
  const [before, after] = [other, again].map(({ body }) => body.optionGroups?.[0])
  expect((await menuOf(owner)).find(({ id }) => id === barolo.id)?.optionGroups?.[0]?.id).toBe(group?.id)
  expect(after?.options.map(({ id, price }) => [id, price]).slice(0, 2)).toEqual([
    [before?.options[0]?.id, 0],
    [before?.options[1]?.id, 2000],
  ])
  const base = { sizes: sizes(700, 2600) }
  expect((await save(chianti.id, { sizes: sizes(800, 2600), base })).problem).toMatchObject({
    problem: 'changed-meanwhile',
    current: { sizes: sizes(700, 2700, 5000) },
  })
  // The group leaves with its last dish.
  expect((await save(chianti.id, { sizes: sizes() })).body).not.toHaveProperty('optionGroups')
  expect((await groupsOf(owner)).map(({ id, itemCount }) => [id, itemCount])).toEqual([[group?.id, 1]])
  const refused = await owner.phone.call(addMenuItem, {
    body: {
      ...{ name: 'Rosé', price: 600, category: 'Wine' },
      sizes: { name: 'Size', options: [...sizes(1).options, { name: 'GLASS', price: 2 }] },
    },
  })
  expect(refused.problem.fields).toEqual({ 'sizes.options': 'taken' })
})

describe('a group is refused', () => {
  const options = size.options ?? []
  test.each<[string, object, object]>([
    ['without options', { options: [] }, { options: 'required' }],
    ['that requires more than it allows', { min: 2 }, { max: 'contradictory' }],
    [
      'with two options of one name',
      { options: [options[0], { name: 'SMALL', price: 1 }] },
      { options: 'taken' },
    ],
    [
      'with more defaults than it allows',
      { options: options.map(option => ({ ...option, isDefault: true })) },
      { options: 'contradictory' },
    ],
    ['with an unknown option', { options: [{ id: 1, name: 'A', price: 0 }] }, { 'options.0.id': 'unknown' }],
    [
      'with a price that the currency cannot pay',
      { options: [{ name: 'A', price: -150 }] },
      { 'options.0.price': 'not-payable' },
    ],
    [
      'with 61 options',
      {
        options: Array.from({ length: limits.optionsPerGroup + 1 }, (_, at) => ({ name: `${at}`, price: 0 })),
      },
      { options: 'too-long' },
    ],
  ])('%s', async (_, fault, fields) => {
    const { phone } = await makeRestaurant(app(), { currency: 'JPY' })
    const { status, problem } = await phone.call(contract.addOptionGroup, {
      body: { ...size, options, ...fault },
    })
    expect([status, problem.fields]).toEqual([400, fields])
  })

  test('for dishes and groups of another restaurant, and beyond the limits of a menu', async () => {
    const [owner, other] = [await makeRestaurant(app()), await makeRestaurant(app())]
    const [steak] = await addMenuItems(owner, { name: 'Steak', price: 2000 })
    const [foreign] = await addOptionGroups(other, [], size)
    const [own] = await addOptionGroups(owner, [], size)
    const [foreignDish] = await addMenuItems(other, { name: 'Steak', price: 2000 })
    const attach = await owner.phone.call(changeMenuItem, {
      params: { itemId: steak.id },
      body: { optionGroupIds: [own.id, foreign.id] },
    })
    expect(attach.problem.fields).toEqual({ optionGroupIds: 'unknown' })
    const toItems = (optionGroupId: number, ...itemIds: number[]) =>
      change(owner, optionGroupId, { ...size, itemIds })
    expect((await toItems(own.id, steak.id, foreignDish.id)).problem.problem).toBe('menu-item-not-found')
    const attached = await owner.phone.call(contract.addOptionGroup, {
      body: { ...size, itemIds: [foreignDish.id] },
    })
    expect(attached.problem.problem).toBe('menu-item-not-found')
    expect((await toItems(foreign.id, steak.id)).problem.problem).toBe('option-group-not-found')
    expect((await groupsOf(owner)).map(({ itemCount }) => itemCount)).toEqual([0])

    await app().directSql`
      insert into option_groups (restaurant_id, name, min, max, options)
      select ${owner.id}, 'Copy', 0, 1, '[]' from generate_series(2, ${limits.optionGroups})`
    const full = await owner.phone.call(contract.addOptionGroup, { body: size })
    expect(full.problem.problem).toBe('too-many-option-groups')
    await app().directSql`
      update menu_items set option_group_ids = (
        select array_agg(id) from (select id from option_groups where name = 'Copy' and restaurant_id = ${owner.id} limit 20) g)
      where id = ${steak.id}`
    expect((await toItems(own.id, steak.id)).problem.problem).toBe('too-many-option-groups')
  })
})

test('the kitchen marks an option as sold out until tomorrow, and it is back then; another waits for the staff', async () => {
  const owner = await makeRestaurant(app())
  const [steak] = await addMenuItems(owner, { name: 'Steak', price: 2000 })
  const [group] = await addOptionGroups(owner, [steak], size)
  const kitchen = await makeKitchenDisplay(app(), owner, { kind: 'kitchen' })
  const [small, large] = group.options.map(({ id }) => id)
  const set = (optionId: number | undefined, body: { isSoldOut: boolean; isUntilTomorrow?: boolean }) =>
    kitchen.phone.call(contract.setOptionAvailability, {
      params: { restaurantId: owner.id, optionId: optionId ?? 0 },
      body,
    })
  const shown = async () => (await menuOf(owner))[0]?.optionGroups?.[0]?.options ?? []
  const available = async () => (await shown()).map(({ isAvailable }) => isAvailable)
  expect((await set(small, { isSoldOut: true, isUntilTomorrow: true })).status).toBe(204)
  await set(large, { isSoldOut: true })
  expect((await set(999_999, { isSoldOut: true })).problem.problem).toBe('option-group-not-found')
  expect(await available()).toEqual([false, false])
  const [marked, other] = await shown()
  expect(other).not.toHaveProperty('soldOutUntil')
  const until = new Date(marked?.soldOutUntil ?? 0)
  await putBackAt(new Date(until.getTime() - 1))
  expect(await available()).toEqual([false, false])
  await putBackAt(until)
  expect(await available()).toEqual([true, false])
  // The dish is a thing of its own.
  const params = { restaurantId: owner.id, itemId: steak.id }
  await kitchen.phone.call(setMenuItemAvailability, { params, body: { isSoldOut: true } })
  expect(await available()).toEqual([true, false])
})

test('a change of the currency converts the prices of options, whatever their sign', async () => {
  const owner = await makeRestaurant(app(), { currency: 'USD' })
  await addOptionGroups(owner, [], extras)
  const { status } = await owner.phone.call(changeOwnRestaurant, {
    body: { currency: 'EUR', menuPrices: 'convert' },
  })
  expect(status).toBe(200)
  const [group] = await groupsOf(owner)
  expect(group?.options.map(({ price }) => price)).toEqual([184, 138, 0, -92])
  const huge = { name: 'Gold', price: -limits.price }
  await addOptionGroups(owner, [], { ...extras, options: [huge] })
  const body = { currency: 'KRW', menuPrices: 'convert' } as const
  expect((await owner.phone.call(changeOwnRestaurant, { body })).problem.fields).toEqual({
    menuPrices: 'too-large',
  })
})

async function putBackAt(now: Date): Promise<void> {
  await putBackMenuItems({
    database: app().database,
    clock: () => now,
    events: { announce: () => undefined },
    changeQueues: createChangeQueues(),
  })
}
