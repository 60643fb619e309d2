// What a change of the restaurant’s currency does to the prices of its menu, its orders and its campaigns.

import { getCampaigns } from '@tablemate/contract/campaigns.ts'
import type { InputOf } from '@tablemate/contract/endpoint.ts'
import { getGroupState } from '@tablemate/contract/live.ts'
import { getMenu } from '@tablemate/contract/menu.ts'
import { changeOwnRestaurant, getOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makeCampaign } from '@tablemate/test/restaurants/campaign.ts'
import { addMenuItems, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

const soup = { name: 'Soup', price: 900, category: 'Starters' }

describe('a change of the currency', () => {
  const pricesAfter = async (
    body: InputOf<typeof changeOwnRestaurant, 'body'>,
    ...prices: number[]
  ): Promise<number[]> => {
    const owner = await makeRestaurant(app(), { currency: 'USD' })
    await addMenuItems(owner, ...prices.map((price, at) => ({ ...soup, name: `Dish ${at}`, price })))
    const { status } = await owner.phone.call(changeOwnRestaurant, { body })
    expect(status).toBe(200)
    const menu = await owner.phone.call(getMenu, { params: { restaurantId: owner.id } })
    return menu.body.map(({ price }) => price)
  }

  test('keeps the figures of the menu’s prices, unless the owner asks to convert them', async () => {
    expect(await pricesAfter({ currency: 'JPY' }, 1450)).toEqual([1450])
    expect(await pricesAfter({ currency: 'JPY', menuPrices: 'keep' }, 1450)).toEqual([1450])
    expect(await pricesAfter({ currency: 'JPY', menuPrices: 'convert' }, 1450, 0)).toEqual([216_100, 0])
    expect(await pricesAfter({ currency: 'EUR', menuPrices: 'convert' }, 1450, 999)).toEqual([1334, 919])
    // Without a change of the currency nothing is converted.
    expect(await pricesAfter({ currency: 'USD', menuPrices: 'convert' }, 1450)).toEqual([1450])
    expect(await pricesAfter({ menuPrices: 'convert' }, 1450)).toEqual([1450])
  })

  test('that would make a price too large is refused as a whole', async () => {
    const owner = await makeRestaurant(app(), { currency: 'USD' })
    await addMenuItems(owner, { ...soup, price: 100_000_000 })
    const body = { currency: 'KRW', menuPrices: 'convert', name: 'Elsewhere' } as const
    const { status, problem } = await owner.phone.call(changeOwnRestaurant, { body })
    expect([status, problem.fields]).toEqual([400, { menuPrices: 'too-large' }])
    const own = (await owner.phone.call(getOwnRestaurant, {})).body
    expect([own.currency, own.name]).toEqual(['USD', 'Osteria Lucia'])
  })

  test('converts no prices while a table is open, which would order at the figures of another currency', async () => {
    const owner = await makeRestaurant(app(), { currency: 'USD' })
    await addMenuItems(owner, soup)
    const { diners } = await makeGroup(app(), { restaurantId: owner.id })
    const body = { currency: 'JPY', menuPrices: 'convert' } as const
    const { status, problem } = await owner.phone.call(changeOwnRestaurant, { body })
    expect([status, problem.problem]).toEqual([409, 'tables-open'])
    expect((await diners[0].order({ name: 'Soup', price: 1 })).total).toBe(900)
    const same = await owner.phone.call(changeOwnRestaurant, { body: { ...body, currency: 'USD' } })
    expect(same.status).toBe(200)
  })

  test('changes neither the orders of an open table nor campaigns', async () => {
    const owner = await makeRestaurant(app(), { currency: 'USD' })
    await addMenuItems(owner, soup)
    const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
    const campaign = await makeCampaign(app(), owner, { offerType: 'fixed_amount', offerValue: 500 })
    const placed = await diners[0].order({ name: 'Soup', price: 900 })
    await owner.phone.call(changeOwnRestaurant, { body: { currency: 'EUR' } })
    const seen = await diners[0].phone.call(getGroupState, { params: { groupId: group.id } })
    expect(seen.body.group.currency).toBe('USD')
    expect(seen.body.orders.map(({ total }) => total)).toEqual([placed.total])
    const { body: campaigns } = await owner.phone.call(getCampaigns, { params: { restaurantId: owner.id } })
    expect(campaigns[0]).toMatchObject({ id: campaign.id, offerValue: 500 })
  })
})
