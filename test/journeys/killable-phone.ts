// A phone that a test can switch off: a browser with its own profile on the disk, killed without notice.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { Group } from '#contract/groups.ts'
import type { TestApp } from '../app/app.ts'
import type { BrowserPhone } from '../browser/browser.ts'
import { startChromium } from '../browser/chromium.ts'
import type { Diner } from '../diners/make.ts'

export interface KillablePhone extends Pick<BrowserPhone, 'page' | 'context'> {
  /** Kills the browser, which cannot tell the server or clean up. */
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
  let running: { process: ChildProcess; context: BrowserContext; page: Page } | undefined
  const current = () => {
    if (!running) throw new Error('the phone is switched off')
    return running
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ended = running && once(running.process, 'exit')
    running?.process.kill(signal)
    running = undefined
    await ended
  }
  const start = async () => {
    const { process, port } = await startChromium(profile)
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    const [context] = browser.contexts()
    if (!context) throw new Error('the browser has no profile')
    context.setDefaultTimeout(8000)
    const page = await context.newPage()
    running = { process, context, page: withBaseUrl(page, app.url) }
  }
  onTestFinished(async () => {
    await end('SIGKILL')
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })

  await start()
  const [name = '', value = ''] = diner.phone.cookie().split('=')
  const expires = Date.parse(group.expiresAt) / 1000
  await current().context.addCookies([
    { name, value, url: app.url, expires, httpOnly: true, sameSite: 'Lax' },
  ])
  await current().page.goto('/')
  await current().page.evaluate(
    ([key = '', member = '']) => {
      localStorage.setItem('privacyAccepted', 'true')
      localStorage.setItem('installPromptDismissed', 'true')
      localStorage.setItem('installPromptDismissedDate', new Date().toISOString())
      localStorage.setItem(key, member)
    },
    [`member_${group.id}`, String(diner.id)],
  )
  await end('SIGTERM')
  await start()
  return {
    get page() {
      return current().page
    },
    get context() {
      return current().context
    },
    kill: () => end('SIGKILL'),
    start,
  }
}

/** Makes `goto` resolve paths against the app's URL. */
function withBaseUrl(page: Page, url: string): Page {
  const { goto } = page
  page.goto = (path, options) => goto.call(page, new URL(path, url).href, options)
  return page
}
