// What goes into the understanding of an order, and what comes out.

import type { Minor } from '../money.ts'

/** A dish as its menu has it. */
export interface MenuEntry {
  readonly name: string
  readonly description?: string | null | undefined
  /** Minor units for one. */
  readonly price: Minor
  readonly category?: string | null | undefined
}

export interface SpokenItem {
  /** The menu's own spelling; without a menu as it was said. */
  readonly name: string
  /** Whole, 1 to 99. */
  readonly quantity: number
  /** "X", "no X", "extra X" or "light X", in the order said; joined by ", " within the limit of an order item. */
  readonly modifications: readonly string[]
  /** Minor units for one: the menu's, else the spoken one, else null. */
  readonly price: Minor | null
  /** The menu entry chosen; null without a menu. */
  readonly entry: MenuEntry | null
  /** The words that name it, as a place in the transcript: UTF-16 units, end exclusive. */
  readonly start: number
  readonly end: number
  /** Other entries that fitted about as well, best first: the card can offer them. */
  readonly ambiguity: readonly MenuEntry[]
}

/** Words that could not be placed, and where they stand in the transcript: UTF-16 units, end exclusive. */
export interface LostWords {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** `too-long` and `other-language` have no items and no notes, and the whole transcript as not understood. */
export interface ParsedOrder {
  readonly kind: 'parsed' | 'too-long' | 'other-language'
  readonly items: readonly SpokenItem[]
  /** What is no dish but matters to the kitchen: "she's allergic to nuts", "no rush". In the order said. */
  readonly notes: readonly LostWords[]
  readonly notUnderstood: readonly LostWords[]
}
