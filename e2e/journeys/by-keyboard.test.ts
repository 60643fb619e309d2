// A whole meal by keyboard only.

import { shareApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { findLink, joinAs } from '@tablemate/test/diners/make.ts'
import { expect, test } from 'vitest'
import { exactly, pressByKey, type Role, tabTo, waitForFocus } from './steps.ts'

const app = shareApp()

test('a diner can create a group, order and pay everything by Tab, Enter, Space and the arrow keys', async () => {
  const phone = await openPhone(app(), { width: 1280 })
  const { keyboard } = phone.page
  await phone.open('/')
  await pressByKey(phone, 'button', 'Create New Group')
  await phone.page.getByRole('heading', exactly('Create a Group')).waitFor()
  await expect.poll(() => focused(phone)).toBe('Create a Group')
  await type(phone, 'Restaurant Name', 'Da Mario', 'combobox')
  await type(phone, 'Your Name', 'Ann')
  await tabTo(phone, 'switch', 'Universal Mode')
  await keyboard.press('Space')
  await keyboard.press('Space')
  await pressByKey(phone, 'button', 'Create Group')

  await phone.page.getByRole('heading', exactly('Da Mario')).waitFor()
  await expect.poll(() => focused(phone)).toBe('Da Mario')
  await pressByKey(phone, 'button', 'Show who is at the table')
  await phone.page.getByRole('dialog').waitFor()
  await keyboard.press('Escape')
  await phone.page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expect.poll(() => focused(phone)).toContain('Show who is at the table')

  await pressByKey(phone, 'button', 'Add Manually')
  await waitForFocus(phone.page.getByRole('textbox', { name: 'Item name' }).first())
  await keyboard.type('Soup')
  await keyboard.press('Enter')
  await keyboard.type('2')
  await keyboard.press('Enter')
  await keyboard.type('9.50')
  await keyboard.press('Enter')
  await keyboard.type('hot')
  await keyboard.press('Enter')
  await waitForFocus(phone.page.getByRole('textbox', { name: 'Note for the staff' }).first())
  await keyboard.press('Enter')
  await phone.page.getByText('2 × Soup', { exact: true }).waitFor()
  await expect.poll(() => focused(phone)).toBe('Your orders')
  await pressByKey(phone, 'button', 'Options: 2 × Soup')
  await phone.page.getByRole('dialog').waitFor()
  await pressByKey(phone, 'button', 'Edit')
  await waitForFocus(phone.page.getByRole('textbox', { name: 'Item name' }).first())
  await pressByKey(phone, 'button', 'One more')
  await pressByKey(phone, 'button', 'Save changes')
  await phone.page.getByText('3 × Soup', { exact: true }).waitFor()

  await pressByKey(phone, 'button', 'View Group')
  await phone.page.getByRole('heading', exactly('Group Summary')).waitFor()
  await pressByKey(phone, 'button', 'Split the Bill')
  await phone.page.getByRole('heading', exactly('Split the Bill')).waitFor()
  await pressByKey(phone, 'button', '25%', 'Space')
  await phone.page.getByText('Tip 25%').waitFor()
  await pressByKey(phone, 'button', 'Custom')
  await waitForFocus(phone.page.getByRole('textbox', { name: 'Tip amount' }).first())
  await keyboard.type('5')
  await keyboard.press('Enter')
  await phone.page.getByText('about 17.5%').waitFor()
  // One alone has nothing to split.
  const [, id = ''] = /group\/([\w-]+)/.exec(phone.page.url()) ?? []
  await joinAs(app(), await findLink(app(), id), 'Ben')
  await phone.page.getByRole('radio', { name: 'Equal' }).waitFor()
  await tabTo(phone, 'radio', 'Equal')
  await keyboard.press('ArrowRight')
  await phone.page.getByRole('radio', { name: 'By items', checked: true }).waitFor()
  await pressByKey(phone, 'button', 'What Ann pays for')
  await phone.page.getByText('3 × Soup').waitFor()
  await pressByKey(phone, 'button', 'Pay Now')
  await phone.page.getByText('Everyone has paid. Thank you!').waitFor()
  await tabTo(phone, 'link', 'Back to the group summary')
  await keyboard.press('Enter')
  await phone.page.getByRole('heading', exactly('Group Summary')).waitFor()
})

async function type(phone: BrowserPhone, label: string, text: string, role: Role = 'textbox'): Promise<void> {
  await tabTo(phone, role, label)
  await phone.page.keyboard.type(text)
}

function focused({ page }: BrowserPhone): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.textContent ?? null)
}
