// Nobody is shut out: on every screen in every state axe finds nothing, on a phone and on a laptop, in light and in dark;
// it fits from the narrowest phone to a laptop, on a phone with text at 200 % too; whatever can be pressed is large enough
// for a finger; and in forced colours every control has an edge and shows its state.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import { longRun } from '../sampling/long.ts'
import { faultsIn, runAxe } from './axe.ts'
import { forcedColourFaults } from './forced-colours.ts'
import { roomFaults } from './layout-check.ts'
import { nextPaint } from './steps.ts'
import { gateEnv, planTour, type Stop, walk } from './tour.ts'

const app = shareApp()
const guarded = shareApp({ env: gateEnv })
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** The only rules that a theme has to do with. */
const ofColours = ['color-contrast', 'link-in-text-block']
const withoutColours = Object.fromEntries(ofColours.map(rule => [rule, { enabled: false }]))

type Theme = 'light' | 'dark'

interface Look {
  readonly width: number
  readonly themes: readonly Theme[]
}

/** What one after the other has in the sample: every state once, every look at each fourth of them. */
const inTurn: readonly Look[] = [
  { width: 390, themes: ['light'] },
  { width: 1280, themes: ['dark'] },
  { width: 390, themes: ['dark'] },
  { width: 1280, themes: ['light'] },
]
const everyLook: readonly Look[] = [
  { width: 390, themes: ['light', 'dark'] },
  { width: 1280, themes: ['light', 'dark'] },
]

test('axe finds nothing on any screen; all of it fits and can be pressed', {
  timeout: longRun(480_000, 1_200_000),
}, async () => {
  const found: string[] = []
  const stops = await planTour(app(), guarded())
  expect(stops.length).toBeGreaterThanOrEqual(40)
  await walk(stops, async (stop, at) => {
    const inItsTurn = inTurn.filter((_, turn) => turn === at % inTurn.length)
    for (const look of longRun(inItsTurn, everyLook)) found.push(...(await faultsAt(stop, look)))
  })
  expect(found).toEqual([])
})

/** What has nothing to do with colours is looked at once for all themes. */
async function faultsAt(
  { app: place, name, phone: wanted, go }: Stop,
  { width, themes }: Look,
): Promise<string[]> {
  const found: string[] = []
  const phone = await openPhone(place, { still: true, width, ...wanted })
  const { page } = phone
  phone.expectTrouble(/answered 404/)
  await go(phone)
  const tell = (theme: string, faults: string[]) =>
    found.push(...faults.map(fault => `${name} at ${width}, ${theme}: ${fault}`))
  tell('any', await roomFaults(page, [1280, 320, 390], { largeTextAt: 390 }))
  tell('forced colours', await forcedColourFaults(page))
  const { violations } = await runAxe(page, { runOnly: tags, rules: withoutColours })
  tell('any', faultsIn(violations))
  await layBare(page)
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await nextPaint(page)
    tell(colorScheme, await faultsOfColours(page))
  }
  await phone.context.close()
  return found
}

/**
 * Colours are judged as they end up, not on their way to those of the other theme. And axe judges none beneath the fade above the bottom bar, beneath that bar or a list that lies over a form, beneath what lies
 * invisibly over them to be pressed, or of a sheet beneath another.
 */
async function layBare(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `
      * { transition: none !important }
      ::before, ::after { content: none !important }
      [data-tab-bar], .sticky, [role=listbox] { position: static !important }
      [type=radio], li button.absolute, [role=dialog][aria-hidden=true] { visibility: hidden }`,
  })
  await nextPaint(page)
}

/** Nothing may be left undecided here, but a symbol such as € or a single letter, which axe takes for no text. */
async function faultsOfColours(page: Page): Promise<string[]> {
  const { violations, incomplete } = await runAxe(page, { runOnly: ofColours })
  return [...faultsIn(violations), ...faultsIn(incomplete)]
}
