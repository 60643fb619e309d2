// Views and clicks count once per device, campaign and hour, and only for an offer that the device was shown.

import {
  type Campaign,
  changeCampaign,
  getCampaignStatistics,
  getCampaigns,
} from '@tablemate/contract/campaigns.ts'
import { getOffer } from '@tablemate/contract/offers.ts'
import type { Position } from '@tablemate/domain/places/distance.ts'
import { dayIn } from '@tablemate/domain/places/zoned-day.ts'
import { shareAppInFile, type TestApp } from '@tablemate/test/app/app.ts'
import { makePhone, type Phone } from '@tablemate/test/diners/phone.ts'
import {
  advanceToNoon,
  fillCampaigns,
  makeCampaign,
  makeRestaurantAt,
  offersAt,
  reportImpression,
} from '@tablemate/test/restaurants/campaign.ts'
import { logInAs, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { beforeAll, describe, expect, test } from 'vitest'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })
beforeAll(() => advanceToNoon(app()))
/** A server for tests that move the clock; they run one after another. */
const appWithMovableClock = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })

interface Shown {
  readonly owner: Owner
  readonly campaign: Campaign
  readonly place: Position
}

let latitude = -60

/** A campaign at its own location, out of reach of the others. */
async function makeShown(app: TestApp, input: Parameters<typeof makeCampaign>[2] = {}): Promise<Shown> {
  latitude += 1
  const place = { latitude, longitude: 10 }
  const owner = await makeRestaurantAt(app, place)
  return { owner, place, campaign: await makeCampaign(app, owner, input) }
}

/** A phone that was shown the offer. */
async function makePhoneWithOffer(url: string, { place }: Shown): Promise<Phone> {
  const phone = makePhone(url)
  await offersAt(phone, place)
  return phone
}

/** Views and clicks that the owner reads. */
async function counts({ owner, campaign }: Shown): Promise<[number, number]> {
  const { body } = await owner.phone.call(getCampaigns, { params: { restaurantId: owner.id } })
  const found = body.find(({ id }) => id === campaign.id)
  return [found?.totalViews ?? -1, found?.totalClicks ?? -1]
}

describe('an offer', () => {
  // Threat: forged-views
  test('counts one view for two hundred reports of one phone, and writes it once', async () => {
    const shown = await makeShown(app())
    const phone = await makePhoneWithOffer(app().url, shown)
    const { sql } = app().database
    await sql.script(`
      create table writes ();
      create function write_down() returns trigger language plpgsql as 'begin insert into writes default values; return null; end';
      create trigger written after insert on campaign_days for each statement execute function write_down()`)
    for (let at = 0; at < 4; at += 1)
      await Promise.all(Array.from({ length: 50 }, () => reportImpression(phone, shown.campaign.id)))
    expect(await counts(shown)).toEqual([1, 0])
    await reportImpression(phone, shown.campaign.id, 'click')
    await reportImpression(phone, shown.campaign.id, 'click')
    expect(await counts(shown)).toEqual([1, 1])
    const rows = await sql`select views, clicks from campaign_days where campaign_id = ${shown.campaign.id}`
    expect([...rows]).toEqual([{ views: 1, clicks: 1 }])
    expect(await sql`select from writes`).toHaveLength(2)
    await sql.script('drop trigger written on campaign_days; drop function write_down; drop table writes')
  })

  test('counts one view for each of two phones', async () => {
    const shown = await makeShown(app())
    for (const phone of [
      await makePhoneWithOffer(app().url, shown),
      await makePhoneWithOffer(app().url, shown),
    ])
      await reportImpression(phone, shown.campaign.id)
    expect(await counts(shown)).toEqual([2, 0])
  })

  test('counts a view again in the next hour, and under the next day on the next day', async () => {
    const app = appWithMovableClock()
    advanceToNoon(app)
    const shown = await makeShown(app)
    const phone = await makePhoneWithOffer(app.url, shown)
    await reportImpression(phone, shown.campaign.id)
    app.advanceClock({ minutes: 61 })
    await reportImpression(phone, shown.campaign.id)
    expect(await counts(shown)).toEqual([2, 0])
    app.advanceClock({ hours: 12 })
    await reportImpression(phone, shown.campaign.id, 'click')
    const { body } = await shown.owner.phone.call(getCampaignStatistics, {
      params: { campaignId: shown.campaign.id },
    })
    expect(body.days.map(({ views, clicks }) => [views, clicks])).toEqual([
      [2, 0],
      [0, 1],
    ])
    expect(body.days[1]?.day).toBe(dayIn('UTC', app.now()))
  })

  test('counts views of phones that opened its own page, too', async () => {
    const shown = await makeShown(app())
    const phone = makePhone(app().url)
    await phone.call(getOffer, { params: { campaignId: shown.campaign.id } })
    await reportImpression(phone, shown.campaign.id)
    // Opening the page of another offer does not remove offers shown nearby from the cookie.
    const other = await makeShown(app())
    await offersAt(phone, shown.place)
    await phone.call(getOffer, { params: { campaignId: other.campaign.id } })
    await reportImpression(phone, shown.campaign.id, 'click')
    await reportImpression(phone, other.campaign.id)
    expect([await counts(shown), await counts(other)]).toEqual([
      [1, 1],
      [1, 0],
    ])
  })
})

// Threat: forged-views
describe('no view or click counts', () => {
  test('for a phone that was not shown the offer, but none or another', async () => {
    const shown = await makeShown(app())
    const elsewhere = await makeShown(app())
    for (const phone of [makePhone(app().url), await makePhoneWithOffer(app().url, elsewhere)])
      await reportImpression(phone, shown.campaign.id)
    await reportImpression(await makePhoneWithOffer(app().url, shown), 999_999)
    expect(await counts(shown)).toEqual([0, 0])
  })

  test('for a phone with the cookie of another phone, or an altered cookie', async () => {
    const shown = await makeShown(app())
    const phone = await makePhoneWithOffer(app().url, shown)
    const proof = /tablemate_offers=[^;]+/.exec(phone.cookie())?.[0] ?? ''
    expect(proof).not.toBe('')
    await reportImpression(makePhone(app().url, { headers: { cookie: proof } }), shown.campaign.id)
    const device = /tablemate_device=[^;]+/.exec(phone.cookie())?.[0] ?? ''
    const altered = proof.replace('=', `=${shown.campaign.id.toString(36)}-zzzz_`)
    await reportImpression(
      makePhone(app().url, { headers: { cookie: `${device}; ${altered}` } }),
      shown.campaign.id,
    )
    expect(await counts(shown)).toEqual([0, 0])
    // The unaltered cookie on its own phone counts.
    await reportImpression(
      makePhone(app().url, { headers: { cookie: `${device}; ${proof}` } }),
      shown.campaign.id,
    )
    expect(await counts(shown)).toEqual([1, 0])
  })

  test.each(['', 'x', 'x'.repeat(43), 'é'.repeat(43), 'é'.repeat(21)])(
    'for a cookie with a forged signature: %j',
    async signature => {
      const shown = await makeShown(app())
      const proof = encodeURIComponent(`${shown.campaign.id.toString(36)}-zzzz.${signature}`)
      const cookie = `tablemate_offers=${proof}; tablemate_offer=${proof}`
      await reportImpression(makePhone(app().url, { headers: { cookie } }), shown.campaign.id)
      expect(await counts(shown)).toEqual([0, 0])
    },
  )

  test('while the campaign is paused, or after its end', async () => {
    const app = appWithMovableClock()
    advanceToNoon(app)
    const shown = await makeShown(app, { durationDays: 3 })
    const pause = (isActive: boolean) =>
      shown.owner.phone.call(changeCampaign, {
        params: { campaignId: shown.campaign.id },
        body: { isActive },
      })
    const phone = await makePhoneWithOffer(app.url, shown)
    await pause(false)
    await reportImpression(phone, shown.campaign.id)
    expect(await counts(shown)).toEqual([0, 0])
    await pause(true)
    app.advanceClock({ hours: 59 })
    const late = await makePhoneWithOffer(app.url, shown)
    app.advanceClock({ hours: 2 })
    await reportImpression(late, shown.campaign.id)
    expect(await counts(shown)).toEqual([0, 0])
  })

  test('a day after the offer was shown', async () => {
    const app = appWithMovableClock()
    advanceToNoon(app)
    const shown = await makeShown(app)
    const phone = await makePhoneWithOffer(app.url, shown)
    app.advanceClock({ hours: 25 })
    await reportImpression(phone, shown.campaign.id)
    expect(await counts(shown)).toEqual([0, 0])
  })

  test('for the restaurant itself, on any browser where it is signed in', async () => {
    const shown = await makeShown(app())
    const second = makePhone(app().url)
    await logInAs(app(), shown.owner, second)
    for (const phone of [shown.owner.phone, second]) {
      await offersAt(phone, shown.place)
      await reportImpression(phone, shown.campaign.id, 'click')
    }
    const guest = (await makeShown(app())).owner.phone
    await offersAt(guest, shown.place)
    await reportImpression(guest, shown.campaign.id)
    expect(await counts(shown)).toEqual([1, 0])
  })
})

test('an offer shown by one server and reported to several counts once', async () => {
  const app = appWithMovableClock()
  advanceToNoon(app)
  const shown = await makeShown(app)
  const other = await app.startAnother()
  const phone = await makePhoneWithOffer(app.url, shown)
  const elsewhere = makePhone(other.url, { headers: { cookie: phone.cookie() } })
  await reportImpression(phone, shown.campaign.id)
  await reportImpression(elsewhere, shown.campaign.id)
  await reportImpression(elsewhere, shown.campaign.id, 'click')
  // A closing server writes what it has collected.
  await other.close()
  expect(await counts(shown)).toEqual([1, 1])
  const third = await app.startAnother()
  const again = makePhone(third.url, { headers: { cookie: phone.cookie() } })
  for (const kind of ['view', 'click'] as const) await reportImpression(again, shown.campaign.id, kind)
  await third.close()
  expect(await counts(shown)).toEqual([1, 1])
})

test('impressions that cannot be written wait, and count once the database accepts them', async () => {
  const app = appWithMovableClock()
  advanceToNoon(app)
  const shown = await makeShown(app)
  const { sql } = app.database
  await reportImpression(await makePhoneWithOffer(app.url, shown), shown.campaign.id)
  await sql`alter table impressions rename to away`
  expect(await counts(shown)).toEqual([0, 0])
  expect(app.logged.join('')).toContain('impressions are waiting')
  await reportImpression(await makePhoneWithOffer(app.url, shown), shown.campaign.id)
  await sql`alter table away rename to impressions`
  expect(await counts(shown)).toEqual([2, 0])
})

// Threat: third-parties
test('stored impressions do not reveal device or position, and past hours keep only sums', async () => {
  const app = appWithMovableClock()
  advanceToNoon(app)
  const shown = await makeShown(app)
  const phone = await makePhoneWithOffer(app.url, shown)
  await reportImpression(phone, shown.campaign.id)
  expect(await counts(shown)).toEqual([1, 0])
  const { sql } = app.database
  const [row] = await sql`select * from impressions`
  expect(Object.keys(row ?? {}).sort()).toEqual(['at', 'id'])
  expect(app.logged.join('')).not.toContain('37.77')
  app.advanceClock({ hours: 3 })
  // A starting server runs the cleanup, which otherwise runs every minute.
  await (await app.startAnother()).close()
  expect(await sql`select from impressions`).toHaveLength(0)
  expect(await counts(shown)).toEqual([1, 0])
})

test('the cookie of shown offers stays small, however many offers a phone is shown', async () => {
  const app = appWithMovableClock()
  advanceToNoon(app)
  const phone = makePhone(app.url)
  for (let at = 0; at < 8; at += 1) {
    const place = { latitude: 30 + at, longitude: 10 }
    await fillCampaigns(app, Array(20).fill({ ...place, radius: 1000 }))
    expect(await offersAt(phone, place, 20)).toHaveLength(20)
  }
  expect(phone.cookie().length).toBeLessThan(900)
})
