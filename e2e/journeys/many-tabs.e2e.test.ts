// A browser opens six connections at most to a server over HTTP/1.1. Its tabs share their stream, so all of them load and stay live.

import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { openKitchen, seatAt } from '@tablemate/test/restaurants/kitchen.ts'
import { expect, test } from 'vitest'
import { openBoard, soup, ticketIn } from './board-steps.ts'

const app = shareApp()

test('seven tabs of a table and seven of a board load and show each new order, also after the first was closed', async () => {
  const kitchen = await openKitchen(app())
  const { group, diners } = await seatAt(kitchen)
  const [ann, ben] = diners
  const phone = await openPhone(app(), { at: { group, diner: ann } })
  await phone.open(`/group/${group.id}`)
  const board = await openBoard(kitchen)
  const tabs = [phone.page]
  const boards = [board.page]
  for (const [pages, path] of [
    [tabs, `/group/${group.id}`],
    [boards, '/restaurant-orders'],
  ] as const) {
    while (pages.length < 7) {
      const page = await (pages[0] as typeof phone.page).context().newPage()
      pages.push(page)
      await page.goto(app().url + path)
    }
  }

  await ben.order(soup)
  for (const page of tabs) await page.getByText('1 × Soup').first().waitFor()
  for (const page of boards) await ticketIn(page, 'New', '1 × Soup').waitFor()

  await Promise.all([tabs.shift()?.close(), boards.shift()?.close()])
  await ben.order({ ...soup, quantity: 2 })
  for (const page of tabs) await page.getByText('2 × Soup').first().waitFor()
  for (const page of boards) await ticketIn(page, 'New', '2 × Soup').waitFor()
  expect([tabs.length, boards.length]).toEqual([6, 6])
})
