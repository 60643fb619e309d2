// Every screen fits: nothing scrolls sideways from the narrowest phone to a laptop, however long the words; and whatever
// can be pressed is large enough for a finger.

import { expect, test } from 'vitest'
import { shareApp } from '../app.ts'
import { openPhone } from '../browser.ts'
import { nextPaint } from './steps.ts'
import { gateEnv, planTour, walk } from './tour.ts'

const app = shareApp()
const guarded = shareApp({ env: gateEnv })

test('nothing scrolls sideways at 320, 390 and 1280 pixels, and no target is under 44', {
  timeout: 120_000,
}, async () => {
  const tooWide: string[] = []
  const tooSmall: string[] = []
  await walk(await planTour(app(), guarded()), async ({ app: place, name, phone: wanted, go }) => {
    const phone = await openPhone(place, { width: 1280, still: true, ...wanted })
    phone.expectTrouble(/answered 404/)
    await go(phone)
    for (const width of [1280, 390, 320]) {
      await phone.page.setViewportSize({ width, height: 844 })
      await nextPaint(phone.page)
      const tell = (faults: string[]) => faults.map(what => `${name} at ${width}: ${what}`)
      tooWide.push(...tell(await phone.page.evaluate(tooWideOnes)))
      tooSmall.push(...tell(await phone.page.evaluate(tooSmallOnes)))
    }
    await phone.context.close()
  })
  expect({ tooWide, tooSmall }).toEqual({ tooWide: [], tooSmall: [] })
})

/** What scrolls sideways, and what stands beyond the column, where nobody sees it. */
function tooWideOnes(): string[] {
  // The gate lies in the page, unseen, until the app has begun.
  const main = [...document.querySelectorAll('main')].find(one => one.checkVisibility())
  const column = main?.parentElement?.getBoundingClientRect() ?? new DOMRect()
  const name = (element: Element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`
  const scrolling = [
    document.documentElement,
    ...document.querySelectorAll('[role=dialog], main, header, [aria-live] section, [role=region] li'),
  ]
  const all = document.querySelectorAll(
    'main *, header *, [role=dialog] *, [role=status] *, [role=region] li *, [aria-live] section *',
  )
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

/** What can be pressed and is under 44 pixels either way (design: on the diner's screens); a label counts as its field. */
function tooSmallOnes(): string[] {
  const least = 44
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [role=radio], [tabindex="0"]',
  )
  return [...all].flatMap(element => {
    const { clip, pointerEvents } = getComputedStyle(element)
    // Radix catches the focus with what no finger can meet.
    const isOutOfReach = pointerEvents === 'none' || clip === 'rect(0px, 0px, 0px, 0px)'
    const isReached =
      element.checkVisibility({ visibilityProperty: true }) &&
      !isOutOfReach &&
      !element.closest('[inert], [aria-hidden=true]')
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const boxes = [element, ...labels].map(one => one.getBoundingClientRect())
    // Half a pixel is a matter of rounding.
    const isLarge = boxes.some(({ width, height }) => width >= least - 0.5 && height >= least - 0.5)
    if (!isReached || isLarge) return []
    const [{ width, height } = new DOMRect()] = boxes
    return [
      `${Math.round(width)} × ${Math.round(height)}: ${element.tagName} ${element.ariaLabel ?? element.textContent}`,
    ]
  })
}
