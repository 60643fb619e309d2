// What goes into the understanding of an order, and what comes out.

import type { Minor } from '#domain/money.ts'

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
  /** All the words that went into it, its name and its modifications. */
  readonly words: readonly { readonly start: number; readonly end: number }[]
  /** Other entries that fitted about as well, best first: the card can offer them. */
  readonly ambiguity: readonly MenuEntry[]
}

/** Words that could not be placed, and where they stand in the transcript: UTF-16 units, end exclusive. */
export interface LostWords {
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * What became of a word. `ordering` is the language of ordering itself: asking ("can i get"), politeness, joining words,
 * counts and prices that a dish has. `reference` is what speaks of another part of the same order: a correction that was
 * applied with what it replaced, a repeat, a dish named again. `repetition` is a word said twice and meant once.
 */
export type Outcome =
  | 'dish'
  | 'modifier'
  | 'note'
  | 'ordering'
  | 'reference'
  | 'repetition'
  | 'not-understood'

export interface WordOutcome {
  readonly start: number
  readonly end: number
  readonly outcome: Outcome
}

/** `too-long` and `other-language` have no items and no notes, and the whole transcript as not understood. */
export interface ParsedOrder {
  readonly kind: 'parsed' | 'too-long' | 'other-language'
  readonly items: readonly SpokenItem[]
  /** What is no dish but matters to the kitchen: "she's allergic to nuts", "no rush". In the order said. */
  readonly notes: readonly LostWords[]
  readonly notUnderstood: readonly LostWords[]
  /** Every word of the transcript in order, each once; none of one that is too long. */
  readonly outcomes: readonly WordOutcome[]
}
