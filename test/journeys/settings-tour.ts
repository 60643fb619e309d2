// The states of an owner's tables and settings for the tour of all screens (tour.ts).

import { setStations } from '#contract/kitchen.ts'
import { changeOrdering } from '#contract/ordering.ts'
import { pairScreen, startPairing } from '#contract/paired-screens.ts'
import type { TestApp } from '../app/app.ts'
import type { BrowserPhone, openPhone } from '../browser/browser.ts'
import { makePhone } from '../diners/phone.ts'
import { addDishes, makeRestaurant } from '../restaurants/restaurant.ts'
import { chooseCurrency, exactly } from './steps.ts'

interface State {
  readonly name: string
  readonly phone: NonNullable<Parameters<typeof openPhone>[1]>
  readonly go: (phone: BrowserPhone) => Promise<void>
}

export async function planSettings(app: Pick<TestApp, 'url'>): Promise<State[]> {
  const owner = await makeRestaurant(app, { name: `Łódź ${'W'.repeat(70)}`, currency: 'JPY' })
  await addDishes(
    owner,
    { name: 'Tea', price: 20_000, category: 'W'.repeat(60) },
    { name: 'Soup', price: 90_000, category: 'DANIA WEGETARIAŃSKIE' },
  )
  const params = { restaurantId: owner.id }
  await owner.phone.call(changeOrdering, { body: { mode: 'at-once', isPaused: true } })
  await owner.phone.call(setStations, {
    params,
    body: { stations: [{ name: 'W'.repeat(40), categories: ['DANIA WEGETARIAŃSKIE'] }] },
  })
  const { body } = await owner.phone.call(startPairing, { params })
  await makePhone(app.url).call(pairScreen, { body: { code: body.code, name: 'W'.repeat(40) } })
  const unset = await makeRestaurant(app)
  const state = (name: string, act: State['go'], of = owner, height = 844): State => ({
    name: `settings, ${name}`,
    phone: { of, height },
    async go(phone) {
      await phone.open('/restaurant-settings')
      await phone.page.getByRole('button', exactly('Add Station')).waitFor()
      await act(phone)
    },
  })
  return [
    {
      name: 'tables, no such numbers',
      phone: { of: unset },
      async go({ page, open }) {
        await open('/restaurant-tables')
        await page.getByLabel('To table').fill('x')
      },
    },
    {
      name: 'tables, by name',
      phone: { of: unset },
      async go({ page, open }) {
        await open('/restaurant-tables')
        await page.getByLabel('By name').check()
        await page.getByLabel('Table names').fill('W'.repeat(20))
      },
    },
    state('nothing set', async ({ page }) => page.getByText('No screen is paired yet.').waitFor(), unset),
    state('orders and stations refused', async ({ page }) => {
      await page.getByLabel('Late after (minutes)').fill('0')
      await page.getByRole('button', exactly('Save Orders')).click()
      await page.getByText('Please enter whole minutes').waitFor()
      await page.getByRole('button', exactly('Add Station')).click()
      await page.getByRole('button', exactly('Save Stations')).click()
      await page.getByText('Please enter a name.').waitFor()
    }),
    state('a code for a tablet', async ({ page }) => {
      // The widest possible code.
      await page.route('**/screens', async route => {
        if (route.request().method() !== 'POST') return route.fallback()
        const response = await route.fetch()
        return route.fulfill({ response, json: { ...(await response.json()), code: 'WWMWWMWW' } })
      })
      await page.getByRole('button', exactly('Pair a Screen')).click()
      await page.getByText('Valid for').waitFor()
    }),
    state('a screen’s removal asked', async ({ page }) => {
      await page
        .getByRole('button', exactly(`Remove ${'W'.repeat(40)}`))
        .last()
        .click()
      await page.getByRole('button', exactly('Keep It')).waitFor()
    }),
    // The window is as high as the sheet, so that axe sees the whole sheet.
    state(
      'another currency',
      async ({ page }) => {
        await page.getByRole('button', exactly('Edit Profile')).click()
        await chooseCurrency(page, 'KRW')
        await page.getByRole('button', exactly('Save Profile')).click()
        await page.getByText('Please choose one.').waitFor()
      },
      owner,
      2000,
    ),
  ]
}
