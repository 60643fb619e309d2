// Diners pick dishes from the restaurant's live menu, type what is not on it, and see at once what is sold out.

import { getBoard } from '@tablemate/contract/kitchen.ts'
import { changeMenuItem, type MenuItem } from '@tablemate/contract/menu.ts'
import { setOptionAvailability } from '@tablemate/contract/option-groups.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { importedMenuItem, importInto } from '@tablemate/test/restaurants/menu.ts'
import { addOptionGroups, doneness, extras } from '@tablemate/test/restaurants/option-groups.ts'
import { makeKitchen } from '@tablemate/test/restaurants/ordering.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openNetworkSwitch } from './network-switch.ts'
import {
  appIsCached,
  chooseForMenuItem,
  exactly,
  linesOf,
  openVoice,
  unfoldOrders,
  waitForFocus,
} from './steps.ts'

const app = shareApp()

test('a picked dish shows on the other phone with its wish, and a dish is grey on both phones while it is sold out', async () => {
  const owner = await makeRestaurant(app(), { currency: 'EUR' })
  const [, , tiramisu] = await addMenuItems(
    owner,
    { name: 'Crème brûlée', price: 800, category: 'Dolci', description: 'with berries' },
    { name: 'Margherita', price: 1300, category: 'Pizze' },
    { name: 'Tiramisù', price: 900, category: 'Dolci' },
  )
  const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
  const ann = await openPhone(app(), { at: { group, diner: diners[0] } })
  const ben = await openPhone(app(), { at: { group, diner: diners[1] } })
  for (const phone of [ann, ben]) await phone.open(`/group/${group.id}`)
  const { page } = ann
  await menuIsShown(ann)
  expect(await page.getByRole('button', exactly('Add Manually')).count()).toBe(0)
  await page.getByRole('searchbox').fill('creme BERRIES')
  expect(await menuItems(page)).toEqual(['Crème brûlée'])
  await menuItem(page, 'Crème brûlée').click()
  const more = page.getByRole('button', exactly('One more Crème brûlée'))
  await waitForFocus(more)
  await more.click()
  await page.getByRole('textbox', { name: 'How would you like the Crème brûlée' }).fill('no sugar')
  await page.getByRole('button', exactly('Clear the search')).click()
  await menuItem(page, 'Margherita').click()
  await page.getByRole('button', exactly('Add 3 · €29.00')).click()
  await waitForFocus(page.getByRole('heading', exactly('Your orders')))
  await unfoldOrders(ben)
  await ben.page.getByText('no sugar').first().waitFor()

  await sellOut(owner, tiramisu)
  for (const phone of [ann, ben]) {
    await expect.poll(() => isSoldOut(menuItem(phone.page, 'Tiramisù'))).toBe(true)
    // A press on the sold-out dish changes nothing.
    await menuItem(phone.page, 'Tiramisù').click({ force: true })
    expect(await phone.page.getByRole('button', { name: /^Add \d/ }).count()).toBe(0)
  }
  await sellOut(owner, tiramisu, false)
  for (const phone of [ann, ben])
    await expect.poll(() => isSoldOut(menuItem(phone.page, 'Tiramisù'))).toBe(false)
})

test('a dish is shown in the reader’s language with its own name beneath, and ordered by its own name', async () => {
  const { owner, group, ann, phone } = await sitDown()
  const { page } = phone
  await importInto(app(), owner, [
    {
      ...importedMenuItem('Κυρίως', 'Μουσακάς', 1200),
      translations: [
        { language: 'en', name: 'Moussaka', description: 'with aubergine', category: 'Mains' },
        { language: 'de', name: 'Mussaka', description: null, category: null },
      ],
    },
    importedMenuItem('Κυρίως', 'Σουβλάκι', 900),
  ])
  await phone.open(`/group/${group.id}`)
  await page.getByRole('heading', exactly('Mains')).waitFor()
  await page.getByRole('searchbox').fill('aubergine')
  await expect
    .poll(() =>
      linesOf(
        page.getByRole('region', exactly('Mains')).getByRole('listitem').filter({ hasText: 'Moussaka' }),
      ),
    )
    .toEqual(['Moussaka', '$12.00', 'Μουσακάς', 'with aubergine'])
  await page.getByRole('searchbox').fill('μουσακας')
  await menuItem(page, 'Moussaka').click()
  await page.getByRole('button', exactly('One more Moussaka')).waitFor()
  await page.getByRole('button', exactly('Chosen · 1')).click()
  await page.getByRole('region', exactly('Chosen')).getByText('Μουσακάς', { exact: true }).waitFor()
  await page.getByRole('button', exactly('Add 1 · $12.00')).click()
  const ordered = async () => {
    const { orders } = await fetchGroupState(ann.phone, group.id)
    return orders.flatMap(({ items }) => items.map(({ name }) => name))
  }
  await expect.poll(ordered).toEqual(['Μουσακάς'])
})

test('a diner changes an own order in the menu, and an item that is not on it is typed and marked', async () => {
  const { owner, group, ann, phone } = await sitDown()
  const { page } = phone
  const [soup] = await addMenuItems(owner, { name: 'Soup', price: 900 }, { name: 'Tea', price: 300 })
  await ann.order({ name: 'soup', price: 1 })
  await phone.open(`/group/${group.id}`)
  await page.getByRole('button', { name: /^Your orders/ }).click()
  await chooseForMenuItem(page, 'Edit')
  await page.getByRole('button', exactly('One more Soup')).click()
  await page.getByRole('searchbox').fill('Birthday cake')
  await page.getByText('Nothing on the menu matches “Birthday cake”.').waitFor()
  await page.getByRole('button', exactly('Type a dish that isn’t here')).click()
  const typed = page.getByRole('group', exactly('Item 2'))
  expect(await typed.getByLabel('Item name').inputValue()).toBe('Birthday cake')
  await typed.getByLabel('Price').fill('4.50')
  await page.getByRole('button', exactly('Pick from the menu')).click()
  await page.getByRole('button', exactly('Chosen · 3')).waitFor()
  // If a price changes meanwhile, the new price counts.
  await owner.phone.call(changeMenuItem, { params: { itemId: soup.id }, body: { price: 1000 } })
  await page.getByRole('button', exactly('Save changes · $24.50')).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByText('Not on the menu').waitFor()
  const { orders } = await fetchGroupState(ann.phone, group.id)
  expect(orders[0]?.items).toEqual([
    { name: 'Soup', quantity: 2, price: 1000 },
    { name: 'Birthday cake', quantity: 1, price: 450, isOffMenu: true },
  ])
})

test('a dish with choices reaches the kitchen as it was chosen, also when it was said without them', async () => {
  const owner = await makeKitchen(app())
  const [steak] = await addMenuItems(owner, { name: 'Steak', price: 2000 })
  const [donenesses] = await addOptionGroups(owner, [steak], doneness, extras)
  const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  const { page, open } = await openPhone(app(), { at: { group, diner: diners[0] } })
  await open(`/group/${group.id}`)
  await menuItem(page, 'Steak from $20.00').click()
  const rare = page.getByRole('radio', { name: 'Rare' })
  await waitForFocus(rare)
  // Sold out while the diner is choosing.
  await owner.phone.call(setOptionAvailability, {
    params: { restaurantId: owner.id, optionId: donenesses.options[1]?.id ?? 0 },
    body: { isSoldOut: true },
  })
  await page.getByRole('dialog').getByText('Sold out').waitFor()
  await rare.check()
  await page.getByRole('checkbox', { name: /^Bacon/ }).check()
  await page.getByRole('button', exactly('Add · $22.00')).click()
  await page.getByRole('button', exactly('Add 1 · $22.00')).click()
  await page.getByRole('article').getByText('1 × Steak (Rare, + Bacon, Onion)').waitFor()

  await openVoice({ page })
  await page.getByLabel('Type what you would like').fill('a steak please')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Send to kitchen/ }).click()
  await waitForFocus(rare)
  await rare.check()
  await page.getByRole('button', { name: /^Send to kitchen/ }).click()
  const ticketItems = async () => {
    const { body } = await owner.phone.call(getBoard, { params: { restaurantId: owner.id } })
    return body.tickets.flatMap(({ items }) => items.map(({ options }) => options?.map(({ name }) => name)))
  }
  await expect.poll(ticketItems).toEqual([
    ['Rare', 'Bacon', 'Onion'],
    ['Rare', 'Onion'],
  ])
})

test('a typed sentence shows the menu’s dishes while it is typed, and a sold-out dish says so', async () => {
  const { owner, phone, group } = await sitDown()
  const { page } = phone
  const [, soup] = await addMenuItems(
    owner,
    { name: 'Crêpe Suzette', price: 1150 },
    { name: 'Onion soup', price: 700 },
  )
  await sellOut(owner, soup)
  await phone.open(`/group/${group.id}`)
  await openVoice(phone)
  await page.getByLabel('Type what you would like').fill('two crepe suzettes and an onion soup')
  await page.getByRole('list', exactly('Understood so far')).getByText('2 × Crêpe Suzette').waitFor()
  await page.getByText('(sold out)').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('article').getByText('2 × Crêpe Suzette').waitFor()
  await page.getByRole('article').getByText('(sold out)').waitFor()
})

test('at a restaurant with an empty menu diners type their orders, and the screen says why', async () => {
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

test('a menu that was loaded once opens without a network, also after a reload, and picked dishes are sent later', async () => {
  const network = await openNetworkSwitch(app())
  const { owner, group, ann } = await sitDown()
  await addMenuItems(owner, { name: 'Soup', price: 900 })
  const phone = await openPhone(network, { at: { group, diner: ann }, allowsServiceWorker: true })
  const { page } = phone
  phone.expectTrouble(/failed: net::ERR_/, /console: /)
  const menuCame = page.waitForResponse(/\/menu$/)
  await phone.open(`/group/${group.id}`)
  await appIsCached(page)
  await menuCame
  // By now the phone has stored the menu too.
  await menuIsShown(phone)
  network.cut()
  await page.reload()
  await menuItem(page, 'Soup').click()
  await page.getByRole('button', exactly('Add 1 · $9.00')).click()
  await page.getByRole('article').getByText('1 × Soup').waitFor()
  network.restore()
  await expect.poll(async () => (await fetchGroupState(ann.phone, group.id)).orders.length).toBe(1)
})

test('a dish that is not on the menu is typed in the menu’s place, also in Universal Mode, and survives a reload', async () => {
  const owner = await makeRestaurant(app())
  await addMenuItems(owner, { name: 'Margherita', price: 1300 })
  const { group, diners } = await makeGroup(app(), {
    diners: 1,
    restaurantId: owner.id,
    isUniversalMode: true,
  })
  const { page, open } = await openPhone(app(), { at: { group, diner: diners[0] } })
  await open(`/group/${group.id}`)
  await page.getByRole('button', exactly('Type a dish that isn’t here')).click()
  await page.getByLabel('Item name').fill('Cake of mine')
  await page.getByLabel('Price').fill('4,50')
  await page.reload()
  await page.getByRole('button', exactly('Add 1 · $4.50')).click()
  await page.getByText('Not on the menu').waitFor()
  await menuItem(page, 'Margherita').waitFor()
})

/** Ann at a table of a restaurant. Her phone is not opened yet. */
async function sitDown() {
  const owner = await makeRestaurant(app())
  const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  const phone = await openPhone(app(), { at: { group, diner: diners[0] } })
  return { owner, group, ann: diners[0], phone }
}

async function menuIsShown({ page }: BrowserPhone): Promise<void> {
  await page.getByRole('searchbox', exactly('Search the menu')).waitFor()
}

/** The button that picks a dish. */
function menuItem(page: Page, name: string): Locator {
  return page.locator('[data-dish]').getByRole('button', { name })
}

async function menuItems(page: Page): Promise<string[]> {
  await page
    .getByRole('status')
    .getByText(/found$/)
    .waitFor({ state: 'attached' })
  return page.locator('[data-dish] bdi:first-child').allTextContents()
}

async function isSoldOut(button: Locator): Promise<boolean> {
  const [state, text] = [await button.getAttribute('aria-disabled'), await button.textContent()]
  expect(state === 'true').toBe(text?.includes('Sold out'))
  return state === 'true'
}

function sellOut({ phone }: Owner, { id }: MenuItem, isSoldOut = true) {
  return phone.call(changeMenuItem, { params: { itemId: id }, body: { isSoldOut } })
}
