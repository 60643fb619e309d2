// A failed call loses nothing: typed values stay, the screen says what to do, and another press performs the action once.

import { identifier } from '@tablemate/server/db/sql.ts'
import { startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  choose,
  chooseForMenuItem,
  exactly,
  openForm,
  order,
  problemOf,
  toastOf,
  typeMenuItems,
} from './steps.ts'

describe('creating a group', () => {
  test('keeps the form after a server failure; after a lost reply the next press creates one group', async () => {
    const app = await startApp()
    const phone = await openPhone(app)
    const { page } = phone
    const calls = await failing(phone, '**/api/groups', [busy, loseReply])
    await phone.open('/universal-create-group')
    const typed = { 'Restaurant Name': 'Da Mario', 'Table Number': '12', 'Your Name': 'Ann' }
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text)
    await choose(page, 'switch', 'Universal Mode', false)
    await page.getByRole('button', exactly('Create Group')).click()
    expect(await toastOf(phone, 'Error')).toContain('Failed to create group. Please try again.')
    for (const [label, text] of Object.entries(typed))
      expect(await page.getByLabel(label).inputValue()).toBe(text)
    expect(await page.getByRole('switch', exactly('Universal Mode')).isChecked()).toBe(false)
    await page.getByRole('button', exactly('Create Group')).click()
    await page.getByRole('heading', exactly('Da Mario')).waitFor()
    expect(await count(app, 'groups')).toBe(1)
    expect(calls.keys).toHaveLength(3)
    expect(new Set(calls.keys).size).toBe(1)
  })

  test('by the simple form continues after a failure', async () => {
    const app = await startApp()
    const phone = await openPhone(app)
    await failing(phone, '**/api/groups/*/members', [busy])
    await phone.open('/create-group')
    await phone.page.getByLabel('Your Name').fill('Ann')
    await phone.page.getByRole('button', exactly('Create Group')).click()
    expect(await toastOf(phone, 'Error')).toContain('Failed to create group. Please try again.')
    expect(await phone.page.getByLabel('Your Name').inputValue()).toBe('Ann')
    await phone.page.getByRole('button', exactly('Create Group')).click()
    await phone.page.getByRole('heading', exactly('Group Created')).waitFor()
    expect([await count(app, 'groups'), await count(app, 'members')]).toEqual([1, 1])
  })
})

describe('joining', () => {
  test('with a failure or a lost reply keeps code and name, and joins once', async () => {
    const app = await startApp()
    const { group } = await makeGroup(app)
    const phone = await openPhone(app)
    const { page } = phone
    const calls = await failing(phone, '**/api/groups/*/members', [busy, loseReply])
    await phone.open(`/join-group?code=${group.code}`)
    await page.getByLabel('Your Name').fill('Zoe')
    await page.getByRole('button', exactly('Join Group')).click()
    expect(await toastOf(phone, 'Cannot Join Group')).toContain('Failed to join group. Please try again.')
    expect(await page.getByLabel('Your Name').inputValue()).toBe('Zoe')
    expect(await page.getByLabel('Group Code').inputValue()).toBe(group.code)
    await page.getByRole('button', exactly('Join Group')).click()
    await page.getByText('3 people').waitFor()
    expect(await count(app, 'members')).toBe(3)
    expect(new Set(calls.keys).size).toBe(1)
  })

  test('with a failed look-up keeps the code', async () => {
    const app = await startApp()
    const { group } = await makeGroup(app)
    const phone = await openPhone(app)
    await failing(phone, '**/api/groups/code/*', [busy])
    await phone.open(`/join-group?code=${group.code}`)
    expect(await toastOf(phone, 'Error')).toContain('Please try again in a moment.')
    expect(await phone.page.getByLabel('Group Code').inputValue()).toBe(group.code)
    await phone.page.getByRole('button', exactly('Verify')).click()
    await phone.page.getByText('Chez Nous').waitFor()
  })
})

describe('ordering', () => {
  test('that a proxy reports as failed waits in the list, also after a reload, and is placed once', async () => {
    const app = await startApp()
    const { group, diners } = await makeGroup(app)
    const phone = await openPhone(app, { at: { group, diner: diners[0] } })
    const { page } = phone
    await phone.open(`/group/${group.id}`)
    const calls = await failing(phone, '**/api/orders', [doneButBusy])
    await openForm(phone)
    await typeMenuItems(phone, { name: 'Soup', price: '9,50', modifications: 'hot' })
    await page.getByRole('button', exactly('Add Order')).click()
    expect(await toastOf(phone, 'Failed to add order')).toContain('Please try again in a moment.')
    await page.getByLabel('Item name').waitFor({ state: 'hidden' })
    for (const again of [false, true]) {
      if (again) await page.reload()
      const soup = page.getByRole('article').filter({ hasText: 'Not confirmed' })
      await soup.getByText('1 × Soup').waitFor()
      await soup.getByText('It may already have reached the table.').waitFor()
      expect(await soup.getByRole('button').allTextContents()).toEqual(['Send again'])
      expect(await page.getByLabel('Item name').count()).toBe(0)
    }
    await page.getByRole('button', { name: /^Send again/ }).click()
    for (const mark of ['Not confirmed', 'Sending…']) await page.getByText(mark).waitFor({ state: 'hidden' })
    await page.getByText('1 × Soup', { exact: true }).waitFor()
    expect(calls.keys).toHaveLength(2)
    expect(new Set(calls.keys).size).toBe(1)
    expect(await count(app, 'orders')).toBe(1)
  })

  test('with a refusal keeps the form, also after a reload, and another press orders once', async () => {
    const app = await startApp()
    const { group, diners } = await makeGroup(app)
    const phone = await openPhone(app, { at: { group, diner: diners[0] } })
    const { page } = phone
    await phone.open(`/group/${group.id}`)
    const calls = await failing(phone, '**/api/orders', [refuse, refuse])
    await openForm(phone)
    await typeMenuItems(phone, { name: 'Soup', price: '9,50', modifications: 'hot' })
    for (const _ of [1, 2]) {
      await page.getByRole('button', exactly('Add Order')).click()
      expect(await toastOf(phone, 'Failed to add order')).toContain('Please ask your waiter.')
      await page.getByRole('button', exactly('Close')).last().click()
    }
    expect(new Set(calls.keys).size).toBe(1)
    await page.reload()
    expect(await page.getByLabel('Item name').inputValue()).toBe('Soup')
    expect(await page.getByLabel('Price').inputValue()).toBe('9,50')
    expect(await page.getByLabel('Modifications').inputValue()).toBe('hot')
    expect(await page.getByText('Not sent').count()).toBe(0)
    await page.getByRole('button', exactly('Add Order')).click()
    await page.getByLabel('Item name').waitFor({ state: 'hidden' })
    expect(calls.keys).toHaveLength(3)
    expect(await count(app, 'orders')).toBe(1)
  })

  test('with a failed change or deletion says so and changes nothing', async () => {
    const app = await startApp()
    const { group, diners } = await makeGroup(app)
    await diners[0].order({ name: 'Soup', price: 900 })
    const phone = await openPhone(app, { at: { group, diner: diners[0] } })
    const { page } = phone
    await phone.open(`/group/${group.id}`)
    await failing(phone, '**/api/orders/*', [busy, busy])
    await chooseForMenuItem(page, 'Edit')
    await page.getByLabel('Item name').fill('Stew')
    await page.getByRole('button', exactly('Save changes')).click()
    expect(await toastOf(phone, 'Failed to change order')).toContain('Please try again in a moment.')
    expect(await page.getByLabel('Item name').inputValue()).toBe('Stew')
    await page.getByRole('button', exactly('Cancel')).click()
    await chooseForMenuItem(page, 'Delete')
    await page.getByRole('dialog').getByRole('button', exactly('Delete')).click()
    expect(await toastOf(phone, 'Failed to delete order')).toContain('Please try again in a moment.')
    await page.getByRole('heading', exactly('1 × Soup')).waitFor()
    await page.getByRole('dialog').getByRole('button', exactly('Delete')).click()
    await page.getByRole('dialog').getByRole('button', exactly('Delete')).click()
    await page.getByText('Nothing ordered yet').waitFor()
  })
})

test('a sheet whose script did not load says so, and opens once the signal is back', async () => {
  const phone = await openPhone(await startApp())
  const { page } = phone
  phone.expectTrouble(/CONNECTION_RESET/, /Failed to fetch dynamically imported module/)
  await page.route('**/assets/menu-sheet-*', route => route.abort('connectionreset'))
  await phone.open('/')
  const press = () => page.getByRole('button', exactly('Menu')).click()
  await press()
  expect(await toastOf(phone, 'This page didn’t load')).toContain('Nothing is lost: try again in a moment.')
  await page.unroute('**/assets/menu-sheet-*')
  await Promise.all([page.waitForEvent('load'), press()])
  await press()
  await page.getByRole('dialog', exactly('Menu')).waitFor()
})

describe('the bill', () => {
  test('keeps a typed tip that was not stored, and a failed payment can be repeated and is made once', async () => {
    const app = await startApp()
    const { group, diners } = await makeGroup(app)
    await diners[1].order({ name: 'Soup', price: 1000 })
    const phone = await openPhone(app, { at: { group, diner: diners[0] } })
    const { page } = phone
    await phone.open(`/group/${group.id}/bill-split`)
    await failing(phone, '**/bill-split', [busy])
    await page.getByRole('button', exactly('Custom')).click()
    await page.getByLabel('Tip amount').fill('3.21')
    await page.getByRole('button', exactly('Set Tip')).click()
    expect(await toastOf(phone, 'Tip not changed')).toContain('Nothing was changed. Please try again.')
    expect(await page.getByLabel('Tip amount').inputValue()).toBe('3.21')
    await page.getByText('$12.99').waitFor()
    const stored = page.waitForResponse(
      reply => reply.url().endsWith('/bill-split') && reply.status() === 200,
    )
    await page.getByRole('button', exactly('Set Tip')).click()
    // Shown immediately, before the server has it.
    await page.getByText('$14.40').waitFor()
    await stored

    await phone.context.setOffline(true)
    await page.getByRole('button', exactly('Pay for several')).click()
    expect(await toastOf(phone, 'You are offline')).toContain('Nothing was paid.')
    await phone.context.setOffline(false)
    await page.getByText('You are offline').waitFor({ state: 'hidden' })

    const calls = await failing(phone, '**/api/payments/demo', [busy, loseReply])
    await page.getByRole('button', { name: /^Pay Now: .* for Ann$/ }).click()
    expect(await toastOf(phone, 'Payment Failed')).toContain(
      "Failed to process the member's payment. Please try again.",
    )
    await page.getByText('failed. Please try again.').waitFor()
    await page.getByRole('button', { name: /^Pay Now: .* for Ann$/ }).click()
    expect(await toastOf(phone, 'Payment Processed')).toContain('$7.20 for Ann')
    expect(new Set(calls.keys).size).toBe(1)
    expect(await count(app, 'payments')).toBe(1)

    await page.getByRole('button', exactly('Custom')).click()
    await page.getByLabel('Tip amount').fill('0')
    await page.getByRole('button', exactly('Set Tip')).click()
    expect(await problemOf(page.getByLabel('Tip amount'))).toMatch(
      /^Tips of \$1\.6\d have already been paid, so the tip can’t be lower\.$/,
    )
    await phone.context.setOffline(true)
    await page.getByRole('button', { name: /^Pay Now: .* for Ben$/ }).click()
    expect(await toastOf(phone, 'You are offline')).toContain('Nothing was paid.')
    await phone.context.setOffline(false)
    await page.getByText('You are offline').waitFor({ state: 'hidden' })
    expect(await count(app, 'payments')).toBe(1)
  })
})

describe('a table', () => {
  test('whose live stream the server refuses for a while is live again, and meanwhile the diner can order', async () => {
    const app = await startApp()
    const { group, diners } = await makeGroup(app)
    const phone = await openPhone(app, { at: { group, diner: diners[0] } })
    const { page } = phone
    phone.expectTrouble(/events answered 503/)
    await page.route('**/events', route => route.fulfill({ status: 503, body: 'busy' }))
    await phone.open(`/group/${group.id}`)
    await page.getByText('reconnecting…').waitFor()
    await order(phone, { name: 'Tea', price: '3' })
    await page.getByText('1 × Tea', { exact: true }).waitFor()
    await page.unroute('**/events')
    await page.getByText('live', { exact: true }).waitFor()
    await diners[1].order({ name: 'Cake', price: 700 })
    await page.getByText('Ben ordered 1 × Cake').first().waitFor()
  })

  test('offers a retry on a screen that was opened offline', async () => {
    const app = await startApp()
    const { group, diners } = await makeGroup(app)
    const phone = await openPhone(app, { at: { group, diner: diners[0] } })
    phone.expectTrouble(/failed: net::ERR_FAILED/)
    // The stream stays broken, or it would load the table before the tap.
    for (const path of ['events', 'table'])
      await phone.page.route(`**/api/groups/*/${path}`, route => route.abort('failed'))
    await phone.open(`/group/${group.id}`)
    await phone.page.getByText('Couldn’t load the table').waitFor()
    await phone.page.unroute('**/api/groups/*/table')
    await phone.page.getByRole('button', exactly('Try again')).click()
    await phone.page.getByText('2 people').waitFor()
  })
})

/** Replies 503 instead of the server. */
const busy = (route: Route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'busy' })

/** The server handles the request, and a proxy replies that the server did not respond. */
async function doneButBusy(route: Route): Promise<void> {
  await route.fetch()
  await busy(route)
}

const refuse = (route: Route) =>
  route.fulfill({
    status: 400,
    contentType: 'application/json',
    body: JSON.stringify({ problem: 'too-many-orders', message: '' }),
  })

/** The server handles the request, and the reply is lost. */
async function loseReply(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('connectionreset')
}

/** Makes the next calls fail in these ways; later calls reach the server. Returns each call's idempotency key. */
async function failing(phone: BrowserPhone, calls: string, ways: ((route: Route) => Promise<void>)[]) {
  phone.expectTrouble(/answered 503/, /orders answered 400/, /CONNECTION_RESET/)
  const left = [...ways]
  const keys: (string | undefined)[] = []
  await phone.page.route(calls, async route => {
    if (route.request().method() === 'GET' && !calls.includes('code')) return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    const way = left.shift()
    return way ? way(route) : route.continue()
  })
  return { keys }
}

async function count({ database: { sql } }: TestApp, table: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from ${identifier(table)}`
  return row?.count ?? 0
}
