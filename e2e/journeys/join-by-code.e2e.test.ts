// Joining a group by its code, and coming back to it.

import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { describe, expect, test } from 'vitest'
import { exactly, joinGroupOn, openForm, order, problemOf, toastOf, typeMenuItems } from './steps.ts'

const app = shareApp()

test('a diner who joins by a code learns what is missing, unknown or taken, and keeps what was typed', async () => {
  const { group } = await makeGroup(app())
  const phone = await openPhone(app())
  const { page } = phone
  phone.expectTrouble(/code\/\w+ answered 404/, /members answered 409/)
  await phone.open('/join-group')
  const [code, name] = [page.getByLabel('Group Code'), page.getByLabel('Your Name')]
  await page.getByRole('button', exactly('Verify')).click()
  expect(await problemOf(code)).toBe('Please enter a group code.')
  await code.fill('ZZZZZZ')
  expect(await toastOf(phone, 'Group Not Found')).toContain('Please check the code and try again.')
  expect(await code.inputValue()).toBe('ZZZZZZ')
  // The text beneath the field gives further help and does not repeat the toast.
  expect(await problemOf(code)).toBe('No table has this code. Codes never contain 0, 1, I, L or O.')

  // The sixth symbol starts the look-up without a press.
  await code.fill('')
  await code.pressSequentially(group.code.toLowerCase())
  expect(await code.inputValue()).toBe(group.code)
  await page.getByText('Chez Nous').waitFor()
  await page.getByText('Table 7').waitFor()
  const join = page.getByRole('button', exactly('Join Group'))
  await name.fill('  ')
  await join.click()
  expect(await problemOf(name)).toBe('Please enter your name.')
  await name.fill('ANN')
  await join.click()
  expect(await toastOf(phone, 'Cannot Join Group')).toContain(
    'A member with this name already exists in the group. Please use a different name.',
  )
  expect(await name.inputValue()).toBe('ANN')
  await name.fill('Anna')
  await join.click()
  await page.getByText('3 people').waitFor()
})

describe('a phone that has already joined', () => {
  test('rejoins as the same member, or under a different name as a further one', async () => {
    const { group, diners } = await makeGroup(app())
    const phone = await openPhone(app())
    const { page } = phone
    await joinGroupOn(phone, group.code, 'Zoe')
    await order(phone, { name: 'Soup', price: '9' })
    await phone.open(`/join-group?code=${group.code}`)
    await page.getByText('You are Zoe at this table.').waitFor()
    await page.getByRole('button', exactly('Rejoin Group')).click()
    await page.getByText('1 × Soup').waitFor()
    await page.getByText('3 people').waitFor()
    await phone.open(`/join-group?code=${group.code}`)
    await page.getByRole('button', exactly('Join with Different Name')).click()
    expect(await page.getByLabel('Your Name').inputValue()).toBe('')
    await page.getByLabel('Your Name').fill('Yan')
    await page.getByRole('button', exactly('Join Group')).click()
    await page.getByText('4 people').waitFor()
    await page.getByText('You are Yan').waitFor()
    await page.getByText('Nothing ordered yet').waitFor()
    // The phone can still cancel what Zoe ordered.
    const zoes = page.getByRole('region', exactly('Orders for Zoe'))
    await zoes.getByText('1 × Soup').waitFor()
    await page.getByLabel('Ordering for:').selectOption('Zoe')
    await page.getByText('You are Zoe').waitFor()
    await order(phone, { name: 'Tea', price: '3' })
    const { orders, members } = await fetchGroupState(diners[0].phone, group.id)
    const zoe = members.find(({ name }) => name === 'Zoe')?.id
    expect(orders.map(({ memberId }) => memberId)).toEqual([zoe, zoe])
    await phone.open(`/join-group?code=${group.code}`)
    await page.getByText('You are Zoe at this table.').waitFor()
    await page.getByRole('button', exactly('Continue as Yan')).click()
    await page.getByText('You are Yan').waitFor()
  })

  test('but that the server no longer knows is asked for a name like a new phone', async () => {
    const { group } = await makeGroup(app())
    const phone = await openPhone(app())
    phone.expectTrouble(/(members|table) answered 404/)
    await joinGroupOn(phone, group.code, 'Zoe')
    await phone.context.clearCookies()
    await phone.open(`/join-group?code=${group.code}`)
    expect(await phone.page.getByLabel('Your Name').inputValue()).toBe('Zoe')
  })
})

test('a reload in the middle loses neither the membership, nor an order, nor the typed draft', async () => {
  const { group } = await makeGroup(app())
  const phone = await openPhone(app())
  const { page } = phone
  await joinGroupOn(phone, group.code, 'Zoe')
  await order(phone, { name: 'Soup', price: '9' })
  await openForm(phone)
  await typeMenuItems(phone, { name: 'Crème brûl', price: '7.', quantity: 2, modifications: 'no sug' })
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
