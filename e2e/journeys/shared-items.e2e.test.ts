// Dishes that several diners share, the split by shares, and the lines that explain a share.

import { shareApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { choose, exactly, toastOf } from './steps.ts'

const app = shareApp()

test('Ann shares a dish, Ben sees what he owes change, and Ann treats everybody', async () => {
  const { ann, ben, group } = await sit()
  const bill = `/group/${group.id}/bill-split`
  await ben.open(bill)
  await choose(ben.page, 'radio', 'By items')
  await expectDue(ben, 'Ben', 'Nothing to pay')

  await ann.open(`/group/${group.id}`)
  const sheet = await openSharing(ann, 'Pizza')
  await sheet.getByLabel('Ben').check()
  // In euros nobody is asked for a tip.
  await expectDue(ben, 'Ben', '€5.00')
  await sheet.getByLabel('Everyone at the table').check()
  await expectDue(ben, 'Ben', /^€3\.3[34]$/)
  await sheet.getByRole('button', exactly('Done')).click()
  await ann.page.getByText('shared by everyone').waitFor()

  await ben.open(`/group/${group.id}`)
  await ben.page.getByRole('button', exactly('Take me off: Pizza')).click()
  await ann.page.getByText('shared with Cyd').waitFor()
  await ben.page.getByRole('button', exactly('Share this: Pizza')).click()
  await ann.page.getByText('shared with Ben and Cyd').waitFor()
  await ben.page.getByRole('button', { name: 'Show who is at the table' }).click()
  await ben.page.getByText('your name stays on the bill').waitFor()

  await ann.open(bill)
  await ann.page.getByRole('button', exactly('What Ann pays for')).click()
  const byItems = await unfolded(ann.page, 'Ann')
  // Who gets the odd cent, as a line "Rounding", depends on the group's id.
  const labels = byItems.map(([label]) => label).filter(label => label !== 'Rounding')
  expect(labels.slice(0, 3)).toEqual(['1/3 of Pizza', '2 × Tea', 'Total'])
  expectSum(byItems)

  await ben.open(bill)
  await choose(ann.page, 'radio', 'By shares')
  await ben.page.getByRole('radio', { name: 'By shares', checked: true }).waitFor()
  await ann.page.getByRole('button', exactly('Fewer shares for Cyd')).click()
  await expectDue(ben, 'Ben', '€6.40')
  const byShares = await unfolded(ann.page, 'Ann')
  expect(byShares[0]).toEqual(['2/5 of everything', 640])
  expectSum(byShares)

  await ann.page.getByRole('button', exactly('I treat')).click()
  await expectDue(ben, 'Ben', 'Nothing to pay')
  expect(await unfolded(ann.page, 'Ann')).toContainEqual(['Everything', 1600])
  await ann.page.getByRole('button', exactly('Pay my share · €16.00')).click()
  await toastOf(ann, 'Payment Processed')
  await ann.open(`/group/${group.id}`)
  await ann.page.getByText('Paid', { exact: true }).waitFor()
  await ann.page.getByText('shared with Ben and Cyd').waitFor()
  await ann.page.getByRole('button', { name: /^Options: .*Pizza/ }).click()
  await ann.page.getByText('This is already paid and can no longer be changed.').waitFor()
  expect(await ann.page.getByText('Who shares Pizza?').count()).toBe(0)
})

test('of rapid taps the last one counts, and a choice that fails or is refused is taken back and says why', async () => {
  const { ann, group } = await sit()
  await ann.open(`/group/${group.id}`)
  const sheet = await openSharing(ann, 'Pizza')
  const sent: unknown[] = []
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await ann.page.route('**/sharing', async route => {
    sent.push(route.request().postDataJSON())
    await isReleased
    await route.continue()
  })
  await sheet.getByLabel('Ben').check()
  // A choice shows before it is saved.
  await ann.page.getByText('shared with Ben').waitFor()
  await sheet.getByLabel('Cyd').check()
  await sheet.getByLabel('Ben').uncheck()
  release()
  await expect.poll(() => sent.length).toBe(2)
  await ann.page.getByText('shared with Cyd').waitFor()
  await sheet.getByRole('checkbox', { name: 'Cyd', checked: true }).waitFor()

  ann.expectTrouble(/sharing answered 4\d\d/, /failed: net::/)
  const refuse = (status: number, problem: string) => (route: Route) =>
    route.fulfill({ status, json: { problem, message: '' } })
  for (const [answer, reason] of [
    [(route: Route) => route.abort('connectionreset'), 'check your connection'],
    [refuse(409, 'already-paid'), 'This is already paid and can no longer be changed.'],
    [refuse(403, 'not-your-member'), 'This dish has just been changed by somebody else.'],
  ] as const) {
    await ann.page.unrouteAll()
    await ann.page.route('**/sharing', answer)
    await sheet.getByLabel('Ben').check()
    await ann.page.getByText(reason).first().waitFor()
    await sheet.getByRole('checkbox', { name: 'Ben', checked: false }).waitFor()
  }
})

/** Ann, Ben and Cyd, of whom Ann has ordered a pizza for €10 and two teas for €3 each, without tax and fee. */
async function sit() {
  const { group, diners } = await makeGroup(app(), { diners: 3, currency: 'EUR' })
  const [diner, other] = diners
  await diner.order({ name: 'Pizza', price: 1000 }, { name: 'Tea', price: 300, quantity: 2 })
  const ann = await openPhone(app(), { at: { group, diner } })
  const ben = await openPhone(app(), { at: { group, diner: other } })
  return { group, ann, ben }
}

async function openSharing({ page }: BrowserPhone, menuItem: string) {
  await page.getByRole('button', exactly(`Options: 1 × ${menuItem}`)).click()
  const sheet = page.getByRole('dialog', exactly(`1 × ${menuItem}`))
  await sheet.waitFor()
  return sheet
}

async function expectDue({ page }: BrowserPhone, name: string, text: string | RegExp): Promise<void> {
  await row(page, name).getByText(text).waitFor()
}

function row(page: Page, name: string) {
  const details = page.getByRole('button', exactly(`What ${name} pays for`))
  return page.getByRole('region', exactly('Payments')).getByRole('listitem').filter({ has: details })
}

/** The lines of an unfolded share with their amounts in cents; the last one is the total. */
async function unfolded(page: Page, name: string): Promise<(readonly [label: string, cents: number])[]> {
  const share = row(page, name)
  await share.getByText('Total', { exact: true }).waitFor()
  const labels = await share.getByRole('term').allTextContents()
  const amounts = await share.getByRole('definition').allTextContents()
  return labels.map((label, at) => [label, centsOf(amounts[at] ?? '')])
}

function expectSum(lines: readonly (readonly [label: string, cents: number])[]): void {
  const [total, ...parts] = lines.map(([, cents]) => cents).toReversed()
  expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(total)
}

function centsOf(amount: string): number {
  return Number(amount.replace('−', '-').replace(/[^\d-]/g, ''))
}
