// The diner's answers about a spoken order, and the change that sends it to the kitchen. Pure.

import type { Order } from '@tablemate/contract/orders.ts'
import type { NewPrice } from '@tablemate/domain/menu/menu-price.ts'
import { type Candidate, notRefused, type OrderItem } from '@tablemate/domain/orders/order.ts'
import { withPrices } from '../../../lib/outbox/queued-order.ts'
import type { Change } from '../form/save-change.ts'
import { withNote } from '../form/unplaced-words.ts'

export interface Answers {
  /** The dish chosen for an item in doubt, by the item's index. */
  readonly menuItems: Readonly<Record<number, Candidate>>
  /** What words are that were not understood, by the start of their stretch. */
  readonly words: Readonly<Record<number, 'note' | 'left-out'>>
}

export const noAnswers: Answers = { menuItems: {}, words: {} }

/** The dishes that the diner chooses from, best first; none if there is no doubt. */
export function choicesOf({ name, price, doubt, candidates = [] }: OrderItem): Candidate[] {
  return doubt === 'name' && candidates.length > 0 ? [{ name, price }, ...candidates] : []
}

/** The order's items with the chosen dishes. */
export function chosenItems({ items }: Pick<Order, 'items'>, answers: Answers): OrderItem[] {
  return notRefused(items).map((item, at) => {
    const dish = chosen(item, at, answers)
    // The options are those of the other dish.
    return dish && dish.name !== item.name ? { ...item, ...dish, options: undefined } : item
  })
}

/** The chosen dish. An answer about an item that stood at this place before does not count. */
function chosen(item: OrderItem, at: number, { menuItems }: Answers): Candidate | undefined {
  const answer = menuItems[at]
  return choicesOf(item).find(({ name, price }) => name === answer?.name && price === answer.price)
}

/** The index of the first item whose dish is not chosen yet; -1: none. */
export function firstOpen({ items }: Pick<Order, 'items'>, answers: Answers): number {
  return notRefused(items).findIndex((item, at) => choicesOf(item).length > 0 && !chosen(item, at, answers))
}

/**
 * The change that sends the order. Words without an answer stay with the order, and the kitchen does not get them. Null if the
 * note becomes too long, or if there is nothing to send.
 */
export function settled(order: Order, answers: Answers, prices: readonly NewPrice[] = []): Change | null {
  const { transcription, notUnderstood } = order
  let note: string | null = order.note
  for (const { start, end } of notUnderstood)
    if (answers.words[start] === 'note' && note !== null)
      note = withNote(note, transcription.slice(start, end))
  const items = withPrices(chosenItems(order, answers), prices)
  if (note === null || (items.length === 0 && note === '')) return null
  return {
    ...(items.length > 0 && { items: items.map(asSent) }),
    ...(note !== order.note && { note }),
    notUnderstood: notUnderstood.filter(({ start }) => !answers.words[start]),
    confirm: true,
  }
}

function asSent({ name, quantity, price, options, modifications, doubt, sharedBy }: OrderItem) {
  return {
    ...{ name, quantity, price },
    ...(options && { options }),
    ...(modifications && { modifications }),
    sharedBy: sharedBy ?? null,
    isConfirmed: doubt === 'name',
  }
}
