// A phone that a test can switch off: a browser with its own profile on the disk, killed without notice.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Group } from '@tablemate/contract/groups.ts'
import type { TestApp } from '@tablemate/test/app/app.ts'
import { chromiumOptions } from '@tablemate/test/browser/chromium.ts'
import type { Diner } from '@tablemate/test/diners/make.ts'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

export interface KillablePhone {
  readonly page: Page
  /** Kills the browser, which can neither notify the server nor clean up. */
  kill(): Promise<void>
  /** Starts the browser again with the same profile. */
  start(): Promise<void>
}

interface PhoneOwner {
  readonly app: Pick<TestApp, 'url'>
  readonly group: Group
  readonly diner: Diner
}

/** Starts the phone of a diner who joined some time ago, so that its cookie and member id are already on the disk. */
export async function startKillablePhone({ app, group, diner }: PhoneOwner): Promise<KillablePhone> {
  const profile = mkdtempSync(join(tmpdir(), 'phone-'))
  let context!: BrowserContext
  let page!: Page
  const start = async () => {
    context = await chromium.launchPersistentContext(profile, {
      ...(await chromiumOptions()),
      baseURL: app.url,
    })
    context.setDefaultTimeout(120_000)
    page = context.pages()[0] ?? (await context.newPage())
  }
  onTestFinished(async () => {
    await context.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })

  await start()
  const [name = '', value = ''] = diner.phone.cookie().split('=')
  const expires = Date.parse(group.expiresAt) / 1000
  await context.addCookies([{ name, value, url: app.url, expires, httpOnly: true, sameSite: 'Lax' }])
  await page.goto('/')
  await page.evaluate(
    ([key = '', member = '']) => {
      localStorage.setItem('privacyAccepted', 'true')
      localStorage.setItem('installPromptDismissed', 'true')
      localStorage.setItem('installPromptDismissedDate', new Date().toISOString())
      localStorage.setItem(key, member)
    },
    [`member_${group.id}`, String(diner.id)],
  )
  await context.close()
  await start()
  return {
    get page() {
      return page
    },
    async kill() {
      const isClosed = context.waitForEvent('close')
      const session = await context.browser()?.newBrowserCDPSession()
      // The call never returns.
      session?.send('Browser.crash').catch(() => undefined)
      await isClosed
    },
    start,
  }
}
