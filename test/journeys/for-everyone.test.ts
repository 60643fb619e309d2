// Nobody is shut out: axe finds nothing on any screen in any state, in light and in dark.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shareApp } from '../app.ts'
import { openPhone } from '../browser.ts'
import { nextPaint } from './steps.ts'
import { planTour } from './tour.ts'

const app = shareApp()
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** The only rules that a theme has to do with. */
const ofColours = ['color-contrast', 'link-in-text-block']

test('axe finds nothing on any screen', { timeout: 120_000 }, async () => {
  const found: string[] = []
  for (const { name, phone: wanted, go } of await planTour(app())) {
    const phone = await openPhone(app(), { still: true, ...wanted })
    const { page } = phone
    phone.expectTrouble(/answered 404/)
    await go(phone)
    const tell = (theme: string, faults: string[]) =>
      found.push(...faults.map(fault => `${name}, ${theme}: ${fault}`))
    tell('any', faultsIn(await axeOn(page).withTags(tags).disableRules(ofColours).analyze()))
    await layBare(page)
    tell('light', await faultsOfColours(page))
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await nextPaint(page)
    tell('dark', await faultsOfColours(page))
    await phone.context.close()
  }
  expect(found).toEqual([])
})

/**
 * axe judges no colours beneath the fade above the bottom bar, beneath what lies
 * invisibly over them to be pressed, or of a sheet beneath another.
 */
async function layBare(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `
      ::before { content: none !important }
      .sticky { position: static !important }
      [type=radio], li button.absolute, [role=dialog][aria-hidden=true] { visibility: hidden }`,
  })
  await nextPaint(page)
}

/** Nothing may be left undecided here, but a symbol such as € or a single letter, which axe takes for no text. */
async function faultsOfColours(page: Page): Promise<string[]> {
  const results = await axeOn(page).withRules(ofColours).analyze()
  return [...faultsIn(results), ...faultsIn({ violations: results.incomplete })]
}

/** There are no frames, so it need not open a page of its own each time. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode()
}

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

function faultsIn({ violations }: Pick<Results, 'violations'>): string[] {
  return violations.flatMap(({ impact, id, nodes }) => {
    const where = nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`)
    const judged = where.filter(text => !/only non-text characters|too short to determine/.test(text))
    return judged.length > 0 ? [`${impact} ${id}: ${judged.join('; ')}`] : []
  })
}
