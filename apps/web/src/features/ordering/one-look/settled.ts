// The diner's answers about a spoken order, and the change that sends it to the kitchen. Pure.

import type { Order } from '@tablemate/contract/orders.ts'
import { chooseMenuItem, type NewPrice, type PricedItem, priceOf } from '@tablemate/domain/menu/menu-price.ts'
import {
  chosenSoFar,
  missingGroups,
  type OptionGroup,
  requiredOf,
  wantedOf,
} from '@tablemate/domain/menu/options.ts'
import type { PayableStep } from '@tablemate/domain/money.ts'
import { type Candidate, notRefused, type OrderItem } from '@tablemate/domain/orders/order.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { withPrices } from '../../../lib/outbox/queued-order.ts'
import type { Change } from '../form/save-change.ts'
import { withNote } from '../form/unplaced-words.ts'

export interface Answers {
  /** The dish chosen for an item in doubt, by the item's index. */
  readonly menuItems: Readonly<Record<number, Candidate>>
  /** The ids of the options chosen for an item, by the item's index. */
  readonly options: Readonly<Record<number, readonly number[]>>
  /** What words are that were not understood, by the start of their stretch. */
  readonly words: Readonly<Record<number, 'note' | 'left-out'>>
}

export const noAnswers: Answers = { menuItems: {}, options: {}, words: {} }

/** The menu that says what has to be chosen, and the step of the group's prices. */
export interface Card<M extends PricedItem = PricedItem> {
  readonly menu: readonly M[]
  readonly step: PayableStep
}

/** An item with the answers about it. */
export interface AnsweredItem<M extends PricedItem = PricedItem> {
  readonly item: OrderItem
  /** The dishes that the diner chooses from, best first; none if there is no doubt. */
  readonly dishes: readonly Candidate[]
  readonly dish: Candidate | undefined
  /** The dish on the menu, and those of its groups in which the sentence did not choose enough. */
  readonly menuItem: M | undefined
  readonly groups: readonly OptionGroup[]
  /** What is not answered yet: the dish, or a group of options. */
  readonly open: 'dish' | OptionGroup | null
}

/** The order's items with the chosen dishes and options. What has to be chosen with a dish is asked once the dish is known. */
export function answeredItems<M extends PricedItem>(
  { items }: Pick<Order, 'items'>,
  answers: Answers,
  card: Card<M>,
): AnsweredItem<M>[] {
  return notRefused(items).map((item, at) => {
    const dishes = dishesOf(item)
    // An answer about an item that stood at this place before does not count.
    const answer = answers.menuItems[at]
    const dish = dishes.find(({ name, price }) => name === answer?.name && price === answer.price)
    if (dishes.length > 0 && !dish)
      return { item, dishes, dish, menuItem: undefined, groups: [], open: 'dish' }
    // Options and modifications are as they were said, of this dish.
    const chosen = dish ? { ...item, options: undefined, modifications: undefined, ...dish } : item
    return { dishes, dish, ...withOptions(chosen, answers.options[at] ?? [], card) }
  })
}

function dishesOf({ name, price, options, modifications, doubt, candidates = [] }: OrderItem): Candidate[] {
  return doubt === 'name' && candidates.length > 0
    ? [{ name, price, options, modifications }, ...candidates]
    : []
}

function withOptions<M extends PricedItem>(item: OrderItem, ids: readonly number[], { menu, step }: Card<M>) {
  const named = menu.filter(({ name }) => menuItemKey(name) === menuItemKey(item.name))
  const { menuItem } = chooseMenuItem(named, item, step)
  const all = menuItem?.optionGroups ?? []
  const groups = missingGroups(all, item.options)
  if (!menuItem || groups.length === 0) return { item, menuItem, groups, open: null }
  const counts = wantedOf(all, item.options ?? [])
  for (const { options } of groups)
    for (const { id } of options) if (ids.includes(id) && !counts.has(id)) counts.set(id, 1)
  const options = chosenSoFar(all, counts, step)
  const open = missingGroups(groups, options)[0] ?? null
  return { item: { ...item, options, price: priceOf(menuItem, options, step) }, menuItem, groups, open }
}

/** The chosen options with one more, or without it. A group that takes only one more has the last one that was chosen. */
export function withChosen(
  ids: readonly number[],
  group: OptionGroup,
  item: OrderItem,
  id: number,
): readonly number[] {
  const own = group.options.map(option => option.id)
  const said = item.options?.filter(one => own.includes(one.id) && !ids.includes(one.id)).length ?? 0
  const others = ids.filter(one => one !== id)
  if (requiredOf(group) - said === 1) return [...others.filter(one => !own.includes(one)), id]
  if (ids.includes(id)) return others
  const isFull = others.filter(one => own.includes(one)).length + said >= group.max
  return isFull ? ids : [...others, id]
}

/**
 * The change that sends the order. Words without an answer stay with the order, and the kitchen does not get them. Null if the
 * note becomes too long, or if there is nothing to send.
 */
export function settled(
  order: Order,
  answers: Answers,
  card: Card,
  prices: readonly NewPrice[] = [],
): Change | null {
  const { transcription, notUnderstood } = order
  let note: string | null = order.note
  for (const { start, end } of notUnderstood)
    if (answers.words[start] === 'note' && note !== null)
      note = withNote(note, transcription.slice(start, end))
  const items = withPrices(
    answeredItems(order, answers, card).map(({ item }) => item),
    prices,
  )
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
