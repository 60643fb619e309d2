// A whole meal of four on two phones, from the group code to the last payment.

import { buffer } from 'node:stream/consumers'
import { startApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { findLink, joinAs } from '@tablemate/test/diners/make.ts'
import { expect, test } from 'vitest'
import {
  choose,
  chooseForMenuItem,
  createGroupOn,
  exactly,
  joinGroupOn,
  linesOf,
  order,
  toastOf,
} from './steps.ts'

test('Ann and Ben order together, split the bill and pay it without a reload', async () => {
  const app = await startApp()
  const ann = await openPhone(app)
  const ben = await openPhone(app)
  const { path, code } = await createGroupOn(ann)
  await ann.page.getByRole('heading', exactly('Da Mario')).waitFor()
  await ann.page.getByText('Table 7').waitFor()
  await markPage(ann)

  await joinGroupOn(ben, code, 'Ben')
  await ann.page.getByText('2 people').waitFor()
  await ann.page.getByText('Ben joined').first().waitFor()
  await markPage(ben)

  await order(ann, { name: 'Margherita', price: '10', quantity: 3 })
  await ben.page.getByText('Ann ordered 3 × Margherita').first().waitFor()
  await ann.page.getByRole('button', exactly('View Group')).click()
  await order(
    ben,
    { name: 'Margherita', price: '10.00', modifications: 'without basil' },
    { name: 'Lemonade', price: '4.00' },
  )
  await ann.page.getByText('1 × Lemonade').first().waitFor()
  await expectFigures(ann, { members: '2', items: '5', subtotal: '$44.00' })

  await chooseForMenuItem(ben.page, 'Edit')
  await ben.page.getByRole('group', { name: 'Item 2' }).getByRole('button', exactly('One more')).click()
  await ben.page.getByRole('button', exactly('Save changes')).click()
  await ann.page.getByText('2 × Lemonade').first().waitFor()
  await ben.page.getByRole('button', exactly('View Group')).click()
  for (const phone of [ann, ben]) {
    await expectFigures(phone, { members: '2', items: '6', subtotal: '$48.00' })
    const waiter = phone.page.getByRole('region', exactly('For the waiter'))
    expect(await linesOf(waiter.getByRole('list'))).toEqual([
      '4 × Margherita: 1 without basil',
      'Ann 3 ×, Ben (without basil)',
      '2 × Lemonade',
      'Ben 2 ×',
    ])
  }

  expect(await exported(ann)).toEqual({
    name: expect.stringMatching(/^tablemate-\d{4}-\d\d-\d\d\.json$/),
    keys: [
      'group',
      'members',
      'totalAmount',
      'totalItems',
      'guessedPrices',
      'bill',
      'payments',
      'exportedAt',
    ],
    totals: [4800, 6],
  })

  const group = await findLink(app, path.split('/').at(-1) ?? '')
  await joinAs(app, group, 'Cyd')
  await joinAs(app, group, 'Dee')
  await ann.page.getByText('Dee').first().waitFor()

  for (const { page } of [ann, ben]) await page.getByRole('button', exactly('Split the Bill')).click()
  const bill = ann.page.getByRole('region', exactly('Bill summary'))
  expect(pairs(await linesOf(bill))).toEqual([
    ['Total', '$62.34'],
    ['Subtotal', '$48.00'],
    ['Tax 8.875%', '$4.26'],
    ['Service fee 3%', '$1.44'],
    ['Tip 18%', '$8.64'],
  ])
  await ann.page.getByRole('button', exactly('20%')).click()
  await ben.page.getByText('$63.30').first().waitFor()
  await ben.page.getByRole('button', { name: '20%', pressed: true }).waitFor()
  await ben.page.getByRole('button', exactly('Custom')).click()
  await ben.page.getByLabel('Tip amount').fill('10')
  await ben.page.getByRole('button', exactly('Set Tip')).click()
  await ann.page.getByText('about 20.8%').waitFor()
  const equal = { Ann: 15.925, Ben: 15.925, Cyd: 15.925, Dee: 15.925 }
  expect(await sharesOf(ann, equal)).toEqual(await sharesOf(ben, equal))

  await choose(ann.page, 'radio', 'By items')
  await ben.page.getByRole('radio', { name: 'By items', checked: true }).waitFor()
  // Of the 48.00 Ann ordered 30.00 and Ben 18.00.
  const byItems = { Ann: 39.8125, Ben: 23.8875, Cyd: 0, Dee: 0 }
  expect(await sharesOf(ann, byItems)).toEqual(await sharesOf(ben, byItems))
  await choose(ben.page, 'radio', 'Equal')
  await ann.page.getByRole('radio', { name: 'Equal', checked: true }).waitFor()

  const first = ben.page.getByRole('region', exactly('Payments')).locator('li').first()
  expect(await first.textContent()).toContain('Ben · you')
  await ben.page.getByRole('button', { name: /^Pay my share · \$15\.9\d$/ }).click()
  expect(await toastOf(ben, 'Payment Processed')).toContain('for Ben')
  await row(ann, 'Ben').getByText('Paid', { exact: true }).waitFor()
  await ben.page.getByRole('button', { name: /^Pay Now: .* for Ann$/ }).click()
  await ben.page.getByText(/^Paying \$15\.9\d for Ann$/).waitFor()
  await ben.page.getByRole('button', exactly('Stop paying for Ann')).click()
  await ben.page.getByRole('button', { name: /^Pay Now: .* for Ann$/ }).click()
  await row(ann, 'Ann').getByText('Demo Card · paid by Ben').waitFor()
  await ann.page
    .getByText(/^Ben paid your share, \$15\.9\d$/)
    .first()
    .waitFor()

  await ann.page.getByRole('button', exactly('Process All Payments')).click()
  const question = ann.page.getByRole('dialog', exactly('Pay for everyone?'))
  await question.waitFor()
  expect(await question.getByRole('term').allTextContents()).toEqual(['Cyd', 'Dee'])
  await question.getByRole('button', { name: /^Pay \$31\.8\d$/ }).click()
  await ann.page.getByRole('button', exactly('Stop')).last().click()
  await toastOf(ann, 'Payments stopped')
  await ann.page.getByRole('button', exactly('Process All Payments')).click()
  await question.getByRole('button', { name: /^Pay \$31\.8\d$/ }).click()
  await ben.page.getByText('Everyone has paid. Thank you!').waitFor()
  expect(await toastOf(ann, 'All Payments Processed')).toContain('Every share is paid.')
  for (const { page } of [ann, ben]) {
    const paid = page.getByRole('region', exactly('Payment Summary'))
    expect(pairs((await linesOf(paid)).slice(1))).toEqual([
      ['Completed', '4 of 4'],
      ['Total collected', '$63.70'],
      ['Pending', '0'],
    ])
    expect(await page.getByRole('button', exactly('Process All Payments')).isDisabled()).toBe(true)
    await page.getByRole('button', exactly('Done')).waitFor()
    expect(await page.getByText('Demo Card').count()).toBe(4)
  }
  expect(await Promise.all([isMarked(ann), isMarked(ben)])).toEqual([true, true])
})

/** Sets a mark that a reload would delete. */
async function markPage({ page }: BrowserPhone): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-first-load', ''))
}

function isMarked({ page }: BrowserPhone): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-first-load'))
}

async function expectFigures(
  { page }: BrowserPhone,
  { members, items, subtotal }: { members: string; items: string; subtotal: string },
): Promise<void> {
  const expected = ['Members', members, 'Items', items, 'Subtotal', subtotal]
  await expect.poll(() => linesOf(page.locator('main dl').first())).toEqual(expected)
}

function pairs(lines: string[]): string[][] {
  const known = lines.filter(line => line !== 'Bill summary')
  return known.flatMap((line, at) => (at % 2 === 0 ? [[line, known[at + 1] ?? '']] : []))
}

/** Each member's shown due, which must be the exact share within a cent and add up to the bill. */
async function sharesOf(phone: BrowserPhone, exact: Record<string, number>): Promise<Record<string, number>> {
  const read = async () => {
    const due = async (name: string) =>
      Number(/\$(\d+\.\d\d)$/.exec((await row(phone, name).textContent()) ?? '')?.[1])
    const entries = Object.keys(exact).map(async name => [name, await due(name)] as const)
    return Object.fromEntries(await Promise.all(entries))
  }
  const isClose = (shares: Record<string, number>) =>
    Object.entries(exact).every(([name, share]) => Math.abs((shares[name] ?? Number.NaN) - share) < 0.01)
  await expect.poll(async () => isClose(await read())).toBe(true)
  const shares = await read()
  const cents = Object.values(shares).reduce((sum, share) => sum + Math.round(share * 100), 0)
  expect(cents).toBe(6370)
  return shares
}

function row({ page }: BrowserPhone, name: string) {
  return page
    .getByRole('region', exactly('Payments'))
    .locator('li')
    .filter({ hasText: new RegExp(`^\\W*\\w?\\s*${name}`) })
}

async function exported({ page }: BrowserPhone) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', exactly('Export Summary')).click(),
  ])
  const file = JSON.parse(String(await buffer(await download.createReadStream()))) as Record<string, unknown>
  return {
    name: download.suggestedFilename(),
    keys: Object.keys(file),
    totals: [file.totalAmount, file.totalItems],
  }
}
