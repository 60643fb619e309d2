// The ticket printers in the restaurant's settings: added with a URL that shows once, watched, changed and removed.

import { shareApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { openKitchen } from '@tablemate/test/restaurants/kitchen.ts'
import { expect, test } from 'vitest'
import { mockDeliveries, mockPos, mockPrinters, printer } from './mocked-destinations.ts'
import { choose, exactly, pressByKey, problemOf, toastOf, waitForFocus } from './steps.ts'

const app = shareApp()

async function openSettings(of: Awaited<ReturnType<typeof openKitchen>>['owner'], printers = [printer(1)]) {
  const phone = await openPhone(app(), { of, permissions: ['clipboard-write'] })
  const mock = await mockPrinters(phone.page, printers)
  await mockDeliveries(phone.page)
  await mockPos(phone.page)
  await phone.open('/restaurant-settings')
  const list = phone.page.getByRole('region', exactly('Printers'))
  await list.getByRole('button', exactly('Add Printer')).waitFor()
  return { phone, page: phone.page, mock, list }
}

test('the owner adds a printer by keyboard, gets its URL once, prints a test and replaces the URL', async () => {
  const { owner } = await openKitchen(app())
  const { phone, page, mock, list } = await openSettings(owner, [])
  await list.getByText('No printer yet.').waitFor()
  await pressByKey(phone, 'button', 'Add Printer')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', exactly('Save Printer')).click()
  expect(await problemOf(sheet.getByLabel('Name'))).toBe('Please enter a name.')
  await sheet.getByLabel('Name').fill('Bar printer')
  await sheet.getByLabel('Model').selectOption('Epson Server Direct Print')
  await sheet.getByLabel('Bar', { exact: true }).check()
  await sheet.getByLabel('Paper width').selectOption('58 mm (32 characters per line)')
  await sheet.getByLabel('Letters').selectOption('Japanese')
  await choose(sheet, 'switch', 'Ring the bell', false)
  await sheet.getByRole('button', exactly('Save Printer')).click()

  // A tap beside the sheet does not lose the URL.
  await sheet.getByRole('heading', exactly('Connect Bar printer')).waitFor()
  await sheet.getByText('Under Server Direct Print').waitFor()
  await page.mouse.click(10, 10)
  const url = await sheet.locator('span[dir=ltr]').textContent()
  await sheet.getByRole('button', exactly('Copy: URL for the printer')).click()
  await sheet.getByText('Copied').first().waitFor()
  await sheet.getByRole('button', exactly('Done')).click()
  await sheet.waitFor({ state: 'hidden' })
  expect(await pasted(phone)).toBe(url)
  expect(mock.printers[0]).toMatchObject({
    ...{ name: 'Bar printer', model: 'epson', stations: [1], columns: 32, encoding: 'shiftjis' },
    hasBell: false,
  })
  await list.getByText('Not connected yet').waitFor()
  await list.getByText('Epson Server Direct Print · Bar').waitFor()
  expect(await page.content()).not.toContain(url)

  await list.getByRole('button', exactly('Print Test: Bar printer')).click()
  await toastOf(phone, 'Test Ticket Sent')
  await list.getByRole('button', exactly('Edit Bar printer')).click()
  await sheet.getByRole('button', exactly('New URL')).click()
  await waitForFocus(sheet.getByRole('button', exactly('Keep URL')))
  await sheet.getByRole('button', exactly('Replace URL')).click()
  await sheet.locator('span[dir=ltr]').waitFor()
  const renewed = await sheet.locator('span[dir=ltr]').textContent()
  expect(renewed).not.toBe(url)
  // Over http, as on a restaurant's own network, browsers have no clipboard API.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await sheet.getByRole('button', exactly('Copy: URL for the printer')).click()
  await sheet.getByText('Copied').first().waitFor()
  await sheet.getByRole('button', exactly('Done')).click()
  expect(await pasted(phone)).toBe(renewed)
  expect(mock.calls).toEqual(['add 1', 'test 1', 'url 1'])
})

test('each status shows in words, and a printer is switched off or removed after a question', async () => {
  const { owner } = await openKitchen(app())
  const { phone, page, mock, list } = await openSettings(owner, [
    printer(1, { name: 'Grill' }),
    printer(2, { name: 'Bar', status: 'paper-out', stations: [0, 1] }),
    printer(3, { name: 'Cellar', status: 'cover-open' }),
    printer(4, { name: 'Attic', status: 'error', stations: [7] }),
    printer(5, { name: 'Garden', status: 'away', lastSeenAt: '2026-11-20T18:30:00.000Z' }),
  ])
  const rowOf = (name: string) => list.getByRole('listitem').filter({ hasText: name })
  await rowOf('Grill').getByText('Ready').waitFor()
  await rowOf('Grill').getByText('All stations').waitFor()
  await rowOf('Bar').getByText('Out of paper').waitFor()
  await rowOf('Bar').getByText('Kitchen, Bar').waitFor()
  await rowOf('Cellar').getByText('Cover open').waitFor()
  await rowOf('Attic').getByText('Reports an error').waitFor()
  await rowOf('Attic').getByText('A removed station').waitFor()
  await rowOf('Garden').getByText('No request since Nov 20, 2026, 6:30 PM').waitFor()

  const sheet = page.getByRole('dialog')
  await rowOf('Grill').getByRole('button', exactly('Edit Grill')).click()
  await choose(sheet, 'switch', 'Print tickets', false)
  await sheet.getByRole('button', exactly('Save Printer')).click()
  await toastOf(phone, 'Printer Saved')
  await rowOf('Grill').getByText('Switched off').waitFor()
  expect(await rowOf('Grill').getByRole('button').count()).toBe(1)

  await rowOf('Cellar').getByRole('button', exactly('Edit Cellar')).click()
  await sheet.getByRole('button', exactly('Remove')).click()
  await sheet.getByRole('button', exactly('Keep It')).click()
  await sheet.getByRole('button', exactly('Remove')).click()
  await sheet.getByRole('button', exactly('Remove Printer')).click()
  await rowOf('Cellar').waitFor({ state: 'detached' })
  await waitForFocus(page.getByRole('heading', exactly('Settings')))
  expect(mock.calls).toEqual(['PUT 1', 'DELETE 3'])
})

test('a link leads to the printers, a failed list can be loaded again, and refusals say why', async () => {
  const { owner } = await openKitchen(app())
  const { phone, page, list } = await openSettings(owner)
  phone.expectTrouble(/printers\S* answered (400|503)/, /printers\S* answered 404/)
  const refuse = (status: number, problem: string) =>
    page.route('**/printers', route => route.fulfill({ status, json: { problem, message: '' } }), {
      times: 1,
    })
  await refuse(503, 'unavailable')
  await phone.open(`/restaurant/${owner.id}/pos-settings`)
  await page.getByRole('link', { name: /^Printers/ }).click()
  await list.getByText('Your printers didn’t load.').waitFor()
  await waitForFocus(page.getByRole('heading', exactly('Printers')))
  await list.getByRole('button', exactly('Try again')).click()
  await list.getByRole('button', exactly('Add Printer')).click()
  await refuse(400, 'too-many-printers')
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Name').fill('One more')
  await sheet.getByRole('button', exactly('Save Printer')).click()
  expect(await toastOf(phone, 'Printer Not Saved')).toContain('You have 20 printers.')
  expect(await sheet.getByLabel('Name').inputValue()).toBe('One more')
})

/** The text in the clipboard, pasted into a field, because the app may not read the clipboard. */
async function pasted({ page }: Pick<BrowserPhone, 'page'>): Promise<string> {
  const field = page.getByLabel('Late after (minutes)')
  await field.evaluate(element => element.removeAttribute('maxlength'))
  await field.fill('')
  await field.press('ControlOrMeta+v')
  return field.inputValue()
}
