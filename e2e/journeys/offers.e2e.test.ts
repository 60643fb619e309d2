// Offers of nearby restaurants on the landing page: the app asks for the position only after a tap, shows near offers, and
// opens a tapped offer in a new tab.

import { type Campaign, getCampaigns } from '@tablemate/contract/campaigns.ts'
import { importMenu } from '@tablemate/contract/menu-import.ts'
import { shareApp, startApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { makeCampaign, makeRestaurantAt } from '@tablemate/test/restaurants/campaign.ts'
import { addMenuItems, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { exactly, linesOf, waitForFocus } from './steps.ts'

const app = shareApp()

const munich = { latitude: 48.1371, longitude: 11.5754 }
const paris = { latitude: 48.8566, longitude: 2.3522 }
const lisbon = { latitude: 38.7223, longitude: -9.1393 }
const sanFrancisco = { latitude: 37.7749, longitude: -122.4194 }
const atSea = { latitude: 20, longitude: -30 }
const happyHour = { title: 'Two-for-one happy hour', description: 'Every evening from five to seven.' }
const pizza = { name: 'Margherita', price: 1200 }
const tiramisu = { name: 'Tiramisu', price: 600, isSoldOut: true }
const allowed = { permissions: ['geolocation'] }

describe('a diner who permits the position', () => {
  test('sees the two nearest offers, and a tapped offer opens its page without another beta gate', async () => {
    const guarded = await startApp({ env: { BETA_ACCESS_CODE: 'Supper-7Q' } })
    const lucia = await makeRestaurantAt(guarded, munich, { city: 'Munich' })
    await addMenuItems(lucia, pizza, tiramisu)
    const near = await makeCampaign(guarded, lucia, { ...happyHour, offerDetails: 'Not on Sundays' })
    const mario = await makeRestaurantAt(guarded, northOf(munich, 0.02), { currency: 'EUR' })
    await addMenuItems(mario, pizza)
    const amount = { title: 'Lunch', offerType: 'fixed_amount', offerValue: 550, durationDays: 3 } as const
    const further = await makeCampaign(guarded, mario, amount)
    await makeCampaign(guarded, await makeRestaurantAt(guarded, northOf(munich, 0.03)))
    const phone = await openPhone(guarded, { position: munich, ...allowed })
    const { page, context } = phone
    await phone.open('/')
    await page.locator('#gate input').fill('Supper-7Q')
    await page.getByRole('button', exactly('Access Beta')).click()

    await page.getByRole('heading', exactly('Offers near you')).waitFor()
    expect(await linesOf(cardsOn(phone).nth(0))).toEqual([
      '20% OFF',
      '0m away',
      'Two-for-one happy hour',
      '(opens in a new tab)',
      'Osteria Lucia',
      'Every evening from five to seven.',
      `Valid until ${lastDay(guarded.now(), 7)}`,
      'Sponsored • Based on your location',
    ])
    expect(await linesOf(cardsOn(phone).nth(1))).toEqual(
      expect.arrayContaining([
        '€5.50 OFF',
        'about $5.98',
        '2.2km away',
        `Valid until ${lastDay(guarded.now(), 3)}`,
      ]),
    )
    expect(await cardsOn(phone).count()).toBe(2)

    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Two-for-one happy hour' }).click()
    const offer = await opened
    expect(new URL(offer.url()).pathname).toBe(`/restaurant/${near.id}`)
    await offer.getByRole('heading', exactly('Two-for-one happy hour')).waitFor()
    await offer.getByText('Tiramisu').waitFor()
    expect(await linesOf(offer.locator('#root'))).toEqual([
      'Tablemate',
      '20% OFF',
      'Two-for-one happy hour',
      'Every evening from five to seven.',
      'Osteria Lucia',
      'Munich',
      `Valid until ${lastDay(guarded.now(), 7)}`,
      'Good to know: Not on Sundays',
      'Menu',
      'Food',
      'Margherita',
      '$12.00',
      'Tiramisu',
      'Sold out',
      '$6.00',
      'Start a Group Here',
    ])
    await expect.poll(() => countsOf(lucia, near)).toEqual({ views: 1, clicks: 1 })
    await expect.poll(() => countsOf(mario, further)).toEqual({ views: 1, clicks: 0 })
    // Foreign prices show unchanged, with an approximate amount in the visitor's currency beside them.
    await phone.open(`/restaurant/${further.id}`)
    await page.getByText('about $13.04').waitFor()
    const onPage = await linesOf(page.locator('#root'))
    expect(onPage).toEqual(expect.arrayContaining(['€5.50 OFF', 'about $5.98', '€12.00', 'about $13.04']))
    await offer.getByRole('button', exactly('Start a Group Here')).click()
    await offer.waitForURL(`**/universal-create-group?restaurant=${lucia.id}`)
  })

  test('can dismiss an offer until the tab is closed', async () => {
    const owner = await makeRestaurantAt(app(), paris)
    await makeCampaign(app(), owner, { title: 'Oysters' })
    await makeCampaign(app(), owner, { title: 'Champagne' })
    const phone = await openPhone(app(), { position: paris, ...allowed })
    const { page } = phone
    await phone.open('/')
    await page.getByRole('button', exactly('Hide the offer Oysters')).click()
    expect(await cardsOn(phone).count()).toBe(1)
    await waitForFocus(page.getByRole('link', { name: 'Champagne' }))
    await page.reload()
    await page.getByRole('link', { name: 'Champagne' }).waitFor()
    expect(await page.getByText('Oysters').count()).toBe(0)
    await page.getByRole('button', exactly('Hide the offer Champagne')).click()
    expect(await page.getByText('Offers near you').count()).toBe(0)
    await waitForFocus(page.getByRole('heading', { level: 1 }))

    const otherTab = await phone.context.newPage()
    await otherTab.goto('/')
    await otherTab.getByRole('link', { name: 'Oysters' }).waitFor()
  })

  // Threat: xss
  test('sees an offer’s picture if it loads, a card without it if not, and markup as plain text', async () => {
    const title = '<img src=x onerror=alert(1)>'
    const owner = await makeRestaurantAt(app(), lisbon)
    await makeCampaign(app(), owner, { title, imageUrl: 'https://pictures.example/a.png' })
    await makeCampaign(app(), owner, { title: 'No picture', imageUrl: 'https://pictures.example/gone.png' })
    const phone = await openPhone(app(), { position: lisbon, ...allowed })
    phone.expectTrouble(/left the origin: https:\/\/pictures\.example/, /gone\.png failed/)
    const { page } = phone
    const referrers: unknown[] = []
    await page.route('https://pictures.example/*', async route => {
      referrers.push((await route.request().allHeaders()).referer)
      if (route.request().url().includes('gone')) return route.abort()
      return route.fulfill({ contentType: 'image/svg+xml', body: picture })
    })
    await phone.open('/')
    await page.getByRole('link', { name: title }).scrollIntoViewIfNeeded()
    await expect.poll(() => page.locator('li img').evaluateAll(arrivedOnes)).toEqual(['/a.png'])
    expect(referrers).toEqual([undefined, undefined])
    await page.getByRole('link', { name: 'No picture' }).waitFor()
  })
})

test('a very long menu appears in parts beneath its offer', async () => {
  const owner = await makeRestaurantAt(app(), lisbon)
  const rows = Array.from({ length: 301 }, (_, at) => ({
    name: `Dish ${at + 1}`,
    category: 'Food',
    description: '',
    price: 900,
  }))
  await owner.phone.call(importMenu, { params: { restaurantId: owner.id }, body: { rows } })
  const { id } = await makeCampaign(app(), owner)
  const { page, open } = await openPhone(app())
  await open(`/restaurant/${id}`)
  const more = page.getByRole('button', exactly('Show 1 more'))
  await more.waitFor()
  const menuItems = page.getByRole('region', exactly('Food')).getByRole('listitem')
  expect(await menuItems.count()).toBe(300)
  await more.click()
  await menuItems.nth(300).waitFor()
})

describe('the app does not ask for the position', () => {
  test('before a tap, and then shows near offers, also new ones within five minutes, or that none are near', async () => {
    const phone = await openPhone(app(), { position: atSea, ...allowed })
    const { page } = phone
    await phone.context.addInitScript(() => {
      const find = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
      Object.assign(window, { asked: 0 })
      navigator.permissions.query = async () => ({ state: 'prompt' }) as PermissionStatus
      navigator.geolocation.getCurrentPosition = (...rest) => {
        Object.assign(window, { asked: Reflect.get(window, 'asked') + 1 })
        find(...rest)
      }
    })
    await page.clock.install()
    await phone.open('/')
    const show = page.getByRole('button', { name: 'Show offers near me' })
    await show.waitFor()
    expect(await page.evaluate('asked')).toBe(0)
    await show.click()
    await page.getByText('No offers near you just now', { exact: true }).waitFor()
    expect(await show.count()).toBe(0)

    // Offers that appear later do not move the landing page's controls.
    await makeCampaign(app(), await makeRestaurantAt(app(), atSea), { title: 'Fish of the day' })
    const create = page.getByRole('button', exactly('Create New Group'))
    await create.focus()
    await page.clock.fastForward('05:01')
    await page.getByRole('link', { name: 'Fish of the day' }).waitFor()
    await waitForFocus(create)

    await page.reload()
    await show.click()
    await page.getByRole('link', { name: 'Fish of the day' }).waitFor()
    await waitForFocus(page.getByRole('heading', exactly('Offers near you')))
    expect(await page.evaluate('asked')).toBe(1)
    await phone.context.setOffline(true)
    await page.getByText('Offers near you').waitFor({ state: 'detached' })
  })

  test.each([
    ['refused', () => undefined],
    ['impossible', () => Object.defineProperty(window, 'isSecureContext', { value: false })],
  ])('if that is %s, and shows offers in San Francisco and says so', async (_, prepare) => {
    const owner = await makeRestaurantAt(app(), sanFrancisco)
    await makeCampaign(app(), owner, { title: 'Sourdough', offerType: 'free_item', offerValue: null })
    const phone = await openPhone(app())
    await phone.context.addInitScript(prepare)
    await phone.open('/')
    await phone.page.getByRole('link', { name: 'Sourdough' }).first().waitFor()
    await phone.page.getByText('so these are around San Francisco').waitFor()
    expect(await linesOf(cardsOn(phone).first())).toContain('FREE ITEM')
  })
})

function cardsOn({ page }: BrowserPhone): Locator {
  return page.locator('section[aria-labelledby=nearby-offers] li')
}

function northOf({ latitude, longitude }: typeof munich, degrees: number): typeof munich {
  return { latitude: latitude + degrees, longitude }
}

/** The last day of a campaign that begins today. */
function lastDay(now: Date, durationDays: number): string {
  const last = new Date(now.getTime() + (durationDays - 1) * 24 * 60 * 60 * 1000)
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(last)
}

/** The views and clicks that the owner sees. */
async function countsOf({ id: restaurantId, phone }: Owner, campaign: Campaign) {
  const { body } = await phone.call(getCampaigns, { params: { restaurantId } })
  const now = body.find(({ id }) => id === campaign.id)
  return { views: now?.totalViews, clicks: now?.totalClicks }
}

function arrivedOnes(images: Element[]): string[] {
  return images.flatMap(image =>
    image instanceof HTMLImageElement && image.naturalWidth > 0 ? [new URL(image.src).pathname] : [],
  )
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'
