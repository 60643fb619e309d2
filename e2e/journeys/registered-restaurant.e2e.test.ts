// A table of a registered restaurant is found by the code on the table or by the restaurant's name.

import { deleteOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { addRestaurantTablesTo, joinByCode } from '@tablemate/test/restaurants/restaurant-tables.ts'
import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { exactly, waitForFocus } from './steps.ts'

const app = shareApp()

test('a party at an occupied table starts its own list and bill, and its phone that scans again goes straight in', async () => {
  const owner = await makeRestaurant(app(), { name: 'Łódź Ελλάδα', currency: 'EUR' })
  const [restaurantTable] = await addRestaurantTablesTo(owner, 'Crème 7')
  const sticker = `/table/${restaurantTable?.token}`
  const { group } = await joinByCode(app(), restaurantTable?.token ?? '', 'Ann')
  const { page, open } = await openPhone(app())
  await open(sticker)
  await page.getByRole('heading', exactly('Crème 7')).waitFor()
  await page.getByText('Łódź Ελλάδα').waitFor()
  await page.getByText('1 person is ordering here.', { exact: true }).waitFor()
  await waitForFocus(page.getByLabel('Your Name'))
  await page.keyboard.type('Carl')
  await page.getByRole('button', exactly('Start our own list and bill')).click()
  await page.waitForURL(/\/group\/[\w-]+$/)
  const path = new URL(page.url()).pathname
  expect(path).not.toContain(group.id)
  await page.getByText('1 person', { exact: true }).waitFor()
  await open(sticker)
  await page.waitForURL(`**${path}`)
})

test('a sticker of the first release leads to the table after a look-up, and never starts a separate group', async () => {
  const owner = await makeRestaurant(app())
  const [restaurantTable] = await addRestaurantTablesTo(owner, '7')
  const phone = await openPhone(app())
  const { page } = phone
  phone.expectTrouble(/failed: net::ERR_/, /answered 503/, /console: /)
  for (const fail of [
    (route: Route) => route.abort('connectionreset'),
    (route: Route) => route.fulfill({ status: 503 }),
  ]) {
    await page.route('**/api/tables?*', fail)
    await phone.open(`/universal-create-group?restaurant=${owner.id}&table=7`)
    await page.getByText('We couldn’t find your table just now').waitFor()
    const retry = page.getByRole('button', exactly('Try again'))
    await retry.click()
    await page.getByText('We couldn’t find your table just now').waitFor()
    expect(await page.getByLabel('Restaurant Name').count()).toBe(0)
    await page.unroute('**/api/tables?*')
    await retry.click()
    await page.waitForURL(`**/table/${restaurantTable?.token}`)
    await page.getByText('You’re the first one here.').waitFor()
  }
})

describe('the restaurant’s name', () => {
  test('is chosen among registered restaurants by keyboard, and the choice can be undone or typed over', async () => {
    await makeRestaurant(app(), { name: 'L’Étoile du Nord', city: 'Paris', currency: 'EUR' })
    await makeRestaurant(app(), { name: 'Etoile Bleue', city: 'Lyon' })
    const { page, open } = await openPhone(app())
    await open('/universal-create-group')
    const field = page.getByRole('combobox', { name: 'Restaurant Name' })
    const universal = page.getByLabel('Universal Mode')
    await field.pressSequentially('etoile')
    await page.getByRole('option').nth(1).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const [active] = await page.getByRole('option', { selected: true }).allTextContents()
    await page.keyboard.press('Enter')
    expect(active).toContain(await field.inputValue())
    await page.getByText('You’ll order from this restaurant’s own menu.').waitFor()
    expect(await universal.isChecked()).toBe(false)
    await page.getByRole('button', { name: /^Undo/ }).click()
    expect(await universal.isChecked()).toBe(true)
    await waitForFocus(field)

    await field.fill('nord')
    await page.getByRole('option', { name: 'L’Étoile du Nord' }).click()
    await page.getByText('€ EUR').waitFor()
    await field.press('End')
    await field.pressSequentially('wind')
    expect(await universal.isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByLabel('Your Name').fill('Ann')
    await page.getByRole('button', exactly('Create Group')).click()
    await page.getByRole('heading', { level: 1, name: 'L’Étoile du Nordwind' }).waitFor()
    await page.getByRole('button', exactly('Add Manually')).waitFor()
  })

  test('is typed if a table’s code names no restaurant, or one that no longer exists', async () => {
    const gone = await makeRestaurant(app(), { name: 'Gone' })
    await gone.phone.call(deleteOwnRestaurant, { body: { password: gone.password } })
    const phone = await openPhone(app())
    const { page } = phone
    phone.expectTrouble(/answered 404/)
    // A group's name of maximum length, in letters that browsers count double.
    const table = '🌴'.repeat(limits.tableNumber)
    for (const restaurant of ['.', '1/menu', gone.id]) {
      await phone.open(`/universal-create-group?restaurant=${restaurant}&table=${table}`)
      await page.getByText('This restaurant is no longer here.').waitFor()
    }
    expect(await page.getByLabel('Table Number').inputValue()).toBe(table)
    await page.getByLabel('Restaurant Name').fill('The Next One')
    await page.getByLabel('Your Name').fill('Ann')
    await page.getByRole('button', exactly('Create Group')).click()
    await page.getByRole('heading', { level: 1, name: 'The Next One' }).waitFor()
  })
})
