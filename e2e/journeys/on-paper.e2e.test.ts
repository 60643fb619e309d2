// The summary on paper and as a file.

import { buffer } from 'node:stream/consumers'
import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { expect, test } from 'vitest'
import { exactly, linesOf } from './steps.ts'

const app = shareApp()

test('the summary is exported as a table, and its print has the restaurant, the waiter’s list and the totals, and no controls', async () => {
  const { group, diners } = await makeGroup(app(), { restaurantName: 'Da Mario' })
  await diners[0].order({ name: 'Margherita', price: 1000, quantity: 3 })
  await diners[1].order(
    { name: 'margherita', price: 1000, modifications: 'without basil' },
    { name: 'Lemonade', price: 400 },
  )
  const { page, open, context } = await openPhone(app(), { at: { group, diner: diners[0] }, dark: true })
  await context.addInitScript('window.print = () => { window.printed = true }')
  await open(`/group/${group.id}/summary`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', exactly('Export as CSV')).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^tablemate-\d{4}-\d\d-\d\d\.csv$/)
  expect(String(await buffer(await file.createReadStream()))).toMatch(
    /^\ufeff"Person","Kind".+\r\n"Ann","Dish","Margherita"/,
  )

  await page.getByRole('button', exactly('Print')).click()
  expect(await page.evaluate('printed')).toBe(true)
  await page.emulateMedia({ media: 'print', colorScheme: null })

  const paper = await linesOf(page.locator('body'))
  expect(paper).toEqual([
    ...[
      'Group Summary',
      'Da Mario · Table 7',
      `Code ${group.code}`,
      expect.stringMatching(/^\w+ \d+, 20\d\d, /),
    ],
    ...['Members', '2', 'Items', '5', 'Subtotal', '$44.00'],
    ...['Subtotal', '$44.00', 'Tax', '$3.91', 'Service fee', '$1.32', 'Tip', '$7.92', 'Total', '$57.15'],
    'For the waiter',
    ...['4 × Margherita: 1 without basil', 'Ann 3 ×, Ben (without basil)', '1 × Lemonade', 'Ben'],
    'Who ordered what',
    ...['Ann', '3 items', '$30.00', '3 × Margherita', '$30.00'],
    ...['Ben', '2 items', '$14.00', '1 × margherita', '$10.00', 'without basil', '1 × Lemonade', '$4.00'],
  ])
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('link').filter({ visible: true }).count()).toBe(0)
  const [paint] = await page.locator('body').evaluateAll(([body]) =>
    (body ? [getComputedStyle(body)] : []).map(({ color, backgroundColor }) => ({
      color,
      backgroundColor,
    })),
  )
  expect(paint).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' })
})

test('the list shows first what is new since the waiter saw it, and marks what is no longer wanted', async () => {
  const { group, diners } = await makeGroup(app())
  const [ann, ben] = diners
  await ann.order({ name: 'Soup', price: 900 })
  const tea = await ben.order({ name: 'Tea', price: 300 })
  const { page, open } = await openPhone(app(), { at: { group, diner: ann } })
  await open(`/group/${group.id}/summary`)
  const list = page.getByRole('region', exactly('For the waiter'))
  await list.getByRole('button', exactly('Shown to the waiter')).click()
  await list.getByText(/^Shown at \d\d?:\d\d [AP]M\. Nothing new since\.$/).waitFor()
  await ben.order({ name: 'Soup', price: 900, quantity: 2, modifications: 'hot' })
  await ben.phone.send('DELETE', `/api/orders/${tea.id}`)
  await ann.phone.send('POST', '/api/orders', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      groupId: group.id,
      memberId: ann.id,
      items: [{ name: 'Cake', quantity: 1, price: 500 }],
      note: 'no nuts',
    }),
  })
  await list.getByText('No longer wanted').waitFor()
  await list.getByText('1 × Cake').waitFor()
  // The phone stores what the waiter has seen.
  await page.reload()
  await list.getByText('1 × Cake').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await linesOf(list)).toEqual([
    'For the waiter',
    expect.stringMatching(/^New since \d\d?:\d\d [AP]M$/),
    ...['2 × Soup: all hot', 'Ben 2 ×', '1 × Cake', 'Ann', 'Note: “no nuts”', 'Ann'],
    ...['No longer wanted', '1 × Tea', 'Ben'],
    ...['Already shown', '1 × Soup', 'Ann'],
  ])
})

test('nothing is cut off on any paper from A4 to a receipt, also as a PDF', async () => {
  const { group, diners } = await makeGroup(app(), { restaurantName: 'W'.repeat(80) })
  await diners[0].order({ name: 'Donaudampfschiff'.repeat(7), price: 100_000_000, quantity: 99 })
  const { page, open } = await openPhone(app(), { at: { group, diner: diners[0] } })
  await open(`/group/${group.id}/summary`)
  await page.getByRole('button', exactly('Print')).waitFor()
  await page.emulateMedia({ media: 'print' })
  // 72 mm, the printable width of a receipt, and A4 within its margins.
  for (const width of [272, 673]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  for (const paper of [{ format: 'A4' }, { width: '80mm', height: '297mm' }]) {
    const pdf = await page.pdf(paper)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.length).toBeGreaterThan(5000)
  }
})
