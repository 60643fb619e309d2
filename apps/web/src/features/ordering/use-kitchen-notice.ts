// What diners read about the hours and pauses of their restaurant's kitchen.

import type { Group } from '@tablemate/contract/groups.ts'
import { isOpenAt } from '@tablemate/domain/day/is-open.ts'
import { hourMs } from '@tablemate/domain/time.ts'
import { opensText, whenText } from '../../lib/text/opening-text.ts'
import { texts } from '../../lib/text/texts.ts'
import { useNow } from '../../lib/use-now.ts'

/** That the restaurant takes no orders, or when the last orders are; '' if there is nothing to say. */
export function useKitchenNotice({ isActive, isOrderingPaused, opening }: Group): string {
  const now = useNow()
  const changesAt = opening?.changesAt ?? null
  if (!isActive) return ''
  if (!isOpenAt(opening, now)) return `${texts.problems.closed} ${opensText(changesAt, now)}`
  if (isOrderingPaused) return texts.kitchen.paused
  const at = Date.parse(changesAt ?? '')
  return at - now <= hourMs ? texts.kitchen.lastOrders({ when: whenText(at, now) }) : ''
}
