// What axe finds on a page. There are no frames, so it is put into the page once, however often it runs there.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}

/** Less than half as long as `axe.source`, which every page would compile anew. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Found = Pick<AxeResults, 'violations' | 'incomplete'>

/** Runs axe on what the page shows; without passes, whose nodes it would describe as well. */
export async function runAxe(page: Page, options: RunOptions = {}): Promise<Found> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(run, { ...options, resultTypes: ['violations', 'incomplete'] } satisfies RunOptions)
}

async function run(options: RunOptions): Promise<Found> {
  const { violations, incomplete } = await window.axe.run(options)
  return { violations, incomplete }
}

/** The faults in words, each with the elements that have it. */
export function faultsIn(results: AxeResults['violations']): string[] {
  return results.flatMap(({ impact, id, nodes }) => {
    const where = nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`)
    const judged = where.filter(text => !/only non-text characters|too short to determine/.test(text))
    return judged.length > 0 ? [`${impact} ${id}: ${judged.join('; ')}`] : []
  })
}
