// Starting a group from the landing page, by the simple and the full form.

import { shareApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { expect, test } from 'vitest'
import { exactly, linesOf, order, problemOf, toastOf } from './steps.ts'

const app = shareApp()

test('the landing page describes the app and leads to all ways to start, which lead back', async () => {
  const { page, open } = await openPhone(app())
  await open('/')
  await page.getByRole('heading', { name: 'Group dining made effortless', level: 1 }).waitFor()
  await page.getByText('Order together, pay smart').waitFor()
  await page.locator('#root').getByText('beta v1.1').waitFor()
  const features = await page.getByRole('listitem').getByRole('heading').allInnerTexts()
  expect(features).toEqual(['Create or Join Groups', 'Voice Recording', 'Smart Organization'])
  for (const [button, path, back] of [
    ['Join Existing Group', '/join-group', () => page.goBack()],
    ['Restaurant Menu Management', '/restaurant-login', () => page.goBack()],
    [
      'Create New Group',
      '/universal-create-group',
      () => page.getByRole('button', exactly('Back to Home')).click(),
    ],
  ] as const) {
    await page.getByRole('button', exactly(button)).click()
    await page.waitForURL(`**${path}`)
    await back()
    await page.getByRole('button', exactly(button)).waitFor()
  }
  await open('/create-group')
  await page.getByRole('link', exactly('Back to the start page')).click()
  await page.getByRole('button', exactly('Create New Group')).waitFor()
})

test('the simple form shows the code in large letters and as a QR code, and leads to ordering in the detected currency', async () => {
  const phone = await openPhone(app(), { timeZone: 'America/Toronto' })
  const { page, open } = phone
  await open('/create-group')
  await page.getByText('Prices at this table are in C$ CAD').waitFor()
  await page.getByLabel('Your Name').fill('   ')
  await page.getByRole('button', exactly('Create Group')).click()
  expect(await toastOf(phone, 'Error')).toContain('Please enter your name.')
  expect(await problemOf(page.getByLabel('Your Name'))).toBe('Your Name is required')
  await page.getByLabel('Your Name').fill('  Ann  ')
  await page.getByLabel('Restaurant Name').fill('Da Mario')
  await page.getByLabel('Table Number').fill('7')
  await page.getByLabel('Allergies?').fill('Hazelnuts')
  await page.getByRole('button', exactly('Create Group')).click()
  await page.getByText('Da Mario · Table 7').waitFor()
  const code = await codeOn(phone)
  await page.getByRole('img', { name: `QR code to join group ${code}` }).waitFor()

  await page.reload()
  await page.getByText(code, { exact: true }).waitFor()
  await page.getByRole('button', exactly('Start Ordering')).click()
  await page.getByRole('heading', exactly('Da Mario')).waitFor()
  await page.getByText('1 person').waitFor()
  await page.getByRole('button', { name: 'Show who is at the table' }).click()
  await page.getByRole('dialog').getByText('Ann', { exact: true }).waitFor()
  await page.getByText('Allergies: “Hazelnuts”').waitFor()
  await page.keyboard.press('Escape')

  // The code is large enough to read across the table.
  await page.getByRole('button', { name: 'Show the code' }).click()
  await page.getByRole('img', { name: `QR code to join group ${code}` }).waitFor()
  const largeCode = page.getByRole('dialog').getByText(code, { exact: true })
  expect((await largeCode.boundingBox())?.height).toBeGreaterThan(40)
  await page.keyboard.press('Escape')
  await order(phone, { name: 'Poutine', price: '12.50' })
  await page.getByText('C$12.50', { exact: true }).first().waitFor()
})

test('the code of a group with only a name is shared by the share sheet, else copied, else to be copied by hand', async () => {
  const phone = await openPhone(app(), { permissions: ['clipboard-write'] })
  const { page, open } = phone
  // The second sheet is closed by the diner, which is no error.
  await phone.context.addInitScript(`
    window.shared = []
    Navigator.prototype.share = async data => {
      if (shared.push(data) > 1) throw new DOMException('', 'AbortError')
    }`)
  await open('/create-group')
  await page.getByLabel('Your Name').fill('Ann')
  await page.getByRole('button', exactly('Create Group')).click()
  const code = await codeOn(phone)
  const button = page.getByRole('button', exactly('Share Code'))
  await button.click()
  await button.click()
  expect(await page.evaluate('shared')).toMatchObject([
    { url: expect.stringMatching(`^${app().url}/join-group\\?code=${code}&key=\\w{10}$`) },
    {},
  ])
  expect(await page.getByText('Code Copied!').count()).toBe(0)

  await page.evaluate('delete Navigator.prototype.share')
  await button.click()
  expect(await toastOf(phone, 'Code Copied!')).toContain(code)
  await page.evaluate(`
    navigator.clipboard.writeText = async () => { throw new Error('no') }
    document.execCommand = () => false`)
  await button.click()
  expect(await toastOf(phone, 'Copy Failed')).toContain(`Please copy the code manually: ${code}`)
  await page.getByRole('button', exactly('Start Ordering')).click()
  await page.getByRole('heading', exactly('Group Order')).waitFor()

  // The app may not read the clipboard, so the test pastes.
  await open('/join-group')
  await page.getByLabel('Group Code').focus()
  await page.keyboard.press('ControlOrMeta+v')
  expect(await page.getByLabel('Group Code').inputValue()).toBe(code)
})

test('the full form needs a restaurant and a name, and starts with typed orders in Universal Mode', async () => {
  const phone = await openPhone(app())
  const { page, open } = phone
  await open('/universal-create-group')
  expect(await page.getByRole('switch', exactly('Universal Mode')).isChecked()).toBe(true)
  await page.getByRole('button', exactly('Create Group')).click()
  expect(await toastOf(phone, 'Error')).toContain('Please enter your name.')
  expect(await problemOf(page.getByLabel('Restaurant Name'))).toBe('Restaurant name is required')
  expect(await problemOf(page.getByLabel('Your Name'))).toBe('Your Name is required')
  await page.getByLabel('Restaurant Name').fill('Da Mario')
  await page.getByLabel('Your Name').fill('Ann')
  await page.getByRole('button', exactly('Create Group')).click()
  await page.getByRole('button', exactly('Add Manually')).waitFor()
  await page.goBack()
  await page.waitForURL('about:blank')
})

/** The huge code of the "Group Created" view. */
async function codeOn({ page }: BrowserPhone): Promise<string> {
  await page.getByRole('heading', exactly('Group Created')).waitFor()
  const code = (await linesOf(page.locator('main'))).find(line => /^[2-9A-HJKMNP-Z]{6}$/.test(line))
  if (!code) throw new Error('no code is shown')
  return code
}
