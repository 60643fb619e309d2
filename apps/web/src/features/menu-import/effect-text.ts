// What an upload contains, and what it changes on the menu, each in one line.

import { texts } from '../../lib/text/texts.ts'
import type { CheckCounts } from './check-counts.ts'

const { check, diff } = texts.menuUpload

/** The line above the dishes. `source`: what the dishes come from, in words. */
export function summaryText(counts: CheckCounts, isFirst: boolean, source: string): string {
  const { summary } = check
  const { included, categories, toLookAt, leftOut, missing, unchanged } = counts
  return inOneLine([
    summary.included({ count: included, inCategories: categories }),
    toLookAt > 0 && summary.toLookAt({ count: toLookAt }),
    ...(isFirst ? [] : changesIn(counts)),
    !isFirst && missing > 0 && summary.missing({ count: missing, source }),
    !isFirst && unchanged > 0 && summary.unchanged({ count: unchanged }),
    leftOut > 0 && summary.leftOut({ count: leftOut }),
  ])
}

/** The line beside the button that confirms. */
export function effectText(counts: CheckCounts): string {
  const { removed } = counts
  const changes = [...changesIn(counts), removed > 0 && diff.effect.removed({ count: removed })]
  return inOneLine(changes) || diff.effect.nothing
}

function changesIn(counts: CheckCounts): (string | false)[] {
  const kinds = ['isNew', 'price', 'moved', 'reworded', 'availability'] as const
  return kinds.map(kind => counts[kind] > 0 && diff.effect[kind]({ count: counts[kind] }))
}

function inOneLine(parts: readonly (string | false)[]): string {
  return parts.filter(part => part !== false).join('\u00a0· ')
}
