// Nobody is shut out: axe finds nothing serious on any screen in any state, in light and in dark.

import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { shareApp } from '../app.ts'
import { type BrowserPhone, openPhone } from '../browser.ts'
import { nextPaint } from './steps.ts'
import { planTour } from './tour.ts'

const app = shareApp()
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

test('axe finds nothing on any screen', { timeout: 120_000 }, async () => {
  const found: string[] = []
  for (const { name, at, go } of await planTour(app())) {
    const phone = await openPhone(app(), { still: true, ...(at && { at }) })
    phone.expectTrouble(/answered 404/)
    await go(phone)
    for (const colorScheme of ['light', 'dark'] as const) {
      await phone.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await nextPaint(phone.page)
      found.push(...(await violationsOn(phone)).map(violation => `${name}, ${colorScheme}: ${violation}`))
    }
    await phone.context.close()
  }
  expect(found).toEqual([])
})

async function violationsOn({ page }: BrowserPhone): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return violations.map(
    ({ impact, id, nodes }) =>
      `${impact} ${id}: ${nodes.map(node => `${node.target} ${node.any[0]?.message ?? ''}`).join('; ')}`,
  )
}
