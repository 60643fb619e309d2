// A delivery in words.

import type { Delivery, Destination } from '@tablemate/contract/deliveries.ts'
import { isolate } from '../../../lib/text/isolate.ts'
import { hasName, tableText } from '../../../lib/text/table-text.ts'
import { texts } from '../../../lib/text/texts.ts'

const words = texts.deliveries

export type NamedDestination = Pick<Destination, 'kind' | 'name'>

/** Replaces a printer that was removed while its deliveries are still listed. */
const removedDestination: NamedDestination = { kind: 'pos', name: words.removed }

export function destinationOf(
  { destinationId }: Delivery,
  destinations: readonly Destination[],
): NamedDestination {
  return destinations.find(({ id }) => id === destinationId) ?? removedDestination
}

/** "Order 17 · Table 12". */
export function deliveryName({ kind, number, table }: Delivery): string {
  const where = table === null ? texts.board.noTable : tableText(table)
  const order = number === null ? words.noNumber : words.order({ number })
  return `${kind === 'bill' ? words.kinds.bill : order} · ${where}`
}

/** "Square did not take order 17 (table 12)". */
export function failureOf({ kind, number, table }: Delivery, destination: NamedDestination): string {
  const { subjects, subjectsWithoutNumber, notPrinted, notTaken } = words.strip
  const what = number === null || kind === 'bill' ? subjectsWithoutNumber[kind] : subjects[kind]({ number })
  const name = isolate(destination.name)
  const where = tableInSentence(table)
  return destination.kind === 'printer'
    ? notPrinted({ printer: name, what, table: where })
    : notTaken({ destination: name, what, table: where })
}

function tableInSentence(table: string | null): string {
  if (table === null) return words.noTable
  return hasName(table) ? isolate(table) : texts.table.numberInSentence({ table: isolate(table) })
}

/** "Square doesn’t know “Soup”."; empty if the delivery has no fault. */
export function faultOf({ fault, dish: menuItem }: Delivery, { name }: NamedDestination): string {
  if (!fault) return ''
  const which = menuItem === null ? words.someDish : texts.order.quote({ text: isolate(menuItem) })
  return words.faults[fault]({ destination: isolate(name), dish: which })
}

/** Whether another attempt could succeed. */
export function canRetry({ fault }: Delivery, destination: NamedDestination): boolean {
  return destination !== removedDestination && fault !== 'cannot-cancel'
}
