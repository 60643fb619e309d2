// Offers nearby: whom a campaign reaches and when, and the page of an offer.

import { beforeAll, describe, expect, test } from 'vitest'
import { getOffer } from '#contract/offers.ts'
import { targetRadii } from '#domain/offers/campaign.ts'
import type { Position } from '#domain/places/distance.ts'
import { dayIn } from '#domain/places/zoned-day.ts'
import { shareApp, startApp } from '../../../../test/app/app.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import {
  advanceToNoon,
  changeCampaignAs,
  makeCampaign,
  makeRestaurantAt,
  moveTo,
  offersAt,
} from '../../../../test/restaurants/campaign.ts'
import { north, titlesAt } from '../../../../test/restaurants/offers.ts'
import { makeRestaurant } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })
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
    expect(await titlesAt(app(), place, 20)).toEqual(all)
    expect(await titlesAt(app(), place)).toEqual(all.slice(0, 3))
    expect(await titlesAt(app(), place, 2)).toEqual(all.slice(0, 2))
    // From there the offers in the north are nearer, and the radius of the two southern ones does not reach.
    expect(await titlesAt(app(), north(place, -300), 20)).toEqual([])
    expect(await titlesAt(app(), north(place, 4000), 20)).toEqual([
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
    expect(await titlesAt(app(), diner)).toEqual([where])
  })

  test('follows its restaurant’s position, and is not shown before there is one', async () => {
    const [here, there] = [
      { latitude: 60.17, longitude: 24.94 },
      { latitude: 59.33, longitude: 18.07 },
    ]
    const owner = await makeRestaurant(app())
    await makeCampaign(app(), owner, { title: 'moving' })
    expect(await titlesAt(app(), here)).toEqual([])
    await moveTo(owner, here)
    expect(await titlesAt(app(), here)).toEqual(['moving'])
    await moveTo(owner, there)
    expect([await titlesAt(app(), here), await titlesAt(app(), there)]).toEqual([[], ['moving']])
  })

  test('reaches as far as its changed radius, and is not shown while it is paused', async () => {
    const place = { latitude: 35.68, longitude: 139.76 }
    const owner = await makeRestaurantAt(app(), north(place, 3000))
    const { id } = await makeCampaign(app(), owner, { title: 'wider', targetRadius: 2500 })
    expect(await titlesAt(app(), place)).toEqual([])
    await changeCampaignAs(owner, id, { targetRadius: 5000 })
    expect(await titlesAt(app(), place)).toEqual(['wider'])
    await changeCampaignAs(owner, id, { isActive: false })
    expect(await titlesAt(app(), place)).toEqual([])
    await changeCampaignAs(owner, id, { isActive: true })
    expect(await titlesAt(app(), place)).toEqual(['wider'])
  })

  test.each([
    '?lat=91&lng=0',
    '?lat=0&lng=181',
    '?lat=&lng=0',
    '?lng=0',
    '?lat=1&lng=2&limit=0',
    '?lat=x&lng=2',
  ])('is not found with an invalid query: %s', async query => {
    expect((await makePhone(app().url).send('GET', `/api/ads/nearby${query}`)).status).toBe(400)
  })
})

test('an offer starts and ends by the clock alone, and its page shows the status', async () => {
  const app = await startApp()
  advanceToNoon(app)
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
  app.advanceClock({ hours: 13 })
  expect(await state()).toEqual([1, 'active'])
  await changeCampaignAs(owner, made.id, { isActive: false })
  expect(await state()).toEqual([0, 'paused'])
  await changeCampaignAs(owner, made.id, { isActive: true })
  app.advanceClock({ hours: 70 })
  expect(await state()).toEqual([1, 'active'])
  app.advanceClock({ hours: 2 })
  expect(await state()).toEqual([0, 'ended'])
})

test('the page of an offer has the public profile of its restaurant; without an offer it is 404', async () => {
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
