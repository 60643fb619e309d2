// Paying for several people with a tip of one's own, on two phones, up to the receipts and the way home; and payments that
// end when the diner presses Stop or leaves the bill.

import { getPayments } from '@tablemate/contract/payments.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { payDue } from '@tablemate/test/diners/pay.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { exactly, linesOf, toastOf } from './steps.ts'

const app = shareApp()

test('Ann pays for herself and Ben with a tip of her own, Ben is told, and everyone finds a receipt', async () => {
  const { group, diners } = await makeGroup(app(), { diners: 3 })
  const [anns, bens, cyds] = diners
  await anns.order({ name: 'Soup', price: 900 })
  await bens.order({ name: 'Cake', price: 600, quantity: 2 })
  const path = `/group/${group.id}`
  const ann = await openPhone(app(), { at: { group, diner: anns } })
  const ben = await openPhone(app(), { at: { group, diner: bens } })
  await ben.open(`${path}/bill-split`)
  await ben.page.getByRole('button', { name: 'Pay my share · $9.09' }).waitFor()

  // Ann chooses Ben besides herself, and 10 % on top.
  await ann.page.clock.install()
  await ann.open(`${path}/bill-split`)
  await ann.page.getByRole('button', exactly('Pay for several')).click()
  const sheet = ann.page.getByRole('dialog', exactly('Pay for several'))
  expect(await sheet.getByRole('checkbox', { name: /^Ann · you/ }).isChecked()).toBe(true)
  await sheet.getByRole('checkbox', { name: /^Ben/ }).check()
  await sheet.getByRole('button', exactly('10%')).click()
  await sheet.getByRole('button', { name: /^Pay \$20\.00 for Ann and Ben$/ }).click()
  await ann.page.getByText('Paying $20.00 for Ann and Ben').waitFor()
  await ann.page.clock.fastForward(1500)
  expect(await toastOf(ann, 'Payment Processed')).toContain('$20.00 for Ann and Ben, with a tip of $1.82')
  expect(await toastOf(ben, 'Ann paid your share, $9.09')).toBeTruthy()
  const { body } = await cyds.phone.call(getPayments, { params: { groupId: group.id } })
  expect(body.map(({ memberId, ownTip, paidBy }) => [memberId, ownTip, paidBy])).toEqual([
    [anns.id, 182, anns.id],
    [bens.id, 0, anns.id],
  ])

  // Both find their own receipt; the group's comes when all is paid.
  await ben.page.getByRole('button', exactly('Receipt')).click()
  const paper = ben.page.getByRole('article', exactly('For Ben'))
  expect(await linesOf(paper)).toEqual([
    ...['Chez Nous', 'Table 7', expect.stringMatching(/, 20\d\d, /), 'For Ben'],
    ...['1/3 of everything', '$7.00', 'Ordered: 2 × Cake', 'Tax 8.875%', '$0.62', 'Service fee 3%', '$0.21'],
    ...['Tip 18%', '$1.26', 'Share', '$9.09', 'Total paid', '$9.09'],
    ...[expect.stringMatching(/ · Demo Card · paid by Ann$/), '$9.09'],
  ])
  expect(await ben.page.getByRole('navigation', exactly('More receipts')).count()).toBe(0)
  await payDue(cyds, group)
  await ben.page.getByText('You’re all set. Get home safely!').waitFor()
  await ben.page.getByRole('link', exactly('For the whole table')).click()
  const whole = ben.page.getByRole('article', exactly('For the whole table'))
  expect(await linesOf(whole)).toEqual(
    expect.arrayContaining(['2 × Cake', 'Tip from Ann', '$1.82', '$29.09']),
  )

  // A person without a share sheet gets the text in the clipboard; the picture goes to a sheet that takes files.
  await ann.page.getByText('Everyone has paid. Thank you!').waitFor()
  await ann.page.evaluate(() => {
    const shared: ShareData[] = []
    Object.assign(navigator, { canShare: () => true, share: async (data: ShareData) => shared.push(data) })
    Object.assign(window, { shared })
  })
  await ann.page.getByRole('button', exactly('Receipt')).click()
  await ann.page.getByRole('article', exactly('For Ann')).waitFor()
  await ann.page.getByRole('button', exactly('Share')).click()
  await ann.page.getByRole('button', exactly('Share as picture')).click()
  const sizes = () =>
    ann.page.evaluate(() =>
      (window as unknown as { shared: ShareData[] }).shared.map(({ text, files }) => [
        text?.split('\n').at(-3) ?? '',
        files?.[0]?.type ?? '',
        (files?.[0]?.size ?? 0) > 5000,
      ]),
    )
  await expect.poll(sizes).toEqual([
    ['Tip from Ann: $1.82', '', false],
    ['', 'image/png', true],
  ])
  await ann.page.getByRole('button', exactly('Done')).click()
  await ann.page.getByRole('heading', { name: 'Group dining made effortless' }).waitFor()
})

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

test('paying for everyone can be stopped while the choice of a tip is sent, and so can paying for several', async () => {
  const phone = await openBill()
  const { page } = phone
  const payments = await withholdRequests(page, /\/api\/payments(\/demo)?$/)
  const choices = await withholdRequests(page, '**/bill-split')
  await page.getByRole('button', exactly('20%')).click()
  await expect.poll(() => choices.count()).toBe(1)
  await payForEveryone(phone)
  await page.getByRole('button', exactly('Stop')).last().click()
  await toastOf(phone, 'Payments stopped')
  const isAnswered = page.waitForResponse('**/bill-split')
  choices.release()
  await isAnswered
  await page.clock.fastForward(2000)

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
async function withholdRequests(page: Page, path: string | RegExp) {
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
