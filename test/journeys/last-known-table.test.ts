// What was known of the table still shows without a network, marked as such, until its 24 hours are over.

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Group } from '#contract/groups.ts'
import type { Table } from '#contract/live.ts'
import { shareApp } from '../app/app.ts'
import { atTable, comeBack, goOffline, openTab, placed, recordsOn, storedBy } from './offline-seat.ts'
import { exactly, openForm, order, typeDishes } from './steps.ts'

const app = shareApp()

describe('the last known table', () => {
  test('shows on every screen after a start without network, marked as such', async () => {
    const seat = await atTable(app())
    const { phone, group, diners } = seat
    await diners[1].order({ name: 'Tea', price: 400 })
    await phone.page.getByText('Ben ordered 1 × Tea').first().waitFor()
    await phone.open(`/group/${group.id}/bill-split`)
    await phone.page.getByText('live', { exact: true }).waitFor()
    await expect.poll(() => lastKnownOrders(phone.page, group)).toBe(1)
    await goOffline(seat)
    await phone.page.close()
    const screens = [
      ['', 'Chez Nous', '2 people'],
      ['/summary', 'Group Summary', '1 × Tea'],
      ['/bill-split', 'Split the Bill', '$5.20'],
    ] as const
    for (const [screen, title, content] of screens) {
      const tab = await openTab(seat, `/group/${group.id}${screen}`, rememberTexts)
      await tab.getByRole('heading', exactly(title)).waitFor()
      await tab.getByText(content).first().waitFor()
      await tab.getByText('offline', { exact: true }).waitFor()
      await tab.getByText(/^\s*as of \d\d?:\d\d [AP]M$/).waitFor()
      expect(await tab.evaluate(() => window.textsShown)).not.toMatch(/didn’t load|Couldn’t load|live/)
      await tab.close()
    }
    const tab = await openTab(seat, `/group/${group.id}`)
    await order({ ...phone, page: tab }, { name: 'Soup', price: '3' })
    for (const screen of ['/summary', '/bill-split']) {
      await tab.goto(`/group/${group.id}${screen}`)
      await tab.getByText('offline, 1 order waiting', { exact: true }).waitFor()
      await tab.getByText('One order is still on this phone.').waitFor()
    }
  })

  test('is asked for at the start, though the stream hangs on the way', async () => {
    const seat = await atTable(app())
    const { phone, group, diners } = seat
    await expect.poll(() => storedBy(phone.page)).toEqual([`table/${group.id}`])
    await phone.page.close()
    await diners[1].order({ name: 'Tea', price: 400 })
    await phone.context.route('**/events', () => undefined)
    const tab = await openTab(seat, `/group/${group.id}/summary`)
    await tab.getByText('1 × Tea').first().waitFor()
  })

  test('and everything else that the phone keeps of it goes at its 24 hours, also without a network', async () => {
    const seat = await atTable(app())
    const { phone, group } = seat
    const { page } = phone
    await page.clock.install()
    await page.reload()
    await page.getByText('live', { exact: true }).waitFor()
    await goOffline(seat)
    await order(phone, { name: 'Soup', price: '3' })
    await openForm(phone)
    await typeDishes(phone, { name: 'Cake', price: '3' })
    await page.clock.fastForward(5000)
    await expect.poll(() => storedBy(page)).toHaveLength(2)
    expect(await storedOf(page, group)).toHaveLength(2)

    await page.clock.fastForward('23:59:00')
    expect(await storedBy(page)).toHaveLength(2)
    await page.clock.fastForward('01:30')
    await page.getByText('Group not found or access denied.').waitFor()
    await expect.poll(() => storedBy(page)).toEqual([])
    expect(await storedOf(page, group)).toEqual([])
    for (const [screen, text] of [
      ['/summary', 'Group summary not found'],
      ['/bill-split', 'Group not found or access denied.'],
    ]) {
      await page.goto(`/group/${group.id}${screen}`)
      await page.getByText(text ?? '').waitFor()
    }
  })

  test('goes at the next start, where the phone slept through its end', async () => {
    const seat = await atTable(app())
    const { phone, group } = seat
    await goOffline(seat)
    await order(phone, { name: 'Soup', price: '3' })
    await expect.poll(() => storedBy(phone.page)).toHaveLength(2)
    await phone.page.close()
    await comeBack(seat)
    const tab = await phone.context.newPage()
    await tab.clock.install({ time: Date.parse(group.expiresAt) })
    await tab.goto('/')
    await expect.poll(() => storedBy(tab)).toEqual([])
    expect(await storedOf(tab, group)).toEqual([])
    expect(await placed(seat)).toEqual([])
  })
})

/** How many orders of the table the phone knows without asking anybody. */
async function lastKnownOrders(page: Page, { id }: Group): Promise<number> {
  const record = (await recordsOn(page))[`table/${id}`] as { state: { data: Table } } | undefined
  return record?.state.data.orders.length ?? 0
}

/** What stands in the browser's storage for this group. */
function storedOf(page: Page, { id }: Group): Promise<string[]> {
  return page.evaluate(
    group =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(key => key.includes(group)),
    id,
  )
}

declare global {
  interface Window {
    /** Whatever stood on the page at any time. */
    textsShown: string
  }
}

function rememberTexts(): void {
  window.textsShown = ''
  new MutationObserver(() => {
    window.textsShown += document.querySelector('main, header')?.parentElement?.textContent ?? ''
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
