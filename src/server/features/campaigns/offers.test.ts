// Offers nearby: whom a campaign reaches, and when; in what order; and that a dense place costs no more than an empty one.

import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { changeCampaign, getCampaigns } from '#contract/campaigns.ts'
import { getOffer } from '#contract/offers.ts'
import { limits } from '#domain/limits.ts'
import { targetRadii } from '#domain/offers/campaign.ts'
import { chooseOffers } from '#domain/offers/offer-turns.ts'
import { distanceBetween, earthRadius, type Position } from '#domain/places/distance.ts'
import { dayIn } from '#domain/places/zoned-day.ts'
import { shareApp, startApp } from '../../../../test/app/app.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import {
  awaitNoon,
  fillCampaigns,
  makeCampaign,
  makeRestaurantAt,
  moveTo,
  offersAt,
  type PlacedCampaign,
  tell,
} from '../../../../test/restaurants/campaign.ts'
import { makeRestaurant, type Owner } from '../../../../test/restaurants/restaurant.ts'
import type { Transaction } from '../../db/database.ts'
import { findNearby } from './offer-queries.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })
beforeAll(() => awaitNoon(app()))

/** So many metres north of a place. */
function north({ latitude, longitude }: Position, metres: number): Position {
  return { latitude: latitude + (metres / earthRadius) * (180 / Math.PI), longitude }
}

const titlesAt = async (place: Position, limit?: number) =>
  (await offersAt(makePhone(app().url), place, limit)).map(({ title }) => title)

const change = ({ phone }: Owner, campaignId: number, body: object) =>
  phone.call(changeCampaign, { params: { campaignId }, body })

describe('an offer', () => {
  test('tells what it is, whose, how far and until when', async () => {
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

  test('is shown as far as its own radius reaches, the nearest first, as many as are asked for', async () => {
    const place = { latitude: -23.55, longitude: -46.63 }
    for (const radius of targetRadii) {
      const owner = await makeRestaurantAt(app(), north(place, radius - 200))
      await makeCampaign(app(), owner, { title: `reaches ${radius}`, targetRadius: radius })
    }
    const all = targetRadii.map(radius => `reaches ${radius}`)
    expect(await titlesAt(place, 20)).toEqual(all)
    expect(await titlesAt(place)).toEqual(all.slice(0, 3))
    expect(await titlesAt(place, 2)).toEqual(all.slice(0, 2))
    // Those further north are nearer then; the two nearest in the south reach no further.
    expect(await titlesAt(north(place, -300), 20)).toEqual([])
    expect(await titlesAt(north(place, 4000), 20)).toEqual([
      'reaches 5000',
      'reaches 2500',
      'reaches 10000',
      'reaches 20000',
    ])
  })

  test.each<[string, Position, Position]>([
    ['the antimeridian', { latitude: -16.8, longitude: 179.99 }, { latitude: -16.8, longitude: -179.99 }],
    ['the north pole', { latitude: 89.99, longitude: 20 }, { latitude: 89.99, longitude: -160 }],
    ['the south pole', { latitude: -90, longitude: 0 }, { latitude: -89.995, longitude: 133 }],
    ['180° as it is written both ways', { latitude: 5, longitude: 180 }, { latitude: 5, longitude: -180 }],
  ])('reaches over %s', async (where, place, diner) => {
    await makeCampaign(app(), await makeRestaurantAt(app(), place), { title: where })
    expect(await titlesAt(diner)).toEqual([where])
  })

  test('moves with its restaurant, and is nowhere until that has a position', async () => {
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

  test('reaches as far as its radius was changed to, and is silent while it is paused', async () => {
    const place = { latitude: 35.68, longitude: 139.76 }
    const owner = await makeRestaurantAt(app(), north(place, 3000))
    const { id } = await makeCampaign(app(), owner, { title: 'wider', targetRadius: 2500 })
    expect(await titlesAt(place)).toEqual([])
    await change(owner, id, { targetRadius: 5000 })
    expect(await titlesAt(place)).toEqual(['wider'])
    await change(owner, id, { isActive: false })
    expect(await titlesAt(place)).toEqual([])
    await change(owner, id, { isActive: true })
    expect(await titlesAt(place)).toEqual(['wider'])
  })

  test.each([
    '?lat=91&lng=0',
    '?lat=0&lng=181',
    '?lat=&lng=0',
    '?lng=0',
    '?lat=1&lng=2&limit=0',
    '?lat=x&lng=2',
  ])('is not asked for by %s', async query => {
    expect((await makePhone(app().url).send('GET', `/api/ads/nearby${query}`)).status).toBe(400)
  })
})

test('an offer starts and ends by the clock, without anybody doing anything, and its page says so', async () => {
  const app = await startApp()
  awaitNoon(app)
  const place = { latitude: 40.71, longitude: -74 }
  const owner = await makeRestaurantAt(app, place)
  const tomorrow = dayIn('UTC', new Date(app.now().getTime() + 86_400_000))
  const made = await makeCampaign(app, owner, { startDate: tomorrow, durationDays: 3 })
  const phone = makePhone(app.url)
  const state = async () => {
    const page = await phone.call(getOffer, { params: { campaignId: made.id } })
    return [(await offersAt(phone, place)).length, page.body.status]
  }
  expect(await state()).toEqual([0, 'scheduled'])
  app.pass({ hours: 13 })
  expect(await state()).toEqual([1, 'active'])
  await change(owner, made.id, { isActive: false })
  expect(await state()).toEqual([0, 'paused'])
  await change(owner, made.id, { isActive: true })
  app.pass({ hours: 70 })
  expect(await state()).toEqual([1, 'active'])
  app.pass({ hours: 2 })
  expect(await state()).toEqual([0, 'ended'])
})

test('the page of an offer tells of the restaurant what anybody may know, and of none that there is none', async () => {
  const owner = await makeRestaurant(app(), {
    name: 'Wirtshaus',
    city: 'Passau',
    phone: '0851 123',
    currency: 'EUR',
  })
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

describe('offers that are equally near', () => {
  /** So many phones in turn look for offers here and see what they are shown; answers how often each title was. */
  async function look(here: Position, owner: Owner, { phones = 12, limit = 2 } = {}, at = app()) {
    const shown: string[][] = []
    for (let count = 0; count < phones; count += 1) {
      const phone = makePhone(at.url)
      const offers = await offersAt(phone, here, limit)
      for (const { campaignId } of offers) await tell(phone, campaignId)
      // Counted at once.
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

  test('of one restaurant take turns, and leave a place to another that is further away', async () => {
    const here = { latitude: 41.3874, longitude: 2.1686 }
    const owner = await makeRestaurantAt(app(), here)
    for (const title of ['a', 'b', 'c']) await makeCampaign(app(), owner, { title })
    expect((await look(here, owner)).views).toEqual({ a: 8, b: 8, c: 8 })
    const other = await makeRestaurantAt(app(), north(here, 700))
    await makeCampaign(app(), other, { title: 'further' })
    const { shown, views } = await look(here, owner)
    expect(views).toEqual({ a: 4, b: 4, c: 4, further: 12 })
    expect(shown.map(titles => titles[1])).toEqual(Array(12).fill('further'))
    // With a place to spare the nearest restaurant has it.
    expect((await titlesAt(here, 3)).slice(2)).toEqual(['further'])
    expect(await titlesAt(here, 3)).toEqual(await titlesAt(here, 3))
  })

  test('of different restaurants take turns too, whatever their radius; a nearer one comes before them', async () => {
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

  test('begin every day anew: what was seen yesterday does not count', async () => {
    const app = await startApp()
    awaitNoon(app)
    const here = { latitude: 50.0755, longitude: 14.4378 }
    const owner = await makeRestaurantAt(app, here)
    for (const title of ['x', 'y', 'z']) await makeCampaign(app, owner, { title })
    const one = { phones: 1, limit: 1 }
    const first = await look(here, owner, { phones: 7, limit: 1 }, app)
    expect(first.views).toEqual({ x: 3, y: 2, z: 2 })
    app.pass({ hours: 24 })
    const days = [
      await look(here, owner, one, app),
      await look(here, owner, one, app),
      await look(here, owner, one, app),
    ]
    expect(days.flatMap(({ shown }) => shown.flat()).sort()).toEqual(['x', 'y', 'z'])
  })
})

describe('among many campaigns', () => {
  /** Where things go wrong: at the poles, at the antimeridian, in a town; and anywhere. */
  const place = fc.oneof(
    fc.record({
      latitude: fc.double({ min: 48, max: 48.3, noNaN: true }),
      longitude: fc.double({ min: 11, max: 11.4, noNaN: true }),
    }),
    fc.record({
      latitude: fc.double({ min: 89.8, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
    fc.record({
      latitude: fc.double({ min: -17, max: -16.8, noNaN: true }),
      longitude: fc.oneof(
        fc.double({ min: 179.8, max: 180, noNaN: true }),
        fc.double({ min: -180, max: -179.8, noNaN: true }),
      ),
    }),
  )
  const town = shareApp()
  let campaigns: readonly PlacedCampaign[]

  beforeAll(async () => {
    const many = fc.array(fc.record({ place, radius: fc.constantFrom(...targetRadii) }), {
      minLength: 600,
      maxLength: 600,
    })
    campaigns = (fc.sample(many, { seed: 5, numRuns: 1 })[0] ?? []).map(({ place, radius }) => ({
      ...place,
      radius,
    }))
    await fillCampaigns(town(), campaigns)
  })

  test('those found are those that a look at every single one finds', async () => {
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 1, max: 20 }), async (here, limit) => {
        const found = await findNearby(town().database.sql, here, { now: town().now(), limit })
        const spots = campaigns.map(({ latitude, longitude }) => JSON.stringify([latitude, longitude]))
        const near = campaigns
          .map((campaign, campaignId) => ({
            campaignId,
            // On each spot one restaurant stands.
            restaurantId: spots.indexOf(spots[campaignId] ?? ''),
            distance: distanceBetween(here, campaign),
            seen: 0,
            radius: campaign.radius,
          }))
          .filter(({ distance, radius }) => distance <= radius)
        const input = chooseOffers(near, limit).map(({ distance }) => Math.round(distance))
        expect(found.map(({ distance }) => distance)).toEqual(input)
      }),
      { numRuns: 150, seed: 7 },
    )
  })

  test('of which thousands stand on one spot, no more are read than the restaurants that are asked for can have', async () => {
    const square = { latitude: 52.52, longitude: 13.405 }
    await fillCampaigns(
      town(),
      Array.from({ length: 5000 }, (_, at) => ({ ...square, radius: targetRadii[at % 5] as number })),
    )
    await town().database.sql.begin(async tx => {
      const before = await countReads(tx)
      const found = await findNearby(tx, square, { now: town().now(), limit: 3 })
      expect(found.map(({ distance }) => distance)).toEqual([0, 0, 0])
      const after = await countReads(tx)
      expect(after.inOrder - before.inOrder).toBe(0)
      expect(after.byIndex - before.byIndex).toBeLessThanOrEqual(
        3 * limits.campaignsAtOnce * targetRadii.length,
      )
    })
  })
})

/** How many rows of campaigns the connection has read so far. */
async function countReads(tx: Transaction): Promise<{ inOrder: number; byIndex: number }> {
  const [count] = await tx<{ inOrder: number; byIndex: number }[]>`
    select seq_tup_read as "inOrder", idx_tup_fetch as "byIndex" from pg_stat_xact_user_tables
    where relname = 'campaigns'`
  return count ?? { inOrder: 0, byIndex: 0 }
}
