// Accessibility of every screen in every state: axe finds nothing on a phone and a laptop, in light and in dark. The screen fits
// from the narrowest phone to a laptop, with text at 200 %, and with the long words of a pseudo-language. Controls are large enough for a finger. In forced colours
// every control has an edge and shows its state.

import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsIn, runAxe } from '../journeys/axe.ts'
import { layoutFaults } from '../journeys/layout-check.ts'
import { nextPaint } from '../journeys/steps.ts'
import { forcedColourFaults } from './forced-colours.ts'
import { showPseudoLanguage } from './pseudo-language.ts'
import { crawledEnv, gateEnv, missingScreens, planScreens } from './screens.ts'
import { crawl, type ServedState } from './state.ts'

const app = shareAppInFile({ env: crawledEnv })
const guarded = shareAppInFile({ env: gateEnv })
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
  timeout: 1_800_000,
}, async () => {
  const states = await planScreens(app(), guarded())
  expect(missingScreens(states)).toEqual([])
  const found = await crawl(states, async (state, at) => {
    const sample = sampled.filter((_, turn) => turn === at % sampled.length)
    const faults = []
    for (const one of longRun(sample, allAppearances)) faults.push(...(await faultsAt(state, one)))
    return faults
  })
  expect(found).toEqual([])
})

/** Checks that do not depend on colours run once for all themes. */
async function faultsAt(
  { app, phone: options, go }: ServedState,
  { width, themes }: Appearance,
): Promise<string[]> {
  const found: string[] = []
  const phone = await openPhone(app, { still: true, width, ...options })
  const { page } = phone
  phone.expectTrouble(/answered 404/)
  await go(phone)
  const report = (theme: string, faults: string[]) =>
    found.push(...faults.map(fault => `at ${width}, ${theme}: ${fault}`))
  await settle(page)
  report('any', await layoutFaults(page, [1280, 320, 390], { largeTextAt: 390 }))
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

/** Ends all transitions immediately, and waits for the fonts that the screen uses. */
async function settle(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { transition: none !important }' })
  await page.evaluate(() => document.fonts.ready)
  await nextPaint(page)
}

/**
 * Prepares the page for axe's colour rules. Overlays are removed, because axe does not judge colours
 * beneath the fade of the bottom bar, a list over a form, invisible controls, or another sheet.
 */
async function prepareForColours(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `
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
