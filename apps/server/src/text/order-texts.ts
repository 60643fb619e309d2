// The words on tickets and in orders that leave for points of sale and webhooks.

import type {
  OutgoingOrder,
  OutgoingTexts,
  StatedAllergies,
} from '@tablemate/domain/delivery/outgoing-order.ts'
import type { Words } from './words-in.ts'

/** A member's allergies as one text; empty: none. */
export function allergiesText({ text, allergens }: StatedAllergies, words: Words): string {
  return [...allergens.map(allergen => words.allergens[allergen]), text]
    .filter(Boolean)
    .join(words.listSeparator)
}

/** `allergies`: the text of `allergiesText` in the same language. */
export function textsOf(
  { kind, table, guest, number }: Pick<OutgoingOrder, 'kind' | 'table' | 'guest' | 'number'>,
  allergies: string,
  words: Words,
): OutgoingTexts {
  const { order } = words
  return {
    table: table === null ? order.noTable : order.table({ name: table }),
    guest: order.guest({ position: guest }),
    number: order.number({ number }),
    allergies: allergies && order.allergies({ list: allergies }),
    kind: kind === 'new' ? '' : order[kind],
    tax: order.tax,
    serviceFee: order.serviceFee,
  }
}
