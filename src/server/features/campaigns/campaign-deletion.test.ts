// What is deleted with a campaign, with its last day and with its restaurant’s account.

import { beforeAll, expect, test } from 'vitest'
import { changeCampaign, deleteCampaign } from '#contract/campaigns.ts'
import { deleteOwnRestaurant } from '#contract/restaurants.ts'
import { shareApp, startApp } from '../../../../test/app/app.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import {
  advanceToNoon,
  listCampaigns,
  makeCampaign,
  makeRestaurantAt,
  offersAt,
  reportImpression,
} from '../../../../test/restaurants/campaign.ts'
import { makeRestaurant, type Owner } from '../../../../test/restaurants/restaurant.ts'
import { deleteEndedCampaigns } from './queries.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })
beforeAll(() => advanceToNoon(app()))

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
  const pause = (isActive: boolean) =>
    owner.phone.call(changeCampaign, { params: { campaignId: id }, body: { isActive } })
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
