// The privacy notice whose script was lost. apps/web/src/app/privacy/privacy.component.test.tsx has the notice itself.

import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { exactly } from './steps.ts'

const app = shareApp()

test('the privacy notice does not come while its script cannot be loaded, and comes once it can', async () => {
  const phone = await openPhone(app(), { isNew: true })
  phone.expectTrouble(/GET \/(assets\/shared|api\/health\/live)\S* failed/)
  const { page } = phone
  let visits = 0
  page.on('domcontentloaded', () => {
    visits += 1
  })
  await page.route(/shared-[\w-]+\.js/, route => route.abort('connectionreset'))
  const failures = [
    (route: Route) => route.abort('connectionreset'),
    // As if the sign-in page of a Wi-Fi replied.
    (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Hi' }),
  ]
  let asked = 0
  await page.route('**/api/health/live', route => failures[asked++ % 2]?.(route))
  await phone.open('/')
  await expect.poll(() => asked).toBe(3)
  expect(visits).toBe(1)
  await page.getByRole('heading', exactly('Group dining made effortless')).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('privacyAccepted'))).toBeNull()
  await page.unrouteAll({ behavior: 'wait' })
  const notice = page.getByRole('dialog', exactly('Data Privacy Notice'))
  await notice.waitFor()
  expect(visits).toBe(2)
  await page.getByRole('button', exactly('Accept & Continue')).click()
  await notice.waitFor({ state: 'hidden' })
})
