// A waiter's tablet or phone: guests without a phone are seated and order in few taps, exactly once.

import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { fetchBoard } from '@tablemate/test/restaurants/board.ts'
import { openKitchen } from '@tablemate/test/restaurants/kitchen.ts'
import { makeKitchenDisplay } from '@tablemate/test/restaurants/kitchen-display.ts'
import { addRestaurantTablesTo } from '@tablemate/test/restaurants/restaurant-tables.ts'
import type { Locator, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsIn, runAxe } from './axe.ts'
import { layoutFaults } from './layout-check.ts'
import { exactly } from './steps.ts'

const app = shareApp()

test.each([
  [390, 844],
  [800, 1280],
])(
  'a round of six drinks at a free table takes fewer than 12 taps on a screen of %d × %d, and arrives once although its replies are lost',
  async (width, height) => {
    const { owner } = await openKitchen(app())
    await addRestaurantTablesTo(owner, '1', '2')
    const { phone: paired } = await makeKitchenDisplay(app(), owner)
    const browser = await openPhone(app(), { paired, width, height, still: true })
    browser.expectTrouble(/rounds/)
    const { page, open } = browser
    await open('/restaurant-screen')
    await page.getByRole('button', exactly('Tables')).click()
    let taps = 0
    const tap = async (what: Locator) => {
      await what.click()
      taps += 1
    }
    await tap(page.getByRole('button', exactly('Table 1')))
    await tap(page.getByRole('group', exactly('How many guests')).getByRole('button', exactly('6')))
    await tap(page.getByRole('button', { name: /^Beer/ }))
    for (let more = 0; more < 3; more += 1) await tap(page.getByRole('button', exactly('One more Beer')))
    await tap(page.getByRole('button', exactly('Guest 6')))
    await tap(page.getByRole('button', { name: /^Tea/ }))
    await tap(page.getByRole('button', exactly('One more Tea')))
    expect(await layoutFaults(page, [320, 390, 768, 1280])).toEqual([])
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(faultsIn((await runAxe(page)).violations)).toEqual([])
    }
    // The server places the round, but its replies are lost; then the browser is restarted.
    await page.route('**/rounds', async (route: Route) => {
      await route.fetch()
      await route.abort()
    })
    await tap(page.getByRole('button', { name: /^Send 6/ }))
    const unsent = page.getByRole('region', exactly('Not sent to the kitchen'))
    await unsent.getByText(/^Table 1 Seat 6 guests, 4 × Beer/).waitFor()
    await page.reload()
    await page.getByRole('button', exactly('Tables')).click()
    await unsent.waitFor()
    await page.unroute('**/rounds')
    await unsent.waitFor({ state: 'detached' })
    expect(taps).toBeLessThan(12)
    const { tables, tickets } = await fetchBoard(owner)
    expect(tables.map(({ name, people, subtotal }) => [name, people, subtotal])).toEqual([['1', 6, 2600]])
    expect(tickets.map(({ member }) => member.name)).toEqual(['Guest 1', 'Guest 6'])
    // Two guests sit at another table, and come back by one tap.
    await page.getByRole('button', { name: 'Table 1' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', exactly('Move, join or split')).click()
    for (const guest of [1, 2, 3, 4]) await sheet.getByLabel(`Guest ${guest}`).uncheck()
    expect(await layoutFaults(page, [320, 390, 768, 1280])).toEqual([])
    expect(faultsIn((await runAxe(page)).violations)).toEqual([])
    await sheet.getByRole('button', exactly('Table 2')).click()
    const undo = page.getByRole('button', { name: /^Undo Guest 5, Guest 6/ })
    await page.keyboard.press('Escape')
    await undo.waitFor()
    const people = async () => (await fetchBoard(owner)).tables.map(({ name, people }) => [name, people])
    expect(await people()).toEqual([
      ['1', 4],
      ['2', 2],
    ])
    await undo.click()
    await undo.waitFor({ state: 'detached' })
    expect(await people()).toEqual([['1', 6]])
  },
)
