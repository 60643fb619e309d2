// The beta gate with the built client and its server. apps/web/src/app/gate/gate.component.test.tsx has the gate itself.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { expect, test } from 'vitest'
import { appIsCached, exactly } from '../steps.ts'

const code = 'Supper-7Q'
const env = { BETA_ACCESS_CODE: code, RATE_LIMIT_SCALE: '100' }
const app = shareAppInFile({ env })

test('the code is known to the server alone: no file for phones contains it', async () => {
  const built = fileURLToPath(new URL('../../../dist/client/', import.meta.url))
  const files = (await readdir(built, { recursive: true })).filter(name =>
    /\.(js|css|html|webmanifest)$/.test(name),
  )
  const texts = await Promise.all(files.map(name => readFile(join(built, name), 'utf8')))
  expect(texts.some(text => text.includes('Beta Testing Access'))).toBe(true)
  for (const secret of [code, 'TABLEMATE']) expect(texts.filter(text => text.includes(secret))).toEqual([])
})

test('a gate whose script did not arrive loads the page again at the same address', async () => {
  const phone = await openPhone(app())
  const { page } = phone
  phone.expectTrouble(/gate-.*failed/)
  let lose: (() => Promise<void>) | undefined
  await page.route(
    /\/assets\/gate-.*\.js$/,
    route => {
      lose = () => route.abort('connectionreset')
    },
    { times: 1 },
  )
  const failed = page.waitForEvent('requestfailed')
  await phone.open('/create-group?table=7')
  // The press waits for the script only.
  const eye = page.getByRole('button', exactly('Show access code'))
  await eye.click()
  expect(await eye.evaluate(opacityOf)).toBe('0.7')
  await lose?.()
  await failed
  await expect.poll(() => eye.evaluate(opacityOf)).toBe('1')
  await eye.click()
  expect(await eye.evaluate(opacityOf)).toBe('1')
  const reloaded = page.waitForRequest(request => request.isNavigationRequest())
  await sendCode(phone)
  expect(new URL((await reloaded).url()).search).toBe('?table=7')
  await page.waitForLoadState('networkidle')
  await sendCode(phone)
  await page.getByRole('heading', exactly('Create a Group')).waitFor()
})

test('a phone that has cached the app learns that the gate is gone', async () => {
  const guarded = await startApp({ env })
  const phone = await openPhone(guarded, { allowsServiceWorker: true })
  phone.expectTrouble(/failed: net::ERR_/)
  await phone.open('/')
  await sendCode(phone)
  await appIsCached(phone.page)
  await guarded.close()
  await guarded.startAnother({ env: {}, port: Number(new URL(guarded.url).port) })
  await phone.page.close()
  const page = await phone.context.newPage()
  await page.goto('/create-group')
  await page.getByRole('heading', exactly('Create a Group')).waitFor()
  // The cached page still has the gate.
  expect(await page.evaluate(() => document.documentElement.dataset.gate)).toBe('on')
})

/** Types the code and presses the button. */
async function sendCode({ page }: BrowserPhone): Promise<void> {
  await page.locator('#gate input').fill(code)
  await page.getByRole('button', exactly('Access Beta')).click()
}

function opacityOf(element: Element): string {
  return getComputedStyle(element).opacity
}
