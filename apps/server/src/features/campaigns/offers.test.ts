// Offers nearby: whom a campaign reaches and when, which of several are shown, and the page of an offer.

import { getCampaigns } from '@tablemate/contract/campaigns.ts'
import { getOffer } from '@tablemate/contract/offers.ts'
import { targetRadii } from '@tablemate/domain/offers/campaign.ts'
import { earthRadius, type Position } from '@tablemate/domain/places/distance.ts'
import { dayIn } from '@tablemate/domain/places/zoned-day.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import {
  advanceToNoon,
  changeCampaignAs,
  makeCampaign,
  makeRestaurantAt,
  moveTo,
  offersAt,
  reportImpression,
} from '@tablemate/test/restaurants/campaign.ts'
import { makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { beforeAll, describe, expect, test } from 'vitest'

/** The tests at the end move its clock. */
const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })
beforeAll(() => advanceToNoon(app()))

describe('an offer', () => {
  test('has its content, its restaurant, its distance and its last instant', async () => {
    const place = { latitude: 48.137, longitude: 11.575 }
    const owner = await makeRestaurantAt(app(), place, { name: 'Wirtshaus', currency: 'EUR' })
    const made = await makeCampaign(app(), owner, {
      imageUrl: 'https://example.com/a.jpg',
      offerType: 'fixed_amount',
      offerValue: 550,
      offerDetails: 'On weekdays',
    })
    const { title, description, imageUrl, offerType, offerValue, offerDetails, timeZone, endDate } = made
    expect(await offersAt(makePhone(app().url), north(place, 349.7))).toEqual([
      {
        campaignId: made.id,
        id: made.id,
        restaurantId: owner.id,
        restaurantName: 'Wirtshaus',
        ...{ title, description, imageUrl, offerType, offerValue, offerDetails },
        currency: 'EUR',
        timeZone,
        distance: 350,
        validUntil: endDate,
      },
    ])
  })

  test('is shown within its own radius; lists are ordered by distance and limited as requested', async () => {
    const place = { latitude: -23.55, longitude: -46.63 }
    for (const radius of targetRadii) {
      const owner = await makeRestaurantAt(app(), north(place, radius - 200))
      await makeCampaign(app(), owner, { title: `reaches ${radius}`, targetRadius: radius })
    }
    const all = targetRadii.map(radius => `reaches ${radius}`)
    expect(await titlesAt(place, 20)).toEqual(all)
    expect(await titlesAt(place)).toEqual(all.slice(0, 3))
    expect(await titlesAt(place, 2)).toEqual(all.slice(0, 2))
    // From there the offers in the north are nearer, and the radius of the two southern ones does not reach.
    expect(await titlesAt(north(place, -300), 20)).toEqual([])
    expect(await titlesAt(north(place, 4000), 20)).toEqual([
      'reaches 5000',
      'reaches 2500',
      'reaches 10000',
      'reaches 20000',
    ])
  })

  test('follows its restaurant’s position, and is not shown before there is one', async () => {
    const [here, there] = [
      { latitude: 60.17, longitude: 24.94 },
      { latitude: 59.33, longitude: 18.07 },
    ]
    const owner = await makeRestaurant(app())
    await makeCampaign(app(), owner, { title: 'moving' })
    expect(await titlesAt(here)).toEqual([])
    await moveTo(owner, here)
    expect(await titlesAt(here)).toEqual(['moving'])
    await moveTo(owner, there)
    expect([await titlesAt(here), await titlesAt(there)]).toEqual([[], ['moving']])
  })

  test('reaches as far as its changed radius, and is not shown while it is paused', async () => {
    const place = { latitude: 35.68, longitude: 139.76 }
    const owner = await makeRestaurantAt(app(), north(place, 3000))
    const { id } = await makeCampaign(app(), owner, { title: 'wider', targetRadius: 2500 })
    expect(await titlesAt(place)).toEqual([])
    await changeCampaignAs(owner, id, { targetRadius: 5000 })
    expect(await titlesAt(place)).toEqual(['wider'])
    await changeCampaignAs(owner, id, { isActive: false })
    expect(await titlesAt(place)).toEqual([])
    await changeCampaignAs(owner, id, { isActive: true })
    expect(await titlesAt(place)).toEqual(['wider'])
  })
})

test('the page of an offer has the public profile of its restaurant; without an offer it is 404', async () => {
  const owner = await makeRestaurant(app(), { name: 'Wirtshaus', phone: '0851 123', currency: 'EUR' })
  // By SQL: for a city at the sign-up the server would read its list of places.
  await app().directSql`update restaurants set city = 'Passau' where id = ${owner.id}`
  const made = await makeCampaign(app(), owner, { title: '<b>20 %</b>' })
  const phone = makePhone(app().url)
  const { title, description, imageUrl, offerType, offerValue, offerDetails, currency, timeZone } = made
  const { startDate, endDate } = made
  expect((await phone.call(getOffer, { params: { campaignId: made.id } })).body).toEqual({
    campaignId: made.id,
    restaurant: { id: owner.id, name: 'Wirtshaus', city: 'Passau', currency: 'EUR' },
    ...{ title, description, imageUrl, offerType, offerValue, offerDetails, currency, timeZone, startDate },
    validUntil: endDate,
    status: 'active',
  })
  const none = await phone.call(getOffer, { params: { campaignId: 999_999 } })
  expect(none.problem.problem).toBe('campaign-not-found')
})

describe('offers at equal distance', () => {
  /** Lets phones fetch offers and report views one after another; returns how often each title was shown. */
  async function look(here: Position, owner: Owner, { phones = 12, limit = 2 } = {}) {
    const shown: string[][] = []
    for (let count = 0; count < phones; count += 1) {
      const phone = makePhone(app().url)
      const offers = await offersAt(phone, here, limit)
      for (const { campaignId } of offers) await reportImpression(phone, campaignId)
      // The owner's read writes the counts immediately.
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
    expect((await titlesAt(here, 3)).slice(2)).toEqual(['further'])
    expect(await titlesAt(here, 3)).toEqual(await titlesAt(here, 3))
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
    const here = { latitude: 50.0755, longitude: 14.4378 }
    const owner = await makeRestaurantAt(app(), here)
    for (const title of ['x', 'y', 'z']) await makeCampaign(app(), owner, { title })
    const one = { phones: 1, limit: 1 }
    const first = await look(here, owner, { phones: 7, limit: 1 })
    expect(first.views).toEqual({ x: 3, y: 2, z: 2 })
    app().advanceClock({ hours: 24 })
    const days = [await look(here, owner, one), await look(here, owner, one), await look(here, owner, one)]
    expect(days.flatMap(({ shown }) => shown.flat()).sort()).toEqual(['x', 'y', 'z'])
  })
})

test('an offer starts and ends by the clock alone, and its page shows the status', async () => {
  const place = { latitude: 40.71, longitude: -74 }
  const owner = await makeRestaurantAt(app(), place)
  const tomorrow = dayIn('UTC', new Date(app().now().getTime() + 86_400_000))
  const made = await makeCampaign(app(), owner, { startDate: tomorrow, durationDays: 3 })
  const phone = makePhone(app().url)
  const state = async () => {
    const page = await phone.call(getOffer, { params: { campaignId: made.id } })
    return [(await offersAt(phone, place)).length, page.body.status]
  }
  expect(await state()).toEqual([0, 'scheduled'])
  app().advanceClock({ hours: 13 })
  expect(await state()).toEqual([1, 'active'])
  await changeCampaignAs(owner, made.id, { isActive: false })
  expect(await state()).toEqual([0, 'paused'])
  await changeCampaignAs(owner, made.id, { isActive: true })
  app().advanceClock({ hours: 70 })
  expect(await state()).toEqual([1, 'active'])
  app().advanceClock({ hours: 2 })
  expect(await state()).toEqual([0, 'ended'])
})

/** The position `metres` north of another. */
function north({ latitude, longitude }: Position, metres: number): Position {
  return { latitude: latitude + (metres / earthRadius) * (180 / Math.PI), longitude }
}

/** The titles of the offers that a new phone gets at a position. */
async function titlesAt(position: Position, limit?: number): Promise<string[]> {
  return (await offersAt(makePhone(app().url), position, limit)).map(({ title }) => title)
}
