// One page in WebKit or Firefox, driven by visible roles, names and texts. Testing Library finds elements within the page;
// the browser performs presses and keys.

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, onTestFinished } from 'vitest'
import type { Act, Driver } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

export const engines = { WebKit: startWebKit, Firefox: startFirefox } as const

export interface EnginePage {
  open(path: string): Promise<void>
  press(role: string, name: string | RegExp): Promise<void>
  /** Replaces the field's value. */
  fill(label: string | RegExp, text: string): Promise<void>
  chooseFile(label: string | RegExp, path: string): Promise<void>
  /** Waits until the text is visible. */
  see(words: string | RegExp): Promise<void>
  /** Waits until no element with this role and name is visible. */
  gone(role: string, name: string | RegExp): Promise<void>
  path(): Promise<string>
  /** Waits until the service worker has stored the app and serves this page. */
  appIsCached(): Promise<void>
  screenshot(): Promise<Buffer>
}

const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
)

/** Opens a page of the app until the test ends. The test fails if the page had an error. */
export async function openPage(url: string, start: () => Promise<Driver>): Promise<EnginePage> {
  const driver = await start()
  onTestFinished(async () => {
    const errors = await driver.errors()
    await driver.close()
    expect(errors).toEqual([])
  })
  const source = await readFile(library, 'utf8')
  const search = async (how: How, pattern: string | RegExp, role = '') => {
    await expect.poll(() => driver.run(isLoaded)).toBe(true)
    if (!(await driver.run('return "TestingLibraryDom" in window')))
      await driver.run(`${source}; return true`)
    return [how, role, ...patternOf(pattern)] as const
  }
  /** Waits until the element exists, stays in its place and no animation runs, then acts. */
  const act = async (what: Act, how: How, pattern: string | RegExp, role?: string) => {
    const args = await search(how, pattern, role)
    // Scrolls to the centre, because the driver treats an element beneath the bottom bar as visible. Acts only where the element
    // was at the last look, because Firefox scrolls back to a field some frames after typing.
    const script = `${finder}
      if (how === 'label') found?.select?.()
      found?.scrollIntoView({ block: 'center' })
      const top = found?.getBoundingClientRect().top
      const isStill = top === window.lastTop
      window.lastTop = top
      return isStill ? found : null
    `
    await expect
      .poll(() => driver.act(what, script, ...args), { message: `${what.kind} ${role ?? how} ${pattern}` })
      .toBe(true)
  }
  return {
    async open(path) {
      await driver.goTo(url + path)
      await driver.run(snoozeInstall)
    },
    press: (role, name) => act({ kind: 'press' }, 'role', name, role),
    fill: (label, text) => act({ kind: 'type', text }, 'label', label),
    chooseFile: (label, path) => act({ kind: 'file', path }, 'label', label),
    async see(words) {
      const args = await search('text', words)
      await expect
        .poll(() => driver.run(`${finder} return found !== null`, ...args), { message: String(words) })
        .toBe(true)
    },
    async gone(role, name) {
      const args = await search('role', name, role)
      await expect.poll(() => driver.run(`${finder} return found === null`, ...args)).toBe(true)
    },
    path: async () => String(await driver.run('return location.pathname')),
    appIsCached: () => expect.poll(() => driver.run(isControlled)).toBe(true),
    screenshot: () => driver.screenshot(),
  }
}

type How = 'role' | 'label' | 'text'

/** Keeps the offer to install away: it moves the page between the search for an element and the press on it. */
const snoozeInstall = `
  localStorage.setItem('installPromptDismissed', 'true')
  localStorage.setItem('installPromptDismissedDate', new Date().toISOString())
`

const isControlled = 'return navigator.serviceWorker?.controller?.state === "activated"'

const isLoaded = 'return document.readyState === "complete"'

/** Sets `found` to the first visible element; null if there is none or an animation runs. */
const finder = `
  const [how, role, text, flags] = arguments
  const t = window.TestingLibraryDom
  const matcher = flags === null ? text : new RegExp(text, flags)
  const all =
    how === 'role' ? t.queryAllByRole(document.body, role, { name: matcher })
    : how === 'label' ? t.queryAllByLabelText(document.body, matcher)
    : t.queryAllByText(document.body, matcher)
  const moves = document.getAnimations().some(one => one.effect.getTiming().iterations !== Infinity && one.playState === 'running')
  const found = moves ? null : (all.find(one => one.checkVisibility?.() ?? true) ?? null)
`

/** A string matches the whole text. A pattern is passed to the page as source and flags. */
function patternOf(pattern: string | RegExp): [string, string | null] {
  return typeof pattern === 'string' ? [pattern, null] : [pattern.source, pattern.flags]
}
