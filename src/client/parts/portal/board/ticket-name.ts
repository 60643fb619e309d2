// The name of a ticket in a sentence.

import type { Ticket } from '#contract/kitchen.ts'
import * as en from '../../../text/en.ts'
import { isolate } from '../../../text/isolate.ts'

const words = en.board

/** "Table 7", or the text for a group without a table. */
export function tableName(table: string | null): string {
  return table === null ? words.noTable : en.table.number(isolate(table))
}

/** "No. 14 · Table 7". */
export function ticketName({ number, table }: Pick<Ticket, 'number' | 'table'>): string {
  return `${words.number(number)} · ${tableName(table)}`
}
