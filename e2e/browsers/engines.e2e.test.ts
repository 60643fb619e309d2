// The main journeys in WebKit, which all iPhones have, and in Firefox. Run by `npm run test:browsers`, which needs Debian's
// webkit2gtk-driver, xvfb and firefox-esr.

import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getOrders } from '@tablemate/contract/orders.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { findLink, joinAs } from '@tablemate/test/diners/make.ts'
import { addMenuItems, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'
import { type EnginePage, engines, openPage } from './engine.ts'

const shared = shareAppInFile()

describe.each(Object.entries(engines))('in %s', (engine, start) => {
  test('a table orders, loses its network, orders, and pays', async () => {
    const app = await startApp()
    const ann = await openPage(app.url, start)
    await enter(ann)
    await ann.press('button', 'Create New Group')
    await ann.fill('Restaurant Name', 'Łódź')
    await ann.fill('Your Name', 'Ann')
    await ann.press('button', 'Create Group')
    await ann.see('1 person')
    const id = (await ann.path()).split('/').at(-1) ?? ''
    const ben = await joinAs(app, await findLink(app, id), 'Ben')
    await ann.see('2 people')
    await saveScreenshot(ann, `${engine}-group`)

    await orderByHand(ann, 'Soup', '9.50')
    await ann.see('1 × Soup')
    await ben.order({ name: 'Pizza', price: 1200 })

    await ann.appIsCached()
    const { port } = new URL(app.url)
    await app.close()
    await orderByHand(ann, 'Tea', '3')
    await ann.see('1 × Tea')
    await saveScreenshot(ann, `${engine}-no-network`)
    await app.startAnother({ port: Number(port) })
    await expect
      .poll(async () => (await ordersAt(ben.phone, id)).map(order => order.items[0]?.name).sort())
      .toEqual(['Pizza', 'Soup', 'Tea'])

    await ann.press('button', 'View Group')
    await ann.see('Group Summary')
    await ann.press('button', 'Split the Bill')
    await ann.press('radio', 'By items')
    await saveScreenshot(ann, `${engine}-bill`)
    await ann.press('button', /^Pay /)
    await ann.see('Payment Processed')
  })

  test('a guest picks from the menu of a restaurant', async () => {
    const app = shared()
    const owner = await makeRestaurant(app, { currency: 'EUR' })
    await addMenuItems(owner, { name: 'Crème brûlée', price: 800, category: 'Dolci' })
    const ann = await openPage(app.url, start)
    await enter(ann, `/universal-create-group?restaurant=${owner.id}`)
    await ann.fill('Your Name', 'Ann')
    await ann.press('button', 'Create Group')
    await ann.press('button', /Crème brûlée/)
    await saveScreenshot(ann, `${engine}-menu`)
    await ann.press('button', /^Add 1 · /)
    await ann.see('1 × Crème brûlée')
  })

  test('an owner uploads a menu and adds a dish', async () => {
    const app = shared()
    const { email, password } = await makeRestaurant(app)
    const folder = await mkdtemp(join(tmpdir(), 'tablemate-menu-'))
    const file = join(folder, 'menu.csv')
    await writeFile(file, 'Category,Name,Price\nPizza,Margherita,12.00\nPizza,Diavola,13.50\n')
    const owner = await openPage(app.url, start)
    await owner.open('/restaurant-login')
    await owner.fill(/^Email/, email)
    await owner.fill(/^Password/, password)
    await owner.press('button', 'Login')
    await owner.press('button', /Upload/)
    await owner.chooseFile(/file/i, file)
    await owner.press('button', 'Put 2 dishes on the menu')
    await owner.see('Diavola')
    await owner.press('button', 'Add Item')
    await owner.fill(/^Name/, 'Calzone')
    await owner.fill(/^Price/, '14')
    await owner.fill(/^Category/, 'Pizza')
    await owner.press('button', 'Add to Menu')
    await owner.see('Calzone')
    await saveScreenshot(owner, `${engine}-portal`)
  })
})

async function enter(page: EnginePage, path = '/'): Promise<void> {
  await page.open(path)
  await page.press('button', 'Accept & Continue')
}

async function orderByHand(page: EnginePage, name: string, price: string): Promise<void> {
  await page.press('button', 'Add Manually')
  await page.fill('Item name', name)
  await page.fill(/^Price/, price)
  await page.press('button', 'Add Order')
}

async function ordersAt(phone: Awaited<ReturnType<typeof joinAs>>['phone'], groupId: string) {
  return (await phone.call(getOrders, { params: { groupId } })).body ?? []
}

/** Saves a screenshot if SCREENSHOTS names a folder. */
async function saveScreenshot(page: EnginePage, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS
  if (folder) await writeFile(join(folder, `${name}.png`), await page.screenshot())
}
