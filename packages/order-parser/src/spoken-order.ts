// Parses a transcript into order items of a group: every item with a price in the group's currency, and its doubt.

import { type CurrencyCode, demoBasePrice, usualDecimalsOf } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { priceOf as priceOfMenuItem } from '@tablemate/domain/menu/menu-price.ts'
import { type ChosenOption, chosenSoFar, type OptionGroup } from '@tablemate/domain/menu/options.ts'
import { isPayable, type Minor, minorUnitsOf, payableStep } from '@tablemate/domain/money.ts'
import type { Candidate, OrderItem, Stretch } from '@tablemate/domain/orders/order.ts'
import { lengthOf } from '@tablemate/domain/plain-text.ts'
import { parseOrder } from './parse-order.ts'
import type { Act, MenuEntry, OtherEntry, Said, Speaker, SpokenItem, TextStretch } from './parsed-order.ts'

export interface SpokenOrder {
  /** Empty if nothing was understood. */
  readonly items: readonly OrderItem[]
  /** What is chosen with each of the items; empty for a dish without options. */
  readonly optionGroups: readonly (readonly OptionGroup[])[]
  readonly notUnderstood: readonly Stretch[]
  /** What the sentence asks for besides dishes. Its words are in `notUnderstood` too, unless the order contains them. */
  readonly acts: readonly Act[]
  /** The messages to the kitchen, joined by ", "; may be empty. */
  readonly note: string
  /** The sentence is not English: the parser does not guess, and `notUnderstood` contains the whole sentence. */
  readonly isOtherLanguage: boolean
}

export type SpokenDish = MenuEntry & { readonly isSoldOut: boolean }

/**
 * A dish has its menu's price with the options that were said and the defaults, otherwise the spoken price, otherwise the demo
 * base price with the doubt `price`. Options that have to be chosen may be missing. A sold-out dish is not ordered, a sold-out
 * option not chosen: their words go to `notUnderstood`. So does a note for which there is no room. Without `speaker` no names are known.
 * Source: decisions.md, Calls; docs/decisions/0009 and 0011.
 */
export function spokenOrder(
  transcript: string,
  menu: readonly SpokenDish[] | null,
  currency: CurrencyCode,
  speaker?: Speaker,
): SpokenOrder {
  const { kind, items, notes, notUnderstood, acts } = parseOrder(transcript, menu, speaker)
  const isOut = ({ entry }: SpokenItem) => (entry as SpokenDish | null)?.isSoldOut ?? false
  const served = items.filter(item => !isOut(item))
  const soldOut = outermost([
    ...items.filter(isOut).flatMap(item => soldOutStretches(item, served)),
    ...served.flatMap(item =>
      item.soldOut.map(({ start, end }) => ({ start, end, isSoldOut: true as const })),
    ),
  ])
  const { note, left } = noteOf(notes)
  const unplaced = acts.filter(act => act.kind !== 'nothing' && act.kind !== 'allergy')
  const lost = [...notUnderstood, ...unplaced, ...left].filter(
    stretch => !soldOut.some(out => isWithin(stretch, out)),
  )
  return {
    items: served.map(item => asOrderItem(item, currency)),
    optionGroups: served.map(({ entry }) => entry?.optionGroups ?? []),
    notUnderstood: [...lost.map(({ start, end }) => ({ start, end })), ...soldOut].sort(
      (a, b) => a.start - b.start,
    ),
    note,
    acts,
    isOtherLanguage: kind === 'other-language',
  }
}

/** The notes in one line, and those that do not fit as a whole, so that no note is cut silently. */
function noteOf(notes: readonly TextStretch[]): { note: string; left: readonly TextStretch[] } {
  const fitting: string[] = []
  const left: TextStretch[] = []
  for (const stretch of notes) {
    if (lengthOf([...fitting, stretch.text].join(', ')) <= limits.orderNote) fitting.push(stretch.text)
    else left.push(stretch)
  }
  return { note: fitting.join(', '), left }
}

/** The words of the item alone, as one stretch if no other dish is named in between. */
function soldOutStretches(item: SpokenItem, served: readonly SpokenItem[]): Stretch[] {
  // "let's share" may also be about a dish that is served.
  const own = item.words.filter(word => !served.some(other => other.words.some(same => isWithin(word, same))))
  const words = own.length > 0 ? own : item.words
  const whole = {
    start: Math.min(...words.map(({ start }) => start)),
    end: Math.max(...words.map(({ end }) => end)),
  }
  const isShared = served.some(other => other.words.some(word => isWithin(word, whole)))
  return (isShared ? words : [whole]).map(({ start, end }) => ({ start, end, isSoldOut: true }))
}

/** Drops stretches inside others: two shares of one line have the same words. */
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
  const { quantity, modifications, ambiguity, sharedBy } = item
  const name = item.entry ? item.name : item.name.charAt(0).toUpperCase() + item.name.slice(1)
  const options = item.entry ? chosenOptions(item.entry, item, currency) : []
  const price = item.entry
    ? priceOfMenuItem(item.entry, options, payableStep(currency))
    : spokenPrice(item, currency)
  const doubt = ambiguity.length > 0 ? 'name' : price === null ? 'price' : undefined
  return {
    name,
    quantity,
    price: price ?? demoBasePrice(currency),
    ...(options.length > 0 && { options }),
    ...(modifications.length > 0 && { modifications: modifications.join(', ') }),
    ...(doubt && { doubt }),
    ...(doubt === 'name' && { candidates: candidatesOf(ambiguity, currency) }),
    ...(sharedBy && { sharedBy }),
  }
}

function chosenOptions(
  { optionGroups }: MenuEntry,
  { options }: Said,
  currency: CurrencyCode,
): ChosenOption[] {
  return chosenSoFar(optionGroups ?? [], options, payableStep(currency))
}

function candidatesOf(others: readonly OtherEntry[], currency: CurrencyCode): Candidate[] {
  return others.slice(0, limits.candidates).map(other => {
    const options = chosenOptions(other, other.said, currency)
    const modifications = other.said.modifications.join(', ')
    return {
      name: other.name,
      price: priceOfMenuItem(other, options, payableStep(currency)),
      ...(options.length > 0 && { options }),
      ...(modifications && { modifications }),
    }
  })
}

function spokenPrice({ price, fils = 0, hasThreeDigits }: SpokenItem, currency: CurrencyCode): Minor | null {
  if (price === null) return null
  const decimals = usualDecimalsOf(currency)
  if (!hasThreeDigits || decimals === 3)
    return payable(price + (fils * 100) / minorUnitsOf(currency), currency)
  return decimals === 0 ? payable(price * 1000, currency) : null
}

/**
 * The spoken hundredths in minor units. In yen "six fifty" is 650, because there are no hundredths. Null if the amount cannot be
 * paid or is above the limit.
 */
function payable(hundredths: number, currency: CurrencyCode): Minor | null {
  const price = (Math.round(hundredths * 10) * minorUnitsOf(currency)) / 1000
  const step = payableStep(currency)
  if (isPayable(price, step)) return price <= limits.price ? price : null
  return step === 100 && price < saidInTwoPartsBelow && Number.isInteger(price) ? price * 100 : null
}

/** "ninety nine fifty" is the highest price said in two parts. */
const saidInTwoPartsBelow = 100_00
