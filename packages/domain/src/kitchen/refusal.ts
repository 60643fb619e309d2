// Refused lines of an order: they cost nothing, and stay in the order so that the diner sees why.

import type { ChosenOption } from '../menu/options.ts'
import type { OrderItem } from '../orders/order.ts'
import type { RefusalReason, TicketState } from './ticket.ts'

export type Refusal = NonNullable<OrderItem['refused']>

/** An option of a line of an order. */
export interface LineOption {
  readonly line: number
  readonly id: number
}

/** The last refusal on a ticket, stored so that it can be undone. */
export interface LastRefusal {
  /** The time as an ISO string. */
  readonly at: string
  /** The group's revision after the refusal. */
  readonly revision: number
  /** The state of the ticket before the refusal. */
  readonly from: TicketState
  readonly reason: RefusalReason
  readonly lines: readonly number[]
  /** The ids of the dishes that the refusal marked as sold out. */
  readonly dishes: readonly number[]
  /** If it refused options and no lines: those, and the ids of those that it marked as sold out. */
  readonly options?: readonly LineOption[]
  readonly soldOutOptions?: readonly number[]
}

/** How a request to undo names the refusal. */
export interface NamedRefusal {
  /** The state of the ticket before the refusal. */
  readonly to: TicketState
  readonly reason: RefusalReason | null
  /** null: all lines of the ticket. */
  readonly lines: readonly number[] | null
  /** The refused options; null: whatever was refused. */
  readonly options?: readonly LineOption[] | null
}

/** Whether the named refusal is the ticket's last one, and the ticket has not moved since. */
export function isOfRefusal(
  { state, refusal }: { readonly state: TicketState; readonly refusal: LastRefusal | null },
  { to, reason, lines, options = null }: NamedRefusal,
): boolean {
  return (
    refusal !== null &&
    (state === 'refused' || state === to) &&
    refusal.from === to &&
    refusal.reason === reason &&
    (lines === null || refusal.lines.every(line => lines.includes(line))) &&
    (options === null || isSameList(refusal.options ?? [], options))
  )
}

/** The items, with the refusal of these lines removed. */
export function restoreLines(items: readonly OrderItem[], lines: readonly number[]): OrderItem[] {
  return items.map((item, at) => {
    const { refused: _, ...ordered } = item
    return lines.includes(at) ? ordered : item
  })
}

/** The items, with these lines refused. A line that was refused before keeps its reason. */
export function refuseLines(
  items: readonly OrderItem[],
  lines: readonly number[],
  refused: Refusal,
): OrderItem[] {
  return items.map((item, at) => (lines.includes(at) && !item.refused ? { ...item, refused } : item))
}

/**
 * The items, with these options refused. Each takes its price off its item, which a refusal never makes dearer. Options that were
 * not chosen, or were refused before, are ignored.
 */
export function refuseOptions(
  items: readonly OrderItem[],
  options: readonly LineOption[],
  refused: Refusal,
): OrderItem[] {
  return changeOptions(items, options, (item, option) => {
    if (!isOpenOption(option)) return item
    const amount = Math.min(item.price, Math.max(0, option.price * option.quantity))
    return withOption({ ...item, price: item.price - amount }, { ...option, refused: { ...refused, amount } })
  })
}

/** The items, with the refusal of these options removed. */
export function restoreOptions(items: readonly OrderItem[], options: readonly LineOption[]): OrderItem[] {
  return changeOptions(items, options, (item, { refused, ...option }) =>
    withOption({ ...item, price: item.price + (refused?.amount ?? 0) }, option),
  )
}

/** Those of the options that were chosen for an item that is not refused, and are not refused. */
export function openOptions(items: readonly OrderItem[], options: readonly LineOption[]): LineOption[] {
  return options.filter(({ line, id }) => {
    const item = items[line]
    return !item?.refused && item?.options?.some(option => option.id === id && isOpenOption(option))
  })
}

const isOpenOption = ({ quantity, refused }: ChosenOption) => quantity > 0 && !refused

function changeOptions(
  items: readonly OrderItem[],
  options: readonly LineOption[],
  change: (item: OrderItem, option: ChosenOption) => OrderItem,
): OrderItem[] {
  return items.map((item, at) =>
    options
      .filter(({ line }) => line === at)
      .reduce((changed, { id }) => {
        const option = changed.options?.find(one => one.id === id)
        return option ? change(changed, option) : changed
      }, item),
  )
}

function withOption(item: OrderItem, option: ChosenOption): OrderItem {
  return { ...item, options: item.options?.map(one => (one.id === option.id ? option : one)) }
}

function isSameList(some: readonly LineOption[], others: readonly LineOption[]): boolean {
  const has = ({ line, id }: LineOption) => others.some(other => other.line === line && other.id === id)
  return some.length === others.length && some.every(has)
}

/** The items as they count at a closed seating: those that wait for the staff will not be made. */
export function refuseUnapproved(items: readonly OrderItem[]): OrderItem[] {
  const waiting = [...items.keys()].filter(line => items[line]?.isUnapproved)
  return refuseLines(items, waiting, { reason: 'cannot-make', message: '' })
}

/** Those of the lines that exist and are not refused. */
export function openLines(items: readonly OrderItem[], lines: readonly number[]): number[] {
  return lines.filter(line => items[line] !== undefined && !items[line]?.refused)
}

/** The changed items, with the refused items of the order at their old positions. */
export function keepRefused(changed: readonly OrderItem[], previous: readonly OrderItem[]): OrderItem[] {
  const items = [...changed]
  for (const [at, item] of previous.entries()) if (item.refused) items.splice(at, 0, item)
  return items
}
