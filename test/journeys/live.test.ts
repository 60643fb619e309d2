// The live table: every phone stays up to date, also after its connection was lost.

import { describe, expect, test } from 'vitest'
import { shareApp, startApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import { joinAs, makeGroup } from '../diners/make.ts'
import { openNetworkSwitch } from './network-switch.ts'
import { exactly, order } from './steps.ts'

const app = shareApp()

describe('a broken stream', () => {
  test('shows a quiet mark, keeps the table on the screen, reconnects by itself and misses nothing', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const earlier = await ben.order({ name: 'Soup', price: 900 })
    const network = await openNetworkSwitch(app())
    const phone = await openPhone(network, { at: { group, diner: ann } })
    const { page } = phone
    // The prefetch that runs when the phone is idle may be in progress.
    phone.expectTrouble(/events failed/, /assets\/.* failed/)
    await phone.open(`/group/${group.id}/summary`)
    await page.getByText('live', { exact: true }).waitFor()
    network.cut()
    await page.getByText('reconnecting…').waitFor()
    await page.getByText('1 × Soup').first().waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)

    await joinAs(app(), group, 'Zoe')
    await ben.order({ name: 'Cake', price: 700, quantity: 2 })
    await ann.order({ name: 'Tea', price: 300 })
    await ben.phone.send('DELETE', `/api/orders/${earlier.id}`)
    network.restore()
    await page.getByText('live', { exact: true }).waitFor()
    await page.getByText('Zoe').first().waitFor()
    await page.getByText('2 × Cake').first().waitFor()
    await page.getByText('1 × Tea').first().waitFor()
    await page.getByText('1 × Soup').first().waitFor({ state: 'hidden' })
  })

  test('that the server refuses for a while is opened again, and meanwhile the diner can order', async () => {
    const { group, diners } = await makeGroup(app())
    const phone = await openPhone(app(), { at: { group, diner: diners[0] } })
    const { page } = phone
    phone.expectTrouble(/events answered 503/)
    await page.route('**/events', route => route.fulfill({ status: 503, body: 'busy' }))
    await phone.open(`/group/${group.id}`)
    await page.getByText('reconnecting…').waitFor()
    await order(phone, { name: 'Tea', price: '3' })
    await page.getByText('1 × Tea', { exact: true }).waitFor()
    await page.unroute('**/events')
    await page.getByText('live', { exact: true }).waitFor({ timeout: 20_000 })
    await diners[1].order({ name: 'Cake', price: 700 })
    await page.getByText('Ben ordered 1 × Cake').first().waitFor()
  })

  test('offers a retry on a screen that was opened offline', async () => {
    const { group, diners } = await makeGroup(app())
    const phone = await openPhone(app(), { at: { group, diner: diners[0] } })
    phone.expectTrouble(/failed: net::ERR_FAILED/)
    await phone.page.route('**/api/groups/*/*', route => route.abort('failed'))
    await phone.open(`/group/${group.id}`)
    await phone.page.getByText('Couldn’t load the table').waitFor()
    await phone.page.unroute('**/api/groups/*/*')
    await phone.page.getByRole('button', exactly('Try again')).click()
    await phone.page.getByText('2 people').waitFor()
  })
})

describe('a change at the table', () => {
  test('shows on the group screen for a moment and is announced to screen readers', async () => {
    const { group, diners } = await makeGroup(app())
    const { page, open } = await openPhone(app(), { at: { group, diner: diners[0] } })
    await open(`/group/${group.id}`)
    await page.getByText('live', { exact: true }).waitFor()
    await joinAs(app(), group, 'Zoe')
    const log = page.getByRole('log', exactly('What’s happening at the table'))
    await expect.poll(() => log.textContent()).toBe('Zoe joined')
    await diners[1].order({ name: 'Cake', price: 700 }, { name: 'Tea', price: 300 })
    await expect.poll(() => log.textContent()).toContain('Ben ordered 1 × Cake and 1 more')
    await expect.poll(() => log.textContent(), { timeout: 8000 }).toBe('')
  })

  test('shows on all screens and tabs of one phone', async () => {
    const { group, diners } = await makeGroup(app())
    const { context } = await openPhone(app(), { at: { group, diner: diners[0] } })
    const screens = ['', '/summary', '/bill-split']
    const tabs = await Promise.all(
      screens.map(async screen => {
        const tab = await context.newPage()
        await tab.goto(`/group/${group.id}${screen}`)
        await tab.getByRole('heading', { level: 1 }).waitFor()
        return tab
      }),
    )
    await joinAs(app(), group, 'Zoe')
    await diners[1].order({ name: 'Cake', price: 700 })
    for (const tab of tabs)
      await tab
        .getByText(/Cake|\$9\.09/)
        .first()
        .waitFor()
  })
})

describe('when the table’s 24 hours are over', () => {
  test('every screen says so by itself, and the phone deletes the table', async () => {
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
})
