// The summary as a file, named by the code.

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

/** What the file holds. Amounts are minor units, as everywhere. */
export function exported({ group, members, totalAmount, totalItems }: Summary, now: Date) {
  // A file is handed on: it must not let anybody join.
  const { linkKey: _, ...told } = group
  return {
    group: told,
    members,
    totalAmount,
    totalItems,
    /** How many of the prices nobody has said; each is marked with `doubt`. */
    guessedPrices: guessedPrices(members.flatMap(({ orders }) => orders)),
    exportedAt: now.toISOString(),
  }
}
