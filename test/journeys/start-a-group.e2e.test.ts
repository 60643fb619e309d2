// Starting a group from the landing page, by the simple and the full form.

import { describe, expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { type BrowserPhone, openPhone } from '../browser/browser.ts'
import { exactly, linesOf, problemOf, toastOf } from './steps.ts'

const app = shareApp()

describe('the landing page', () => {
  test('describes the app and leads to all ways to start', async () => {
    const { page, open } = await openPhone(app())
    await open('/')
    await page.getByRole('heading', { name: 'Group dining made effortless', level: 1 }).waitFor()
    await page.getByText('Order together, pay smart').waitFor()
    await page.locator('#root').getByText('beta v1.1').waitFor()
    const features = await page.getByRole('listitem').getByRole('heading').allInnerTexts()
    expect(features).toEqual(['Create or Join Groups', 'Voice Recording', 'Smart Organization'])
    for (const [button, path] of [
      ['Create New Group', '/universal-create-group'],
      ['Join Existing Group', '/join-group'],
      ['Restaurant Menu Management', '/restaurant-login'],
    ] as const) {
      await page.getByRole('button', exactly(button)).click()
      await page.waitForURL(`**${path}`)
      await page.goBack()
      await page.getByRole('button', exactly(button)).waitFor()
    }
  })
})

describe('the simple form', () => {
  test('shows the code in large letters and as a QR code, and leads to ordering', async () => {
    const phone = await openPhone(app())
    const { page, open } = phone
    await open('/create-group')
    await page.getByLabel('Your Name').fill('  Ann  ')
    await page.getByLabel('Restaurant Name').fill('Da Mario')
    await page.getByLabel('Table Number').fill('7')
    await page.getByRole('button', exactly('Create Group')).click()
    await page.getByRole('heading', exactly('Group Created')).waitFor()
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
    await page.keyboard.press('Escape')

    // The code is large enough to read across the table.
    await page.getByRole('button', { name: 'Show the code' }).click()
    await page.getByRole('img', { name: `QR code to join group ${code}` }).waitFor()
    const largeCode = page.getByRole('dialog').getByText(code, { exact: true })
    expect((await largeCode.boundingBox())?.height).toBeGreaterThan(40)
  })

  test('needs only a name', async () => {
    const phone = await openPhone(app())
    const { page, open } = phone
    await open('/create-group')
    await page.getByLabel('Your Name').fill('   ')
    await page.getByRole('button', exactly('Create Group')).click()
    expect(await toastOf(phone, 'Error')).toContain('Please enter your name.')
    expect(await problemOf(page.getByLabel('Your Name'))).toBe('Your Name is required')
    await page.getByLabel('Your Name').fill('Ann')
    await page.getByRole('button', exactly('Create Group')).click()
    await page.getByRole('button', exactly('Start Ordering')).click()
    await page.getByRole('heading', exactly('Group Order')).waitFor()
    expect(await page.getByRole('button', { name: /^Manual Order Entry/ }).count()).toBe(0)
  })

  test('has a link to the landing page', async () => {
    const { page, open } = await openPhone(app())
    await open('/create-group')
    await page.getByRole('link', exactly('Back to the start page')).click()
    await page.getByRole('button', exactly('Create New Group')).waitFor()
  })
})

describe('Share Code', () => {
  const create = async (phone: BrowserPhone) => {
    await phone.open('/create-group')
    await phone.page.getByLabel('Your Name').fill('Ann')
    await phone.page.getByRole('button', exactly('Create Group')).click()
    await phone.page.getByRole('heading', exactly('Group Created')).waitFor()
    return codeOn(phone)
  }

  test('copies the code if the phone has no share sheet', async () => {
    const phone = await openPhone(app(), { permissions: ['clipboard-write'] })
    await phone.context.addInitScript('delete Navigator.prototype.share')
    const code = await create(phone)
    await phone.page.getByRole('button', exactly('Share Code')).click()
    expect(await toastOf(phone, 'Code Copied!')).toContain(code)
    // The app may not read the clipboard, so the test pastes.
    await phone.open('/join-group')
    await phone.page.getByLabel('Group Code').focus()
    await phone.page.keyboard.press('ControlOrMeta+v')
    expect(await phone.page.getByLabel('Group Code').inputValue()).toBe(code)
  })

  test('asks to copy by hand if the clipboard refuses too', async () => {
    const phone = await openPhone(app())
    await phone.context.addInitScript(`
      delete Navigator.prototype.share
      navigator.clipboard.writeText = async () => { throw new Error('no') }
      document.execCommand = () => false`)
    const code = await create(phone)
    await phone.page.getByRole('button', exactly('Share Code')).click()
    expect(await toastOf(phone, 'Copy Failed')).toContain(`Please copy the code manually: ${code}`)
  })

  test('shares the link by the share sheet, and shows no error if the sheet is closed', async () => {
    const phone = await openPhone(app())
    await phone.context.addInitScript(`
      window.shared = []
      navigator.share = async data => { shared.push(data); if (shared.length > 1) throw new DOMException('', 'AbortError') }`)
    const code = await create(phone)
    const button = phone.page.getByRole('button', exactly('Share Code'))
    await button.click()
    await button.click()
    const shared = await phone.page.evaluate('shared')
    expect(shared).toHaveLength(2)
    expect(shared).toMatchObject([
      { url: expect.stringMatching(`^${app().url}/join-group\\?code=${code}&key=\\w{10}$`) },
      {},
    ])
    expect(await phone.page.getByText('Code Copied!').count()).toBe(0)
  })
})

describe('the full form', () => {
  test('needs a restaurant and a name, and starts with typed orders in Universal Mode', async () => {
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
    await page.getByRole('button', { name: /^Manual Order Entry/ }).waitFor()
    await page.goBack()
    await page.waitForURL('about:blank')
  })

  test('has a link home', async () => {
    const { page, open } = await openPhone(app())
    await open('/universal-create-group')
    await page.getByRole('button', exactly('Back to Home')).click()
    await page.getByRole('button', exactly('Create New Group')).waitFor()
  })
})

/** The huge code of the "Group Created" view. */
async function codeOn({ page }: BrowserPhone): Promise<string> {
  const code = (await linesOf(page.locator('main'))).find(line => /^[2-9A-HJKMNP-Z]{6}$/.test(line))
  if (!code) throw new Error('no code is shown')
  return code
}
