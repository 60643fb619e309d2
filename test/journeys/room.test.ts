// Every screen fits: nothing scrolls sideways from the narrowest phone to a laptop, however long the words.

import { expect, test } from 'vitest'
import { shareApp } from '../app.ts'
import { openPhone } from '../browser.ts'
import { nextPaint } from './steps.ts'
import { planTour } from './tour.ts'

const app = shareApp()

test('nothing scrolls sideways at 320, 390 and 1280 pixels', { timeout: 120_000 }, async () => {
  const tooWide: string[] = []
  for (const { name, at, go } of await planTour(app())) {
    const phone = await openPhone(app(), { width: 1280, still: true, ...(at && { at }) })
    phone.expectTrouble(/answered 404/)
    await go(phone)
    for (const width of [1280, 390, 320]) {
      await phone.page.setViewportSize({ width, height: 844 })
      await nextPaint(phone.page)
      tooWide.push(...(await phone.page.evaluate(tooWideOnes)).map(what => `${name} at ${width}: ${what}`))
    }
    await phone.context.close()
  }
  expect(tooWide).toEqual([])
})

/** What scrolls sideways, and what stands beyond the column, where nobody sees it. */
function tooWideOnes(): string[] {
  const column = document.getElementById('root')?.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
  const name = (element: Element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`
  const scrolling = [document.documentElement, ...document.querySelectorAll('[role=dialog], main, header')]
  const all = document.querySelectorAll('main *, header *, [role=dialog] *')
  return [
    ...scrolling.flatMap(element => {
      const by = element.scrollWidth - element.clientWidth
      return by > 0 ? [`scrolls by ${by}: ${name(element)}`] : []
    }),
    ...[...all].flatMap(element => {
      const { left, right, width } = element.getBoundingClientRect()
      const isShown = element.checkVisibility() && width > 1
      const isOut = right > column.right + 1 || left < column.left - 1
      return isShown && isOut ? [`stands out to ${left}–${right}: ${name(element)}`] : []
    }),
  ]
}
