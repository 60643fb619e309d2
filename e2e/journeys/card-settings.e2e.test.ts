// The owner connects an account at Stripe: the key never shows again, nothing is promised that Stripe has not confirmed, and a
// payment is given back.

import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { startFakeStripe } from '@tablemate/test/fakes/stripe.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { makeCardGroup } from '@tablemate/test/stripe/card-group.ts'
import { afterAll, expect, test } from 'vitest'
import { choose, exactly, problemOf, toastOf } from './steps.ts'

const stripe = await startFakeStripe()
afterAll(() => stripe.close())
const publicUrl = 'https://tablemate.example'
const app = shareAppInFile({
  env: {
    RATE_LIMIT_SCALE: '100',
    POS_BASE_URLS: JSON.stringify({ stripe: stripe.url }),
    PUBLIC_URL: publicUrl,
  },
})

test('the owner enters a restricted key and a signing secret, tests, and removes them', async () => {
  const owner = await makeRestaurant(app())
  const { page, open, expectTrouble } = await openPhone(app(), { of: owner })
  await open('/restaurant-settings')
  await page.getByRole('link', { name: /^Card payments/ }).click()
  const section = page.getByRole('region', exactly('Card payments'))
  await section.getByText('No account at Stripe is stored.').waitFor()
  await section.getByText(/not yet with a real account/).waitFor()
  await section.getByText(`${publicUrl}/api/card-payments/${owner.id}/events`).waitFor()
  const [key, secret] = [
    section.getByLabel('Restricted Key', { exact: true }),
    section.getByLabel('Signing Secret', { exact: true }),
  ]
  const save = () => section.getByRole('button', exactly('Save Card Payments')).click()

  await key.fill('sk_live_kanarie')
  await save()
  expect(await problemOf(key)).toBe('A restricted key begins with rk_live_ or rk_test_.')
  await key.fill('rk_test_kanarie')
  await choose(section, 'switch', 'Take cards')
  expectTrouble(/card-settings answered 400/)
  await save()
  await expect.poll(() => problemOf(secret)).not.toBeNull()
  await secret.fill('whsec_kanarie')
  await save()
  await section.getByText('Saved, not connected. Stripe has not accepted the key yet.').waitFor()
  await section.getByText('This is a test key: no real money moves.').waitFor()
  expect([await key.inputValue(), await secret.inputValue()]).toEqual(['', ''])
  expect(await page.content()).not.toContain('kanarie')

  await section.getByRole('button', exactly('Test the key')).click()
  await section.getByText('Stripe accepted the key.').waitFor()
  await section.getByText(/^Stripe last accepted the key:/).waitFor()
  stripe.fail('GET /v1/checkout/sessions', 'unauthorized')
  await section.getByRole('button', exactly('Test the key')).click()
  await section.getByText('Stripe refused the key, so no card is taken. Enter another one.').waitFor()

  await section.getByRole('button', exactly('Remove key and secret')).click()
  await save()
  await section.getByText('No account at Stripe is stored.').waitFor()
  expect(await section.getByRole('switch').isChecked()).toBe(false)
})

test('the owner sees who has paid, and gives money back after a question', async () => {
  const { owner, group, ann, dueOf, start, pageOf, tell } = await makeCardGroup(app(), stripe)
  const due = await dueOf(ann.id)
  const { body } = await start(ann)
  stripe.pay(pageOf(body.id))
  await tell('checkout.session.completed', pageOf(body.id))
  const phone = await openPhone(app(), { of: owner })
  const { page, open, expectTrouble } = phone
  await open(`/restaurant/${owner.id}/pos-settings`)
  const list = page.getByRole('list', exactly('Card payments of the last 24 hours'))
  await list.getByText(/Table 7.*paid/).waitFor()
  const give = list.getByRole('button', { name: /^Give back/ })
  await give.click()
  await list.getByRole('button', exactly('Keep')).click()
  stripe.fail('POST /v1/refunds', 'refused')
  expectTrouble(/refund answered 409/)
  await give.click()
  await list.getByRole('button', { name: 'Give back' }).click()
  expect(await toastOf(phone, 'Not Given Back')).toContain('Stripe refused to give this money back.')
  await give.click()
  await list.getByRole('button', { name: 'Give back' }).click()
  await list.getByText(/given back/).waitFor()
  expect(await dueOf(ann.id)).toBe(due)
  expect((await fetchGroupState(ann.phone, group.id)).payments).toEqual([])
})
