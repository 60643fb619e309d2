// The offer to install the app: when it comes, that it disturbs nobody, and what its buttons do.

import { button, dialog, heading, nameOfFocused } from '@tablemate/test/components/find.ts'
import { groupStateOf, sitAt } from '@tablemate/test/components/group-state.ts'
import { nextTask } from '@tablemate/test/components/next-task.ts'
import { dismissNotices, openApp, show } from '@tablemate/test/components/show.tsx'
import { blockStorage } from '@tablemate/test/components/storage.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { askToInstall, watchInstall } from '../../lib/device/install.ts'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { showView } from '../first-view.ts'
import { InstallOffer } from './install-offer.tsx'
import { isInstallSnoozed } from './install-snooze.ts'
import { InstallSteps } from './install-steps.tsx'

const card = page.getByRole('region', { name: 'Install Tablemate' })
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

watchInstall()

/** Loads the scripts, since the clock does not wait for them. */
beforeAll(async () => {
  showView('app')
  dismissNotices()
  openApp('/')
  await button('Menu').click()
  await button('Close').click()
  localStorage.clear()
  showOffer()
  await shows(card)
})

beforeEach(() => {
  // The clock of the seven days alone.
  vi.useFakeTimers({ toFake: ['Date'] })
  localStorage.setItem('privacyAccepted', 'true')
})

afterEach(async () => {
  offerToInstall('throwing')
  await askToInstall()
})

describe('the offer to install', () => {
  test('comes after the first order, at the end of the group’s screen, and moves and covers nothing', async () => {
    const groupState = groupStateOf()
    openApp(sitAt(groupState))
    await expect.element(heading('Your orders')).toBeVisible()
    await expect.element(page.getByText('Nothing ordered yet')).toBeVisible()
    expect(card.query()).toBeNull()
    const ordered = groupStateOf({ orders: [[1, [{ name: 'Nachos', quantity: 1, price: 900 }]]] })
    openApp(sitAt(ordered))
    await expect.element(card).toBeInTheDocument()
    const { top, bottom } = card.element().getBoundingClientRect()
    const others = [...document.querySelectorAll('main *')].filter(
      one => !card.element().contains(one) && !one.contains(card.element()),
    )
    expect(others.filter(one => one.getBoundingClientRect().bottom > top + 1)).toEqual([])
    expect(bottom).toBeGreaterThan(top)
  })

  test.each(['/', '/join-group', '/restaurant-login', '/restaurant-interest'])(
    'does not come on %s',
    async path => {
      openApp(path)
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => document.querySelector('main')).not.toBeNull()
      expect(card.query()).toBeNull()
    },
  )

  test.each([
    [
      'the home screen',
      () => {
        const match = window.matchMedia
        vi.spyOn(window, 'matchMedia').mockImplementation(query =>
          query === '(display-mode: standalone)' ? ({ matches: true } as MediaQueryList) : match(query),
        )
      },
    ],
    ['the home screen of an iPhone', () => Object.assign(navigator, { standalone: true })],
  ])('does not come if the app runs from %s', async (_, simulate) => {
    simulate()
    watchInstall()
    vi.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'standalone')
    await showsNoOffer()
    openApp('/')
    await button('Menu').click()
    await expect.element(button('Privacy notice')).toBeVisible()
    expect(button('Install the app').query()).toBeNull()
  })

  test('closes when the browser reports the installation, and comes back when the app can be installed again', async () => {
    await openCard()
    window.dispatchEvent(new Event('appinstalled'))
    await expect.element(card).not.toBeInTheDocument()
    await showsNoOffer()
    offerToInstall('accepted')
    await expect.element(card).toBeVisible()
  })

  test('stays away for 7 days after it was dismissed, and is back on the 8th', async () => {
    await openCard()
    const now = Date.now()
    await button('Not now').click()
    expect(stored()[0]).toBe('true')
    expect(Math.abs(Date.parse(stored()[1] ?? '') - now)).toBeLessThan(hourMs)
    for (const [ms, isBack] of [
      [7 * dayMs - hourMs, false],
      [7 * dayMs + hourMs, true],
    ] as const) {
      vi.setSystemTime(now + ms)
      if (isBack) await openCard()
      else await showsNoOffer()
    }
  })

  test.each([
    ['a clock that was set back by an hour since', hourMs, true],
    ['a clock that was years ahead then', 900 * dayMs, false],
    ['an invalid date', 'yesterday', false],
    ['no date', null, false],
  ])('that was dismissed with %s', (_, date, isSnoozed) => {
    localStorage.setItem('installPromptDismissed', 'true')
    const text = typeof date === 'number' ? new Date(Date.now() + date).toISOString() : date
    if (text) localStorage.setItem('installPromptDismissedDate', text)
    expect(isInstallSnoozed(new Date())).toBe(isSnoozed)
  })

  test('stays away on this page after it was dismissed in a browser without storage', async () => {
    blockStorage(
      'privacyAccepted',
      'privacyAcceptedDate',
      'installPromptDismissed',
      'installPromptDismissedDate',
    )
    await openCard()
    await button('Not now').click()
    await expect.element(card).not.toBeInTheDocument()
    await rest()
    expect(card.query()).toBeNull()
  })
})

describe('the card', () => {
  test('takes no focus, and is announced politely', async () => {
    await openCard()
    expect(document.activeElement).toBe(document.body)
    expect(card.element().parentElement?.getAttribute('aria-live')).toBe('polite')
  })

  test('works by keyboard, never loses the focus, and is dismissed by Escape', async () => {
    await openCard()
    for (let tabs = 0; tabs < 20 && nameOfFocused() !== 'How?'; tabs += 1) await userEvent.keyboard('{Tab}')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('How to install')).toBeVisible()
    expect(card.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Tab}')
    expect(nameOfFocused()).toBe('Back')
    await userEvent.keyboard('{Enter}')
    await expect.element(button('How?')).toBeVisible()
    expect(card.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(card).not.toBeInTheDocument()
    expect(document.activeElement?.tagName).toBe('H1')
    expect(stored()[0]).toBe('true')
  })
})

describe('Install Now', () => {
  test.each([
    ['accepted', 'in the menu no more', null],
    ['dismissed', 'a week later again', 'true'],
  ] as const)(
    'shows the browser’s prompt once; if it is %s, the offer comes %s',
    async (outcome, _, dismissed) => {
      await openCard()
      const prompt = offerToInstall(outcome)
      await button('Install Now').click()
      await expect.element(card).not.toBeInTheDocument()
      expect(prompt).toHaveBeenCalledTimes(1)
      expect(stored()[0]).toBe(dismissed)
      await showsNoOffer()
    },
  )

  test.each(['throwing', 'none'] as const)(
    'says so if the prompt is %s, and shows how to install by hand',
    async outcome => {
      await openCard()
      if (outcome === 'throwing') offerToInstall(outcome)
      await button('Install Now').click()
      await expect.element(page.getByText('It wasn’t installed. Here’s how to do it yourself.')).toBeVisible()
      expect(page.getByRole('listitem').elements().length).toBeGreaterThanOrEqual(3)
      await button('Back').click()
      await expect.element(button('Install Now')).toBeVisible()
      expect(stored()[0]).toBeNull()
    },
  )

  test('uses a browser event that came before the first render', async () => {
    const prompt = offerToInstall('accepted')
    await openCard()
    await button('Install Now').click()
    await expect.element(card).not.toBeInTheDocument()
    expect(prompt).toHaveBeenCalledTimes(1)
  })

  test('is in the menu too', async () => {
    openApp('/')
    await button('Menu').click()
    await button('Install the app').click()
    await expect.element(dialog('How to install')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    const prompt = offerToInstall('accepted')
    await button('Install the app').click()
    await expect.element(button('Install the app')).not.toBeInTheDocument()
    expect(prompt).toHaveBeenCalledTimes(1)
  })
})

test.each([
  ['Safari on an iPhone', 'iPhone Safari/604.1', 'Choose Add to Home Screen.'],
  ['Chrome on Android', 'Android Chrome/142.0.0.0', 'Choose Install app, or Add to Home screen.'],
  ['Chrome on a computer', 'Windows Chrome/142.0.0.0', 'Cast, save and share'],
  ['another browser', 'Firefox/145.0', 'Choose Install, Add to Home screen or Add to Dock.'],
])('the instructions are those of %s', async (_, userAgent, words) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  show(<InstallSteps />)
  await expect.element(page.getByText(words, { exact: false })).toBeVisible()
  expect(document.body.textContent).not.toContain('https')
})

test('the instructions say so if the page has no HTTPS', async () => {
  vi.spyOn(window, 'isSecureContext', 'get').mockReturnValue(false)
  show(<InstallSteps />)
  await expect.element(page.getByText(/^Installing only works over https\./)).toBeVisible()
})

/** `expect.element` works in tests only. */
const shows = (element: Locator) => vi.waitUntil(() => element.query(), { timeout: 120_000 })

/** A screen after the first order. */
function showOffer(): void {
  show(
    <Screen header={<ScreenHeader title="Chez Nous" />}>
      <InstallOffer isDue />
    </Screen>,
  )
}

async function openCard(): Promise<void> {
  showOffer()
  await expect.element(card).toBeVisible()
}

async function showsNoOffer(): Promise<void> {
  showOffer()
  await expect.element(heading('Chez Nous')).toBeVisible()
  await rest()
  expect(card.query()).toBeNull()
}

/** React has rendered everything by then: the scripts are loaded. */
async function rest(): Promise<void> {
  for (let tasks = 0; tasks < 5; tasks += 1) await nextTask()
}

/** Simulates the browser's prompt, which a page cannot open; the app must prevent its default. */
function offerToInstall(outcome: 'accepted' | 'dismissed' | 'throwing') {
  const prompt = vi.fn(async () => {
    if (outcome === 'throwing') throw new DOMException('not now', 'NotAllowedError')
  })
  const event = new Event('beforeinstallprompt', { cancelable: true })
  Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) })
  expect(window.dispatchEvent(event)).toBe(false)
  return prompt
}

const stored = () =>
  ['installPromptDismissed', 'installPromptDismissedDate'].map(key => localStorage.getItem(key))
