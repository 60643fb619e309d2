// The name of a ticket in a sentence.

import type { Ticket } from '#contract/kitchen.ts'
import { isolate } from '../../../text/isolate.ts'
import * as texts from '../../../text/texts.ts'

const words = texts.board

/** "Table 7", or the text for a group without a table. */
export function tableName(table: string | null): string {
  return table === null ? words.noTable : texts.table.number(isolate(table))
}

/** "No. 14 · Table 7". */
export function ticketName({ number, table }: Pick<Ticket, 'number' | 'table'>): string {
  return `${words.number(number)} · ${tableName(table)}`
}
