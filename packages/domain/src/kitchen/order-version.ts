// Decides whether a change of an order concerns the kitchen: if so, its tickets start again as a new version.

import { areSameOptions } from '../menu/options.ts'
import { isAtKitchen, type OrderContent, type OrderItem } from '../orders/order.ts'

/**
 * Whether dishes, quantities, options and modifiers are the same line by line, and the note too. Prices, stretches that were not
 * understood and lines that wait for the staff, their diner or their course do not concern the kitchen.
 */
export function isSameForKitchen(
  before: Pick<OrderContent, 'items' | 'note'>,
  after: Pick<OrderContent, 'items' | 'note'>,
): boolean {
  const [lines, others] = [before, after].map(({ items }) => items.filter(isAtKitchen))
  return (
    before.note === after.note &&
    lines?.length === others?.length &&
    lines?.every((item, at) => isSameLine(item, others?.[at])) === true
  )
}

function isSameLine(before: OrderItem, after: OrderItem | undefined): boolean {
  return (
    after !== undefined &&
    before.name === after.name &&
    before.quantity === after.quantity &&
    areSameOptions(before.options, after.options) &&
    (before.modifications ?? '') === (after.modifications ?? '') &&
    (before.refused === undefined) === (after.refused === undefined)
  )
}
