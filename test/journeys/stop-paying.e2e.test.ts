// Payments for the whole table end when the diner presses Stop or leaves the bill.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { type BrowserPhone, openPhone } from '../browser/browser.ts'
import { makeGroup } from '../diners/make.ts'
import { exactly, toastOf } from './steps.ts'

const app = shareApp()

test('no further share is paid after the diner leaves the bill during a payment', async () => {
  const phone = await openBill()
  const payments = await withholdRequests(phone.page, '**/api/payments/demo')
  await payForEveryone(phone)
  await expect.poll(() => payments.count()).toBe(1)

  await phone.page.getByRole('link', { name: 'Back' }).click()
  await phone.page.getByRole('heading', { name: 'Group Summary' }).waitFor()
  payments.release()
  await toastOf(phone, 'Payments stopped')
  expect(payments.count()).toBe(1)
})

test('a payment that waits for the choice of a tip can be stopped', async () => {
  const phone = await openBill()
  const payments = await withholdRequests(phone.page, '**/api/payments/demo')
  const choices = await withholdRequests(phone.page, '**/bill-split')
  await phone.page.getByRole('button', exactly('20%')).click()
  await expect.poll(() => choices.count()).toBe(1)
  await payForEveryone(phone)
  const stop = phone.page.getByRole('button', exactly('Stop')).last()
  await stop.waitFor()
  await phone.page.clock.fastForward(2000)

  await stop.click()
  await toastOf(phone, 'Payments stopped')
  const isAnswered = phone.page.waitForResponse('**/bill-split')
  choices.release()
  await isAnswered
  await phone.page.clock.fastForward(2000)
  expect(payments.count()).toBe(0)
})

test('paying for several people can be stopped', async () => {
  const phone = await openBill()
  const { page } = phone
  const payments = await withholdRequests(page, '**/api/payments')
  await page.getByRole('button', exactly('Pay for several')).click()
  const sheet = page.getByRole('dialog', exactly('Pay for several'))
  await sheet.getByRole('checkbox', { name: /^Ben/ }).check()
  await sheet.getByRole('button', { name: / for Ann and Ben$/ }).click()
  await page.getByText(/^Paying \$7\.\d\d for Ann and Ben$/).waitFor()
  await page.getByRole('button', exactly('Stop paying for Ben')).click()
  await page.getByRole('button', { name: /^Pay my share/ }).waitFor()
  await page.clock.fastForward(2000)
  expect(payments.count()).toBe(0)
})

/** A phone that shows the bill of three diners. */
async function openBill(): Promise<BrowserPhone> {
  const { group, diners } = await makeGroup(app(), { diners: 3 })
  await diners[0].order({ name: 'Soup', price: 900 })
  const phone = await openPhone(app(), { at: { group, diner: diners[0] } })
  await phone.page.clock.install()
  await phone.open(`/group/${group.id}/bill-split`)
  return phone
}

async function payForEveryone({ page }: BrowserPhone): Promise<void> {
  await page.getByRole('button', exactly('Process All Payments')).click()
  const dialog = page.getByRole('dialog', exactly('Pay for everyone?'))
  await dialog.getByRole('button', { name: /^Pay \$/ }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Counts the POST requests to a path and holds them until they are released. */
async function withholdRequests(page: Page, path: string) {
  let count = 0
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(path, async route => {
    if (route.request().method() !== 'POST') return route.fallback()
    count += 1
    await released
    await route.continue()
  })
  return { count: () => count, release }
}
