// Currencies: a visitor sees their own country's, can choose another, and a group counts in its creator's.

import { shareApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { describe, expect, test } from 'vitest'
import { choose, createGroupOn, exactly, joinGroupOn, linesOf, order, waitForFocus } from './steps.ts'

const app = shareApp()
const tokyo = { latitude: 35.6762, longitude: 139.6503 }
const kyiv = { latitude: 50.4501, longitude: 30.5234 }

describe('if neither time zone nor language tells the currency', () => {
  const silent = { locale: 'en', timeZone: 'UTC' }

  // Threat: third-parties
  test('the permitted position tells it, and the phone sends the position rounded to a kilometre', async () => {
    const phone = await openPhone(app(), { ...silent, position: tokyo, permissions: ['geolocation'] })
    const sent = phone.page.waitForRequest('**/api/geo/country?*')
    await phone.open('/')
    await expect.poll(() => shownBy(phone)).toBe('Currency: ¥ JPY')
    expect(new URL((await sent).url()).search).toBe('?lat=35.68&lon=139.65')
  })

  test('a failed look-up leaves US dollars, and so does a tap in a country with an unsupported currency', async () => {
    const phone = await openPhone(app(), { ...silent, position: kyiv, permissions: ['geolocation'] })
    phone.expectTrouble(/geo\/country answered 500/)
    await phone.page.route('**/api/geo/country?*', route => route.fulfill({ status: 500 }), { times: 1 })
    await phone.open('/')
    await openChooser(phone)
    await phone.page.getByText('We couldn’t tell your currency, so we started with US dollars.').waitFor()
    await phone.page.getByRole('button', { name: 'Use my location' }).click()
    await phone.page.getByText('We don’t support the currency of Ukraine yet. Please choose one.').waitFor()
    expect(await chosenIn(phone)).toBe('USD')
  })

  test('a choice made meanwhile wins over the position', async () => {
    const phone = await openPhone(app(), { ...silent, position: tokyo, permissions: ['geolocation'] })
    const release = Promise.withResolvers<void>()
    await phone.page.route('**/api/geo/country?*', async route => {
      await release.promise
      await route.continue()
    })
    const response = phone.page.waitForResponse('**/api/geo/country?*')
    await phone.open('/')
    await openChooser(phone)
    await pick(phone, 'Euro')
    release.resolve()
    await (await response).finished()
    expect(await shownBy(phone)).toBe('Currency: € EUR')
  })

  test('only a tap prompts for the position', async () => {
    const phone = await openPhone(app(), { ...silent, position: tokyo })
    await phone.context.addInitScript(`
      window.lookups = 0
      const find = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
      navigator.geolocation.getCurrentPosition = (...rest) => { lookups += 1; find(...rest) }`)
    await phone.open('/')
    await openChooser(phone)
    expect(await phone.page.evaluate('lookups')).toBe(0)

    await phone.page.getByRole('button', { name: 'Use my location' }).click()
    await phone.page.getByText('We couldn’t find your location. Please choose a currency above.').waitFor()
    expect(await chosenIn(phone)).toBe('USD')

    await phone.context.grantPermissions(['geolocation'])
    await phone.page.getByRole('button', { name: 'Use my location' }).click()
    await phone.page.getByText('You are in Japan: Japanese Yen.').waitFor()
    await phone.page.getByText('Based on where you are.').waitFor()
    expect(await chosenIn(phone)).toBe('JPY')
    expect(await phone.page.evaluate('lookups')).toBe(2)
  })
})

describe('a chosen currency', () => {
  test('holds on every screen, is saved, and is forgotten at the next start', async () => {
    const phone = await openPhone(app(), { locale: 'fr-FR', language: 'en', timeZone: 'Europe/Paris' })
    const { page } = phone
    const saved = () => page.evaluate(() => localStorage.getItem('user_currency'))
    await phone.open('/')
    expect(await saved()).toBeNull()
    await openChooser(phone)
    await page.getByText('Based on your time zone.').waitFor()
    expect(await page.getByRole('radio').count()).toBe(20)
    await pick(phone, 'Swiss Franc')
    expect(await shownBy(phone)).toBe('Currency: CHF')
    expect(await saved()).toBe('CHF')

    await page.getByRole('button', { name: 'Create New Group' }).click()
    await page.getByText('Prices at this table are in CHF').waitFor()
    await page.reload()
    await page.getByText('Prices at this table are in € EUR').waitFor()
    expect(await saved()).toBeNull()
  })

  test('can be chosen by keyboard alone', async () => {
    const phone = await openPhone(app(), { width: 1280 })
    const { page } = phone
    await phone.open('/')
    const button = page.getByRole('button', { name: /^Currency: / })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Currency' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
      .toBe(true)
    await page.keyboard.press('Tab')
    await waitForFocus(page.getByRole('radio', { name: 'US Dollar' }))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.getByText('Your choice, for this visit.').waitFor()
    expect(await chosenIn(phone)).toBe('GBP')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    // The sheet returns the focus just after it has closed.
    await waitForFocus(button)
    expect(await shownBy(phone)).toBe('Currency: £ GBP')
  })
})

test('a table counts in the currency that its creator chose, also for a friend with another currency', async () => {
  const ann = await openPhone(app(), { locale: 'en-GB', timeZone: 'Europe/London' })
  await ann.open('/universal-create-group')
  await ann.page.getByText('Prices at this table are in £ GBP').waitFor()
  await ann.page.getByRole('button', { name: 'Change currency' }).click()
  await pick(ann, 'Japanese Yen')
  await ann.page.getByText('Prices at this table are in ¥ JPY').waitFor()
  const { code } = await createGroupOn({ ...ann, open: async () => undefined })
  await order(ann, { name: 'Ramen', price: '1200', quantity: 2 })
  await ann.page.getByText('¥2,400', { exact: true }).first().waitFor()

  const ben = await openPhone(app(), { locale: 'de-DE', language: 'en', timeZone: 'Europe/Berlin' })
  await joinGroupOn(ben, code, 'Ben')
  await ben.page.getByRole('button', { name: 'View Group' }).click()
  await ben.page.getByText('¥2,400', { exact: true }).first().waitFor()
  expect(await ben.page.locator('main').textContent()).not.toContain('€')

  await ann.page.getByRole('button', { name: 'View Group' }).click()
  for (const { page } of [ann, ben]) await page.getByRole('button', exactly('Split the Bill')).click()
  const bill = ann.page.getByRole('region', exactly('Bill summary'))
  const billOfAnn = async () => (await linesOf(bill.locator('dl'))).slice(0, -2)
  await expect.poll(billOfAnn).toEqual(['Subtotal', '¥2,400'])
  await ben.page.getByRole('button', exactly('Tax and fee')).click()
  await ben.page.getByLabel('Tax rate').fill('10')
  await ben.page.getByLabel('Service fee rate').fill('5')
  await ben.page.getByRole('button', exactly('Save for the Table')).click()
  await ben.page.getByRole('dialog').waitFor({ state: 'hidden' })
  const included = ['Subtotal', '¥2,400', 'includes tax 10%', '¥218', 'Service fee 5%', '¥120']
  await expect.poll(billOfAnn).toEqual(included)
  await ann.page.getByRole('button', exactly('Tax and fee')).click()
  await choose(ann.page, 'radio', 'Tax is added to the prices')
  await ann.page.getByLabel('Service fee rate').fill('0')
  await ann.page.getByRole('button', exactly('Save for the Table')).click()
  await ben.page.getByText('Tax 10%', { exact: true }).waitFor()
  await ben.page.getByText('Service fee 5%').waitFor({ state: 'hidden' })
  await expect.poll(billOfAnn).toEqual(['Subtotal', '¥2,400', 'Tax 10%', '¥240'])
})

/** The label of the button in the header. */
async function shownBy({ page }: BrowserPhone): Promise<string | undefined> {
  const text = await page.getByRole('button', { name: /^Currency: / }).textContent()
  return text?.replaceAll('\u00a0', ' ')
}

async function openChooser({ page }: BrowserPhone): Promise<void> {
  await page.getByRole('button', { name: /^Currency: / }).click()
  await page.getByRole('dialog', { name: 'Currency' }).waitFor()
}

/** Chooses a currency in the open sheet. */
async function pick({ page }: BrowserPhone, name: string): Promise<void> {
  await page.getByRole('radio', { name }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** The chosen currency in the open sheet. */
function chosenIn({ page }: BrowserPhone): Promise<string | null> {
  return page.getByRole('radio', { checked: true }).getAttribute('value')
}
