// The name of a ticket in a sentence.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { tableText } from '../../lib/text/table-text.ts'
import { texts } from '../../lib/text/texts.ts'

const words = texts.board

/** "Table 7", or the text for a group without a table. */
export function tableName(table: string | null): string {
  return table === null ? words.noTable : tableText(table)
}

/** "No. 14", or the text for an order without a number yet. */
export function ticketNumber({ number }: Pick<Ticket, 'number'>): string {
  return number === null ? words.noNumber : words.number({ number })
}

/** "No. 14 · Table 7". */
export function ticketName(ticket: Pick<Ticket, 'number' | 'table'>): string {
  return `${ticketNumber(ticket)} · ${tableName(ticket.table)}`
}

/** The kitchen, which prepares what belongs to no station (id 0), has a name in the reader's language. */
export function stationName({ id, name }: Ticket['station']): string {
  return id === 0 ? texts.board.kitchen : name
}
