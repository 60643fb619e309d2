// A Chromium with an empty profile that Lighthouse can reach, remembering what a visitor's would.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findChromium } from '../../test/chromium.ts'

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
  const { executablePath, env } = await findChromium()
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const child = spawn(
    executablePath,
    [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { env: { ...process.env, ...env }, stdio: 'ignore' },
  )
  const port = await portOf(child, profile)
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

/** Chromium writes the port that it took into its profile. */
async function portOf(child: ChildProcess, profile: string): Promise<number> {
  const file = join(profile, 'DevToolsActivePort')
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`Chromium ended with ${child.exitCode}`)
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
    if (port > 0) return port
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('Chromium did not say where it listens')
}
