// The settings of a restaurant's point of sale: with each system's own terms, and with a key that never shows again.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changePosSettings, getPosSettings } from '#contract/pos.ts'
import { shareApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import { makeRestaurant } from '../restaurants/restaurant.ts'
import { exactly, problemOf, signIn, toastOf } from './steps.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

test('the owner sets the point of sale from the dashboard, and keeps, replaces or removes its key', async () => {
  const owner = await makeRestaurant(app())
  const phone = await openPhone(app())
  const { page } = phone
  const save = () => page.getByRole('button', exactly('Save Settings')).click()
  await signIn(phone, owner)
  await page.getByRole('link', { name: /^POS Integration/ }).click()
  await page.waitForURL(`**/restaurant/${owner.id}/pos-settings`)
  await page.getByLabel('POS Provider').waitFor()
  expect(await statusOf(page)).toEqual(['No POS system connected', 'No API Key', 'Inactive'])
  expect(await page.getByLabel('POS Provider').getByRole('option').count()).toBe(1 + 12)

  // Without a chosen system the owner can neither enable it nor keep a key.
  await page.getByRole('switch', exactly('Enable POS integration')).check()
  await save()
  expect(await problemOf(page.getByLabel('POS Provider'))).toBe('Please choose your provider.')
  await page.getByLabel('POS Provider').selectOption('Clover')
  await page.getByLabel('API Token').waitFor()
  await page.getByLabel('Merchant ID').waitFor()
  await page.getByLabel('POS Provider').selectOption('Square')
  const key = page.getByLabel('Access Token')
  await key.fill('EAAA-kanarie')
  expect(await key.getAttribute('type')).toBe('password')
  await page.getByRole('button', exactly('Show what you typed')).click()
  expect(await key.getAttribute('type')).toBe('text')
  await page.getByLabel('Location ID').fill('LOC-1')
  for (const [address, why] of [
    ['hooks.example', 'This doesn’t look right.'],
    ['http://hooks.example', 'This must begin with https://.'],
    ['https://0x7f.1', 'This isn’t a public internet address.'],
  ] as const) {
    await page.getByLabel('Webhook URL').fill(address)
    await save()
    expect(await problemOf(page.getByLabel('Webhook URL'))).toBe(why)
  }
  await page.getByLabel('Webhook URL').fill('https://hooks.example.com/tablemate')
  await save()
  expect(await toastOf(phone, 'Settings Updated')).toContain(
    'POS integration settings have been saved successfully.',
  )
  await expect.poll(() => statusOf(page)).toEqual(['Connected to Square', 'API Key Configured', 'Active'])
  await page.getByText('Nothing has been sent to Square yet').waitFor()
  expect(await key.inputValue()).toBe('')

  await page.reload()
  await key.waitFor()
  expect(await page.content()).not.toContain('kanarie')
  expect(await page.getByLabel('Location ID').inputValue()).toBe('LOC-1')
  await page.getByText('A key is already stored, encrypted. Leave this empty to keep it.').waitFor()
  const link = page.getByRole('link', { name: 'Square documentation' })
  expect(await link.getAttribute('href')).toBe('https://developer.squareup.com/docs')

  // The key of one system is not kept for another.
  await page.getByLabel('POS Provider').selectOption('Toast')
  await page.getByText('The stored key is Square’s. It is removed when you save.').waitFor()
  await page.getByLabel('POS Provider').selectOption('Square')
  await page.getByRole('button', exactly('Remove the stored key')).click()
  await page.getByText('The stored key is removed when you save.').waitFor()
  await save()
  await expect.poll(() => statusOf(page)).toEqual(['Connected to Square', 'No API Key', 'Active'])
  const stored = await owner.phone.call(getPosSettings, { params: { restaurantId: owner.id } })
  expect(stored.body).toMatchObject({ posProvider: 'square', posLocationId: 'LOC-1', hasApiKey: false })

  // The server's error shows at its field, and the typed values stay.
  phone.expectTrouble(/pos-settings answered (400|503)/)
  const refuse = (status: number, body: object) =>
    page.route(
      '**/pos-settings',
      route => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
      { times: 1 },
    )
  await refuse(400, { problem: 'invalid', message: '', fields: { posWebhookUrl: 'not-public' } })
  await save()
  expect(await toastOf(phone, 'Update Failed')).toContain('Failed to update POS settings. Please try again.')
  expect(await problemOf(page.getByLabel('Webhook URL'))).toBe('This isn’t a public internet address.')
  await page.getByRole('button', exactly('Cancel')).click()
  await page.waitForURL('**/restaurant-dashboard')
})

test('the path of another restaurant’s settings says so and sends no request', async () => {
  const [owner, other] = [await makeRestaurant(app()), await makeRestaurant(app())]
  const body = { posProvider: 'toast', posLocationId: 'secret place' } as const
  await other.phone.call(changePosSettings, { params: { restaurantId: other.id }, body })
  const phone = await openPhone(app())
  const { page, open } = phone
  await open(`/restaurant/${other.id}/pos-settings`)
  await page.waitForURL('**/restaurant-login')
  await signIn(phone, owner)
  await open(`/restaurant/${other.id}/pos-settings`)
  await page.getByText('These aren’t your settings').waitFor()
  await page.getByRole('button', exactly('Your POS settings')).click()
  await page.getByText('No POS system connected').waitFor()

  // If the session has ended meanwhile, the screen leads to the login.
  phone.expectTrouble(/answered 401/)
  await page.getByLabel('POS Provider').selectOption('Olo')
  await phone.context.clearCookies()
  await page.getByRole('button', exactly('Save Settings')).click()
  await page.waitForURL('**/restaurant-login')
})

/** The lines of the status card. */
async function statusOf(page: Page): Promise<string[]> {
  const lines = await page.getByRole('region', exactly('Status')).getByRole('paragraph').allTextContents()
  return lines.slice(0, 3)
}
