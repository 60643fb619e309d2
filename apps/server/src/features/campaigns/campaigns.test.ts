// A restaurant’s own campaigns over HTTP: their cost, limits, changes, owner and days, and what is deleted with them.

import {
  createCampaign,
  deleteCampaign,
  getCampaignStatistics,
  getCampaigns,
} from '@tablemate/contract/campaigns.ts'
import { changeOwnRestaurant, deleteOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { campaignStatus } from '@tablemate/domain/offers/campaign-status.ts'
import { dayIn } from '@tablemate/domain/places/zoned-day.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import {
  advanceToNoon,
  changeCampaignAs,
  dayFromToday,
  listCampaigns,
  makeCampaign,
  makeRestaurantAt,
  moveTo,
  newCampaign,
  offersAt,
  reportImpression,
} from '@tablemate/test/restaurants/campaign.ts'
import { makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { deleteEndedCampaigns } from './queries.ts'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })
beforeAll(() => advanceToNoon(app()))

const day = (offset: number) => dayFromToday(app(), offset)
const inWords = '<img src=x onerror=alert(1)> & "friends" \u202e'

describe('a new campaign', () => {
  // Threat: forged-prices
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
    // A second window that still shows the campaign as it was.
    const late = await changeCampaignAs(owner, made.id, { title: 'Dinner', base: { title: made.title } })
    expect(late.problem).toMatchObject({ problem: 'changed-meanwhile', current: { title: 'Lunch' } })
    const other = { description: 'New', base: { description: made.description } }
    expect((await changeCampaignAs(owner, made.id, other)).body).toEqual({ ...body, description: 'New' })
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

test('its owner alone deletes a campaign, which removes its counts and hides it from phones', async () => {
  const here = { latitude: 47.3769, longitude: 8.5417 }
  const [owner, other] = [await makeRestaurantAt(app(), here), await makeRestaurant(app())]
  const [{ id }, remaining] = [
    await makeCampaign(app(), owner),
    await makeCampaign(app(), owner, { title: 'kept' }),
  ]
  const phone = makePhone(app().url)
  await offersAt(phone, here)
  await reportImpression(phone, id)
  const remove = (by: Owner) => by.phone.call(deleteCampaign, { params: { campaignId: id } })
  expect((await remove(other)).problem.problem).toBe('campaign-not-found')
  expect((await remove(owner)).status).toBe(204)
  expect((await remove(owner)).problem.problem).toBe('campaign-not-found')
  expect((await listCampaigns(owner)).map(({ title }) => title)).toEqual(['kept'])
  expect((await offersAt(phone, here)).map(({ campaignId }) => campaignId)).toEqual([remaining.id])
  // A click on a deleted campaign that a phone still shows is ignored.
  await reportImpression(phone, id, 'click')
  await listCampaigns(owner)
  expect(await app().directSql`select from campaign_days where campaign_id = ${id}`).toHaveLength(0)
})

test('a spot without active campaigns is deleted, and inserted again when its campaign resumes', async () => {
  const app = await startApp()
  advanceToNoon(app)
  const here = { latitude: 47.3769, longitude: 8.5417 }
  const owner = await makeRestaurantAt(app, here)
  const { id } = await makeCampaign(app, owner)
  const spots = async () => {
    await deleteEndedCampaigns(app.database, app.now())
    return (await app.directSql`select from offer_spots`).length
  }
  const pause = (isActive: boolean) => changeCampaignAs(owner, id, { isActive })
  expect(await spots()).toBe(1)
  await pause(false)
  expect(await spots()).toBe(0)
  await pause(true)
  expect(await offersAt(makePhone(app.url), here)).toHaveLength(1)
  app.advanceClock({ hours: 24 * 8 })
  expect(await spots()).toBe(0)
})

test('campaigns and their counts are deleted with the account', async () => {
  const owner = await makeRestaurant(app())
  const { id } = await makeCampaign(app(), owner)
  const { sql } = app().database
  await sql`insert into campaign_days values (${id}, now(), 3, 1)`
  await owner.phone.call(deleteOwnRestaurant, { body: { password: owner.password } })
  expect(await sql`select from campaigns where id = ${id}`).toHaveLength(0)
  expect(await sql`select from campaign_days where campaign_id = ${id}`).toHaveLength(0)
})

test('the statistics list every day of a campaign from its first until its last or today', async () => {
  const app = await startApp()
  advanceToNoon(app)
  const owner = await makeRestaurant(app)
  const { id, startDate } = await makeCampaign(app, owner, { durationDays: 3 })
  const days = async () =>
    (await owner.phone.call(getCampaignStatistics, { params: { campaignId: id } })).body.days
  const nth = (at: number) => ({
    day: dayIn('UTC', new Date(Date.parse(startDate) + at * 86_400_000)),
    views: 0,
    clicks: 0,
  })
  expect(await days()).toEqual([nth(0)])
  app.advanceClock({ hours: 24 })
  expect(await days()).toEqual([nth(0), nth(1)])
  app.advanceClock({ hours: 240 })
  expect(await days()).toEqual([nth(0), nth(1), nth(2)])
  const { id: coming } = await makeCampaign(app, owner, {
    startDate: dayIn('UTC', new Date(app.now().getTime() + 2 * 86_400_000)),
  })
  expect(
    (await owner.phone.call(getCampaignStatistics, { params: { campaignId: coming } })).body.days,
  ).toEqual([])
})

describe('a campaign of a restaurant in Berlin', () => {
  test('runs and counts views by days in Berlin, also when daylight saving time begins', async () => {
    const app = await startApp()
    app.advanceClock({ ms: Date.parse('2027-03-26T22:30:00Z') - app.now().getTime() })
    const here = { latitude: 52.52, longitude: 13.405 }
    const owner = await makeRestaurantAt(app, here, { timeZone: 'Europe/Berlin' })
    const run = { startDate: '2027-03-27', durationDays: 3 } as const
    const { id, ...made } = await makeCampaign(app, owner, run)
    expect(made).toMatchObject({
      timeZone: 'Europe/Berlin',
      startDate: '2027-03-26T23:00:00.000Z',
      // Three days, one of which has 23 hours.
      endDate: '2027-03-29T22:00:00.000Z',
      totalCost: 4200,
    })
    const phone = makePhone(app.url)
    expect(await offersAt(phone, here)).toEqual([])
    app.advanceClock({ minutes: 31 })
    // The instant in the reply can be sent back.
    const again = await changeCampaignAs(owner, id, { startDate: made.startDate, durationDays: 3 })
    expect(again.body.startDate).toBe(made.startDate)
    for (const hours of [0, 24]) {
      app.advanceClock({ hours })
      await offersAt(phone, here)
      await reportImpression(phone, id)
    }
    const { body } = await owner.phone.call(getCampaignStatistics, { params: { campaignId: id } })
    expect(body.days).toEqual([
      { day: '2027-03-27', views: 1, clicks: 0 },
      { day: '2027-03-28', views: 1, clicks: 0 },
    ])
    // When the restaurant changes its time zone, the campaign keeps its days.
    await owner.phone.call(changeOwnRestaurant, { body: { timeZone: 'Asia/Tokyo' } })
    const [unchanged] = (await owner.phone.call(getCampaigns, { params: { restaurantId: owner.id } })).body
    expect(unchanged).toMatchObject({ timeZone: 'Europe/Berlin', endDate: made.endDate })
  })

  test('keeps UTC days if it is older than the column of time zones', async () => {
    const owner = await makeRestaurant(app(), { timeZone: 'Europe/Berlin' })
    const { id } = await makeCampaign(app(), owner)
    await app().directSql`
      insert into campaigns (restaurant_id, title, description, offer_type, currency, target_radius, duration_days,
        starts_at, ends_at, cost_per_day, total_cost, created_at)
      select restaurant_id, 'old', 'old', 'free_item', 'USD', 1000, 3, ${`${day(0)}T00:00:00Z`}, ${`${day(3)}T00:00:00Z`},
        1500, 4500, created_at from campaigns where id = ${id}`
    const [old] = await listCampaigns(owner)
    expect(old).toMatchObject({ title: 'old', timeZone: 'UTC' })
    const { body } = await owner.phone.call(getCampaignStatistics, { params: { campaignId: old?.id ?? 0 } })
    expect(body.days).toEqual([{ day: day(0), views: 0, clicks: 0 }])
  })
})
