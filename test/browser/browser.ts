// A diner's phone with a real browser. Any unexpected trouble in a page fails the test: a console error, an uncaught error, a
// violation of the content policy, a failed request, a request to another origin.

import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Group } from '@tablemate/contract/groups.ts'
import type { Language } from '@tablemate/domain/languages.ts'
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Frame,
  type Page,
  type Request,
} from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import type { TestApp } from '../app/app.ts'
import type { Diner } from '../diners/make.ts'
import type { Phone } from '../diners/phone.ts'
import type { Owner } from '../restaurants/restaurant.ts'
import { type Translation, translatePage } from './translate-page.ts'

export interface BrowserPhone {
  readonly page: Page
  readonly context: BrowserContext
  /** Opens a path of the app. */
  open(path: string): Promise<void>
  /** Allows troubles whose text matches, such as `POST /api/orders answered 503`. */
  expectTrouble(...patterns: RegExp[]): void
}

interface PhoneOptions {
  readonly dark?: boolean
  /** In CSS pixels; from 600 on the device is a laptop with a mouse. */
  readonly width?: number
  readonly height?: number
  /** The phone of this diner, who is already a member of the group. */
  readonly at?: { readonly group: Group; readonly diner: Diner }
  /** The browser of this restaurant's owner, who is signed in. */
  readonly of?: Owner
  /** The browser of this paired tablet. */
  readonly paired?: Phone
  /** Reduced motion, so that measured elements do not move. */
  readonly still?: boolean
  readonly permissions?: string[]
  /** The browser's language, by BCP 47. */
  readonly locale?: string
  /** The language that was chosen in the app. */
  readonly language?: Language
  /** The time zone, by IANA name. */
  readonly timeZone?: string
  /** The position, for pages with permission. */
  readonly position?: { readonly latitude: number; readonly longitude: number }
  /** A first visit, so the privacy notice shows. */
  readonly isNew?: boolean
  /** Whether the offer to install the app may show; other phones have dismissed it. */
  readonly mayInstall?: boolean
  /** The User-Agent header. */
  readonly userAgent?: string
  /** The browser translates every page. */
  readonly translates?: boolean
  /** Allows the service worker, so that the app works offline. */
  readonly allowsServiceWorker?: boolean
}

/** The worker's connection to the one Chromium of the run. */
let browser: Promise<Browser> | undefined

/** Opens a phone until the test ends. */
export async function openPhone(app: Pick<TestApp, 'url'>, setup: PhoneOptions = {}): Promise<BrowserPhone> {
  const { dark = false, width = 390, height = 844, still = false, permissions = [], at, of, paired } = setup
  const { locale = 'en-US', timeZone = 'UTC', position, isNew = false, allowsServiceWorker = false } = setup
  const { mayInstall = isNew, userAgent, language, translates = false } = setup
  const isPhone = width < 600
  browser ??= chromium.connect(inject('browser'))
  const context = await (await browser).newContext({
    baseURL: app.url,
    locale,
    timezoneId: timeZone,
    ...(position && { geolocation: position }),
    ...(userAgent && { userAgent }),
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: still ? 'reduce' : 'no-preference',
    permissions,
    serviceWorkers: allowsServiceWorker ? 'allow' : 'block',
    storageState: {
      cookies: [
        ...[at?.diner.phone, of?.phone, paired].flatMap(known => (known ? cookiesOf(app, known) : [])),
        ...(language ? [cookieOf(app, 'language', language)] : []),
      ],
      origins: [],
    },
  })
  // Only catches what hangs.
  context.setDefaultTimeout(120_000)
  await fillStorage(context, app.url, storageOf({ at, of, isNew, mayInstall }))
  if (translates) await context.addInitScript<Translation>(translatePage, 'replaces')
  const page = await context.newPage()
  const troubles = collectTroubles(page, app.url)
  const expected: RegExp[] = []
  const saveTrace = await recordTrace(context)
  onTestFinished(async () => {
    await saveTrace()
    await context.close()
    const unexpected = troubles.filter(trouble => !expected.some(pattern => pattern.test(trouble)))
    if (unexpected.length > 0) throw new Error(`In the browser:\n${unexpected.join('\n')}`)
  })
  return {
    page,
    context,
    open: path => goToIdle(page, path),
    expectTrouble: (...patterns) => void expected.push(...patterns),
  }
}

let traces = 0

/** With the environment variable TRACE, records what the phone does; the result saves it as a file for Playwright's trace viewer. */
async function recordTrace(context: BrowserContext): Promise<() => Promise<void>> {
  if (!process.env.TRACE) return async () => undefined
  await context.tracing.start({ screenshots: true, snapshots: true })
  traces += 1
  const path = join('dist/traces', `${basename(expect.getState().testPath ?? '', '.ts')}-${traces}.zip`)
  // The test may have closed the phone itself.
  return () => context.tracing.stop({ path }).catch(() => undefined)
}

/** Fills local storage once, before the app's first page runs. `storageState` would open an extra page for that. */
async function fillStorage(
  context: BrowserContext,
  origin: string,
  storage: Readonly<Record<string, string>>,
): Promise<void> {
  const script = await context.addInitScript(
    known => {
      if (location.origin !== known.origin) return
      try {
        Object.assign(localStorage, known.storage)
      } catch {
        // The browser has no storage.
      }
    },
    { origin, storage },
  )
  const forget = async (frame: Frame) => {
    if (!frame.url().startsWith(`${origin}/`)) return
    context.off('framenavigated', forget)
    // The context may be closed already.
    await script.dispose().catch(() => undefined)
  }
  context.on('framenavigated', forget)
}

/** The cookies that a phone without a browser has received so far. */
function cookiesOf(app: Pick<TestApp, 'url'>, phone: Phone) {
  return phone
    .cookie()
    .split('; ')
    .map(cookie => {
      const [name = '', value = ''] = cookie.split('=')
      return { ...cookieOf(app, name, value), httpOnly: true }
    })
}

function cookieOf({ url }: Pick<TestApp, 'url'>, name: string, value: string) {
  return {
    name,
    value,
    domain: new URL(url).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }
}

interface PhoneState {
  readonly at: PhoneOptions['at']
  readonly of: Owner | undefined
  readonly isNew: boolean
  readonly mayInstall: boolean
}

/** The local storage of a phone: dismissed notices, the membership in a group, and the signed-in restaurant. */
function storageOf({ at, of, isNew, mayInstall }: PhoneState): Record<string, string> {
  const now = new Date().toISOString()
  return {
    ...(!isNew && { privacyAccepted: 'true', privacyAcceptedDate: now }),
    ...(!mayInstall && { installPromptDismissed: 'true', installPromptDismissedDate: now }),
    ...(at && { [`member_${at.group.id}`]: String(at.diner.id) }),
    ...(of && { restaurantId: String(of.id) }),
  }
}

function collectTroubles(page: Page, origin: string): string[] {
  const troubles: string[] = []
  page.on('pageerror', error => troubles.push(`uncaught ${error.stack ?? error.message}`))
  page.on('console', message => {
    // The events below report failed requests in more detail.
    const isRequest = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isRequest) troubles.push(`console: ${message.text()}`)
  })
  page.on('request', request => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) troubles.push(`left the origin: ${url.href}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) troubles.push(`${nameOf(response.request())} answered ${response.status()}`)
  })
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText
    // The page aborted the request itself, when it closed a stream or navigated, or the test took the phone offline.
    if (!['net::ERR_ABORTED', 'net::ERR_INTERNET_DISCONNECTED'].includes(why ?? ''))
      troubles.push(`${nameOf(request)} failed: ${why}`)
  })
  return troubles
}

function nameOf(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`
}

// Opens a page and waits until its requests have finished. Playwright polls at once, after 20, 120 and 220 ms and then
// every half second, and most screens render between two polls. Waiting for the requests saves that time. It asserts
// nothing, and after a timeout the test goes on.

/** Longer than a screen takes to show its loading state. */
const timeoutMs = 800
/** A page counts as idle after this time without a new request. */
const idleMs = 60

async function goToIdle(page: Page, path: string): Promise<void> {
  const pending = new Set<Request>()
  let changedAt = performance.now()
  const onRequest = (request: Request) => {
    // An event stream never finishes.
    if (request.resourceType() === 'eventsource' || request.url().endsWith('/events')) return
    pending.add(request)
    changedAt = performance.now()
  }
  const onFinished = (request: Request) => {
    pending.delete(request)
    changedAt = performance.now()
  }
  page.on('request', onRequest).on('requestfinished', onFinished).on('requestfailed', onFinished)
  await page.goto(path)
  const deadline = performance.now() + timeoutMs
  const isIdle = () => pending.size === 0 && performance.now() - changedAt > idleMs
  while (!isIdle() && performance.now() < deadline) await pause(15)
  page.off('request', onRequest).off('requestfinished', onFinished).off('requestfailed', onFinished)
}
