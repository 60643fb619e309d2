// Exports the summary as a file named after the group code: as JSON, or as CSV for a spreadsheet.

import { guessedPrices } from '#domain/orders/order.ts'
import { saveFile } from '../../device/save-file.ts'
import * as texts from '../../text/texts.ts'
import { toast } from '../../ui/toast.ts'
import { summaryCsv } from './summary-csv.ts'
import type { Summary } from './use-summary.ts'

export function exportSummary(summary: Summary): void {
  save({
    name: `${summary.group.code}.json`,
    text: `${JSON.stringify(exported(summary, new Date()), null, 2)}\n`,
    type: 'application/json',
  })
}

export function exportCsv(summary: Summary): void {
  save({ name: `${summary.group.code}.csv`, text: summaryCsv(summary), type: 'text/csv' })
}

function save(file: Parameters<typeof saveFile>[0]): void {
  if (saveFile(file)) return
  const { title, hint } = texts.summary.exportFailed
  toast({ title, description: hint, tone: 'bad' })
}

/** The content of the file. Amounts are in minor units. */
export function exported({ group, members, totalAmount, totalItems, bill, payments }: Summary, now: Date) {
  // The link key is left out, because the file may be passed on and must not let anybody join.
  const { linkKey: _, ...shared } = group
  return {
    group: shared,
    members,
    totalAmount,
    totalItems,
    /** The number of guessed prices; each has a `doubt`. */
    guessedPrices: guessedPrices(members.flatMap(({ orders }) => orders)),
    /** With the shares of all members, and the weights of a split by shares. */
    bill,
    /** With own tips, which are no part of the bill. */
    payments,
    exportedAt: now.toISOString(),
  }
}
