// A restaurant's campaigns: what they cost, what of them may change when, whose they are.

import { beforeAll, describe, expect, test } from 'vitest'
import {
  changeCampaign,
  createCampaign,
  deleteCampaign,
  getCampaignStatistics,
  getCampaigns,
} from '#contract/campaigns.ts'
import { changeOwnRestaurant, deleteOwnRestaurant } from '#contract/restaurants.ts'
import { limits } from '#domain/limits.ts'
import { campaignStatus } from '#domain/offers/campaign-status.ts'
import { dayIn } from '#domain/places/zoned-day.ts'
import { shareApp, startApp } from '../../../../test/app/app.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import {
  awaitNoon,
  makeCampaign,
  makeRestaurantAt,
  moveTo,
  newCampaign,
  offersAt,
  tell,
} from '../../../../test/restaurants/campaign.ts'
import { makeRestaurant, type Owner } from '../../../../test/restaurants/restaurant.ts'
import { forgetEndedCampaigns } from './queries.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })
beforeAll(() => awaitNoon(app()))

/** UTC, so many days from today. */
const day = (offset: number) => dayIn('UTC', new Date(app().now().getTime() + offset * 86_400_000))
const inWords = '<img src=x onerror=alert(1)> & "friends" \u202e'

function change({ phone }: Owner, campaignId: number, body: object) {
  return phone.call(changeCampaign, { params: { campaignId }, body })
}

async function list({ id, phone }: Owner) {
  return (await phone.call(getCampaigns, { params: { restaurantId: id } })).body
}

describe('a new campaign', () => {
  test('costs what its days cost and ends when they are over, whatever was sent of it', async () => {
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
    expect(await list(owner)).toEqual([made.body])
  })

  test('is priced in the currency that the restaurant had when it was made', async () => {
    const owner = await makeRestaurant(app(), { currency: 'JPY' })
    const made = await makeCampaign(app(), owner, { offerType: 'fixed_amount', offerValue: 50_000 })
    expect(made).toMatchObject({ currency: 'JPY', costPerDay: 178_800, totalCost: 1_251_600 })
    await owner.phone.call(changeOwnRestaurant, { body: { currency: 'EUR' } })
    expect(await list(owner)).toEqual([made])
    const odd = await change(owner, made.id, { offerValue: 50_050 })
    expect(odd.problem.fields).toEqual({ offerValue: 'not-payable' })
  })

  test.each<[string, number, 3 | 7 | 365, string | null]>([
    ['yesterday, with days left', -1, 3, null],
    ['so that today is its last day', -2, 3, null],
    ['so that it would be over', -3, 3, 'already-over'],
    ['a year ahead', 365, 7, null],
    ['more than a year ahead', 366, 7, 'too-late'],
  ])('may begin %s: %i days from today', async (_, offset, durationDays, fault) => {
    const owner = await makeRestaurant(app())
    const { status, problem } = await owner.phone.call(createCampaign, {
      params: { restaurantId: owner.id },
      body: newCampaign(app(), { startDate: day(offset), durationDays }),
    })
    expect([status, fault && problem.fields]).toEqual(fault ? [400, { startDate: fault }] : [201, null])
  })

  test('has a value only where its offer has one', async () => {
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

  test('sent twice under one key is one, and another under that key is refused', async () => {
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
    expect(await list(owner)).toHaveLength(1)
  })

  test(`is refused beside ${limits.campaignsAtOnce} that are not over`, async () => {
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
    await sql`update campaigns set ends_at = ${app().now()} - interval '1 s' where id = ${id}`
    expect((await send()).status).toBe(201)
  })
})

describe('a change', () => {
  test('of what it says and whom it reaches is the owner’s at any time', async () => {
    const owner = await makeRestaurantAt(app(), { latitude: 48.1, longitude: 11.6 })
    const made = await makeCampaign(app(), owner, { imageUrl: 'https://example.com/a.jpg' })
    const changes = { title: 'Lunch', targetRadius: 1000, offerDetails: 'Weekdays' }
    const { body } = await change(owner, made.id, { ...changes, imageUrl: '' })
    expect(body).toEqual({ ...made, ...changes, imageUrl: null })
    expect(await list(owner)).toEqual([body])
  })

  test('pauses and resumes, and changes nothing else', async () => {
    const owner = await makeRestaurant(app())
    const made = await makeCampaign(app(), owner)
    const paused = await change(owner, made.id, { isActive: false })
    expect(paused.body).toEqual({ ...made, isActive: false })
    expect((await change(owner, made.id, { isActive: true })).body).toEqual(made)
  })

  test('of its days is priced anew before it begins, and refused from then on', async () => {
    const owner = await makeRestaurant(app())
    const coming = await makeCampaign(app(), owner, { startDate: day(2) })
    const { body } = await change(owner, coming.id, { startDate: day(1), durationDays: 3 })
    expect(body).toMatchObject({ costPerDay: 1500, totalCost: 4500, endDate: `${day(4)}T00:00:00.000Z` })
    const over = await change(owner, coming.id, { startDate: day(-9) })
    expect(over.problem.fields).toEqual({ startDate: 'already-over' })

    const running = await makeCampaign(app(), owner)
    for (const days of [{ durationDays: 14 }, { startDate: day(1) }])
      expect((await change(owner, running.id, days)).problem.problem).toBe('campaign-started')
    // A form sends what it shows.
    const asItIs = { title: 'Lunch', startDate: running.startDate, durationDays: running.durationDays }
    expect((await change(owner, running.id, asItIs)).body).toEqual({ ...running, title: 'Lunch' })
  })

  test('to another kind of offer needs that kind’s value: 20 percent are not 20 cents', async () => {
    const owner = await makeRestaurant(app())
    const { id } = await makeCampaign(app(), owner)
    const refused = await change(owner, id, { offerType: 'fixed_amount' })
    expect(refused.problem.fields).toEqual({ offerValue: 'required' })
    expect((await change(owner, id, { offerType: 'fixed_amount', offerValue: 500 })).body.offerValue).toBe(
      500,
    )
    expect((await change(owner, id, { offerValue: 750 })).body.offerValue).toBe(750)
    expect((await change(owner, id, { offerType: 'buy_one_get_one' })).body.offerValue).toBeNull()
  })
})

test('another restaurant’s campaign is none: neither shown, nor changed, nor counted', async () => {
  const owner = await makeRestaurant(app())
  const made = await makeCampaign(app(), owner)
  const other = await makeRestaurant(app())
  const answers = [
    await change(other, made.id, { isActive: false }),
    await change(other, 999_999, { isActive: false }),
    await other.phone.call(getCampaignStatistics, { params: { campaignId: made.id } }),
    await other.phone.call(getCampaigns, { params: { restaurantId: owner.id } }),
  ]
  expect(answers.map(({ status, problem }) => [status, problem.problem])).toEqual([
    [404, 'campaign-not-found'],
    [404, 'campaign-not-found'],
    [404, 'campaign-not-found'],
    [404, 'restaurant-not-found'],
  ])
  expect(await list(other)).toEqual([])
  expect(await list(owner)).toEqual([made])
})

test('a campaign says when nobody sees it for want of a position, and that is over with the first', async () => {
  const owner = await makeRestaurant(app())
  const made = await makeCampaign(app(), owner)
  expect(made.hasPosition).toBe(false)
  await moveTo(owner, { latitude: -33.9, longitude: 151.2 })
  expect(await list(owner)).toEqual([{ ...made, hasPosition: true }])
})

test('the days of a campaign are told from its first until today, none left out', async () => {
  const app = await startApp()
  awaitNoon(app)
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
  app.pass({ hours: 24 })
  expect(await days()).toEqual([nth(0), nth(1)])
  app.pass({ hours: 240 })
  expect(await days()).toEqual([nth(0), nth(1), nth(2)])
  const { id: coming } = await makeCampaign(app, owner, {
    startDate: dayIn('UTC', new Date(app.now().getTime() + 2 * 86_400_000)),
  })
  expect(
    (await owner.phone.call(getCampaignStatistics, { params: { campaignId: coming } })).body.days,
  ).toEqual([])
})

describe('a campaign of a restaurant in Berlin', () => {
  test('runs by its days, also when the clocks go forward, and its views are counted by them', async () => {
    const app = await startApp()
    app.pass({ ms: Date.parse('2027-03-26T22:30:00Z') - app.now().getTime() })
    const here = { latitude: 52.52, longitude: 13.405 }
    const owner = await makeRestaurantAt(app, here, { timeZone: 'Europe/Berlin' })
    const run = { startDate: '2027-03-27', durationDays: 3 } as const
    const { id, ...made } = await makeCampaign(app, owner, run)
    expect(made).toMatchObject({
      timeZone: 'Europe/Berlin',
      startDate: '2027-03-26T23:00:00.000Z',
      // Three days of which one has 23 hours.
      endDate: '2027-03-29T22:00:00.000Z',
      totalCost: 4500,
    })
    const phone = makePhone(app.url)
    expect(await offersAt(phone, here)).toEqual([])
    app.pass({ minutes: 31 })
    // As it is read it can be sent again.
    const again = await change(owner, id, { startDate: made.startDate, durationDays: 3 })
    expect(again.body.startDate).toBe(made.startDate)
    for (const hours of [0, 24]) {
      app.pass({ hours })
      await offersAt(phone, here)
      await tell(phone, id)
    }
    const { body } = await owner.phone.call(getCampaignStatistics, { params: { campaignId: id } })
    expect(body.days).toEqual([
      { day: '2027-03-27', views: 1, clicks: 0 },
      { day: '2027-03-28', views: 1, clicks: 0 },
    ])
    // Whoever moves to another zone keeps the days that were agreed on.
    await owner.phone.call(changeOwnRestaurant, { body: { timeZone: 'Asia/Tokyo' } })
    const [kept] = (await owner.phone.call(getCampaigns, { params: { restaurantId: owner.id } })).body
    expect(kept).toMatchObject({ timeZone: 'Europe/Berlin', endDate: made.endDate })
  })

  test('from before there were time zones keeps its UTC days', async () => {
    const owner = await makeRestaurant(app(), { timeZone: 'Europe/Berlin' })
    const { id } = await makeCampaign(app(), owner)
    await app().beside`
      insert into campaigns (restaurant_id, title, description, offer_type, currency, target_radius, duration_days,
        starts_at, ends_at, cost_per_day, total_cost, created_at)
      select restaurant_id, 'old', 'old', 'free_item', 'USD', 1000, 3, ${`${day(0)}T00:00:00Z`}, ${`${day(3)}T00:00:00Z`},
        1500, 4500, created_at from campaigns where id = ${id}`
    const [old] = await list(owner)
    expect(old).toMatchObject({ title: 'old', timeZone: 'UTC' })
    const { body } = await owner.phone.call(getCampaignStatistics, { params: { campaignId: old?.id ?? 0 } })
    expect(body.days).toEqual([{ day: day(0), views: 0, clicks: 0 }])
  })
})

test('a campaign that is deleted is gone with its counts, from phones too; another one’s cannot be', async () => {
  const here = { latitude: 47.3769, longitude: 8.5417 }
  const [owner, other] = [await makeRestaurantAt(app(), here), await makeRestaurant(app())]
  const [{ id }, kept] = [
    await makeCampaign(app(), owner),
    await makeCampaign(app(), owner, { title: 'kept' }),
  ]
  const phone = makePhone(app().url)
  await offersAt(phone, here)
  await tell(phone, id)
  const remove = (by: Owner) => by.phone.call(deleteCampaign, { params: { campaignId: id } })
  expect((await remove(other)).problem.problem).toBe('campaign-not-found')
  expect((await remove(owner)).status).toBe(204)
  expect((await remove(owner)).problem.problem).toBe('campaign-not-found')
  expect((await list(owner)).map(({ title }) => title)).toEqual(['kept'])
  expect((await offersAt(phone, here)).map(({ campaignId }) => campaignId)).toEqual([kept.id])
  // One that a phone still shows harms nothing.
  await tell(phone, id, 'click')
  await list(owner)
  expect(await app().beside`select from campaign_days where campaign_id = ${id}`).toHaveLength(0)
})

test('a spot that no campaign is shown from any more is forgotten; one that is comes back with its campaign', async () => {
  const app = await startApp()
  awaitNoon(app)
  const here = { latitude: 47.3769, longitude: 8.5417 }
  const owner = await makeRestaurantAt(app, here)
  const { id } = await makeCampaign(app, owner)
  const spots = async () => {
    await forgetEndedCampaigns(app.database, app.now())
    return (await app.beside`select from offer_spots`).length
  }
  const pause = (isActive: boolean) =>
    owner.phone.call(changeCampaign, { params: { campaignId: id }, body: { isActive } })
  expect(await spots()).toBe(1)
  await pause(false)
  expect(await spots()).toBe(0)
  await pause(true)
  expect(await offersAt(makePhone(app.url), here)).toHaveLength(1)
  app.pass({ hours: 24 * 8 })
  expect(await spots()).toBe(0)
})

test('campaigns go with the account', async () => {
  const owner = await makeRestaurant(app())
  const { id } = await makeCampaign(app(), owner)
  const { sql } = app().database
  await sql`insert into campaign_days values (${id}, now(), 3, 1)`
  await owner.phone.call(deleteOwnRestaurant, { body: { password: owner.password } })
  expect(await sql`select from campaigns where id = ${id}`).toHaveLength(0)
  expect(await sql`select from campaign_days where campaign_id = ${id}`).toHaveLength(0)
})
