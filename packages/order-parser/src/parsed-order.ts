// The parser's input and output types.

import type { OptionGroup } from '@tablemate/domain/menu/options.ts'
import type { Minor } from '@tablemate/domain/money.ts'
import type { SharedBy } from '@tablemate/domain/orders/order.ts'

export interface MenuEntry {
  readonly name: string
  readonly description?: string | null | undefined
  /** Minor units for one. */
  readonly price: Minor
  readonly category?: string | null | undefined
  /** What is chosen with it; absent or null: nothing. */
  readonly optionGroups?: readonly OptionGroup[] | null | undefined
}

/** What was said of a dish. */
export interface Said {
  /** "X", "no X", "extra X" or "light X", in the order said. Joined by ", " they keep the limit of an order item. */
  readonly modifications: readonly string[]
  /** How often each option of the dish is chosen, by its id: as said, otherwise the defaults. Empty without options. */
  readonly options: ReadonlyMap<number, number>
}

/** Another entry that may be meant, with what was said as it would be of this one. */
export type OtherEntry = MenuEntry & { readonly said: Said }

/** Who speaks, and who is in the group. */
export interface Speaker {
  readonly memberId: number
  readonly members: readonly { readonly id: number; readonly name: string }[]
}

export interface SpokenItem extends Said {
  /** The menu's spelling; without a menu as said. */
  readonly name: string
  /** Whole, 1 to 99. */
  readonly quantity: number
  /** For one, without options: the menu's price in minor units, otherwise the spoken price in hundredths of the major unit, otherwise null. */
  readonly price: Minor | null
  /** Minor units besides a spoken price, said as fils, millimes and the like. */
  readonly fils?: number
  /** The price was said as "1.250": thousandths, as in `price`, or thousands. The currency decides. */
  readonly hasThreeDigits?: boolean
  /** The menu entry chosen; null without a menu. */
  readonly entry: MenuEntry | null
  /** The position of its name in the transcript: UTF-16 units, end exclusive. */
  readonly start: number
  readonly end: number
  /** Absent: nobody shares it. */
  readonly sharedBy?: SharedBy
  /** The positions of its name, its modifiers, and the words that share it. */
  readonly words: readonly { readonly start: number; readonly end: number }[]
  /** The words for its options that are sold out. */
  readonly soldOut: readonly { readonly start: number; readonly end: number }[]
  /** Other entries that match about as well, best first. */
  readonly ambiguity: readonly OtherEntry[]
}

/** A part of the transcript with its position: UTF-16 units, end exclusive. */
export interface TextStretch {
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * How the parser used a word. `ordering` is the language of ordering: requests ("can i get"), politeness, joining words, and
 * the counts and prices of dishes. `sharing` says who shares a dish. `reference` refers to another part of the same order: an applied correction and the words
 * that it replaced, a repeat, a dish named again. `repetition` is a word said twice and meant once. `act` asks for something
 * besides dishes.
 */
export type Outcome =
  | 'dish'
  | 'modifier'
  | 'note'
  | 'ordering'
  | 'sharing'
  | 'reference'
  | 'repetition'
  | 'act'
  | 'not-understood'

export interface WordOutcome {
  readonly start: number
  readonly end: number
  readonly outcome: Outcome
}

/** What a sentence asks for besides dishes. It orders nothing and changes nothing: the screen offers it. */
export type Act = TextStretch &
  /** `nothing`: said alone, without a dish. */
  (
    | { readonly kind: 'bill' | 'same-again' | 'question' | 'nothing' }
    /** `name` as it was said; `memberId` null: nobody in the group, or several. */
    | { readonly kind: 'same-as'; readonly name: string; readonly memberId: number | null }
    /** `to` is what the person must not eat, in lower case, empty if that was not said. The words are a note as well. */
    | { readonly kind: 'allergy'; readonly to: string; readonly isSpeaker: boolean }
  )

/** For `too-long` and `other-language` there are no items and no notes, and the whole transcript is not understood. */
export interface ParsedOrder {
  readonly kind: 'parsed' | 'too-long' | 'other-language'
  readonly items: readonly SpokenItem[]
  /** Messages to the kitchen: "she's allergic to nuts", "no rush". In the order said. */
  readonly notes: readonly TextStretch[]
  readonly notUnderstood: readonly TextStretch[]
  /** In the order said. */
  readonly acts: readonly Act[]
  /** Every word of the transcript once, in order; empty for `too-long`. */
  readonly outcomes: readonly WordOutcome[]
}
