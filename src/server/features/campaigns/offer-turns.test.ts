// Offers at equal distance take turns, by the views of the day.

import { beforeAll, describe, expect, test } from 'vitest'
import { getCampaigns } from '#contract/campaigns.ts'
import type { Position } from '#domain/places/distance.ts'
import { shareApp, startApp } from '../../../../test/app/app.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import {
  advanceToNoon,
  makeCampaign,
  makeRestaurantAt,
  offersAt,
  reportImpression,
} from '../../../../test/restaurants/campaign.ts'
import { north, titlesAt } from '../../../../test/restaurants/offers.ts'
import type { Owner } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })
beforeAll(() => advanceToNoon(app()))

describe('offers at equal distance', () => {
  /** Lets phones fetch offers and report views one after another; returns how often each title was shown. */
  async function look(here: Position, owner: Owner, { phones = 12, limit = 2 } = {}, at = app()) {
    const shown: string[][] = []
    for (let count = 0; count < phones; count += 1) {
      const phone = makePhone(at.url)
      const offers = await offersAt(phone, here, limit)
      for (const { campaignId } of offers) await reportImpression(phone, campaignId)
      // The owner's read writes the counts at once.
      await owner.phone.call(getCampaigns, { params: { restaurantId: owner.id } })
      shown.push(offers.map(({ title }) => title))
    }
    const views = Object.fromEntries(
      [...new Set(shown.flat())]
        .sort()
        .map(title => [title, shown.flat().filter(one => one === title).length]),
    )
    return { shown, views }
  }

  test('of one restaurant take turns, and leave room for another restaurant further away', async () => {
    const here = { latitude: 41.3874, longitude: 2.1686 }
    const owner = await makeRestaurantAt(app(), here)
    for (const title of ['a', 'b', 'c']) await makeCampaign(app(), owner, { title })
    expect((await look(here, owner)).views).toEqual({ a: 8, b: 8, c: 8 })
    const other = await makeRestaurantAt(app(), north(here, 700))
    await makeCampaign(app(), other, { title: 'further' })
    const { shown, views } = await look(here, owner)
    expect(views).toEqual({ a: 4, b: 4, c: 4, further: 12 })
    expect(shown.map(titles => titles[1])).toEqual(Array(12).fill('further'))
    // With room for three, the nearest restaurant fills the rest.
    expect((await titlesAt(app(), here, 3)).slice(2)).toEqual(['further'])
    expect(await titlesAt(app(), here, 3)).toEqual(await titlesAt(app(), here, 3))
  })

  test('of different restaurants take turns, whatever their radius, after a nearer one', async () => {
    const here = { latitude: 45.4642, longitude: 9.19 }
    const owners: Owner[] = []
    for (const [at, targetRadius] of ([1000, 5000, 20_000] as const).entries()) {
      const owner = await makeRestaurantAt(app(), north(here, 400))
      await makeCampaign(app(), owner, { title: `house ${at}`, targetRadius })
      owners.push(owner)
    }
    const [owner] = owners as [Owner]
    expect((await look(here, owner)).views).toEqual({ 'house 0': 8, 'house 1': 8, 'house 2': 8 })
    await makeCampaign(app(), await makeRestaurantAt(app(), here), { title: 'nearest' })
    const { shown, views } = await look(here, owner)
    expect(shown.map(titles => titles[0])).toEqual(Array(12).fill('nearest'))
    expect(views).toEqual({ 'house 0': 4, 'house 1': 4, 'house 2': 4, nearest: 12 })
  })

  test('take turns by the views of the present day only', async () => {
    const app = await startApp()
    advanceToNoon(app)
    const here = { latitude: 50.0755, longitude: 14.4378 }
    const owner = await makeRestaurantAt(app, here)
    for (const title of ['x', 'y', 'z']) await makeCampaign(app, owner, { title })
    const one = { phones: 1, limit: 1 }
    const first = await look(here, owner, { phones: 7, limit: 1 }, app)
    expect(first.views).toEqual({ x: 3, y: 2, z: 2 })
    app.advanceClock({ hours: 24 })
    const days = [
      await look(here, owner, one, app),
      await look(here, owner, one, app),
      await look(here, owner, one, app),
    ]
    expect(days.flatMap(({ shown }) => shown.flat()).sort()).toEqual(['x', 'y', 'z'])
  })
})
