// The floor: staff takes payments in cash and by card, settles calls, moves a party and closes a table.

import { chooseBill } from '@tablemate/contract/bills.ts'
import { type Group, getMembers } from '@tablemate/contract/groups.ts'
import { callStaff } from '@tablemate/contract/kitchen.ts'
import { getPayments } from '@tablemate/contract/payments.ts'
import type { RestaurantTable } from '@tablemate/contract/restaurant-tables.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import type { Diner } from '@tablemate/test/diners/make.ts'
import { openKitchen } from '@tablemate/test/restaurants/kitchen.ts'
import { makeKitchenDisplay } from '@tablemate/test/restaurants/kitchen-display.ts'
import type { Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { addRestaurantTablesTo, joinByCode } from '@tablemate/test/restaurants/restaurant-tables.ts'
import type { Locator, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsIn, runAxe } from './axe.ts'
import { cardOf, openSeating } from './board-steps.ts'
import { layoutFaults } from './layout-check.ts'
import { closeToast, exactly, toastOf, waitForFocus } from './steps.ts'

const app = shareApp()
const soup = { name: 'Soup', price: 900 }
const cake = { name: 'Cake', price: 600 }

/** Ann and Ben at the first of three tables, with a split by items, and nothing is added to the prices. */
async function openFloor(...names: [string, string, string] | []) {
  const { owner } = await openKitchen(app())
  const restaurantTables = await addRestaurantTablesTo(
    owner,
    ...(names.length > 0 ? names : ['1', '2', '10']),
  )
  const first = restaurantTables.find(({ name }) => name === (names[0] ?? '1')) as RestaurantTable
  const ann = await joinByCode(app(), first.token, 'Ann')
  const ben = await joinByCode(app(), first.token, 'Ben')
  await ann.phone.call(chooseBill, {
    params: { groupId: ann.group.id },
    body: { splitMethod: 'items', tipAmount: 0 },
  })
  return { owner, restaurantTables, ann, ben, group: ann.group }
}

async function openFloorOn(owner: Owner, width = 1280) {
  const browser = await openPhone(app(), { of: owner, width })
  await browser.open('/restaurant-tables')
  return browser
}

const sumsOf = (card: Locator) => card.getByRole('definition').allTextContents()

async function callStaffFor({ phone }: Diner, { id: groupId }: Group, kind: 'waiter' | 'water' | 'bill') {
  const { status } = await phone.call(callStaff, {
    params: { groupId },
    body: { kind },
  })
  expect(status).toBe(200)
}

test('one diner pays in cash, the rest is paid by card, and the table is closed and free again', async () => {
  const { owner, ann, ben, group } = await openFloor()
  await ann.order({ ...soup, quantity: 2 })
  await ben.order(cake)
  const browser = await openFloorOn(owner)
  const { page } = browser
  const card = cardOf(page, 'Table 1')
  await expect.poll(() => sumsOf(card)).toEqual(['$24.00', '$0.00', '$24.00'])
  await card.getByText('2 people').waitFor()
  await card.getByText('2 open tickets').waitFor()
  await page.getByText('Free tables: 2').waitFor()

  const sheet = await openSeating(page, 'Table 1')
  await sheet.getByRole('button', exactly('Take $18.00 from Ann')).click()
  await page.getByRole('dialog', exactly('Take money: Ann')).waitFor()
  await page.getByRole('button', exactly('Paid in cash')).click()
  await toastOf(browser, '$18.00 taken in cash')
  await closeToast(browser)
  await sheet.getByText('Nothing due · Paid $18.00').waitFor()

  await sheet.getByRole('button', exactly('Close the table')).click()
  await page.getByText('$6.00 is still due.').waitFor()
  await page.getByRole('button', exactly('Keep it open')).click()
  await waitForFocus(sheet.getByRole('button', exactly('Close the table')))

  await sheet.getByRole('button', exactly('Take all that is due: $6.00')).click()
  await page.getByRole('button', exactly('Paid by card')).click()
  await toastOf(browser, '$6.00 taken by card')
  await closeToast(browser)
  await sheet.getByText('Nothing due · Paid $6.00').waitFor()
  const { body: payments } = await ann.phone.call(getPayments, { params: { groupId: group.id } })
  expect(payments.map(({ amount, paymentMethod, paidBy }) => [amount, paymentMethod, paidBy])).toEqual([
    [1800, 'cash', null],
    [600, 'card', null],
  ])

  await sheet.getByRole('button', exactly('Close the table')).click()
  await page.getByText('The kitchen still has 2 open tickets.').waitFor()
  await page.getByRole('button', exactly('Keep cooking')).click()
  await toastOf(browser, 'Table 1 is closed')
  await page.getByText('Nobody is seated').waitFor()
  await page.getByText('Free tables: 3').waitFor()
})

test('after another order the sheet, and at the last moment the server, asks for the new amount before a payment', async () => {
  const { owner, ann, group } = await openFloor()
  await ann.order(soup)
  const browser = await openFloorOn(owner, 390)
  browser.expectTrouble(/payments answered 409/)
  const { page } = browser
  const paid = async () => {
    const { body } = await ann.phone.call(getPayments, { params: { groupId: group.id } })
    return body.map(({ amount }) => amount)
  }
  const sheet = await openSeating(page, 'Table 1')
  await sheet.getByRole('button', exactly('Take all that is due: $9.00')).click()
  await ann.order(cake)
  await page.getByText('it was $9.00, and is $15.00 now').waitFor()
  await page.getByRole('button', exactly('Go on with $15.00')).click()
  const orderFirst = async (route: Route) => {
    await ann.order(cake)
    await route.continue()
  }
  await page.route('**/payments', orderFirst, { times: 1 })
  await page.getByRole('button', exactly('Paid in cash')).click()
  await page.getByText('it was $15.00, and is $21.00 now').waitFor()
  expect(await paid()).toEqual([])
  await page.getByRole('button', exactly('Go on with $21.00')).click()
  await page.getByRole('button', exactly('Paid in cash')).click()
  await toastOf(browser, '$21.00 taken in cash')
  expect(await paid()).toEqual([2100])
})

test('a party moves to a free table with its orders, bill and calls', async () => {
  const { owner, ann } = await openFloor()
  await ann.order(soup)
  const browser = await openFloorOn(owner)
  const { page } = browser
  const sheet = await openSeating(page, 'Table 1')
  await sheet.getByRole('button', exactly('Move, join or split')).click()
  await page.getByRole('button', exactly('Table 10')).click()
  await toastOf(browser, 'The party sits at Table 10 now')
  await closeToast(browser)
  await page.getByRole('dialog', exactly('Table 10')).waitFor()
  await page.getByRole('dialog').getByRole('button', exactly('Close')).click()
  await waitForFocus(page.getByRole('button', exactly('Table 10')))
  expect(await sumsOf(cardOf(page, 'Table 10'))).toEqual(['$9.00', '$0.00', '$9.00'])
  await expect
    .poll(() =>
      page
        .getByRole('region', { name: /^Free tables/ })
        .getByRole('listitem')
        .allTextContents(),
    )
    .toEqual(['Table 1', 'Table 2'])
})

test('staff removes a stranger with a new group code, and renews the table’s own code', async () => {
  const { owner, ann, group } = await openFloor()
  await ann.order(soup)
  const browser = await openFloorOn(owner)
  const { page } = browser
  const sheet = await openSeating(page, 'Table 1')
  await sheet.getByRole('button', exactly('Remove Ben')).click()
  await page.getByRole('button', exactly('Remove')).click()
  await toastOf(browser, 'Ben is no longer at the table')
  await closeToast(browser)
  const { body } = await ann.phone.call(getMembers, { params: { groupId: group.id } })
  expect(body.map(({ name }) => name)).toEqual(['Ann'])

  await sheet.getByRole('button', exactly('New code on the table')).click()
  await page.getByRole('button', exactly('Make a new code')).click()
  await toastOf(browser, 'Table 1 has a new code. Please print it.')
  await closeToast(browser)
  await waitForFocus(sheet.getByRole('button', exactly('New code on the table')))
  await sheet.getByRole('button', exactly('New group code')).click()
  await page.getByRole('button', exactly('Make a new code')).click()
  await page
    .getByText(/^The new code is [2-9A-HJKMNP-Z]{6}$/)
    .first()
    .waitFor()
})

test('staff takes a payment by keyboard alone, and the focus returns to where it was', async () => {
  const { owner, ann } = await openFloor()
  await ann.order(soup)
  const browser = await openFloorOn(owner)
  const { page } = browser
  await page.getByRole('button', exactly('Table 1')).focus()
  await page.keyboard.press('Enter')
  const take = page.getByRole('button', exactly('Take $9.00 from Ann'))
  await take.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await waitForFocus(page.getByLabel('Received ($)'))
  await page.keyboard.press('Tab')
  await waitForFocus(page.getByRole('button', exactly('Paid in cash')))
  await page.keyboard.press('Enter')
  await toastOf(browser, '$9.00 taken in cash')
  // The first Escape closes the toast.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await waitForFocus(page.getByRole('button', exactly('Table 1')))
})

test('a tablet of the floor takes payments, moves and closes, and one of the kitchen has the board alone', async () => {
  const { owner, ann } = await openFloor()
  await ann.order(soup)
  const { phone: paired } = await makeKitchenDisplay(app(), owner)
  const browser = await openPhone(app(), { paired, width: 768, height: 1024 })
  const { page, open } = browser
  await open('/restaurant-screen')
  await page.getByRole('button', exactly('Tables')).click()
  const sheet = await openSeating(page, 'Table 1')
  await sheet.getByRole('button', exactly('Take $9.00 from Ann')).waitFor()
  await sheet.getByRole('button', exactly('Move, join or split')).waitFor()
  await sheet.getByRole('button', exactly('Close the table')).waitFor()
  expect(await sheet.getByRole('button', { name: /^New/ }).count()).toBe(0)

  const { phone: kitchen } = await makeKitchenDisplay(app(), owner, { name: 'Pass', kind: 'kitchen' })
  const ofKitchen = await openPhone(app(), { paired: kitchen, width: 768, height: 1024 })
  await ofKitchen.open('/restaurant-screen')
  await ofKitchen.page.getByRole('article').first().waitFor()
  expect(await ofKitchen.page.getByRole('button', exactly('Tables')).count()).toBe(0)
})

test('the floor fits every width and axe finds nothing on it, in light and in dark', async () => {
  const { owner, ann, ben, group } = await openFloor('Łódź Straße 24 oben', '2', 'Terrace 3')
  await ann.order({ ...soup, quantity: 99 }, { ...cake, quantity: 99 })
  await callStaffFor(ann, group, 'bill')
  await callStaffFor(ben, group, 'water')
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page } = browser
  await browser.open('/restaurant-tables')
  // axe must not see colours between those of light and dark.
  await page.addStyleTag({ content: '* { transition: none !important }' })
  const check = async () => {
    expect(await layoutFaults(page, [320, 390, 768, 1024, 1280])).toEqual([])
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(faultsIn((await runAxe(page)).violations)).toEqual([])
    }
  }
  await check()
  const sheet = await openSeating(page, 'Łódź Straße 24 oben')
  await check()
  await sheet.getByRole('button', { name: /^Take all that is due/ }).click()
  await page.getByRole('button', exactly('Paid in cash')).waitFor()
  await check()
  await page.getByRole('button', exactly('Back')).click()
  for (const act of ['Move, join or split', 'Close the table', 'New code on the table', 'Remove Ben']) {
    await sheet.getByRole('button', exactly(act)).click()
    await check()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Back|Keep( it open| the code)?)$/ })
      .click()
  }
})
