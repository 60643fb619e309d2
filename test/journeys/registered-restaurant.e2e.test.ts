// A table of a registered restaurant is found by the code on the table or by the restaurant's name.

import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { deleteOwnRestaurant } from '#contract/restaurants.ts'
import * as limits from '#domain/limits.ts'
import { shareApp } from '../app/app.ts'
import { type BrowserPhone, openPhone } from '../browser/browser.ts'
import { makeRestaurant } from '../restaurants/restaurant.ts'
import { addTablesTo } from '../restaurants/tables.ts'
import { exactly, waitForFocus } from './steps.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

test('two phones that scan a table’s sticker join one group, and a phone that scans it again goes straight in', async () => {
  const owner = await makeRestaurant(app(), { name: 'Łódź Ελλάδα', currency: 'EUR' })
  const [table] = await addTablesTo(owner, 'Crème 7')
  const sticker = `/table/${table?.token}`
  const [ann, ben] = [await openPhone(app()), await openPhone(app())]
  const sitDown = async ({ page, open }: BrowserPhone, { name = '', there = '', action = '' }) => {
    await open(sticker)
    await page.getByRole('heading', exactly('Crème 7')).waitFor()
    await page.getByText('Łódź Ελλάδα').waitFor()
    await page.getByText(there, { exact: true }).waitFor()
    await waitForFocus(page.getByLabel('Your Name'))
    await page.keyboard.type(name)
    await page.getByRole('button', exactly(action)).click()
    await page.waitForURL(/\/group\/[\w-]+$/)
    return new URL(page.url()).pathname
  }
  const path = await sitDown(ann, {
    name: 'Ann',
    there: 'You’re the first one here.',
    action: 'Start Ordering',
  })
  const others = { name: 'Ben', there: '1 person is ordering here.', action: 'Join the Table' }
  expect(await sitDown(ben, others)).toBe(path)
  for (const { page } of [ann, ben]) await page.getByText('2 people', { exact: true }).waitFor()
  await ann.page.goto(sticker)
  await ann.page.waitForURL(`**${path}`)
  await ann.page.getByText('2 people', { exact: true }).waitFor()

  // Another party at the restaurant has its own list and bill.
  const carl = await openPhone(app())
  const apart = { name: 'Carl', there: '2 people are ordering here.', action: 'Start our own list and bill' }
  expect(await sitDown(carl, apart)).not.toBe(path)
  await carl.page.getByText('1 person', { exact: true }).waitFor()
})

test('a sticker of the first release leads to the table after a look-up, and never starts a separate group', async () => {
  const owner = await makeRestaurant(app())
  const [table] = await addTablesTo(owner, '7')
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
    await page.waitForURL(`**/table/${table?.token}`)
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
    await page.getByRole('button', { name: /^Manual Order Entry/ }).waitFor()
  })

  test('is typed if the restaurant of a table’s code no longer exists', async () => {
    const gone = await makeRestaurant(app(), { name: 'Gone' })
    await gone.phone.call(deleteOwnRestaurant, { body: { password: gone.password } })
    const phone = await openPhone(app())
    const { page } = phone
    phone.expectTrouble(/answered 404/)
    // A table name of maximum length, in letters that browsers count double.
    const table = '🌴'.repeat(limits.tableNumber)
    await phone.open(`/universal-create-group?restaurant=${gone.id}&table=${table}`)
    await page.getByText('This restaurant is no longer here.').waitFor()
    expect(await page.getByLabel('Table Number').inputValue()).toBe(table)
    await page.getByLabel('Restaurant Name').fill('The Next One')
    await page.getByLabel('Your Name').fill('Ann')
    await page.getByRole('button', exactly('Create Group')).click()
    await page.getByRole('heading', { level: 1, name: 'The Next One' }).waitFor()
  })

  test('is typed if a table’s code names no restaurant', async () => {
    const { page, open } = await openPhone(app())
    for (const name of ['', '.', 'x', '1/menu']) {
      await open(`/universal-create-group?restaurant=${name}`)
      await page.getByText('This restaurant is no longer here.').waitFor()
      await page.getByLabel('Restaurant Name').fill('The Next One')
    }
  })
})
