// Accessibility of every screen in every state: axe finds nothing on a phone and a laptop, in light and in dark. The screen fits
// from the narrowest phone to a laptop, with text at 200 %, and with the long words of a pseudo-language. Controls are large enough for a finger. In forced colours
// every control has an edge and shows its state.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import { longRun } from '../sampling/long.ts'
import { faultsIn, runAxe } from './axe.ts'
import { forcedColourFaults } from './forced-colours.ts'
import { layoutFaults } from './layout-check.ts'
import { showPseudoLanguage } from './pseudo-language.ts'
import { nextPaint } from './steps.ts'
import { gateEnv, planTour, type Stop, tourEnv, visitAll } from './tour.ts'

const app = shareApp({ env: tourEnv })
const guarded = shareApp({ env: gateEnv })
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** The only axe rules that depend on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']
const withoutColourRules = Object.fromEntries(colourRules.map(rule => [rule, { enabled: false }]))

type Theme = 'light' | 'dark'

interface Appearance {
  readonly width: number
  readonly themes: readonly Theme[]
}

/** The sample checks every state once, in these appearances by turns. */
const sampled: readonly Appearance[] = [
  { width: 390, themes: ['light'] },
  { width: 1280, themes: ['dark'] },
  { width: 390, themes: ['dark'] },
  { width: 1280, themes: ['light'] },
]
const allAppearances: readonly Appearance[] = [
  { width: 390, themes: ['light', 'dark'] },
  { width: 1280, themes: ['light', 'dark'] },
]

test('axe finds no fault on any screen, and every screen fits and has controls that a finger can press', {
  timeout: longRun(480_000, 1_200_000),
}, async () => {
  const found: string[] = []
  const stops = await planTour(app(), guarded())
  expect(stops.length).toBeGreaterThanOrEqual(40)
  await visitAll(stops, async (stop, at) => {
    const sample = sampled.filter((_, turn) => turn === at % sampled.length)
    for (const one of longRun(sample, allAppearances)) found.push(...(await faultsAt(stop, one)))
  })
  expect(found).toEqual([])
})

/** Checks that do not depend on colours run once for all themes. */
async function faultsAt(
  { app, name, phone: options, go }: Stop,
  { width, themes }: Appearance,
): Promise<string[]> {
  const found: string[] = []
  const phone = await openPhone(app, { still: true, width, ...options })
  const { page } = phone
  phone.expectTrouble(/answered 404/)
  await go(phone)
  const report = (theme: string, faults: string[]) =>
    found.push(...faults.map(fault => `${name} at ${width}, ${theme}: ${fault}`))
  report('any', await lasting(() => layoutFaults(page, [1280, 320, 390], { largeTextAt: 390 })))
  report('forced colours', await forcedColourFaults(page))
  await unstick(page)
  const { violations } = await runAxe(page, { runOnly: tags, rules: withoutColourRules })
  report('any', faultsIn(violations))
  await prepareForColours(page)
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await nextPaint(page)
    report(colorScheme, await faultsOfColours(page))
  }
  await showPseudoLanguage(page)
  report('pseudo-language', await layoutFaults(page, [1280, 320]))
  await phone.context.close()
  return found
}

/** Lets no bar cover a part of a control, which axe would take for its size: a diner scrolls it into sight. */
async function unstick(page: Page): Promise<void> {
  await page.addStyleTag({ content: '[data-tab-bar], .sticky { position: static !important }' })
  await nextPaint(page)
}

/** The faults that remain once everything that the screen loads later has its place. */
async function lasting(find: () => Promise<string[]>): Promise<string[]> {
  let faults: string[] = []
  for (let attempt = 0; attempt < 3; attempt += 1) {
    faults = await find()
    if (faults.length === 0) break
  }
  return faults
}

/**
 * Prepares the page for axe's colour rules. Transitions end at once. Overlays are removed, because axe does not judge colours
 * beneath the fade of the bottom bar, a list over a form, invisible controls, or another sheet.
 */
async function prepareForColours(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `
      * { transition: none !important }
      ::before, ::after { content: none !important }
      [role=listbox] { position: static !important }
      [type=radio], li button.absolute, [role=dialog][aria-hidden=true] { visibility: hidden }`,
  })
  await nextPaint(page)
}

/** Undecided results count as faults, except for symbols such as € and single letters, which axe does not take for text. */
async function faultsOfColours(page: Page): Promise<string[]> {
  const { violations, incomplete } = await runAxe(page, { runOnly: colourRules })
  return [...faultsIn(violations), ...faultsIn(incomplete)]
}
