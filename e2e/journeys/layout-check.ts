// Checks a screen's layout: nothing scrolls sideways from the narrowest phone to a laptop, however long the words, and every
// control is large enough for a finger.

import type { Page } from 'playwright-core'
import { nextPaint } from './steps.ts'

/**
 * Describes the elements that are too wide or too small at each width. At the width `largeTextAt` it also tests text at
 * 200 % (WCAG 2.2, 1.4.4). Afterwards the page is as before.
 */
export async function layoutFaults(
  page: Page,
  widths: readonly number[],
  { largeTextAt = 0 } = {},
): Promise<string[]> {
  const found: string[] = []
  const before = page.viewportSize()
  for (const width of widths) {
    await resize(page, { width, height: 844 })
    await nextPaint(page)
    const faults = [...(await page.evaluate(findTooWide)), ...(await page.evaluate(findTooSmall))]
    found.push(...faults.map(fault => `at ${width}: ${fault}`))
    if (width !== largeTextAt) continue
    await setTextSize(page, '200%')
    const wide = await page.evaluate(findTooWide)
    found.push(...wide.map(fault => `text at 200 %: ${fault}`))
    await setTextSize(page, '')
  }
  if (before) await resize(page, before)
  return found
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? size
  if (width !== size.width || height !== size.height) await page.setViewportSize(size)
}

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate(size => {
    document.documentElement.style.fontSize = size
  }, size)
  await nextPaint(page)
}

/** The elements that scroll sideways or reach beyond the column, where they are invisible. */
function findTooWide(): string[] {
  // The gate's main element stays in the page, hidden, until the app has started.
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
  /** Whether the element is in a strip of tabs or choices, which scrolls within the column. */
  const isInStrip = (element: Element) => {
    const strip = element.closest('nav, fieldset')
    return strip !== null && strip !== element && getComputedStyle(strip).overflowX === 'auto'
  }
  /** Whether the element is unbreakable text, which its container cuts off. */
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

/** Controls below 44 pixels in width or height (design: on the diner's screens). A label counts as its field. */
function findTooSmall(): string[] {
  const least = 44
  // Half a pixel may be lost to rounding.
  const isLarge = ({ width, height }: DOMRect) => width >= least - 0.5 && height >= least - 0.5
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [role=radio], [tabindex="0"]',
  )
  return [...all].flatMap(element => {
    if (isLarge(element.getBoundingClientRect())) return []
    const { clip, pointerEvents } = getComputedStyle(element)
    // Radix has elements that only catch the focus and that no finger can reach.
    const isOutOfReach = pointerEvents === 'none' || clip === 'rect(0px, 0px, 0px, 0px)'
    const isReached =
      element.checkVisibility({ visibilityProperty: true }) &&
      !isOutOfReach &&
      !element.closest('[inert], [aria-hidden=true]')
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    // A link that is stretched over its card counts with the card's size.
    const card = getComputedStyle(element, '::after').position === 'absolute' ? [element.offsetParent] : []
    const boxes = [element, ...labels, ...card].flatMap(one => one?.getBoundingClientRect() ?? [])
    if (!isReached || boxes.some(isLarge)) return []
    const [{ width, height } = new DOMRect()] = boxes
    return [
      `${Math.round(width)} × ${Math.round(height)}: ${element.tagName} ${element.ariaLabel ?? element.textContent}`,
    ]
  })
}
