// A table of a registered restaurant: found by its name or by the code on the table, its menu picked from, live.

import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { changeMenuItem, type MenuItem } from '#contract/menu.ts'
import { deleteOwnRestaurant } from '#contract/restaurants.ts'
import { limits } from '#domain/limits.ts'
import { shareApp } from '../app/app.ts'
import { type BrowserPhone, openPhone } from '../browser/browser.ts'
import { look } from '../diners/follow.ts'
import { makeGroup } from '../diners/make.ts'
import { addDishes, makeRestaurant, type Owner } from '../restaurants/restaurant.ts'
import { addTablesTo } from '../restaurants/tables.ts'
import { openAir } from './network-switch.ts'
import { appIsKept, exactly, hasFocus, joinTable, withinASecond } from './steps.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

test('from the code on the table to the bill: picked, seen by all, and greyed on both phones when it is sold out', async () => {
  const owner = await makeRestaurant(app(), { name: 'Osteria Lucia', currency: 'EUR' })
  const [, , tiramisu] = await addDishes(
    owner,
    { name: 'Crème brûlée', price: 800, category: 'Dolci', description: 'with berries' },
    { name: 'Margherita', price: 1300, category: 'Pizze' },
    { name: 'Tiramisù', price: 900, category: 'Dolci' },
  )
  const ann = await openPhone(app())
  await ann.open(`/universal-create-group?restaurant=${owner.id}&table=12`)
  const { page } = ann
  await expect.poll(() => page.getByLabel('Restaurant Name').inputValue()).toBe('Osteria Lucia')
  expect(await page.getByLabel('Table Number').inputValue()).toBe('12')
  expect(await page.getByLabel('Universal Mode').isChecked()).toBe(false)
  await page.getByText('€ EUR').waitFor()
  await page.getByLabel('Your Name').fill('Ann')
  await page.getByRole('button', exactly('Create Group')).click()
  await page.waitForURL(/\/group\/[\w-]+$/)
  expect(await page.getByRole('button', { name: /^Manual Order Entry/ }).count()).toBe(0)
  const code = /[2-9A-HJKMNP-Z]{6}/.exec((await codeOf(page).textContent()) ?? '')?.[0] ?? ''
  const ben = await openPhone(app())
  await joinTable(ben, code, 'Ben')

  await openMenu(ann)
  await page.getByRole('searchbox').fill('creme BERRIES')
  expect(await dishes(page)).toEqual(['Crème brûlée'])
  await dish(page, 'Crème brûlée').click()
  const more = page.getByRole('button', exactly('One more Crème brûlée'))
  await hasFocus(more)
  await more.click()
  await page.getByRole('textbox', { name: 'How would you like the Crème brûlée' }).fill('no sugar')
  await page.getByRole('button', exactly('Clear the search')).click()
  await dish(page, 'Margherita').click()
  await page.getByRole('button', exactly('Add 3 · €29.00')).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await ben.page.getByText('Ann ordered').first().waitFor(withinASecond)
  await ben.open(`${new URL(ben.page.url()).pathname}/summary`)
  await ben.page.getByText('no sugar').first().waitFor()
  await ben.page.goBack()

  await openMenu(ann)
  await openMenu(ben)
  await sellOut(owner, tiramisu)
  for (const phone of [ann, ben]) {
    await expect.poll(() => isSoldOut(dish(phone.page, 'Tiramisù')), withinASecond).toBe(true)
    // It stays what it is when it is pressed all the same.
    await dish(phone.page, 'Tiramisù').click({ force: true })
    expect(await phone.page.getByRole('button', exactly('Nothing chosen yet')).isDisabled()).toBe(true)
  }
  await sellOut(owner, tiramisu, false)
  for (const phone of [ann, ben])
    await expect.poll(() => isSoldOut(dish(phone.page, 'Tiramisù')), withinASecond).toBe(false)
})

test('two phones that scan the sticker of a table sit at it together, and one that scans it again goes straight in', async () => {
  const owner = await makeRestaurant(app(), { name: 'Łódź Ελλάδα', currency: 'EUR' })
  const [table] = await addTablesTo(owner, 'Crème 7')
  const sticker = `/table/${table?.token}`
  const [ann, ben] = [await openPhone(app()), await openPhone(app())]
  const sitDown = async ({ page, open }: BrowserPhone, { name = '', there = '', action = '' }) => {
    await open(sticker)
    await page.getByRole('heading', exactly('Crème 7')).waitFor()
    await page.getByText('Łódź Ελλάδα').waitFor()
    await page.getByText(there, { exact: true }).waitFor()
    await hasFocus(page.getByLabel('Your Name'))
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

  // A party that does not belong to them has a list and a bill of its own.
  const carl = await openPhone(app())
  const apart = { name: 'Carl', there: '2 people are ordering here.', action: 'Start our own list and bill' }
  expect(await sitDown(carl, apart)).not.toBe(path)
  await carl.page.getByText('1 person', { exact: true }).waitFor()
})

test('a sticker of the first release leads to the table once it can be looked up, and to no group apart from it', async () => {
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

test('one’s own order is changed in the menu, and what is not on it is typed and marked', async () => {
  const { owner, group, ann, phone } = await sitDown()
  const { page } = phone
  const [soup] = await addDishes(owner, { name: 'Soup', price: 900 }, { name: 'Tea', price: 300 })
  await ann.order({ name: 'soup', price: 1 })
  await phone.open(`/group/${group.id}`)
  await page.getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('button', exactly('One more Soup')).click()
  await page.getByRole('searchbox').fill('Birthday cake')
  await page.getByText('Nothing on the menu matches “Birthday cake”.').waitFor()
  await page.getByRole('button', exactly('Type a dish that isn’t here')).click()
  const typed = page.getByRole('group', exactly('Item 2'))
  expect(await typed.getByLabel('Item name').inputValue()).toBe('Birthday cake')
  await typed.getByLabel('Price').fill('4.50')
  await page.getByRole('button', exactly('Pick from the menu')).click()
  await page.getByRole('button', exactly('Chosen · 3')).waitFor()
  // A price that changes meanwhile is the one that counts.
  await owner.phone.call(changeMenuItem, { params: { itemId: soup.id }, body: { price: 1000 } })
  await page.getByRole('button', exactly('Save changes · $24.50')).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByText('Not on the menu').waitFor()
  const { orders } = await look(ann.phone, group.id)
  expect(orders[0]?.items).toEqual([
    { name: 'Soup', quantity: 2, price: 1000 },
    { name: 'Birthday cake', quantity: 1, price: 450, isOffMenu: true },
  ])
})

test('the words of a spoken order are found on the menu while they are typed, and what is sold out says so', async () => {
  const { owner, phone, group } = await sitDown()
  const { page } = phone
  const [, soup] = await addDishes(
    owner,
    { name: 'Crêpe Suzette', price: 1150 },
    { name: 'Onion soup', price: 700 },
  )
  await sellOut(owner, soup)
  await phone.open(`/group/${group.id}`)
  await page.getByLabel('Type what you would like').fill('two crepe suzettes and an onion soup')
  await page.getByRole('list', exactly('Understood so far')).getByText('2 × Crêpe Suzette').waitFor()
  await page.getByText('(sold out)').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('article').getByText('2 × Crêpe Suzette').waitFor()
  await page.getByRole('article').getByText('(sold out)').waitFor()
})

test('a restaurant that has put nothing on its menu: one types, and is told why', async () => {
  const { phone, group } = await sitDown()
  const { page } = phone
  await phone.open(`/group/${group.id}`)
  await page.getByRole('button', exactly('Add Manually')).click()
  await page.getByText('This restaurant hasn’t added its menu yet.').waitFor()
  await page.getByLabel('Item name').fill('Soup')
  await page.getByLabel('Price').fill('9')
  await page.getByRole('button', exactly('Add Order')).click()
  await page.getByRole('article').getByText('1 × Soup').waitFor()
  expect(await page.getByText('Not on the menu').count()).toBe(0)
})

test('the menu that was here once opens without a network, after a reload too, and what is picked is sent later', async () => {
  const air = await openAir(app())
  const { owner, group, ann } = await sitDown()
  await addDishes(owner, { name: 'Soup', price: 900 })
  const phone = await openPhone(air, { at: { group, diner: ann }, keepsApp: true })
  const { page } = phone
  phone.expectTrouble(/failed: net::ERR_/, /console: /)
  const menuCame = page.waitForResponse(/\/menu$/)
  await phone.open(`/group/${group.id}`)
  await appIsKept(page)
  await menuCame
  // Written by now, too.
  await page.getByRole('button', exactly('Add Manually')).waitFor()
  air.goDead()
  await page.reload()
  await openMenu(phone)
  await dish(page, 'Soup').click()
  await page.getByRole('button', exactly('Add 1 · $9.00')).click()
  await page.getByRole('article').getByText('1 × Soup').waitFor()
  air.comeBack()
  await expect.poll(async () => (await look(ann.phone, group.id)).orders.length, { timeout: 20_000 }).toBe(1)
})

test('in Universal Mode the form to type in stands beside the menu', async () => {
  const owner = await makeRestaurant(app())
  await addDishes(owner, { name: 'Margherita', price: 1300 })
  const { group, diners } = await makeGroup(app(), {
    diners: 1,
    restaurantId: owner.id,
    isUniversalMode: true,
  })
  const { page, open } = await openPhone(app(), { at: { group, diner: diners[0] } })
  await open(`/group/${group.id}`)
  await page.getByRole('button', { name: /^Manual Order Entry/ }).click()
  await page.getByLabel('Item name').fill('Cake of mine')
  await page.getByLabel('Price').fill('4,50')
  await page.reload()
  await page.getByRole('button', exactly('Pick from the menu')).waitFor()
  await page.getByRole('button', exactly('Add Order')).click()
  await page.getByText('Not on the menu').waitFor()
  await page.getByRole('button', { name: /^Menu/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Margherita/ })
    .waitFor()
})

describe('the restaurant’s name', () => {
  test('is chosen among the registered ones by keyboard, and can be undone or typed over', async () => {
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
    await hasFocus(field)

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

  test('is typed where the restaurant of a table’s code is no more', async () => {
    const gone = await makeRestaurant(app(), { name: 'Gone' })
    await gone.phone.call(deleteOwnRestaurant, { body: { password: gone.password } })
    const phone = await openPhone(app())
    const { page } = phone
    phone.expectTrouble(/answered 404/)
    // As long as a table's name may be, in letters that browsers count double.
    const table = '🌴'.repeat(limits.tableNumber)
    await phone.open(`/universal-create-group?restaurant=${gone.id}&table=${table}`)
    await page.getByText('This restaurant is no longer here.').waitFor()
    expect(await page.getByLabel('Table Number').inputValue()).toBe(table)
    await page.getByLabel('Restaurant Name').fill('The Next One')
    await page.getByLabel('Your Name').fill('Ann')
    await page.getByRole('button', exactly('Create Group')).click()
    await page.getByRole('heading', { level: 1, name: 'The Next One' }).waitFor()
  })

  test('is typed where a table’s code names no restaurant', async () => {
    const { page, open } = await openPhone(app())
    for (const name of ['', '.', 'x', '1/menu']) {
      await open(`/universal-create-group?restaurant=${name}`)
      await page.getByText('This restaurant is no longer here.').waitFor()
      await page.getByLabel('Restaurant Name').fill('The Next One')
    }
  })
})

/** Ann at a table of a restaurant, on a phone that has not been opened yet. */
async function sitDown() {
  const owner = await makeRestaurant(app())
  const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  const phone = await openPhone(app(), { at: { group, diner: diners[0] } })
  return { owner, group, ann: diners[0], phone }
}

async function openMenu({ page }: BrowserPhone): Promise<void> {
  await page.getByRole('button', exactly('Add Manually')).click()
  await page.getByRole('searchbox', exactly('Search the menu')).waitFor()
}

function codeOf(page: Page): Locator {
  return page.getByRole('button', { name: 'Show the code' })
}

/** The dish as it can be chosen. */
function dish(page: Page, name: string): Locator {
  return page.getByRole('dialog').getByRole('listitem').getByRole('button', { name })
}

async function dishes(page: Page): Promise<string[]> {
  await page
    .getByRole('status')
    .getByText(/found$/)
    .waitFor({ state: 'attached' })
  return page.locator('section li bdi:first-child').allTextContents()
}

async function isSoldOut(button: Locator): Promise<boolean> {
  const [state, text] = [await button.getAttribute('aria-disabled'), await button.textContent()]
  expect(state === 'true').toBe(text?.includes('Sold out'))
  return state === 'true'
}

function sellOut({ phone }: Owner, { id }: MenuItem, isSoldOut = true) {
  return phone.call(changeMenuItem, { params: { itemId: id }, body: { isSoldOut } })
}
