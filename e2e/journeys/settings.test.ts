// A restaurant's settings: how orders reach the kitchen, stations and their categories, and paired tablets.

import {
  getKitchenDisplays,
  getOwnKitchenDisplay,
  pairKitchenDisplay,
} from '@tablemate/contract/kitchen-displays.ts'
import { getOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { getStations } from '@tablemate/contract/stations.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { expect, test } from 'vitest'
import { choose, exactly, problemOf, toastOf, waitForFocus } from './steps.ts'

const app = shareApp()

test('the owner decides how orders reach the kitchen, divides the menu among stations, and pairs a tablet', async () => {
  const owner = await makeRestaurant(app())
  await addMenuItems(
    owner,
    { name: 'Tea', price: 200, category: 'Drinks' },
    { name: 'Soup', price: 900, category: 'Food' },
  )
  const phone = await openPhone(app(), { of: owner, still: true })
  await phone.open('/restaurant-settings')
  await chooseOrdering(phone, owner)
  await divideMenu(phone, owner)
  await pairTablet(phone, owner)
})

async function chooseOrdering(phone: BrowserPhone, owner: Owner): Promise<void> {
  const { page } = phone
  // Without orders to the kitchen there is nothing to pause.
  expect(await page.getByRole('switch', exactly('Pause orders')).count()).toBe(0)
  await page.getByRole('radio', { ...exactly('Not at all'), checked: true }).waitFor()
  await choose(page, 'radio', 'After your first OK')
  const late = page.getByLabel('Late after (minutes)')
  await late.fill('181')
  await page.getByRole('button', exactly('Save Orders')).click()
  expect(await problemOf(late)).toBe('Please enter whole minutes from 1 to 180.')
  expect(await orderingOf(owner)).toMatchObject({ mode: 'off' })
  await late.fill('20')
  await page.getByRole('button', exactly('Save Orders')).click()
  await toastOf(phone, 'Orders Saved')
  expect(await orderingOf(owner)).toMatchObject({ mode: 'first-by-hand', isPaused: false, lateAfter: 20 })
  await page.getByRole('switch', exactly('Pause orders')).click()
  await toastOf(phone, 'Orders Paused')
  expect(await orderingOf(owner)).toMatchObject({ mode: 'first-by-hand', isPaused: true, lateAfter: 20 })
  await page.reload()
  await page.getByRole('switch', { ...exactly('Pause orders'), checked: true }).waitFor()
  expect(await page.getByRole('radio', exactly('After your first OK')).isChecked()).toBe(true)
}

/** A category belongs to one station, and stations have different names. */
async function divideMenu(phone: BrowserPhone, owner: Owner): Promise<void> {
  const { page } = phone
  const add = page.getByRole('button', exactly('Add Station'))
  await page.getByText('One kitchen prepares everything.').waitFor()
  await add.click()
  await page.getByLabel('Station name').fill('Bar')
  const bar = page.getByRole('group', exactly('Bar'))
  await bar.getByLabel('Drinks').check()
  await bar.getByLabel('Food').check()
  await add.click()
  await page.getByLabel('Station name').nth(1).fill(' bar ')
  await page.getByRole('button', exactly('Save Stations')).click()
  await page.getByText('There’s already a station with that name.').waitFor()
  await page.getByLabel('Station name').nth(1).fill('Hot kitchen')
  await page.getByRole('group', exactly('Hot kitchen')).getByLabel('Food').check()
  expect(await bar.getByLabel('Food').isChecked()).toBe(false)
  await page.getByRole('button', exactly('Save Stations')).click()
  await toastOf(phone, 'Stations Saved')
  expect(await stationsOf(owner)).toEqual([
    ['Bar', ['Drinks']],
    ['Hot kitchen', ['Food']],
  ])
  await page.getByRole('button', exactly('Remove Bar')).click()
  await waitForFocus(add)
  await page.getByRole('button', exactly('Save Stations')).click()
  await expect.poll(() => stationsOf(owner)).toEqual([['Hot kitchen', ['Food']]])
}

/** The tablet is paired by the code on the screen, is on the list, and is removed from it. */
async function pairTablet(phone: BrowserPhone, owner: Owner): Promise<void> {
  const { page } = phone
  const pair = page.getByRole('button', exactly('Pair a Kitchen Tablet'))
  await page.getByText('No tablet is paired yet.').waitFor()
  await pair.focus()
  await page.keyboard.press('Enter')
  const shown = page.getByRole('region', exactly('Code for the tablet'))
  await shown.getByText('Valid for 10 more minutes').waitFor()
  await shown.getByText(`${new URL(app().url).host}/restaurant-screen`).waitFor()
  await waitForFocus(shown.getByRole('button', exactly('Close')))
  const codeText = (await shown.getByText(/^Code: /).textContent()) ?? ''
  const code = codeText.replace('Code: ', '').replaceAll(' ', '')
  const tablet = makePhone(app().url)
  expect((await tablet.call(pairKitchenDisplay, { body: { code, name: 'Kitchen <b>' } })).body).toMatchObject(
    {
      restaurantId: owner.id,
      screen: { kind: 'kitchen' },
    },
  )
  expect(await toastOf(phone, 'Tablet Paired')).toContain('Kitchen <b> is on the list.')
  expect(await shown.count()).toBe(0)
  await waitForFocus(pair)

  const list = page.getByRole('list', exactly('Tablets'))
  await list.getByText('Kitchen · Last seen').waitFor()
  await list.getByRole('button', exactly('Remove Kitchen <b>')).click()
  await waitForFocus(list.getByRole('button', exactly('Keep It')))
  await page.keyboard.press('Enter')
  await waitForFocus(list.getByRole('button', exactly('Remove Kitchen <b>')))
  await page.keyboard.press('Enter')
  await list.getByText('Remove Kitchen <b>?').waitFor()
  expect((await tablet.call(getOwnKitchenDisplay, {})).status).toBe(200)
  await list.getByRole('button', exactly('Remove Tablet')).click()
  await page.getByText('No tablet is paired yet.').waitFor()
  await waitForFocus(page.getByRole('heading', { ...exactly('Settings'), level: 1 }))
  const params = { restaurantId: owner.id }
  expect((await owner.phone.call(getKitchenDisplays, { params })).body).toEqual([])
  expect((await tablet.call(getOwnKitchenDisplay, {})).status).toBe(401)
}

async function orderingOf(owner: Owner) {
  return (await owner.phone.call(getOwnRestaurant, {})).body.ordering
}

async function stationsOf(owner: Owner) {
  const { body } = await owner.phone.call(getStations, { params: { restaurantId: owner.id } })
  return body.stations.map(({ name, categories }) => [name, categories])
}
