// The days of a campaign: those that its statistics list, and those of a restaurant in another time zone.

import { beforeAll, describe, expect, test } from 'vitest'
import { getCampaignStatistics, getCampaigns } from '#contract/campaigns.ts'
import { changeOwnRestaurant } from '#contract/restaurants.ts'
import { dayIn } from '#domain/places/zoned-day.ts'
import { shareApp, startApp } from '../../../../test/app/app.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import {
  advanceToNoon,
  changeCampaignAs,
  dayFromToday,
  listCampaigns,
  makeCampaign,
  makeRestaurantAt,
  offersAt,
  reportImpression,
} from '../../../../test/restaurants/campaign.ts'
import { makeRestaurant } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })
beforeAll(() => advanceToNoon(app()))

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
      select restaurant_id, 'old', 'old', 'free_item', 'USD', 1000, 3, ${`${dayFromToday(app(), 0)}T00:00:00Z`}, ${`${dayFromToday(app(), 3)}T00:00:00Z`},
        1500, 4500, created_at from campaigns where id = ${id}`
    const [old] = await listCampaigns(owner)
    expect(old).toMatchObject({ title: 'old', timeZone: 'UTC' })
    const { body } = await owner.phone.call(getCampaignStatistics, { params: { campaignId: old?.id ?? 0 } })
    expect(body.days).toEqual([{ day: dayFromToday(app(), 0), views: 0, clicks: 0 }])
  })
})
