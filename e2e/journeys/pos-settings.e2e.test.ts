// The settings of a restaurant's point of sale: with each system's own terms, with a key that never shows again, and without a
// promise that nothing has confirmed. Also the webhook, with its secret.

import { orderProvidersOf } from '@tablemate/domain/pos/pos-ability.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { providerText } from '@tablemate/web/features/destinations/provider-text.ts'
import { texts } from '@tablemate/web/lib/text/texts.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mockDeliveries, mockPos, mockPrinters } from './mocked-destinations.ts'
import { choose, exactly, problemOf, toastOf } from './steps.ts'

const app = shareApp()

test('the owner sets the point of sale from the dashboard, and keeps, replaces or removes its key', async () => {
  const { page, phone, owner, mock } = await openSettings()
  const save = () => page.getByRole('button', exactly('Save Settings')).click()
  await phone.open('/restaurant-dashboard')
  await page.getByRole('link', { name: /^POS Integration/ }).click()
  await page.waitForURL(`**/restaurant/${owner.id}/pos-settings`)
  await page.getByLabel('POS Provider').waitFor()
  expect(await statusOf(page)).toEqual(['No POS system connected', 'No API Key', 'Inactive'])
  expect(await page.getByLabel('POS Provider').getByRole('option').count()).toBe(1 + 12)

  // Without a chosen system the owner can neither enable it nor keep a key.
  await choose(page, 'switch', 'Enable POS integration')
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
  // Settings are saved without a location, and the form and the status say what is missing.
  const missing = page.getByText('Please enter the Location ID. Orders need it.')
  await missing.waitFor()
  await save()
  expect(await toastOf(phone, 'Settings Updated')).toContain('saved successfully')
  await page.getByText('Saved, not connected. Please enter the Location ID. Orders need it.').waitFor()
  expect(await missing.count()).toBe(2)
  await page.getByLabel('Location ID').fill('LOC-1')
  await page.getByLabel('Webhook URL').fill('https://hooks.example.com/tablemate')
  await save()
  expect(await toastOf(phone, 'Settings Updated')).toContain(
    'POS integration settings have been saved successfully.',
  )
  // Saved is not connected.
  await expect.poll(() => statusOf(page)).toEqual(['No POS system connected', 'API Key Configured', 'Active'])
  await page.getByText('Saved, not connected. Square has not accepted a test or an order yet.').waitFor()
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
  await expect.poll(() => statusOf(page)).toEqual(['No POS system connected', 'No API Key', 'Active'])
  expect(mock.saved.at(-1)).toMatchObject({ posProvider: 'square', posApiKey: '', removeApiKey: true })

  // The server's error shows at its field, and the typed values stay.
  phone.expectTrouble(/pos-settings answered 400/)
  const json = { problem: 'invalid', message: '', fields: { posWebhookUrl: 'not-public' } }
  await page.route('**/pos-settings', route => route.fulfill({ status: 400, json }), { times: 1 })
  await save()
  expect(await toastOf(phone, 'Update Failed')).toContain('Failed to update POS settings. Please try again.')
  expect(await problemOf(page.getByLabel('Webhook URL'))).toBe('This isn’t a public internet address.')
  await page.getByRole('button', exactly('Cancel')).click()
  await page.waitForURL('**/restaurant-dashboard')
})

test('the path of another restaurant’s settings says so and sends no request, and without a session leads to the login', async () => {
  const [owner, other] = [await makeRestaurant(app()), await makeRestaurant(app())]
  const phone = await openPhone(app(), { of: owner })
  const { page, open } = phone
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await open(`/restaurant/${other.id}/pos-settings`)
  await page.getByText('These aren’t your settings').waitFor()
  await page.getByRole('button', exactly('Your POS settings')).click()
  await page.getByText('No POS system connected').waitFor()
  expect(asked.filter(path => path.startsWith(`/api/restaurants/${other.id}/`))).toEqual([])

  // The session has ended meanwhile.
  phone.expectTrouble(/answered 401/)
  await page.getByLabel('POS Provider').selectOption('Olo')
  await phone.context.clearCookies()
  await page.getByRole('button', exactly('Save Settings')).click()
  await page.waitForURL('**/restaurant-login')
})

test('connected is what the provider has confirmed, each result of a test is told in words, and not all can be tested', async () => {
  const { page, mock } = await openSettings({
    posProvider: 'square',
    hasApiKey: true,
    posEnabled: true,
    ...saved,
  })
  const card = page.getByRole('region', exactly('Status'))
  const test = card.getByRole('button', exactly('Test connection'))
  const answers = {
    'no-answer': [null, 'Square did not answer. Please try again in a moment.'],
    refused: [422, 'Square refused the test. (Status 422)'],
    'not-possible': [null, 'There is nothing to test at Square yet: enter the key and the location.'],
    gone: [410, 'Square no longer knows this location. Correct it, or test again. (Status 410)'],
    unauthorized: [401, 'Square refused the key. Enter a new one. (Status 401)'],
  } as const
  for (const [result, [status, sentence]] of Object.entries(answers)) {
    mock.result = { result: result as keyof typeof answers, status }
    await test.click()
    await card.getByRole('status').getByText(sentence).waitFor()
    expect((await statusOf(page))[0]).toBe('No POS system connected')
  }
  // A fault stays on the card after a reload.
  await page.reload()
  await card.getByText('Square refused the key. Enter a new one.').waitFor()
  mock.result = { result: 'ok', status: 200 }
  await test.click()
  await card.getByText('Square accepted the key and the location.').waitFor()
  await expect.poll(() => statusOf(page)).toEqual(['Connected to Square', 'API Key Configured', 'Active'])
  await card.getByText(/^Square last accepted a test or an order: \w+ \d+, \d+, .*\(just now\)$/).waitFor()

  // The test uses the saved settings, so it waits until changes are saved.
  await page.getByLabel('Location ID').fill('LOC-2')
  await card.getByText('You have changes. Save them first').waitFor()
  expect(await test.isDisabled()).toBe(true)

  // A provider that takes no orders offers no test, and nothing says that it is connected.
  mock.settings = { ...mock.settings, ...saved, posProvider: 'olo' }
  await page.reload()
  await page.getByText('Saved, not connected.').first().waitFor()
  expect(await test.count()).toBe(0)
  expect(await page.getByText('Connected to Olo').count()).toBe(0)
})

test('with an agreement Toast has no key field, can be tested, and the page says what is sent there', async () => {
  const orderProviders = orderProvidersOf({ toast: { clientId: 'id', clientSecret: 'secret' } })
  const { page, phone, mock } = await openSettings({ orderProviders, posProvider: 'square', hasApiKey: true })
  await page.getByLabel('POS Provider').selectOption('Toast')
  await page.getByText(providerText('toast', orderProviders).orders, { exact: true }).waitFor()
  await page.getByText('The stored key is removed when you save.').waitFor()
  await page.getByLabel('Restaurant GUID and Dining Option GUID').fill('A B')
  const form = page.locator('form', { has: page.getByLabel('POS Provider') })
  expect(await form.locator('input[type=password]').count()).toBe(0)
  await page.getByRole('button', exactly('Save Settings')).click()
  await toastOf(phone, 'Settings Updated')
  const card = page.getByRole('region', exactly('Status'))
  await expect.poll(() => statusOf(page)).toEqual(['No POS system connected', 'No key needed', 'Inactive'])
  const test = card.getByRole('button', exactly('Test connection'))
  mock.result = { result: 'unauthorized', status: 401 }
  await test.click()
  const refused = 'Toast refused Tablemate. Allow Tablemate at Toast for your restaurant, then test again.'
  await card.getByRole('status').getByText(refused).waitFor()
  mock.result = { result: 'ok', status: 200 }
  await test.click()
  await card.getByText('Toast accepted Tablemate and the location.').waitFor()
  await expect.poll(() => statusOf(page)).toEqual(['Connected to Toast', 'No key needed', 'Inactive'])
  // The agreement with Toast says nothing about Lightspeed.
  await page.getByLabel('POS Provider').selectOption('Lightspeed Restaurant')
  await page.getByText(texts.providers.lightspeed.orders, { exact: true }).waitFor()
  await page.getByLabel('Access Token').waitFor()
})

test('a webhook works without a provider: its secret shows once, and a test tells what was answered', async () => {
  const { page, phone, mock } = await openSettings()
  const webhook = page.getByRole('region', exactly('Webhook'))
  await webhook.getByLabel('Webhook URL').fill('https://hooks.example.com/tablemate')
  await choose(page, 'switch', 'Enable POS integration')
  await page.getByRole('button', exactly('Save Settings')).click()
  await toastOf(phone, 'Settings Updated')
  expect(mock.saved).toMatchObject([{ posEnabled: true }])
  await webhook
    .getByText('Saved, not connected. Orders go there once your address has accepted a test.')
    .waitFor()

  await webhook.getByText('There is no secret yet').waitFor()
  await webhook.getByRole('button', exactly('Create Secret')).click()
  const secret = await webhook.locator('span[dir=ltr]').textContent()
  expect(secret).toMatch(/^whsec_/)
  await webhook.getByRole('button', exactly('Done')).click()
  expect(await page.content()).not.toContain(secret)
  await webhook.getByRole('button', exactly('New Secret')).click()
  await webhook.getByText('The earlier secret stays valid until Nov 27, 2026, 7:30 PM.').waitFor()
  expect(await webhook.locator('span[dir=ltr]').textContent()).not.toBe(secret)

  mock.result = { result: 'refused', status: 500 }
  await webhook.getByRole('button', exactly('Send Test')).click()
  await webhook.getByText('Your address did not accept the test. (Status 500)').waitFor()
  mock.result = { result: 'gone', status: 410 }
  await webhook.getByRole('button', exactly('Send Test')).click()
  await webhook.getByText('Your address answered 410 (gone)').first().waitFor()
  mock.result = { result: 'ok', status: 204 }
  await webhook.getByRole('button', exactly('Send Test')).click()
  await webhook.getByText('Your address accepted the test.').waitFor()
  await webhook.getByText(/^Your address last accepted a test or an order: .*just now/).waitFor()
  // The point of sale is not connected by that.
  expect((await statusOf(page))[0]).toBe('No POS system connected')
})

test('Square gets its notification URL and its signature key, which other providers do not have', async () => {
  const { page, mock } = await openSettings()
  await page.getByLabel('POS Provider').selectOption('Square')
  await page.getByText(mock.settings.eventsUrl).waitFor()
  await page.getByLabel('Webhook Signature Key').fill('signature-canary')
  await page.getByRole('button', exactly('Save Settings')).click()
  await page.getByText('A signature key is already stored, encrypted.').waitFor()
  expect(mock.saved).toMatchObject([{ posSignatureKey: 'signature-canary' }])
  expect(await page.content()).not.toContain('signature-canary')
  await page.getByLabel('Webhook Signature Key').fill('not for Clover')
  await page.getByLabel('POS Provider').selectOption('Clover')
  expect(await page.getByLabel('Webhook Signature Key').count()).toBe(0)
  await page.getByRole('button', exactly('Save Settings')).click()
  await expect.poll(() => mock.saved.at(-1)).toMatchObject({ posProvider: 'clover', posSignatureKey: '' })
})

const saved = { pos: { state: 'saved', confirmedAt: null } } as const

async function openSettings(settings: Parameters<typeof mockPos>[1] = {}) {
  const owner: Owner = await makeRestaurant(app())
  const phone: BrowserPhone = await openPhone(app(), { of: owner })
  const mock = await mockPos(phone.page, settings)
  await mockDeliveries(phone.page)
  await mockPrinters(phone.page)
  await phone.open(`/restaurant/${owner.id}/pos-settings`)
  return { owner, phone, page: phone.page, mock }
}

/** The lines of the status card. */
async function statusOf(page: Page): Promise<string[]> {
  const lines = await page.getByRole('region', exactly('Status')).getByRole('paragraph').allTextContents()
  return lines.slice(0, 3)
}
