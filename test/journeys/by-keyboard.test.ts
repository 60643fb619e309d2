// A whole evening without a finger or a mouse.

import { expect, test } from 'vitest'
import { shareApp } from '../app.ts'
import { type BrowserPhone, openPhone } from '../browser.ts'
import { exactly, isFocused } from './steps.ts'

const app = shareApp()

test('from creating a group to paying everything is reached by Tab, Enter, Space and the arrows', async () => {
  const phone = await openPhone(app(), { width: 1280 })
  const { keyboard } = phone.page
  await phone.open('/')
  await press(phone, 'button', 'Create New Group')
  await phone.page.getByRole('heading', exactly('Create a Group')).waitFor()
  expect(await focused(phone)).toBe('Create a Group')
  await type(phone, 'Restaurant Name', 'Da Mario', 'combobox')
  await type(phone, 'Your Name', 'Ann')
  await tabTo(phone, 'switch', 'Universal Mode')
  await keyboard.press('Space')
  await keyboard.press('Space')
  await press(phone, 'button', 'Create Group')

  await phone.page.getByRole('heading', exactly('Da Mario')).waitFor()
  expect(await focused(phone)).toBe('Da Mario')
  await press(phone, 'button', 'Show who is at the table')
  await phone.page.getByRole('dialog').waitFor()
  await keyboard.press('Escape')
  await phone.page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await focused(phone)).toContain('Show who is at the table')

  await press(phone, 'button', 'Manual Order Entry')
  await expect.poll(() => hasFocus(phone, 'textbox', 'Item name')).toBe(true)
  await keyboard.type('Soup')
  await keyboard.press('Enter')
  await keyboard.type('2')
  await keyboard.press('Enter')
  await keyboard.type('9.50')
  await keyboard.press('Enter')
  await keyboard.type('hot')
  await keyboard.press('Enter')
  await expect.poll(() => hasFocus(phone, 'textbox', 'Note for the kitchen')).toBe(true)
  await keyboard.press('Enter')
  await phone.page.getByText('2 × Soup', { exact: true }).waitFor()
  expect(await focused(phone)).toBe('Your orders')
  await press(phone, 'button', 'Edit')
  await expect.poll(() => hasFocus(phone, 'textbox', 'Item name')).toBe(true)
  await press(phone, 'button', 'One more')
  await press(phone, 'button', 'Save changes')
  await phone.page.getByText('3 × Soup', { exact: true }).waitFor()

  await press(phone, 'button', 'View Group')
  await phone.page.getByRole('heading', exactly('Group Summary')).waitFor()
  await press(phone, 'button', 'Split the Bill')
  await phone.page.getByRole('heading', exactly('Split the Bill')).waitFor()
  await press(phone, 'button', '25%', 'Space')
  await phone.page.getByText('Tip 25%').waitFor()
  await press(phone, 'button', 'Custom')
  await expect.poll(() => hasFocus(phone, 'textbox', 'Tip amount')).toBe(true)
  await keyboard.type('5')
  await keyboard.press('Enter')
  await phone.page.getByText('about 17.5%').waitFor()
  await tabTo(phone, 'radio', 'Equal')
  await keyboard.press('ArrowRight')
  await phone.page.getByRole('radio', { name: 'By items', checked: true }).waitFor()
  await press(phone, 'button', 'What Ann pays for')
  await phone.page.getByText('3 × Soup').waitFor()
  await press(phone, 'button', 'Pay Now')
  await phone.page.getByText('Everyone has paid. Thank you!').waitFor()
  await tabTo(phone, 'link', 'Back to the group summary')
  await keyboard.press('Enter')
  await phone.page.getByRole('heading', exactly('Group Summary')).waitFor()
})

type Role = Parameters<BrowserPhone['page']['getByRole']>[0]

async function press(phone: BrowserPhone, role: Role, name: string, key = 'Enter'): Promise<void> {
  await tabTo(phone, role, name)
  await phone.page.keyboard.press(key)
}

async function type(phone: BrowserPhone, label: string, text: string, role: Role = 'textbox'): Promise<void> {
  await tabTo(phone, role, label)
  await phone.page.keyboard.type(text)
}

/** On by Tab, around the page if need be, to what must then show that it has the focus. */
async function tabTo(phone: BrowserPhone, role: Role, name: string): Promise<void> {
  const target = phone.page.getByRole(role, { name }).first()
  await target.waitFor()
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await phone.page.keyboard.press('Tab')
    if (!(await hasFocus(phone, role, name))) continue
    const ring = await target.evaluate(element => getComputedStyle(element).outlineStyle)
    expect(ring, `the ring around ${name}`).toBe('solid')
    return
  }
  throw new Error(`Tab does not reach ${role} ${name}`)
}

function hasFocus({ page }: BrowserPhone, role: Role, name: string): Promise<boolean> {
  return page.getByRole(role, { name }).first().evaluate(isFocused)
}

function focused({ page }: BrowserPhone): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.textContent ?? null)
}
