// A restaurant’s own campaigns over HTTP: their cost, their limits, their changes and their owner.

import { beforeAll, describe, expect, test } from 'vitest'
import { createCampaign, getCampaignStatistics, getCampaigns } from '#contract/campaigns.ts'
import { changeOwnRestaurant } from '#contract/restaurants.ts'
import * as limits from '#domain/limits.ts'
import { campaignStatus } from '#domain/offers/campaign-status.ts'
import { shareApp } from '../../../../test/app/app.ts'
import {
  advanceToNoon,
  changeCampaignAs,
  dayFromToday,
  listCampaigns,
  makeCampaign,
  makeRestaurantAt,
  moveTo,
  newCampaign,
} from '../../../../test/restaurants/campaign.ts'
import { makeRestaurant } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })
beforeAll(() => advanceToNoon(app()))

const day = (offset: number) => dayFromToday(app(), offset)
const inWords = '<img src=x onerror=alert(1)> & "friends" \u202e'

describe('a new campaign', () => {
  test('gets its price and its end from the server, whatever the request says', async () => {
    const owner = await makeRestaurant(app())
    const figures = { costPerDay: 1, totalCost: 2, endDate: '2036-01-01', isActive: false, totalViews: 99 }
    const input = newCampaign(app(), { durationDays: 30, targetRadius: 2500, title: inWords })
    const made = await owner.phone.call(createCampaign, {
      params: { restaurantId: owner.id },
      body: { ...input, ...figures },
    })
    expect(made.body).toMatchObject({
      title: inWords,
      restaurantId: owner.id,
      targetRadius: 2500,
      startDate: `${day(0)}T00:00:00.000Z`,
      endDate: `${day(30)}T00:00:00.000Z`,
      costPerDay: 800,
      totalCost: 24_000,
      currency: 'USD',
      isActive: true,
      totalViews: 0,
      totalClicks: 0,
      hasPosition: false,
    })
    expect(campaignStatus(made.body, app().now())).toBe('active')
    expect(await listCampaigns(owner)).toEqual([made.body])
  })

  test('is priced in the currency of its restaurant at the time of creation', async () => {
    const owner = await makeRestaurant(app(), { currency: 'JPY' })
    const made = await makeCampaign(app(), owner, { offerType: 'fixed_amount', offerValue: 50_000 })
    expect(made).toMatchObject({ currency: 'JPY', costPerDay: 178_800, totalCost: 1_251_600 })
    await owner.phone.call(changeOwnRestaurant, { body: { currency: 'EUR' } })
    expect(await listCampaigns(owner)).toEqual([made])
    const odd = await changeCampaignAs(owner, made.id, { offerValue: 50_050 })
    expect(odd.problem.fields).toEqual({ offerValue: 'not-payable' })
  })

  test.each<[string, number, 3 | 7 | 365, number, string | null]>([
    ['yesterday, with days left', -1, 3, 201, null],
    ['so that today is its last day', -2, 3, 201, null],
    ['so that it would be over', -3, 3, 400, 'already-over'],
    ['a year ahead', 365, 7, 201, null],
    ['more than a year ahead', 366, 7, 400, 'too-late'],
  ])(
    'with a start %s (%i days from today, for %i days) gets %i',
    async (_, offset, durationDays, expected, fault) => {
      const owner = await makeRestaurant(app())
      const { status, problem } = await owner.phone.call(createCampaign, {
        params: { restaurantId: owner.id },
        body: newCampaign(app(), { startDate: day(offset), durationDays }),
      })
      expect([status, fault && problem.fields]).toEqual([expected, fault && { startDate: fault }])
    },
  )

  test('has a value only if its offer type has one', async () => {
    const owner = await makeRestaurant(app())
    const free = await makeCampaign(app(), owner, { offerType: 'free_item', offerValue: 20 })
    expect(free.offerValue).toBeNull()
    const { problem } = await owner.phone.send('POST', `/api/restaurants/${owner.id}/campaigns`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...newCampaign(app()), title: '', offerValue: '1e9', targetRadius: 3000 }),
    })
    expect(problem).toMatchObject({
      problem: 'invalid',
      fields: { title: 'required', offerValue: 'wrong-type', targetRadius: 'not-an-option' },
    })
  })

  test('is created once per idempotency key, and the key is refused for a different campaign', async () => {
    const owner = await makeRestaurant(app())
    const send = (title: string) =>
      owner.phone.call(createCampaign, {
        params: { restaurantId: owner.id },
        body: newCampaign(app(), { title }),
        key: 'tap',
      })
    const [first, again] = [await send('Lunch'), await send('Lunch')]
    expect(again.body).toEqual(first.body)
    expect((await send('Dinner')).problem.problem).toBe('key-reused')
    expect(await listCampaigns(owner)).toHaveLength(1)
  })

  test(`is refused when ${limits.campaignsAtOnce} others are not over`, async () => {
    const owner = await makeRestaurant(app())
    const { sql } = app().database
    const { id } = await makeCampaign(app(), owner)
    await sql`
      insert into campaigns (restaurant_id, title, description, offer_type, currency, target_radius, duration_days,
        starts_at, ends_at, cost_per_day, total_cost, created_at)
      select restaurant_id, title, description, offer_type, currency, target_radius, duration_days, starts_at, ends_at,
        cost_per_day, total_cost, created_at
      from campaigns, generate_series(2, ${limits.campaignsAtOnce}) where id = ${id}`
    const send = () =>
      owner.phone.call(createCampaign, {
        params: { restaurantId: owner.id },
        body: newCampaign(app()),
      })
    expect((await send()).problem.problem).toBe('too-many-campaigns')
    await sql`update campaigns set ends_at = ${app().now()}::timestamptz - interval '1 s' where id = ${id}`
    expect((await send()).status).toBe(201)
  })
})

describe('a change of a campaign', () => {
  test('may set texts and radius at any time', async () => {
    const owner = await makeRestaurantAt(app(), { latitude: 48.1, longitude: 11.6 })
    const made = await makeCampaign(app(), owner, { imageUrl: 'https://example.com/a.jpg' })
    const changes = { title: 'Lunch', targetRadius: 1000, offerDetails: 'Weekdays' }
    const { body } = await changeCampaignAs(owner, made.id, { ...changes, imageUrl: '' })
    expect(body).toEqual({ ...made, ...changes, imageUrl: null })
    expect(await listCampaigns(owner)).toEqual([body])
  })

  test('may pause and resume it, and leaves everything else', async () => {
    const owner = await makeRestaurant(app())
    const made = await makeCampaign(app(), owner)
    const paused = await changeCampaignAs(owner, made.id, { isActive: false })
    expect(paused.body).toEqual({ ...made, isActive: false })
    expect((await changeCampaignAs(owner, made.id, { isActive: true })).body).toEqual(made)
  })

  test('of its days changes the price before it begins, and is refused afterwards', async () => {
    const owner = await makeRestaurant(app())
    const coming = await makeCampaign(app(), owner, { startDate: day(2) })
    const { body } = await changeCampaignAs(owner, coming.id, { startDate: day(1), durationDays: 3 })
    expect(body).toMatchObject({ costPerDay: 1500, totalCost: 4500, endDate: `${day(4)}T00:00:00.000Z` })
    const over = await changeCampaignAs(owner, coming.id, { startDate: day(-9) })
    expect(over.problem.fields).toEqual({ startDate: 'already-over' })

    const running = await makeCampaign(app(), owner)
    for (const days of [{ durationDays: 14 }, { startDate: day(1) }])
      expect((await changeCampaignAs(owner, running.id, days)).problem.problem).toBe('campaign-started')
    // A form sends unchanged fields too.
    const asItIs = { title: 'Lunch', startDate: running.startDate, durationDays: running.durationDays }
    expect((await changeCampaignAs(owner, running.id, asItIs)).body).toEqual({ ...running, title: 'Lunch' })
  })

  test('to another offer type needs a value for that type: 20 percent are not 20 cents', async () => {
    const owner = await makeRestaurant(app())
    const { id } = await makeCampaign(app(), owner)
    const refused = await changeCampaignAs(owner, id, { offerType: 'fixed_amount' })
    expect(refused.problem.fields).toEqual({ offerValue: 'required' })
    expect(
      (await changeCampaignAs(owner, id, { offerType: 'fixed_amount', offerValue: 500 })).body.offerValue,
    ).toBe(500)
    expect((await changeCampaignAs(owner, id, { offerValue: 750 })).body.offerValue).toBe(750)
    expect((await changeCampaignAs(owner, id, { offerType: 'buy_one_get_one' })).body.offerValue).toBeNull()
  })
})

test('another restaurant can neither list nor change a campaign, nor read its statistics', async () => {
  const owner = await makeRestaurant(app())
  const made = await makeCampaign(app(), owner)
  const other = await makeRestaurant(app())
  const answers = [
    await changeCampaignAs(other, made.id, { isActive: false }),
    await changeCampaignAs(other, 999_999, { isActive: false }),
    await other.phone.call(getCampaignStatistics, { params: { campaignId: made.id } }),
    await other.phone.call(getCampaigns, { params: { restaurantId: owner.id } }),
  ]
  expect(answers.map(({ status, problem }) => [status, problem.problem])).toEqual([
    [404, 'campaign-not-found'],
    [404, 'campaign-not-found'],
    [404, 'campaign-not-found'],
    [404, 'restaurant-not-found'],
  ])
  expect(await listCampaigns(other)).toEqual([])
  expect(await listCampaigns(owner)).toEqual([made])
})

test('a campaign reports whether its restaurant has a position, without which nobody sees it', async () => {
  const owner = await makeRestaurant(app())
  const made = await makeCampaign(app(), owner)
  expect(made.hasPosition).toBe(false)
  await moveTo(owner, { latitude: -33.9, longitude: 151.2 })
  expect(await listCampaigns(owner)).toEqual([{ ...made, hasPosition: true }])
})
