// The texts of an order within a provider's limits. A cut text ends with "…"; the board has it in full.

import { cut } from '../delivery/cut-text.ts'
import type { OutgoingLine, OutgoingOrder, OutgoingTexts } from '../delivery/outgoing-order.ts'

const separator = ' · '

/** UTF-16 units that each text keeps when several texts share one field. */
const beginning = 20

/** Joins the texts that are not empty. */
export function joinTexts(texts: readonly string[]): string {
  return texts.filter(text => text !== '').join(separator)
}

/** As `joinTexts`, within a limit. Earlier texts are cut last, but each later text keeps its beginning. */
export function fitTexts(texts: readonly string[], limit: number): string {
  const present = texts.filter(text => text !== '')
  const fitted = present.reduce((before, text, index) => {
    const start = before === '' ? '' : before + separator
    const reserved = present
      .slice(index + 1)
      .reduce((sum, { length }) => sum + separator.length + Math.min(length, beginning), 0)
    return start + cut(text, Math.max(limit - start.length - reserved, beginning))
  }, '')
  return cut(fitted, limit)
}

/** What the kitchen reads before the dishes: allergies first. */
export function orderTexts({ texts, notes }: OutgoingOrder): readonly string[] {
  return [texts.allergies, texts.kind, ...notes]
}

/** The name of a ticket: the number of the order is left out before the table is cut. */
export function ticketName({ kind, table, number }: OutgoingTexts, limit: number): string {
  const whole = joinTexts([kind, table, number])
  return whole.length <= limit ? whole : cut(joinTexts([kind, table]), limit)
}

/** The longer name of a ticket. */
export function fullTicketName({ kind, table, guest, number }: OutgoingTexts, limit: number): string {
  return cut(joinTexts([kind, table, guest, number]), limit)
}

/**
 * The lines of an order. An order can be only a note, but providers require a line: it then has one that costs nothing and
 * is named by the order's number.
 */
export function linesOf({ lines, texts }: OutgoingOrder): readonly OutgoingLine[] {
  return lines.length > 0
    ? lines
    : [{ line: 0, name: texts.number, quantity: 1, price: 0, note: '', remoteId: null }]
}
