// The last known table shows without a network, marked as not live, until its 24 hours are over.

import type { Group } from '@tablemate/contract/groups.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  goOffline,
  goOnline,
  openOfflineDiner,
  openTab,
  storedKeys,
  storedOrders,
  storedRecords,
} from './offline-diner.ts'
import { exactly, openForm, order, typeMenuItems } from './steps.ts'

const app = shareAppInFile()

describe('the last known table', () => {
  test('shows on every screen after a start without a network, marked as not live', async () => {
    const diner = await openOfflineDiner(app())
    const { phone, group, diners } = diner
    await diners[1].order({ name: 'Tea', price: 400 })
    await phone.page.getByText('Ben ordered 1 × Tea').first().waitFor()
    await phone.open(`/group/${group.id}/bill-split`)
    await phone.page.getByText('live', { exact: true }).waitFor()
    await expect.poll(() => lastKnownOrders(phone.page, group)).toBe(1)
    await goOffline(diner)
    await phone.page.close()
    const screens = [
      ['', 'Chez Nous', '2 people'],
      ['/summary', 'Group Summary', '1 × Tea'],
      ['/bill-split', 'Split the Bill', '$5.20'],
    ] as const
    for (const [screen, title, content] of screens) {
      const tab = await openTab(diner, `/group/${group.id}${screen}`, rememberTexts)
      await tab.getByRole('heading', exactly(title)).waitFor()
      await tab.getByText(content).first().waitFor()
      await tab.getByText('offline', { exact: true }).waitFor()
      await tab.getByText(/^\s*as of \d\d?:\d\d [AP]M$/).waitFor()
      expect(await tab.evaluate(() => window.textsShown)).not.toMatch(/didn’t load|Couldn’t load|live/)
      await tab.close()
    }
    const tab = await openTab(diner, `/group/${group.id}`)
    await order({ ...phone, page: tab }, { name: 'Soup', price: '3' })
    for (const screen of ['/summary', '/bill-split']) {
      await tab.goto(`/group/${group.id}${screen}`)
      await tab.getByText('offline, 1 order waiting', { exact: true }).waitFor()
      await tab.getByText('One order is still on this phone.').waitFor()
    }
  })

  test('is fetched at the start even if the live stream hangs', async () => {
    const diner = await openOfflineDiner(app())
    const { phone, group, diners } = diner
    await expect.poll(() => storedKeys(phone.page)).toEqual([`table/${group.id}`])
    await phone.page.close()
    await diners[1].order({ name: 'Tea', price: 400 })
    await phone.context.route('**/events', () => undefined)
    const tab = await openTab(diner, `/group/${group.id}/summary`)
    await tab.getByText('1 × Tea').first().waitFor()
  })

  // Threat: expired-data
  test('is deleted after its 24 hours with all else the phone stores of it, also without a network', async () => {
    const diner = await openOfflineDiner(app())
    const { phone, group } = diner
    const { page } = phone
    await page.clock.install()
    await page.reload()
    await page.getByText('live', { exact: true }).waitFor()
    await goOffline(diner)
    await order(phone, { name: 'Soup', price: '3' })
    await openForm(phone)
    await typeMenuItems(phone, { name: 'Cake', price: '3' })
    await page.clock.fastForward(5000)
    await expect.poll(() => storedKeys(page)).toHaveLength(2)
    expect(await storedOf(page, group)).toHaveLength(2)

    await page.clock.fastForward('23:59:00')
    expect(await storedKeys(page)).toHaveLength(2)
    await page.clock.fastForward('01:30')
    await page.getByText('Group not found or access denied.').waitFor()
    await expect.poll(() => storedKeys(page)).toEqual([])
    expect(await storedOf(page, group)).toEqual([])
    for (const [screen, text] of [
      ['/summary', 'Group summary not found'],
      ['/bill-split', 'Group not found or access denied.'],
    ]) {
      await page.goto(`/group/${group.id}${screen}`)
      await page.getByText(text ?? '').waitFor()
    }
  })

  // Threat: shared-browser
  test('is deleted at the next start if the phone was asleep at its end', async () => {
    const diner = await openOfflineDiner(app())
    const { phone, group } = diner
    await goOffline(diner)
    await order(phone, { name: 'Soup', price: '3' })
    await expect.poll(() => storedKeys(phone.page)).toHaveLength(2)
    await phone.page.close()
    await goOnline(diner)
    const tab = await phone.context.newPage()
    await tab.clock.install({ time: Date.parse(group.expiresAt) })
    await tab.goto('/')
    await expect.poll(() => storedKeys(tab)).toEqual([])
    expect(await storedOf(tab, group)).toEqual([])
    expect(await storedOrders(diner)).toEqual([])
  })
})

test('when the table’s 24 hours are over, every screen says so by itself, and the phone deletes the table', async () => {
  const own = await startApp()
  const { group, diners } = await makeGroup(own)
  const phone = await openPhone(own, { at: { group, diner: diners[0] } })
  phone.expectTrouble(/answered 404/)
  await phone.open(`/group/${group.id}`)
  await phone.page.getByText('live', { exact: true }).waitFor()
  own.advanceClock({ hours: 24 })
  // The phone's clock is a day behind, so it does not know of the end.
  await phone.page.getByText('You’re no longer at this table').waitFor()
  const stored = await phone.page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
  expect(stored.filter(key => key.includes(group.id))).toEqual([])
  await phone.open(`/group/${group.id}/summary`)
  await phone.page.getByText('Group summary not found').waitFor()
})

/** How many orders of the group the phone has stored. */
async function lastKnownOrders(page: Page, { id }: Group): Promise<number> {
  const record = (await storedRecords(page))[`table/${id}`] as { table: GroupState } | undefined
  return record?.table.orders.length ?? 0
}

/** The browser's stored entries of this group. */
function storedOf(page: Page, { id }: Group): Promise<string[]> {
  return page.evaluate(
    group =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(key => key.includes(group)),
    id,
  )
}

declare global {
  interface Window {
    /** Every text that the page has shown. */
    textsShown: string
  }
}

function rememberTexts(): void {
  window.textsShown = ''
  new MutationObserver(() => {
    window.textsShown += document.querySelector('main, header')?.parentElement?.textContent ?? ''
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
