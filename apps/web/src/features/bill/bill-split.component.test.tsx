// The bill on one phone: what a choice sends, and what is left when everything is paid.

import { chooseBill } from '@tablemate/contract/bills.ts'
import { payForSeveral } from '@tablemate/contract/payments.ts'
import { noRates } from '@tablemate/domain/bill/rates.ts'
import { respond } from '@tablemate/test/components/fake-api.ts'
import { button, dialog } from '@tablemate/test/components/find.ts'
import { groupStateOf, sitAt } from '@tablemate/test/components/group-state.ts'
import { dismissNotices, openApp } from '@tablemate/test/components/show.tsx'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

beforeEach(dismissNotices)

test('a bill in yen has no decimals, and its tip refuses fractions', async () => {
  const ramen = { name: 'Ramen', price: 198_000, quantity: 1 }
  const groupState = groupStateOf({
    names: ['Ann'],
    orders: [[1, [ramen]]],
    group: { currency: 'JPY' },
    rates: noRates,
  })
  const chosen = respond(chooseBill, groupState.bill)
  openApp(`${sitAt(groupState)}/bill-split`)
  const bill = page.getByRole('region', { name: 'Bill summary' })
  await expect.element(bill).toBeVisible()
  // 1980, tip 356.4
  expect(bill.element().textContent?.match(/¥[\d,.]+/g)).toEqual(['¥2,336', '¥1,980', '¥356'])
  await button('Custom').click()
  const tip = page.getByLabelText('Tip amount', { exact: false })
  await tip.fill('400.5')
  await button('Set Tip').click()
  await expect.element(tip).toHaveAccessibleDescription('This currency has no coins that small.')
  await tip.fill('400')
  await button('Set Tip').click()
  await expect.poll(() => chosen.map(({ body }) => body.tipAmount)).toEqual([40_000])
})

test('a chosen tip is sent with the split that the phone shows, and a chosen split alone', async () => {
  const groupState = groupStateOf({
    orders: [[1, [{ name: 'Soup', price: 900, quantity: 1 }]]],
    splitMethod: 'items',
  })
  const chosen = respond(chooseBill, groupState.bill)
  openApp(`${sitAt(groupState)}/bill-split`)
  await button('20%').click()
  await expect
    .poll(() => chosen.map(({ body }) => body))
    .toMatchObject([{ tipPercentage: 20, splitMethod: 'items', keepsSplit: true }])
  await button('No tip').click()
  await expect.poll(() => chosen[1]?.body).toMatchObject({ tipPercentage: 0, tipAmount: null })
  await page.getByRole('radio', { name: 'Equal' }).click()
  await expect.poll(() => chosen[2]?.body).toMatchObject({ tipPercentage: null, splitMethod: 'equal' })
})

test('"Process All Payments" is disabled, and still there, when every share is paid', async () => {
  const orders = [[1, [{ name: 'Soup', price: 900, quantity: 1 }]]] as const
  openApp(`${sitAt(groupStateOf({ orders }))}/bill-split`)
  await expect.element(button('Process All Payments')).toBeEnabled()
  const paid = [{ memberId: 1, paidBy: 1 }]
  openApp(`${sitAt(groupStateOf({ orders, paid }))}/bill-split`)
  await expect.element(page.getByText('1 of 1')).toBeVisible()
  await expect.element(button('Process All Payments')).toBeDisabled()
})

test('at a table of one there is a single button to pay, and nothing to split', async () => {
  const orders = [[1, [{ name: 'Soup', price: 900, quantity: 1 }]]] as const
  const groupState = groupStateOf({ names: ['Ann'], orders })
  openApp(`${sitAt(groupState)}/bill-split`)
  await expect.element(button(/^Pay my share/)).toBeVisible()
  expect(button(/^Pay|^Process|own tip/).elements()).toHaveLength(1)
  expect(page.getByRole('radio').elements()).toHaveLength(0)
})

test('a service fee of the restaurant is named where a tip is chosen: the table’s and the payer’s own', async () => {
  const orders = [[1, [{ name: 'Soup', price: 900, quantity: 1 }]]] as const
  const rates = { ...noRates, serviceFeeRate: 12_500 }
  openApp(`${sitAt(groupStateOf({ orders, group: { restaurantId: 1 }, rates }))}/bill-split`)
  await expect.element(page.getByText(/A tip on top of it is up to you\.$/)).toBeVisible()
  await button('Add your own tip').click()
  await expect.element(dialog('Your own tip').getByText(/^On top of the service fee/)).toBeVisible()
})

test('a tip above half of the bill is asked about once: the table’s and the payer’s own', async () => {
  const groupState = groupStateOf({
    orders: [[1, [{ name: 'Soup', price: 900, quantity: 1 }]]],
    rates: noRates,
  })
  const chosen = respond(chooseBill, groupState.bill)
  const paid = respond(payForSeveral, [])
  openApp(`${sitAt(groupState)}/bill-split`)
  await button('Custom').click()
  await page.getByLabelText('Tip amount ($)').fill('450')
  await button('Set Tip').click()
  expect(chosen).toHaveLength(0)
  await page.getByLabelText('Yes, $450.00: more than half of the bill').click()
  await button('Set Tip').click()
  await expect.poll(() => chosen.map(({ body }) => body.tipAmount)).toEqual([45_000])

  await button('Add your own tip').click()
  const sheet = dialog(/.*/)
  await sheet.getByRole('button', { name: 'Custom' }).click()
  await sheet.getByLabelText('Tip amount ($)').fill('45')
  const pay = sheet.getByRole('button', { name: /^Pay / })
  await expect.element(pay).toBeDisabled()
  await sheet.getByLabelText('Yes, $45.00: more than half of the bill').click()
  await pay.click()
  await expect.poll(() => paid.map(({ body }) => body.ownTip)).toEqual([4500])
})

const soup = [[1, [{ name: 'Soup', price: 900, quantity: 1 }]]] as const
const nothingCharged = 'Demo Card: nothing was charged. Please pay the restaurant.'

test('a demo payment at a registered restaurant says that nothing was charged, elsewhere it does not', async () => {
  const paid = [{ memberId: 1, paidBy: 1 }]
  const meal = { names: ['Ann'], orders: soup, paid }
  openApp(`${sitAt(groupStateOf({ ...meal, group: { restaurantId: 1 } }))}/bill-split`)
  await expect.element(page.getByText(nothingCharged)).toBeVisible()
  openApp(`${sitAt(groupStateOf(meal))}/bill-split`)
  await expect.element(page.getByText(nothingCharged)).not.toBeInTheDocument()
  await expect.element(page.getByText('Everyone has paid. Thank you!')).toBeVisible()
})

test('where neither demo nor cards are taken, the bill offers no payment and sends the diner to the staff', async () => {
  const group = { restaurantId: 1, takesDemo: false }
  openApp(`${sitAt(groupStateOf({ orders: soup, group }))}/bill-split`)
  await expect.element(page.getByText('Please pay the staff.', { exact: false })).toBeVisible()
  expect(page.getByRole('button', { name: /^(pay|process|add)/i }).elements()).toEqual([])
})
