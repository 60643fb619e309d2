// A Chromium with an empty profile that Lighthouse can reach, remembering what a visitor's would.

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { startChromium } from '../../test/browser/chromium.ts'

export interface Visitor {
  /** What the local storage holds already. */
  readonly stored: Readonly<Record<string, string>>
  /** The device cookie, as `name=value`. */
  readonly cookie?: string
}

export interface VisitorBrowser {
  /** The port of its debugging protocol. */
  readonly port: number
  readonly context: BrowserContext
  close(): Promise<void>
}

/** Nothing of the app is in its caches: only a text file of the origin was read, to reach its storage. */
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
