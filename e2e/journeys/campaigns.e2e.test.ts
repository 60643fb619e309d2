// Campaigns in the portal: an owner creates campaigns of every kind, sees errors at the fields, pauses, resumes and changes
// campaigns, and reads their statistics.

import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import {
  makeCampaign,
  makeRestaurantAt,
  offersAt,
  reportImpression,
} from '@tablemate/test/restaurants/campaign.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { exactly, linesOf, problemOf, toastOf, waitForFocus } from './steps.ts'

const app = shareApp()
const munich = { latitude: 48.1371, longitude: 11.5754 }

test('an owner creates a campaign, is warned of its cost before sending, and pauses, resumes and changes it', async () => {
  const owner = await makeRestaurant(app(), { currency: 'EUR' })
  const browser = await openPhone(app(), { of: owner, width: 1280 })
  const { page } = browser
  await browser.open('/restaurant-campaigns')
  await page.getByText('No campaigns yet', { exact: true }).waitFor()
  expect(await page.getByText('Total Views').count()).toBe(0)
  await page.getByRole('button', exactly('Create Your First Campaign')).click()
  const form = page.getByRole('region', exactly('Create Campaign'))
  await waitForFocus(form.getByRole('heading', exactly('Create Campaign')))
  expect(await page.getByLabel('Start Date').inputValue()).toBe(utcDay(0))
  await form.getByText('From midnight, UTC time').waitFor()
  expect(await summaryOn(page)).toEqual(summaryOf('1 Week', 0, 6, '€11.00', '€77.00'))

  const markup = '<b onclick="alert(1)">Pasta & wine</b>'
  await page.getByLabel('Campaign Title').fill(markup)
  await page.getByLabel('Description').fill('Every evening.\nBring a friend.')
  await page.getByLabel('Offer Value').fill('20')
  await page.getByLabel('Duration').selectOption({ label: '1 Month' })
  await page.getByLabel('Target Radius').selectOption({ label: '2.5 km' })
  await page.getByLabel('Start Date').fill(utcDay(1))
  expect(await summaryOn(page)).toEqual(summaryOf('1 Month', 1, 30, '€7.00', '€210.00'))
  await form.getByRole('button', exactly('Create Campaign')).click()
  expect(await toastOf(browser, 'Campaign Created')).toContain(
    'Your advertising campaign has been created successfully.',
  )
  const card = cardOf(page, markup)
  expect(await linesOf(card)).toEqual([
    markup,
    'Scheduled',
    '20% OFF',
    '2.5 km radius',
    `Runs ${day(1)} – ${day(30)}`,
    'Every evening.',
    'Bring a friend.',
    'Nobody can see this yet: we don’t know where your restaurant is.',
    'Set your location in the settings',
    ...['Views', '0', 'Clicks', '0', 'Click Rate', '0.0%', 'Duration', '1 Month', 'Total Cost', '€210.00'],
    ...['Views and clicks by day', `: ${markup}`],
    ...['Pause', 'Edit', 'Delete'].flatMap(action => [action, `the campaign ${markup}`]),
  ])
  expect(await tilesOn(page)).toEqual(['0', '0', '0.0%', '€210.00'])
  await waitForFocus(page.getByRole('button', exactly('Create Campaign')))

  await card.getByRole('button', exactly('Set your location in the settings')).click()
  await waitForFocus(page.getByRole('heading', exactly('Location')))
  await page.getByRole('button', exactly('Use My Current Location')).waitFor()
  await page.goBack()

  await card.getByRole('button', { name: 'Pause' }).click()
  expect(await toastOf(browser, 'Campaign Updated')).toContain('Campaign status has been updated.')
  await card.getByText('Paused', { exact: true }).waitFor()
  await card.getByText(`Paused, runs ${day(1)} – ${day(30)}`).waitFor()
  await page.reload()
  await card.getByRole('button', { name: 'Resume' }).click()
  await card.getByText('Scheduled', { exact: true }).waitFor()

  await card.getByRole('button', { name: 'Edit' }).click()
  expect(await page.getByLabel('Description').inputValue()).toBe('Every evening.\nBring a friend.')
  await page.getByLabel('Campaign Title').fill('Pasta')
  await page.getByLabel('Offer Type').selectOption({ label: 'Fixed Amount Off' })
  await page.getByLabel('Offer Value').fill('4,50')
  await page.getByLabel('Start Date').fill(utcDay(0))
  await page.getByRole('button', exactly('Save Changes')).click()
  await cardOf(page, 'Pasta').getByText('Active', { exact: true }).waitFor()
  expect(await linesOf(cardOf(page, 'Pasta'))).toEqual(expect.arrayContaining(['€4.50 OFF', '€210.00']))

  await cardOf(page, 'Pasta').getByRole('button', { name: 'Edit' }).click()
  await page.getByText('The campaign has started').waitFor()
  expect(await page.getByLabel('Start Date').count()).toBe(0)
  await page.getByLabel('Offer Type').selectOption({ label: 'Buy One Get One' })
  expect(await page.getByLabel('Offer Value').count()).toBe(0)
  await page.getByRole('button', exactly('Save Changes')).click()
  await cardOf(page, 'Pasta').getByText('BOGO', { exact: true }).waitFor()

  // Deletion needs a confirmation, whose cancel button has the focus.
  await cardOf(page, 'Pasta').getByRole('button', { name: 'Delete' }).click()
  await cardOf(page, 'Pasta').getByText('Delete “Pasta”?').waitFor()
  const keep = cardOf(page, 'Pasta').getByRole('button', exactly('Keep It'))
  await waitForFocus(keep)
  await keep.click()
  await waitForFocus(cardOf(page, 'Pasta').getByRole('button', { name: 'Delete' }))
  await cardOf(page, 'Pasta').getByRole('button', { name: 'Delete' }).click()
  await cardOf(page, 'Pasta').getByRole('button', exactly('Delete')).click()
  expect(await toastOf(browser, 'Campaign Deleted')).toContain('“Pasta” is gone.')
  await page.getByText('No campaigns yet', { exact: true }).waitFor()
  await waitForFocus(page.locator('h1'))
  await page.reload()
  await page.getByText('No campaigns yet', { exact: true }).waitFor()
})

test('the form shows errors at their fields, before it is sent and after', async () => {
  const owner = await makeRestaurant(app(), { currency: 'JPY' })
  const browser = await openPhone(app(), { of: owner })
  browser.expectTrouble(/campaigns answered 400/, /left the origin/, /a\.png failed/)
  const { page } = browser
  await page.route('https://pictures.example/*', route => route.abort())
  await browser.open('/restaurant-campaigns')
  await page.getByRole('button', exactly('Create Campaign')).click()
  const submit = page.getByRole('region').getByRole('button', exactly('Create Campaign'))
  const field = (label: string) => page.getByLabel(label)
  await field('Start Date').fill('')
  await field('Image URL').fill('http://pictures.example/a.png')
  await submit.click()
  expect(await problemOf(field('Campaign Title'))).toBe('Campaign title is required')
  expect(await problemOf(field('Description'))).toBe('Description is required')
  expect(await problemOf(field('Offer Value'))).toBe('Offer value is required')
  expect(await problemOf(field('Start Date'))).toBe('Start date is required')
  expect(await problemOf(field('Image URL'))).toBe('Please enter an address that begins with https://')
  await waitForFocus(field('Campaign Title'))

  for (const [typed, told] of [
    ['1e9', 'Offer value must be a number'],
    ['101', 'A discount is a whole number from 1 to 100'],
  ] as const) {
    await field('Offer Value').fill(typed)
    await expect.poll(() => problemOf(field('Offer Value'))).toBe(told)
  }
  await field('Offer Type').selectOption({ label: 'Fixed Amount Off' })
  await field('Offer Value').fill('4.50')
  await submit.click()
  await expect.poll(() => problemOf(field('Offer Value'))).toBe('This currency has no coins that small.')

  await field('Campaign Title').fill('Ramen')
  await field('Description').fill('With an egg.')
  await field('Offer Value').fill('500')
  // Typed key by key: no request goes to a host whose name is only the beginning of this URL.
  const pictures: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'image' && /^https:/.test(request.url())) pictures.push(request.url())
  })
  await field('Image URL').fill('')
  await field('Image URL').pressSequentially('https://pictures.example/a.png')
  await page.getByText('We couldn’t load a picture from this address.').waitFor()
  expect(pictures).toEqual(['https://pictures.example/a.png'])
  await field('Start Date').fill(utcDay(-7))
  await submit.click()
  expect(await toastOf(browser, 'Campaign Creation Failed')).toContain(
    'Failed to create campaign. Please try again.',
  )
  expect(await problemOf(field('Start Date'))).toBe('A campaign starting then would already be over.')
  await waitForFocus(field('Start Date'))

  await field('Start Date').fill(utcDay(-6))
  await submit.click()
  await toastOf(browser, 'Campaign Created')
  expect(await linesOf(cardOf(page, 'Ramen'))).toEqual(
    expect.arrayContaining(['¥500 OFF', 'Active', `Running ${day(-6)} – ${day(0)}`, '¥12,516']),
  )
})

test("the statistics show the campaigns' figures in total and by day", async () => {
  const owner = await makeRestaurantAt(app(), munich)
  const { id } = await makeCampaign(app(), owner, { title: 'Lunch' })
  await makeCampaign(app(), owner, { title: 'Dinner', durationDays: 3 })
  for (const kinds of [['view', 'click'], ['view'], ['view']] as const) {
    const phone = makePhone(app().url)
    await offersAt(phone, munich)
    for (const kind of kinds) await reportImpression(phone, id, kind)
  }
  const browser = await openPhone(app(), { of: owner, width: 1280 })
  const { page } = browser
  await browser.open('/restaurant-campaigns')
  await cardOf(page, 'Lunch').waitFor()
  expect(await tilesOn(page)).toEqual(['3', '1', '33.3%', '$129.00'])
  const lunch = cardOf(page, 'Lunch')
  const table = lunch.getByRole('table', { name: 'By day, UTC time' })
  await table.waitFor({ state: 'attached' })
  expect(await table.getByRole('row').allTextContents()).toEqual(['DayViewsClicks', `${day(0)}31`])
  expect(await lunch.getByText('Nobody can see this yet').count()).toBe(0)
  await cardOf(page, 'Dinner').getByRole('button', { name: 'Views and clicks by day' }).click()
  await cardOf(page, 'Dinner').getByText('Nobody has seen it yet.').waitFor()

  // The owner can still pause and change a campaign that is over, because its page can be opened by a link.
  const { sql } = app().database
  await sql`
    update campaigns set starts_at = starts_at - interval '9 days', ends_at = ends_at - interval '9 days'
    where title = 'Dinner'`
  await page.reload()
  await cardOf(page, 'Dinner').getByText('Ended', { exact: true }).waitFor()
  await cardOf(page, 'Dinner').getByRole('button', { name: 'Pause' }).click()
  await cardOf(page, 'Dinner').getByRole('button', { name: 'Resume' }).click()
  await cardOf(page, 'Dinner').getByText('Ended', { exact: true }).waitFor()
})

test('a late reply to a save does not close a form that was opened meanwhile', async () => {
  const owner = await makeRestaurant(app())
  for (const title of ['Lunch', 'Dinner']) await makeCampaign(app(), owner, { title })
  const { page, open } = await openPhone(app(), { of: owner, width: 1280 })
  await open('/restaurant-campaigns')
  await cardOf(page, 'Lunch').getByRole('button', { name: 'Edit' }).click()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/campaigns/*', async route => {
    await held
    await route.continue()
  })
  await page.getByLabel('Campaign Title').fill('Brunch')
  await page.getByRole('button', exactly('Save Changes')).click()
  await cardOf(page, 'Dinner').getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Campaign Title').fill('Supper')
  release()
  await cardOf(page, 'Brunch').waitFor()
  expect(await page.getByLabel('Campaign Title').inputValue()).toBe('Supper')
})

function cardOf(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

function tilesOn(page: Page): Promise<string[]> {
  return page.locator('dl[aria-label="All campaigns together"] dd').allTextContents()
}

function summaryOn(page: Page): Promise<string[]> {
  return linesOf(page.getByRole('region', exactly('Campaign Summary')))
}

function summaryOf(duration: string, first: number, last: number, perDay: string, total: string): string[] {
  return [
    'Campaign Summary',
    ...['Duration', duration],
    ...['Runs', `${day(first)} – ${day(last)}`],
    ...['Daily rate', perDay],
    ...['Total cost', total],
    'Free during the beta: nothing is charged. The price shown is what it would cost afterwards.',
  ]
}

/** The date that many days from today, for a date field. */
function utcDay(ahead: number): string {
  return new Date(app().now().getTime() + ahead * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** The date that many days from today, as the screen shows it. */
function day(ahead: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(utcDay(ahead)),
  )
}
