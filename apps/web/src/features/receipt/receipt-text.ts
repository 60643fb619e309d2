// The receipt as plain text, to be sent in a message.

import { texts } from '../../lib/text/texts.ts'
import type { Receipt } from './receipt.ts'
import type { ReceiptEntry } from './receipt-entry.ts'

export function receiptText(receipt: Receipt): string {
  return [...headOf(receipt), '', ...receipt.entries.map(lineOf)].join('\n')
}

/** The lines above the entries. */
export function headOf({ restaurant, table, time, owner }: Receipt): string[] {
  return [restaurant, ...(table === null ? [] : [table]), time, owner]
}

function lineOf(entry: ReceiptEntry): string {
  if (entry.kind === 'rule') return ''
  return entry.amount === undefined
    ? entry.label
    : texts.receipt.line({ label: entry.label, amount: entry.amount })
}
