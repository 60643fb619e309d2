// Paying for several people with a tip of one's own, on two phones, up to the receipts and the way home.

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { getPayments } from '#contract/payments.ts'
import { shareApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import { makeGroup } from '../diners/make.ts'
import { payDue } from '../diners/pay.ts'
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

  // Ann chooses Ben besides herself, and 10 % on top. The reply is lost once; the same payment is sent again.
  await ann.page.clock.install()
  await ann.open(`${path}/bill-split`)
  const calls: (string | undefined)[] = []
  ann.expectTrouble(/CONNECTION_RESET/)
  await ann.page.route('**/api/payments', async route => {
    calls.push(route.request().headers()['idempotency-key'])
    if (calls.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await ann.page.getByRole('button', exactly('Pay for several')).click()
  const sheet = ann.page.getByRole('dialog', exactly('Pay for several'))
  expect(await sheet.getByRole('checkbox', { name: /^Ann · you/ }).isChecked()).toBe(true)
  await sheet.getByRole('checkbox', { name: /^Ben/ }).check()
  await sheet.getByRole('button', exactly('10%')).click()
  await sheet.getByRole('button', { name: /^Pay \$20\.00 for Ann and Ben$/ }).click()
  await ann.page.getByText('Paying $20.00 for Ann and Ben').waitFor()
  expect(calls).toEqual([])
  await ann.page.clock.fastForward(1500)
  expect(await toastOf(ann, 'Payment Processed')).toContain('$20.00 for Ann and Ben, with a tip of $1.82')
  expect(new Set(calls).size).toBe(1)
  expect(await toastOf(ben, 'Ann paid your share, $9.09')).toBeTruthy()
  const { body } = await cyds.phone.call(getPayments, { params: { groupId: group.id } })
  expect(body.map(({ memberId, ownTip, paidBy }) => [memberId, ownTip, paidBy])).toEqual([
    [anns.id, 182, anns.id],
    [bens.id, 0, anns.id],
  ])

  // Both find their own receipt; the table's comes when all is paid.
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

test('the summary is exported as a table for spreadsheets, too', async () => {
  const { group, diners } = await makeGroup(app(), { diners: 2, currency: 'JPY' })
  const [ann] = diners
  await ann.order({ name: '=SUM(A1)', price: 90_000 })
  const { page, open } = await openPhone(app(), { at: { group, diner: ann } })
  await open(`/group/${group.id}/summary`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', exactly('Export as CSV')).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${group.code}.csv`)
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv.startsWith('\ufeff"Person","Kind"')).toBe(true)
  expect(csv).toContain(`"Ann","Dish","'=SUM(A1)",1,"1 of 1",900,"JPY"\r\n`)
})
