// "For the waiter": combines the group's orders into one list to read out, with who gets what, and finds the changes since
// the list was last shown.

import { groupBy } from '../group-by.ts'
import { optionTexts } from '../menu/option-texts.ts'
import { nameKey } from '../plain-text.ts'
import { notRefused, type OrderContent } from './order.ts'

/** How many of a dish a member ordered with the same modifiers. */
export interface Portion {
  readonly memberId: number
  readonly name: string
  readonly quantity: number
  /** With its options; '': none. */
  readonly modifications: string
  /** The diner named no price. */
  readonly isPriceGuessed: boolean
}

/** Something that a member said or wrote and that is no dish. */
export interface Remark {
  readonly memberId: number
  /** 'note': for the kitchen. 'unclear': a stretch that became no item. 'incomplete': an order without dishes, or not sent yet. */
  readonly kind: 'note' | 'unclear' | 'incomplete'
  readonly text: string
}

export interface Modifier {
  readonly modifications: string
  readonly quantity: number
}

export interface WaiterLine {
  readonly name: string
  readonly quantity: number
  /** How many have which modifiers. The rest of `quantity` has none. */
  readonly modifiers: readonly Modifier[]
  /** Who gets them, in the order of ordering. */
  readonly people: readonly {
    readonly memberId: number
    readonly quantity: number
    readonly modifiers: readonly Modifier[]
  }[]
  readonly isPriceGuessed: boolean
}

interface PlacedOrder extends OrderContent {
  readonly memberId: number
  readonly transcription: string
  readonly state: string
}

/** Takes orders oldest first, and skips items that are refused or not sent yet. A member's items with the same dish and modifiers are one portion. */
export function portionsOf(orders: readonly PlacedOrder[]): Portion[] {
  const all = orders.flatMap(({ memberId, items }) =>
    notRefused(items)
      .filter(({ isToConfirm }) => !isToConfirm)
      .map(({ name, quantity, options, modifications = '', doubt }) => ({
        memberId,
        name,
        quantity,
        modifications: [...optionTexts(options, 'diner'), modifications].filter(Boolean).join(', '),
        isPriceGuessed: doubt === 'price',
      })),
  )
  return [...groupBy(all, keyOf).values()].flatMap(same => {
    const [first] = same
    const isPriceGuessed = same.some(one => one.isPriceGuessed)
    return first ? [{ ...first, quantity: sumOf(same), isPriceGuessed }] : []
  })
}

export function remarksOf(orders: readonly PlacedOrder[]): Remark[] {
  return orders.flatMap(({ memberId, note, transcription, notUnderstood, state }): Remark[] => {
    const unclear =
      state === 'incomplete'
        ? [{ memberId, kind: 'incomplete' as const, text: transcription }]
        : notUnderstood
            // The diner has already seen that the dish is sold out.
            .filter(({ isSoldOut }) => !isSoldOut)
            .map(({ start, end }) => ({
              memberId,
              kind: 'unclear' as const,
              text: transcription.slice(start, end),
            }))
    return note === '' ? unclear : [{ memberId, kind: 'note', text: note }, ...unclear]
  })
}

/**
 * One line per dish, in the order in which the dishes were first ordered. Names and modifiers that differ only in case or
 * Unicode form count as the same.
 */
export function waiterList(portions: readonly Portion[]): WaiterLine[] {
  return [...groupBy(portions, ({ name }) => nameKey(name)).values()].map(same => ({
    name: same[0]?.name ?? '',
    quantity: sumOf(same),
    modifiers: modifiersOf(same),
    people: [...groupBy(same, ({ memberId }) => memberId)].map(([memberId, own]) => ({
      memberId,
      quantity: sumOf(own),
      modifiers: modifiersOf(own),
    })),
    isPriceGuessed: same.some(({ isPriceGuessed }) => isPriceGuessed),
  }))
}

/** Compares with the list shown: portions that are new, portions that stay, and portions that are gone. */
export function changesSince(
  shown: readonly Portion[],
  now: readonly Portion[],
): Record<'fresh' | 'before' | 'gone', Portion[]> {
  const [shownQuantities, presentQuantities] = [quantities(shown), quantities(now)]
  const part = (portions: readonly Portion[], quantityOf: (portion: Portion) => number) =>
    portions
      .map(portion => ({ ...portion, quantity: quantityOf(portion) }))
      .filter(({ quantity }) => quantity > 0)
  return {
    fresh: part(now, portion => portion.quantity - (shownQuantities.get(keyOf(portion)) ?? 0)),
    before: part(now, portion => Math.min(portion.quantity, shownQuantities.get(keyOf(portion)) ?? 0)),
    gone: part(shown, portion => portion.quantity - (presentQuantities.get(keyOf(portion)) ?? 0)),
  }
}

export function isSameRemark(a: Remark, b: Remark): boolean {
  return a.memberId === b.memberId && a.kind === b.kind && a.text === b.text
}

function modifiersOf(portions: readonly Portion[]): Modifier[] {
  const input = portions.filter(({ modifications }) => modifications !== '')
  return [...groupBy(input, ({ modifications }) => nameKey(modifications)).values()].map(same => ({
    modifications: same[0]?.modifications ?? '',
    quantity: sumOf(same),
  }))
}

function quantities(portions: readonly Portion[]): Map<string, number> {
  return new Map(portions.map(portion => [keyOf(portion), portion.quantity]))
}

function keyOf({ memberId, name, modifications }: Portion): string {
  return JSON.stringify([memberId, nameKey(name), nameKey(modifications)])
}

const sumOf = (portions: readonly Pick<Portion, 'quantity'>[]) =>
  portions.reduce((sum, { quantity }) => sum + quantity, 0)
