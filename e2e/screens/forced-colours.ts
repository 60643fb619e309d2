// Checks a screen in forced colours (Windows' contrast themes), where backgrounds and shadows are gone: every button must have
// an edge, and a chosen control must look different from the others.

import type { Page } from 'playwright-core'
import { nextPaint } from '../journeys/steps.ts'

/** Describes the controls that cannot be distinguished. The page must have no transitions. Afterwards it is as before. */
export async function forcedColourFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  await nextPaint(page)
  const faults = await page.evaluate(findIndistinct)
  await page.emulateMedia({ forcedColors: 'none' })
  return faults
}

function findIndistinct(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')
  const name = (element: Element) =>
    `${element.tagName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`

  const hasEdge = (element: Element) => {
    const { borderTopWidth, borderTopStyle, borderBottomStyle, borderTopColor, backgroundColor } =
      getComputedStyle(element)
    const canvas = getComputedStyle(document.documentElement).backgroundColor
    const isBordered =
      borderTopStyle !== 'none' && borderBottomStyle !== 'none' && parseFloat(borderTopWidth) >= 1
    return (
      (isBordered && borderTopColor !== canvas) || ![canvas, 'rgba(0, 0, 0, 0)'].includes(backgroundColor)
    )
  }
  const edgeless = [...document.querySelectorAll('button, [role=progressbar]')]
    .filter(element => isShown(element) && element.getBoundingClientRect().width > 1 && !hasEdge(element))
    .map(element => `has no edge: ${name(element)}`)

  /** The background colours of the elements that may show a control's state: itself, its label, its next sibling. */
  const look = (control: Element) => {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : null
    const drawn = [control, label, control.nextElementSibling].filter(one => one instanceof Element)
    return drawn.map(one => getComputedStyle(one).backgroundColor).join()
  }
  const isOn = (control: Element) =>
    control.matches(':checked, [aria-pressed=true], [aria-checked=true], [aria-selected=true]')
  const choices = [...document.querySelectorAll('input[type=radio], [aria-pressed], [role=tab]')].filter(
    isShown,
  )
  const on = new Set(choices.filter(isOn).map(look))
  const unmarked = choices
    .filter(control => !isOn(control) && on.has(look(control)))
    .map(control => `looks like one that is chosen: ${name(control)}`)
  return [...edgeless, ...unmarked]
}
