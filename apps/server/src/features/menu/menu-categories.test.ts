// The order of categories and dishes: how owners set it, and how dishes move between categories.

import type { InputOf } from '@tablemate/contract/endpoint.ts'
import {
  changeCategory,
  changeMenuItem,
  getMenu,
  moveMenuItems,
  removeMenuItem,
} from '@tablemate/contract/menu.ts'
import { placeOrder } from '@tablemate/contract/orders.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { importedMenuItem, importInto, readMenu } from '@tablemate/test/restaurants/menu.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

const soup = { name: 'Soup', price: 900, category: 'Starters' }

describe('the dishes of a menu', () => {
  const pasta = { name: 'Pasta', price: 1500, category: 'Mains' }
  const written = () => [
    soup,
    { ...soup, name: 'Salad' },
    { ...soup, name: 'Bread' },
    pasta,
    { ...pasta, name: 'Pizza' },
  ]
  const kitchen = async () => {
    const owner = await makeRestaurant(app())
    const items = await addMenuItems(owner, ...written())
    const idOf = (name: string) => items.find(item => item.name === name)?.id ?? 0
    return { owner, ids: (...names: string[]) => names.map(idOf) }
  }
  const change = ({ id, phone }: Owner, body: InputOf<typeof changeCategory, 'body'>) =>
    phone.call(changeCategory, { params: { restaurantId: id }, body })
  const move = ({ id, phone }: Owner, itemIds: number[], category: string) =>
    phone.call(moveMenuItems, { params: { restaurantId: id }, body: { itemIds, category } })

  test('are in the order that their owner sets, and a new dish comes last', async () => {
    const { owner, ids } = await kitchen()
    await change(owner, { category: 'starters', itemIds: ids('Bread', 'Soup', 'Pasta') })
    expect(await readMenu(owner)).toEqual(['Starters: Bread, Soup, Salad', 'Mains: Pasta, Pizza'])
    await addMenuItems(owner, { ...soup, name: 'Olives' })
    await importInto(app(), owner, [
      importedMenuItem('Starters', 'Dip', 500),
      importedMenuItem('Starters', 'Bread', 300),
    ])
    expect(await readMenu(owner)).toEqual([
      'Starters: Bread, Soup, Salad, Olives, Dip',
      'Mains: Pasta, Pizza',
    ])
  })

  test('move to the end of another category, several at once, and keep their fields', async () => {
    const { owner, ids } = await kitchen()
    await owner.phone.call(changeMenuItem, {
      params: { itemId: ids('Salad')[0] ?? 0 },
      body: { isSoldOut: true },
    })
    expect((await move(owner, ids('Salad', 'Soup', 'Salad'), 'mains')).body).toEqual({ moved: 2 })
    expect(await readMenu(owner)).toEqual(['Starters: Bread', 'Mains: Pasta, Pizza, Salad, Soup'])
    const { body } = await owner.phone.call(getMenu, { params: { restaurantId: owner.id } })
    expect(body.filter(({ isSoldOut }) => isSoldOut).map(({ id }) => id)).toEqual(ids('Salad'))
    await move(owner, ids('Bread', 'Pizza'), 'Specials')
    expect(await readMenu(owner)).toEqual(['Mains: Pasta, Salad, Soup', 'Specials: Bread, Pizza'])
    // A dish moved by a separate change also comes last.
    await owner.phone.call(changeMenuItem, {
      params: { itemId: ids('Soup')[0] ?? 0 },
      body: { category: 'Specials' },
    })
    expect(await readMenu(owner)).toEqual(['Mains: Pasta, Salad', 'Specials: Bread, Pizza, Soup'])
  })

  test('move all or none: one unknown dish or one taken name refuses the whole move', async () => {
    const { owner, ids } = await kitchen()
    const stranger = await kitchen()
    await addMenuItems(owner, { ...pasta, name: 'SOUP' })
    const before = await readMenu(owner)
    const answers = await Promise.all([
      move(owner, [...ids('Salad'), ...stranger.ids('Pizza')], 'Mains'),
      move(owner, ids('Salad', 'Soup'), 'Mains'),
    ])
    expect(answers.map(({ problem }) => problem.problem)).toEqual(['menu-item-not-found', 'menu-item-taken'])
    expect(await readMenu(owner)).toEqual(before)
    expect(await readMenu(stranger.owner)).toEqual(['Starters: Soup, Salad, Bread', 'Mains: Pasta, Pizza'])
  })

  test('stay in their category when it is renamed, and it keeps its position', async () => {
    const { owner, ids } = await kitchen()
    const { body } = await change(owner, {
      category: 'Starters',
      name: ' Small  plates ',
      itemIds: ids('Salad'),
    })
    expect(body).toEqual({ category: 'Small plates' })
    expect(await readMenu(owner)).toEqual(['Small plates: Salad, Soup, Bread', 'Mains: Pasta, Pizza'])
    await change(owner, { category: 'small plates', name: 'SMALL PLATES' })
    expect((await readMenu(owner))[0]).toBe('SMALL PLATES: Salad, Soup, Bread')
    expect((await change(owner, { category: 'Starters', name: 'X' })).problem.problem).toBe(
      'category-not-found',
    )
  })

  test('of two categories merge only with `merge`, and not if both have a dish of one name', async () => {
    const { owner } = await kitchen()
    const merged = { category: 'Starters', name: 'mains', merge: true }
    const refused = await change(owner, { ...merged, merge: false })
    expect([refused.status, refused.problem.problem]).toEqual([409, 'category-taken'])
    const [double] = await addMenuItems(owner, { ...pasta, name: 'SALAD' })
    const before = await readMenu(owner)
    expect((await change(owner, merged)).problem.problem).toBe('menu-item-taken')
    expect(await readMenu(owner)).toEqual(before)
    await owner.phone.call(removeMenuItem, { params: { itemId: double.id } })
    await change(owner, merged)
    expect(await readMenu(owner)).toEqual(['mains: Pasta, Pizza, Soup, Salad, Bread'])
  })

  test('are matched to speech in menu order: of two dishes with one name the first is ordered', async () => {
    const { owner, ids } = await kitchen()
    await addMenuItems(owner, { ...pasta, name: 'Soup', price: 700 })
    const priceOfSoup = async () => {
      const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
      const { body } = await diners[0].phone.call(placeOrder, {
        body: { groupId: group.id, memberId: diners[0].id, transcription: 'one soup please' },
      })
      return body.items.map(({ price }) => price)
    }
    expect(await priceOfSoup()).toEqual([900])
    await move(owner, ids('Soup'), 'Afterwards')
    expect(await priceOfSoup()).toEqual([700])
  })

  test('change the menu’s ETag when they are moved or ordered', async () => {
    const { owner, ids } = await kitchen()
    const version = async () => {
      const path = `/api/restaurants/${owner.id}/menu`
      return (await owner.phone.send('GET', path)).headers.get('etag')
    }
    const tags = [await version()]
    await move(owner, ids('Soup'), 'Mains')
    tags.push(await version())
    await change(owner, { category: 'Mains', itemIds: ids('Soup') })
    tags.push(await version())
    expect(new Set(tags).size).toBe(3)
  })
})
