// Exports the summary as a file named after the day: as JSON, or as CSV for a spreadsheet.

import { guessedPrices } from '@tablemate/domain/orders/order.ts'
import { saveFile } from '../../../lib/device/save-file.ts'
import { texts } from '../../../lib/text/texts.ts'
import { toast } from '../../../ui/toast.ts'
import { summaryCsv } from './summary-csv.ts'
import type { Summary } from './use-summary.ts'

export function exportSummary(summary: Summary): void {
  const now = new Date()
  save({ name: `${nameOn(now)}.json`, text: exportText(summary, now), type: 'application/json' })
}

export function exportCsv(summary: Summary): void {
  save({ name: `${nameOn(new Date())}.csv`, text: summaryCsv(summary), type: 'text/csv' })
}

/** Without the group's code, which would let anybody in who sees the file. The day is the phone's. */
function nameOn(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(part =>
    String(part).padStart(2, '0'),
  )
  return `tablemate-${day.join('-')}`
}

function save(file: Parameters<typeof saveFile>[0]): void {
  if (saveFile(file)) return
  const { title, hint } = texts.summary.exportFailed
  toast({ title, description: hint, tone: 'bad' })
}

/**
 * The content of the file, with amounts in minor units. It may be passed on and must not let anybody join: the group's id, code and
 * link key are left out.
 */
export function exportText(summary: Summary, now: Date): string {
  const { members, totalAmount, totalItems, bill, payments } = summary
  const { id: _id, code: _code, linkKey: _key, ...group } = summary.group
  const content = {
    group,
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
  return `${JSON.stringify(content, (name, value) => (name === 'groupId' ? undefined : value), 2)}\n`
}
