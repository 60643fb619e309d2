// Runs axe on a page. Our pages have no frames, so axe is injected once per page, however often it runs.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}

/** Less than half the length of `axe.source`, which every page would compile anew. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Found = Pick<AxeResults, 'violations' | 'incomplete'>

/** Runs axe on the page. Passes are left out, because axe would describe their elements too. */
export async function runAxe(page: Page, options: RunOptions = {}): Promise<Found> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(run, { ...options, resultTypes: ['violations', 'incomplete'] } satisfies RunOptions)
}

async function run(options: RunOptions): Promise<Found> {
  const { violations, incomplete } = await window.axe.run(options)
  /** A bar that stays in view may cover a part of it until the page is scrolled. */
  const isSmallInView = async (target: string) => {
    const element = document.querySelector(target)
    element?.scrollIntoView({ block: 'center' })
    const again = element && (await window.axe.run(element, { runOnly: ['target-size'] }))
    return again === null || again.violations.length > 0
  }
  for (const violation of violations) {
    if (violation.id !== 'target-size') continue
    const small = []
    for (const node of violation.nodes) if (await isSmallInView(String(node.target[0]))) small.push(node)
    violation.nodes = small
  }
  return { violations: violations.filter(({ nodes }) => nodes.length > 0), incomplete }
}

/** The faults in words, each with the elements that have it. */
export function faultsIn(results: AxeResults['violations']): string[] {
  return results.flatMap(({ impact, id, nodes }) => {
    const where = nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`)
    const judged = where.filter(text => !/only non-text characters|too short to determine/.test(text))
    return judged.length > 0 ? [`${impact} ${id}: ${judged.join('; ')}`] : []
  })
}
