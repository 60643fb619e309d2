// Dishes that differ only in their size: which are offered, what they become, and how they are separated again.

import { getDishesInSizes, joinSizes, separateSizes } from '@tablemate/contract/join-sizes.ts'
import { changeMenuItem, getMenu } from '@tablemate/contract/menu.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { drawPicture, uploadPicture } from '@tablemate/test/restaurants/pictures.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { expect, test } from 'vitest'

const app = shareApp()

async function makeWines() {
  const owner = await makeRestaurant(app())
  const wines = await addMenuItems(
    owner,
    { name: 'Chianti (bottle)', price: 2400, category: 'Wine' },
    { name: 'Chianti (glass)', price: 600, category: 'Wine' },
    { name: 'Water', price: 300, category: 'Wine' },
    { name: 'Barolo (bottle)', price: 5800, category: 'Wine' },
    { name: 'Barolo (glass)', price: 1200, category: 'Wine' },
  )
  return { owner, wines, ids: wines.map(({ id }) => id) as [number, number, number, number, number] }
}

const at = ({ id }: Owner) => ({ params: { restaurantId: id } })
const menuOf = async (owner: Owner) => (await owner.phone.call(getMenu, at(owner))).body
const offeredTo = async (owner: Owner) => (await owner.phone.call(getDishesInSizes, at(owner))).body
const join = (owner: Owner, ...dishes: number[][]) =>
  owner.phone.call(joinSizes, { ...at(owner), body: { dishes, sizeName: 'Size' } })
const separate = (owner: Owner, ...itemIds: number[]) =>
  owner.phone.call(separateSizes, { ...at(owner), body: { itemIds } })

test('dishes become one with their sizes, at their prices, and are separated exactly as they were', async () => {
  const { owner, ids } = await makeWines()
  const before = await menuOf(owner)
  expect(await offeredTo(owner)).toEqual(
    [
      { name: 'Chianti', glass: [ids[1], 600], bottle: [ids[0], 2400] },
      { name: 'Barolo', glass: [ids[4], 1200], bottle: [ids[3], 5800] },
    ].map(({ name, glass, bottle }) => ({
      ...{ name, category: 'Wine' },
      sizes: [
        { itemId: glass[0], name: 'glass', price: glass[1] },
        { itemId: bottle[0], name: 'bottle', price: bottle[1] },
      ],
    })),
  )
  const { body } = await join(owner, [ids[0], ids[1]], [ids[3], ids[4]])
  expect(body).toEqual({ itemIds: [ids[1], ids[4]] })
  const menu = await menuOf(owner)
  expect(menu.map(({ name, price }) => [name, price])).toEqual([
    ['Chianti', 600],
    ['Water', 300],
    ['Barolo', 1200],
  ])
  expect(menu[0]?.optionGroups).toMatchObject([
    {
      name: 'Size',
      min: 1,
      max: 1,
      options: [
        { name: 'glass', price: 0 },
        { name: 'bottle', price: 1800 },
      ],
    },
  ])
  expect(await offeredTo(owner)).toEqual([])

  expect((await separate(owner, ids[1], ids[4])).status).toBe(204)
  expect(await menuOf(owner)).toEqual(before)
})

test('a joined dish that was changed stays, and so do all that are separated with it', async () => {
  const { owner, ids } = await makeWines()
  await join(owner, [ids[0], ids[1]], [ids[3], ids[4]])
  await owner.phone.call(changeMenuItem, { params: { itemId: ids[1] }, body: { description: 'From Siena' } })
  const before = await menuOf(owner)
  expect((await separate(owner, ids[4], ids[1])).problem.problem).toBe('changed-meanwhile')
  expect(await menuOf(owner)).toEqual(before)
})

test('dishes are joined only as offered: all of them, one’s own, and none with a picture', async () => {
  const { owner, ids } = await makeWines()
  const { owner: other, ids: foreign } = await makeWines()
  await uploadPicture(owner.phone, ids[3], new Uint8Array(await drawPicture()))
  const before = await menuOf(owner)
  for (const dishes of [
    [
      [ids[0], ids[1]],
      [ids[3], ids[4]],
    ],
    [[ids[0], ids[2]]],
    [[ids[0]]],
    [
      [ids[0], ids[1]],
      [ids[0], ids[1]],
    ],
    [[foreign[0], foreign[1]]],
  ])
    expect((await join(owner, ...dishes)).problem.problem).toBe('changed-meanwhile')
  expect(await menuOf(owner)).toEqual(before)
  expect((await join(other, [foreign[0], foreign[1]])).status).toBe(200)
  expect((await separate(owner, foreign[1])).problem.problem).toBe('changed-meanwhile')
})
