// A diner's phone with a real browser in it. Whatever goes wrong in a page without being expected fails the test:
// a console error, an uncaught one, a refusal of the content policy, a failed request, a request to another origin.

import {
  type Browser,
  type BrowserContext,
  chromium,
  type Frame,
  type Page,
  type Request,
} from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { Group } from '#contract/groups.ts'
import type { TestApp } from '../app/app.ts'
import type { Diner } from '../diners/make.ts'
import type { Phone } from '../diners/phone.ts'
import type { Owner } from '../restaurants/restaurant.ts'
import { goToRest } from './at-rest.ts'
import { findChromium } from './chromium.ts'

export interface BrowserPhone {
  readonly page: Page
  readonly context: BrowserContext
  /** Opens a path of the app. */
  open(path: string): Promise<void>
  /** Says which troubles the test means to make, as they are told: `POST /api/orders answered 503`. */
  expectTrouble(...like: RegExp[]): void
}

interface PhoneOptions {
  readonly dark?: boolean
  /** In CSS pixels; from 600 on it is a laptop with a mouse. */
  readonly width?: number
  readonly height?: number
  /** The phone of this diner, who sits at the table already. */
  readonly at?: { readonly group: Group; readonly diner: Diner }
  /** The browser of this restaurant's owner, who is signed in. */
  readonly of?: Owner
  /** The browser of this tablet, which a restaurant has paired. */
  readonly paired?: Phone
  /** Nothing moves, so that what is looked at stands still. */
  readonly still?: boolean
  readonly permissions?: string[]
  /** Its language, by BCP 47. */
  readonly locale?: string
  /** Where its clock is set, by IANA name. */
  readonly timeZone?: string
  /** Where it is, for who may ask. */
  readonly position?: { readonly latitude: number; readonly longitude: number }
  /** Its owner has never been here, so the privacy notice shows. */
  readonly isNew?: boolean
  /** Nobody has said yet whether to install the app; on other phones the offer was put aside. */
  readonly mayInstall?: boolean
  /** What its browser calls itself. */
  readonly userAgent?: string
  /** It keeps the app for when there is no network: lets the service worker in. */
  readonly keepsApp?: boolean
}

let browser: Promise<Browser> | undefined

/** Until the test ends. */
export async function openPhone(app: Pick<TestApp, 'url'>, wanted: PhoneOptions = {}): Promise<BrowserPhone> {
  const { dark = false, width = 390, height = 844, still = false, permissions = [], at, of, paired } = wanted
  const { locale = 'en-US', timeZone = 'UTC', position, isNew = false, keepsApp = false } = wanted
  const { mayInstall = isNew, userAgent } = wanted
  const isPhone = width < 600
  browser ??= launch()
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
    serviceWorkers: keepsApp ? 'allow' : 'block',
    storageState: {
      cookies: [at?.diner.phone, of?.phone, paired].flatMap(known => (known ? cookiesOf(app, known) : [])),
      origins: [],
    },
  })
  context.setDefaultTimeout(8000)
  await remember(context, app.url, memoryOf({ at, of, isNew, mayInstall }))
  const page = await context.newPage()
  const troubles = watchFor(page, app.url)
  const expected: RegExp[] = []
  onTestFinished(async () => {
    await context.close()
    const unexpected = troubles.filter(trouble => !expected.some(like => like.test(trouble)))
    if (unexpected.length > 0) throw new Error(`In the browser:\n${unexpected.join('\n')}`)
  })
  return {
    page,
    context,
    open: path => goToRest(page, path),
    expectTrouble: (...like) => void expected.push(...like),
  }
}

/** Before the app's first page runs, and never again. By way of `storageState` each phone would open one more page for it. */
async function remember(
  context: BrowserContext,
  origin: string,
  memory: Readonly<Record<string, string>>,
): Promise<void> {
  const script = await context.addInitScript(
    known => {
      if (location.origin !== known.origin) return
      try {
        Object.assign(localStorage, known.memory)
      } catch {
        // Its browser keeps nothing.
      }
    },
    { origin, memory },
  )
  const forget = async (frame: Frame) => {
    if (!frame.url().startsWith(`${origin}/`)) return
    context.off('framenavigated', forget)
    // A phone that is put away already runs it no more.
    await script.dispose().catch(() => undefined)
  }
  context.on('framenavigated', forget)
}

/** The one of all phones, if there was any: whoever opens the next phone starts another. */
export async function closeBrowser(): Promise<void> {
  const open = browser
  browser = undefined
  await (await open)?.close()
}

async function launch(): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    env: { ...process.env, ...env },
  })
}

/** What a phone without a browser has got so far. */
function cookiesOf({ url }: Pick<TestApp, 'url'>, phone: Phone) {
  return phone
    .cookie()
    .split('; ')
    .map(cookie => {
      const [name = '', value = ''] = cookie.split('=')
      return {
        name,
        value,
        domain: new URL(url).hostname,
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Lax' as const,
      }
    })
}

interface PhoneState {
  readonly at: PhoneOptions['at']
  readonly of: Owner | undefined
  readonly isNew: boolean
  readonly mayInstall: boolean
}

/** What a phone remembers by itself: what its owner knows and wants no more, and who they are at the table or in the portal. */
function memoryOf({ at, of, isNew, mayInstall }: PhoneState): Record<string, string> {
  const now = new Date().toISOString()
  return {
    ...(!isNew && { privacyAccepted: 'true', privacyAcceptedDate: now }),
    ...(!mayInstall && { installPromptDismissed: 'true', installPromptDismissedDate: now }),
    ...(at && { [`member_${at.group.id}`]: String(at.diner.id) }),
    ...(of && { restaurantId: String(of.id) }),
  }
}

function watchFor(page: Page, origin: string): string[] {
  const troubles: string[] = []
  page.on('pageerror', error => troubles.push(`uncaught ${error.stack ?? error.message}`))
  page.on('console', message => {
    // Of requests that failed the events below tell more.
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
    // The page itself gave it up: it closed a stream, or went elsewhere.
    if (why !== 'net::ERR_ABORTED') troubles.push(`${nameOf(request)} failed: ${why}`)
  })
  return troubles
}

function nameOf(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`
}
