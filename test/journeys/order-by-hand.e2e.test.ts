// The form for typed orders: required fields, tolerated input and messages.

import { describe, expect, test } from 'vitest'
import type { RatedCurrencyCode } from '#domain/currency.ts'
import { shareApp } from '../app/app.ts'
import { type BrowserPhone, openPhone } from '../browser/browser.ts'
import { makeGroup } from '../diners/make.ts'
import { exactly, openForm, order, problemOf, toastOf, typeDishes } from './steps.ts'

const app = shareApp()

describe('the form', () => {
  test('shows a field’s error once it was left, and sends nothing until one row is complete', async () => {
    const { page } = await atTable()
    const row = page.getByRole('group', { name: 'Item 1' })
    const send = page.getByRole('button', exactly('Add Order'))
    expect(await send.isDisabled()).toBe(true)
    await row.getByLabel('Item name').fill('x')
    await row.getByLabel('Item name').fill('')
    await row.getByLabel('Quantity').fill('0')
    await row.getByLabel('Price').fill('-1')
    await row.getByLabel('Modifications').focus()
    expect(await problemOf(row.getByLabel('Item name'))).toBe('Item name is required')
    expect(await problemOf(row.getByLabel('Quantity'))).toBe('Quantity must be at least 1')
    expect(await problemOf(row.getByLabel('Price'))).toBe('Price must be positive')
    expect(await send.isDisabled()).toBe(true)
    await row.getByLabel('Quantity').fill('100')
    expect(await problemOf(row.getByLabel('Quantity'))).toBe('Quantity can be at most 99')
    await row.getByLabel('Price').fill('1000000.01')
    expect(await problemOf(row.getByLabel('Price'))).toBe('Price can be at most $1,000,000.00')
    await row.getByLabel('Item name').fill('Soup')
    await row.getByLabel('Quantity').fill('2')
    await row.getByLabel('Price').fill('0')
    expect(await send.isDisabled()).toBe(true)
    await row.getByLabel('Price').fill('0.01')
    expect(await send.isEnabled()).toBe(true)
    await row.getByRole('button', exactly('Remove item 1')).click()
    await page.getByText('At least one item is required').waitFor()
    await expect.poll(() => send.isDisabled()).toBe(true)
  })

  test('leaves rows without a name or price out, says so and keeps them in the draft', async () => {
    const phone = await atTable()
    const { page } = phone
    await typeDishes(phone, { name: '  Soup ', price: '9' }, { name: 'Bread', price: '' })
    await page.getByRole('button', exactly('Add Order')).click()
    expect(await toastOf(phone, 'Order added')).toContain(
      'One item without a name or price was left out. It’s still in the form.',
    )
    await page.getByText('1 × Soup', { exact: true }).waitFor()
    await openForm(phone)
    expect(await page.getByLabel('Item name').inputValue()).toBe('Bread')
  })

  test('closes at the first press, although the field that loses focus has an error', async () => {
    const { page } = await atTable()
    await page.getByRole('button', exactly('Close')).tap()
    await page.getByRole('button', { name: /^Manual Order Entry/ }).waitFor()
  })

  test('closes after sending, opens and closes at a press, and keeps its draft', async () => {
    const phone = await atTable()
    const { page } = phone
    await typeDishes(phone, { name: 'Soup', price: '9' })
    await page.getByRole('button', exactly('Close')).click()
    await page.getByRole('button', { name: /^Manual Order Entry/ }).click()
    expect(await page.getByLabel('Item name').inputValue()).toBe('Soup')
    await page.getByRole('button', exactly('Add Order')).click()
    await page.getByRole('button', { name: /^Manual Order Entry/ }).waitFor()
    await page.getByText('1 × Soup', { exact: true }).waitFor()
  })

  test('accepts a decimal comma, and sends several rows as one order', async () => {
    const phone = await atTable()
    await typeDishes(
      phone,
      { name: 'Soup', price: '9,50', quantity: 2 },
      { name: 'Feast', price: '1.234,50', modifications: 'for all' },
    )
    await phone.page.getByText('$1,253.50').waitFor()
    await phone.page.getByRole('button', exactly('Add Order')).click()
    await phone.page.getByText('for all').waitFor()
    await phone.page.getByText('$19.00').waitFor()
    await phone.page.getByText('$1,234.50').waitFor()
  })

  test('counts up and down between 1 and 99', async () => {
    const { page } = await atTable()
    const row = page.getByRole('group', { name: 'Item 1' })
    expect(await row.getByRole('button', exactly('One fewer')).isDisabled()).toBe(true)
    await row.getByRole('button', exactly('One more')).click()
    const quantity = row.getByLabel('Quantity')
    await expect.poll(() => quantity.inputValue()).toBe('2')
    await quantity.tap()
    await page.keyboard.type('3')
    expect(await quantity.inputValue()).toBe('3')
    await row.getByLabel('Quantity').fill('99')
    expect(await row.getByRole('button', exactly('One more')).isDisabled()).toBe(true)
  })

  test('shows the server’s error at its field', async () => {
    const phone = await atTable()
    phone.expectTrouble(/orders answered 400/)
    const refusal = { problem: 'invalid', message: '', fields: { 'items.0.modifications': 'too-long' } }
    await phone.page.route('**/api/orders', route =>
      route.fulfill({ status: 400, contentType: 'application/json', body: JSON.stringify(refusal) }),
    )
    await typeDishes(phone, { name: 'Soup', price: '9', modifications: 'hot' })
    await phone.page.getByRole('button', exactly('Add Order')).click()
    expect(await problemOf(phone.page.getByLabel('Modifications'))).toBe('This is too long.')
    expect(await toastOf(phone, 'Failed to add order')).toContain('Please check it and try again.')
  })
})

describe('own orders', () => {
  test('can be changed and cancelled until they are paid', async () => {
    const phone = await atTable()
    const { page } = phone
    await page.getByRole('button', exactly('Close')).click()
    await order(phone, { name: 'Soup', price: '9' })
    await page.getByRole('button', { name: /^Edit/ }).click()
    expect(await page.getByLabel('Price').inputValue()).toBe('9.00')
    await page.getByLabel('Price').fill('9.50')
    await page.getByRole('button', exactly('Save changes')).click()
    await page.getByText('$9.50').first().waitFor()
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page.getByText('Delete this order?').waitFor()
    await page.getByRole('button', exactly('Keep it')).click()
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page.getByText('Nothing ordered yet').waitFor()
  })

  test('cannot be changed once they are paid', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    await diners[0].order({ name: 'Soup', price: 900 })
    const { page, open } = await openPhone(app(), { at: { group, diner: diners[0] } })
    await open(`/group/${group.id}/bill-split`)
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByText('Everyone has paid. Thank you!').waitFor()
    await open(`/group/${group.id}`)
    await page.getByText('Paid', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: /Edit|Delete/ }).count()).toBe(0)
  })
})

describe('in yen', () => {
  test('prices and tips have no decimals, and the form refuses fractions', async () => {
    const phone = await atTable('JPY')
    const { page } = phone
    await typeDishes(phone, { name: 'Ramen', price: '980.5' })
    expect(await page.getByRole('button', exactly('Add Order')).isDisabled()).toBe(true)
    await page.getByLabel('Modifications').focus()
    expect(await problemOf(page.getByLabel('Price'))).toBe('This currency has no coins that small.')
    await page.getByLabel('Price').fill('1,980')
    await page.getByRole('button', exactly('Add Order')).click()
    await page.getByText('¥1,980').first().waitFor()
    await page.getByRole('button', exactly('View Group')).click()
    await page.getByRole('button', exactly('Split the Bill')).click()
    const bill = page.getByRole('region', exactly('Bill summary'))
    await bill.waitFor()
    // 1980, tip 356.4
    expect((await bill.textContent())?.match(/¥[\d,.]+/g)).toEqual(['¥2,336', '¥1,980', '¥356'])
    await page.getByRole('button', exactly('Custom')).click()
    await page.getByLabel('Tip amount').fill('400.5')
    await page.getByRole('button', exactly('Set Tip')).click()
    expect(await problemOf(page.getByLabel('Tip amount'))).toBe('This currency has no coins that small.')
    await page.getByLabel('Tip amount').fill('400')
    await page.getByRole('button', exactly('Set Tip')).click()
    await bill.getByText('¥2,380').waitFor()
  })
})

/** Ann's phone at a new table, with the form open. */
async function atTable(currency: RatedCurrencyCode = 'USD'): Promise<BrowserPhone> {
  const { group, diners } = await makeGroup(app(), { diners: 1, currency })
  const phone = await openPhone(app(), { at: { group, diner: diners[0] } })
  await phone.open(`/group/${group.id}`)
  await openForm(phone)
  return phone
}
