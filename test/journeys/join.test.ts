// Coming to a table, and coming back to it.

import { describe, expect, test } from 'vitest'
import { shareApp } from '../app.ts'
import { type BrowserPhone, openPhone } from '../browser.ts'
import { makeGroup } from '../make.ts'
import { exactly, joinTable, openForm, order, problemOf, toastOf, typeDishes } from './steps.ts'

const app = shareApp()

describe('joining', () => {
  test('takes the code in any case, shows the table, then asks for a name', async () => {
    const { group } = await makeGroup(app())
    const { page, open } = await openPhone(app())
    await open('/join-group')
    await page.getByLabel('Group Code').pressSequentially(group.code.toLowerCase())
    expect(await page.getByLabel('Group Code').inputValue()).toBe(group.code)
    await page.getByRole('button', exactly('Verify')).click()
    await page.getByText('Chez Nous').waitFor()
    await page.getByText('Table 7').waitFor()
    await page.getByLabel('Your Name').fill('Zoe')
    await page.getByRole('button', exactly('Join Group')).click()
    await page.getByText('3 people').waitFor()
  })

  test('says what is missing', async () => {
    const { group } = await makeGroup(app())
    const { page, open } = await openPhone(app())
    await open('/join-group')
    await page.getByRole('button', exactly('Verify')).click()
    expect(await problemOf(page.getByLabel('Group Code'))).toBe('Please enter a group code.')
    await page.getByLabel('Group Code').fill(group.code)
    await page.getByRole('button', exactly('Verify')).click()
    await page.getByLabel('Your Name').fill('  ')
    await page.getByRole('button', exactly('Join Group')).click()
    expect(await problemOf(page.getByLabel('Your Name'))).toBe('Please enter your name.')
  })

  test('under a code that no table has says so and keeps it', async () => {
    const phone = await openPhone(app())
    phone.expectTrouble(/code\/\w+ answered 404/)
    await phone.open('/join-group')
    await phone.page.getByLabel('Group Code').fill('ZZZZZZ')
    await phone.page.getByRole('button', exactly('Verify')).click()
    expect(await toastOf(phone, 'Group Not Found')).toContain('Please check the code and try again.')
    expect(await phone.page.getByLabel('Group Code').inputValue()).toBe('ZZZZZZ')
  })

  test('under a name that someone at the table has is refused, and under another works', async () => {
    const { group } = await makeGroup(app())
    const phone = await openPhone(app())
    phone.expectTrouble(/members answered 409/)
    await joinAs(phone, group.code, 'ANN')
    expect(await toastOf(phone, 'Cannot Join Group')).toContain(
      'A member with this name already exists in the group. Please use a different name.',
    )
    expect(await phone.page.getByLabel('Your Name').inputValue()).toBe('ANN')
    await phone.page.getByLabel('Your Name').fill('Anna')
    await phone.page.getByRole('button', exactly('Join Group')).click()
    await phone.page.getByText('3 people').waitFor()
  })
})

describe('a phone that sits at the table already', () => {
  test('rejoins as who it was', async () => {
    const { group } = await makeGroup(app())
    const phone = await openPhone(app())
    await joinTable(phone, group.code, 'Zoe')
    await order(phone, { name: 'Soup', price: '9' })
    await phone.open(`/join-group?code=${group.code}`)
    await phone.page.getByRole('heading', exactly('Already a Member')).waitFor()
    await phone.page.getByRole('button', exactly('Rejoin Group')).click()
    await phone.page.getByText('1 × Soup').waitFor()
    await phone.page.getByText('3 people').waitFor()
  })

  test('joins under a different name as somebody else', async () => {
    const { group } = await makeGroup(app())
    const phone = await openPhone(app())
    await joinTable(phone, group.code, 'Zoe')
    await order(phone, { name: 'Soup', price: '9' })
    await phone.open(`/join-group?code=${group.code}`)
    await phone.page.getByRole('button', exactly('Join with Different Name')).click()
    await phone.page.getByLabel('Your Name').fill('Yan')
    await phone.page.getByRole('button', exactly('Join Group')).click()
    await phone.page.getByText('4 people').waitFor()
    await phone.page.getByText('Nothing ordered yet').waitFor()
  })
})

describe('a reload in the middle', () => {
  test('loses neither the seat, nor an order, nor what was being typed', async () => {
    const { group } = await makeGroup(app())
    const phone = await openPhone(app())
    const { page } = phone
    await joinTable(phone, group.code, 'Zoe')
    await order(phone, { name: 'Soup', price: '9' })
    await openForm(phone)
    await typeDishes(phone, { name: 'Crème brûl', price: '7.', quantity: 2, modifications: 'no sug' })
    await page.reload()
    const row = page.getByRole('group', { name: 'Item 1' })
    await row.waitFor()
    const typed = ['Item name', 'Quantity', 'Price', 'Modifications'].map(label =>
      row.getByLabel(label).inputValue(),
    )
    expect(await Promise.all(typed)).toEqual(['Crème brûl', '2', '7.', 'no sug'])
    await page.getByText('1 × Soup').waitFor()
    await page.getByText('3 people').waitFor()
    await page.getByRole('button', exactly('Add Order')).click()
    await page.getByText('2 × Crème brûl', { exact: true }).waitFor()
  })

  test('on the summary and the bill shows them again', async () => {
    const { group, diners } = await makeGroup(app())
    await diners[1].order({ name: 'Soup', price: 900 })
    const { page, open } = await openPhone(app(), { at: { group, diner: diners[0] } })
    for (const [screen, figure] of [
      ['summary', '$9.00'],
      ['bill-split', '$11.69'],
    ]) {
      await open(`/group/${group.id}/${screen}`)
      await page.reload()
      await page
        .getByText(figure ?? '')
        .first()
        .waitFor()
    }
  })
})

async function joinAs({ page, open }: BrowserPhone, code: string, name: string) {
  await open(`/join-group?code=${code}`)
  await page.getByLabel('Your Name').fill(name)
  await page.getByRole('button', exactly('Join Group')).click()
}
