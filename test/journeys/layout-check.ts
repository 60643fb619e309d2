// Whether a screen fits: nothing scrolls sideways from the narrowest phone to a laptop, however long the words; and
// whatever can be pressed is large enough for a finger.

import type { Page } from 'playwright-core'
import { nextPaint } from './steps.ts'

/**
 * What is too wide or too small at each of these widths, for whoever mends it; at `largeTextAt`, one of them, what is too
 * wide for an owner who reads at twice the usual size as well (WCAG 2.2, 1.4.4). The page is then as before.
 */
export async function roomFaults(
  page: Page,
  widths: readonly number[],
  { largeTextAt = 0 } = {},
): Promise<string[]> {
  const found: string[] = []
  const before = page.viewportSize()
  for (const width of widths) {
    await resize(page, { width, height: 844 })
    await nextPaint(page)
    const faults = [...(await page.evaluate(tooWideOnes)), ...(await page.evaluate(tooSmallOnes))]
    found.push(...faults.map(fault => `at ${width}: ${fault}`))
    if (width !== largeTextAt) continue
    await setTextSize(page, '200%')
    const wide = await page.evaluate(tooWideOnes)
    found.push(...wide.map(fault => `text at 200 %: ${fault}`))
    await setTextSize(page, '')
  }
  if (before) await resize(page, before)
  return found
}

async function resize(page: Page, wanted: { width: number; height: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? wanted
  if (width !== wanted.width || height !== wanted.height) await page.setViewportSize(wanted)
}

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate(size => {
    document.documentElement.style.fontSize = size
  }, size)
  await nextPaint(page)
}

/** What scrolls sideways, and what stands beyond the column, where nobody sees it. */
function tooWideOnes(): string[] {
  // The gate lies in the page, unseen, until the app has begun.
  const main = [...document.querySelectorAll('main')].find(one => one.checkVisibility())
  const column = (main?.parentElement ?? document.documentElement).getBoundingClientRect()
  const name = (element: Element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`
  const scrolling = [
    document.documentElement,
    ...document.querySelectorAll('[role=dialog], main, header, [aria-live] section, [role=region] li'),
  ]
  const all = document.querySelectorAll(
    'main *, header *, [role=dialog] *, [role=status] *, [role=region] li *, [aria-live] section *',
  )
  /** What slides by itself within the column: a strip of tabs. */
  const isInStrip = (element: Element) => {
    const strip = element.closest('nav')
    return strip !== null && strip !== element && getComputedStyle(strip).overflowX === 'auto'
  }
  /** Letters that cannot break, cut off at the edge of what they stand in. */
  const isCutText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    element.closest('.wrap-anywhere') !== null &&
    !element.matches('a, button')
  return [
    ...scrolling.flatMap(element => {
      const by = element.scrollWidth - element.clientWidth
      return by > 0 ? [`scrolls by ${by}: ${name(element)}`] : []
    }),
    ...[...all].flatMap(element => {
      const { left, right, width } = element.getBoundingClientRect()
      const isOut = right > column.right + 1 || left < column.left - 1
      if (!isOut || width <= 1) return []
      const isShown = element.checkVisibility() && !element.closest('.sr-only')
      return isShown && !isInStrip(element) && !isCutText(element)
        ? [`stands out to ${left}–${right}: ${name(element)}`]
        : []
    }),
  ]
}

/** What can be pressed and is under 44 pixels either way (design: on the diner's screens); a label counts as its field. */
function tooSmallOnes(): string[] {
  const least = 44
  // Half a pixel is a matter of rounding.
  const isLarge = ({ width, height }: DOMRect) => width >= least - 0.5 && height >= least - 0.5
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [role=radio], [tabindex="0"]',
  )
  return [...all].flatMap(element => {
    if (isLarge(element.getBoundingClientRect())) return []
    const { clip, pointerEvents } = getComputedStyle(element)
    // Radix catches the focus with what no finger can meet.
    const isOutOfReach = pointerEvents === 'none' || clip === 'rect(0px, 0px, 0px, 0px)'
    const isReached =
      element.checkVisibility({ visibilityProperty: true }) &&
      !isOutOfReach &&
      !element.closest('[inert], [aria-hidden=true]')
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    // A link that is stretched over its card is as large as that.
    const card = getComputedStyle(element, '::after').position === 'absolute' ? [element.offsetParent] : []
    const boxes = [element, ...labels, ...card].flatMap(one => one?.getBoundingClientRect() ?? [])
    if (!isReached || boxes.some(isLarge)) return []
    const [{ width, height } = new DOMRect()] = boxes
    return [
      `${Math.round(width)} × ${Math.round(height)}: ${element.tagName} ${element.ariaLabel ?? element.textContent}`,
    ]
  })
}
