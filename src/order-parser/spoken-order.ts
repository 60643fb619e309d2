// What a diner said, as an order that the table can hold: every dish with a price, and what it leaves in doubt.

import { type CurrencyCode, demoBasePrice } from '#domain/currency.ts'
import { limits } from '#domain/limits.ts'
import { menuPrice } from '#domain/menu/menu-price.ts'
import { isPayable, type Minor, payableStep } from '#domain/money.ts'
import type { OrderItem, Stretch } from '#domain/orders/order.ts'
import { lengthOf } from '#domain/plain-text.ts'
import { parseOrder } from './parse-order.ts'
import type { LostWords, MenuEntry, SpokenItem } from './parsed-order.ts'

export interface SpokenOrder {
  /** None where nothing was understood. */
  readonly items: readonly OrderItem[]
  readonly notUnderstood: readonly Stretch[]
  /** What the kitchen should know beside the dishes, joined by ", "; empty where nothing of the kind was said. */
  readonly note: string
  /** The sentence is not English: nothing of it is guessed at, all of it stands in `notUnderstood`. */
  readonly isOtherLanguage: boolean
}

/** A dish that may be spoken of. */
export type SpokenDish = MenuEntry & { readonly isSoldOut: boolean }

/**
 * Understands a transcript at a table with this currency. A dish has its menu's price, else the spoken one, else the
 * demo base price, and then says so. One that is sold out is not ordered: its words are kept with those that were not
 * understood. So is a note for which there is no room. Source: decisions.md, Calls; docs/decisions/0009 and 0011.
 */
export function spokenOrder(
  transcript: string,
  menu: readonly SpokenDish[] | null,
  currency: CurrencyCode,
): SpokenOrder {
  const { kind, items, notes, notUnderstood } = parseOrder(transcript, menu)
  const isOut = ({ entry }: SpokenItem) => (entry as SpokenDish | null)?.isSoldOut ?? false
  const served = items.filter(item => !isOut(item))
  const soldOut = outermost(items.filter(isOut).flatMap(item => soldOutStretches(item, served)))
  const { note, left } = noteOf(notes)
  const lost = [...notUnderstood, ...left].filter(stretch => !soldOut.some(out => isWithin(stretch, out)))
  return {
    items: served.map(item => asOrderItem(item, currency)),
    notUnderstood: [...lost.map(({ start, end }) => ({ start, end })), ...soldOut].sort(
      (a, b) => a.start - b.start,
    ),
    note,
    isOtherLanguage: kind === 'other-language',
  }
}

/** The notes in one line. One that does not fit as a whole is left, so that nothing is cut off silently. */
function noteOf(notes: readonly LostWords[]): { note: string; left: readonly LostWords[] } {
  const fitting: string[] = []
  const left: LostWords[] = []
  for (const stretch of notes) {
    if (lengthOf([...fitting, stretch.text].join(', ')) <= limits.orderNote) fitting.push(stretch.text)
    else left.push(stretch)
  }
  return { note: fitting.join(', '), left }
}

/** Its name with its modifications, as one stretch where no other dish was named in between. */
function soldOutStretches({ words }: SpokenItem, served: readonly SpokenItem[]): Stretch[] {
  const whole = {
    start: Math.min(...words.map(({ start }) => start)),
    end: Math.max(...words.map(({ end }) => end)),
  }
  const isShared = served.some(other => other.words.some(word => isWithin(word, whole)))
  return (isShared ? words : [whole]).map(({ start, end }) => ({ start, end, isSoldOut: true }))
}

/** Two of a dish in different ways are named by the same words. */
function outermost(stretches: readonly Stretch[]): Stretch[] {
  return stretches.filter(
    (one, at) =>
      !stretches.some(
        (other, before) => before !== at && isWithin(one, other) && (before < at || !isWithin(other, one)),
      ),
  )
}

const isWithin = (inner: Stretch, outer: Stretch) => inner.start >= outer.start && inner.end <= outer.end

function asOrderItem(item: SpokenItem, currency: CurrencyCode): OrderItem {
  const { quantity, modifications, ambiguity } = item
  const name = item.entry ? item.name : item.name.charAt(0).toUpperCase() + item.name.slice(1)
  const price = priceOf(item, currency)
  const doubt = ambiguity.length > 0 ? 'name' : price === null ? 'price' : undefined
  return {
    name,
    quantity,
    price: price ?? demoBasePrice(currency),
    ...(modifications.length > 0 && { modifications: modifications.join(', ') }),
    ...(doubt && { doubt }),
  }
}

function priceOf({ price, entry }: SpokenItem, currency: CurrencyCode): Minor | null {
  if (entry) return menuPrice(entry.price, payableStep(currency))
  return price === null ? null : payable(price, currency)
}

/** Nobody says hundredths of a yen: "six fifty" is 650 of them. Null for what cannot be paid, or no dish costs. */
function payable(price: Minor, currency: CurrencyCode): Minor | null {
  if (isPayable(price, payableStep(currency))) return price <= limits.price ? price : null
  return price < saidInTwoPartsBelow ? price * 100 : null
}

/** "ninety nine fifty" is the most that is said so. */
const saidInTwoPartsBelow = 100_00
