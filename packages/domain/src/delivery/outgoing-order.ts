// An order as it leaves for a point of sale, a printer or a webhook. It names no diner and contains no transcript and no
// table code. Source: docs/decisions/0031.

import type { Rates } from '../bill/bill-total.ts'
import type { CurrencyCode } from '../currency.ts'
import type { Allergen } from '../menu/allergens.ts'
import type { ChosenOption } from '../menu/options.ts'
import type { Minor } from '../money.ts'

export interface OutgoingLine {
  /** The index of the item in the order. */
  readonly line: number
  readonly name: string
  readonly quantity: number
  /** Minor units per unit, with its options. */
  readonly price: Minor
  /** Its options in the kitchen's words and the diner's wish for this dish; empty: none. */
  readonly note: string
  /** Its options, and the wish without them. */
  readonly options?: readonly OutgoingOption[]
  readonly wish?: string
  /** A dish that its guest wrote: the wish without the mark that is in `note`. */
  readonly offMenu?: { readonly wish: string }
  /** The dish's id at the provider that the menu came from; null: none is known. */
  readonly remoteId: string | null
  /** A group of the provider in which something must be chosen, and of which the line has nothing that the provider knows. */
  readonly isChoiceMissing?: true
}

export interface OutgoingOption extends ChosenOption {
  /** Its id at the provider that the group came from; absent: none is known. */
  readonly remoteId?: string
}

/** One version of an order. Refused items are left out. */
export interface OutgoingOrder {
  /** A UUID, unique per delivery: the idempotency key at the provider. */
  readonly key: string
  /** 'changed' replaces an earlier version that was sent; 'cancelled' has the lines of the last version. */
  readonly kind: 'new' | 'changed' | 'cancelled'
  /** The order's id, the same for every version. */
  readonly orderId: number
  readonly version: number
  /** The number of the restaurant's day. */
  readonly number: number
  /** The name of the table; null: the group has none. */
  readonly table: string | null
  /** The position of the member at the table, from 1. */
  readonly guest: number
  /** People at the table. */
  readonly guests: number
  /** ISO time. */
  readonly placedAt: string
  readonly currency: CurrencyCode
  readonly lines: readonly OutgoingLine[]
  /** The diner's notes, in their words. */
  readonly notes: readonly string[]
  /** The member's allergies, the listed ones in English; empty: none. */
  readonly allergies: string
  /** The same, as the member stated them: what was ticked apart from what was typed. Absent in orders of earlier versions. */
  readonly stated?: StatedAllergies
  /** A changed ticket of a printer: what the station had on paper before. */
  readonly before?: Pick<OutgoingOrder, 'lines' | 'notes' | 'table' | 'allergies' | 'stated'>
  /** The texts of a ticket, in the restaurant's language. */
  readonly texts: OutgoingTexts
  readonly rates: Rates
  /** What the table owes for this order, without tip, with the rates' tax and fee. */
  readonly total: Minor
}

export interface StatedAllergies {
  readonly allergens: readonly Allergen[]
  readonly text: string
}

/** Texts that the caller words, because the domain has none. */
export interface OutgoingTexts {
  /** "Table 12", or "No table". */
  readonly table: string
  /** "Guest 2". */
  readonly guest: string
  /** "Order 17". */
  readonly number: string
  /** "ALLERGY: peanuts", first on every ticket; empty: none. */
  readonly allergies: string
  /** "CHANGED", "CANCELLED" or empty. */
  readonly kind: string
  /** The names of the tax and of the service fee, as a point of sale shows them. */
  readonly tax: string
  readonly serviceFee: string
}
