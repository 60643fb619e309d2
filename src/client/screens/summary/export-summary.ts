// Exports the summary as a file named after the group code.

import { guessedPrices } from '#domain/orders/order.ts'
import { saveFile } from '../../device/save-file.ts'
import * as en from '../../text/en.ts'
import { toast } from '../../ui/toast.ts'
import type { Summary } from './use-summary.ts'

export function exportSummary(summary: Summary): void {
  const saved = saveFile({
    name: `${summary.group.code}.json`,
    text: `${JSON.stringify(exported(summary, new Date()), null, 2)}\n`,
    type: 'application/json',
  })
  if (saved) return
  const { title, hint } = en.summary.exportFailed
  toast({ title, description: hint, tone: 'bad' })
}

/** The content of the file. Amounts are in minor units. */
export function exported({ group, members, totalAmount, totalItems }: Summary, now: Date) {
  // The link key is left out, because the file may be passed on and must not let anybody join.
  const { linkKey: _, ...shared } = group
  return {
    group: shared,
    members,
    totalAmount,
    totalItems,
    /** The number of guessed prices; each has a `doubt`. */
    guessedPrices: guessedPrices(members.flatMap(({ orders }) => orders)),
    exportedAt: now.toISOString(),
  }
}
