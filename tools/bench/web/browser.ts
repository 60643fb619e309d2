// Starts a Chromium with an empty profile for Lighthouse, with a visitor's local storage and one cookie.

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChromium } from '@tablemate/test/browser/chromium.ts'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'

export interface Visitor {
  /** The entries of the local storage. */
  readonly stored: Readonly<Record<string, string>>
  /** A cookie, as `name=value`. */
  readonly cookie?: string
}

export interface VisitorBrowser {
  /** The port of the DevTools protocol. */
  readonly port: number
  readonly context: BrowserContext
  close(): Promise<void>
}

/** The caches contain nothing of the app: to reach the origin's storage, only a text file is loaded. */
export async function openBrowser(url: string, { stored, cookie }: Visitor): Promise<VisitorBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'tablemate-web-'))
  const { process: child, port } = await startChromium(profile)
  const browser: Browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const context = browser.contexts()[0] ?? (await browser.newContext())
  if (cookie) {
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url }])
  }
  const page = await context.newPage()
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(entries => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(stored))
  await page.close()
  return {
    port,
    context,
    async close() {
      await browser.close()
      const gone = once(child, 'exit')
      child.kill()
      await gone
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
