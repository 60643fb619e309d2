// The dishes of a point of sale that its menu here lacks, by reason.

import type { LeftOutReason } from '@tablemate/domain/pos/menu/pos-menu.ts'
import { series } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'

/** "Left out: 3 deleted, 1 archived."; empty if nothing was left out. */
export function leftOutText(counts: Readonly<Record<LeftOutReason, number>>): string {
  const { reasons, leftOut } = texts.posMenu
  const parts = Object.entries(reasons).flatMap(([reason, text]) => {
    const count = counts[reason as LeftOutReason]
    return count > 0 ? [text({ count })] : []
  })
  return parts.length > 0 ? leftOut({ parts: series(parts) }) : ''
}
