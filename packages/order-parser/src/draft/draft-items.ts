// The draft of an order: its lines, shares and modifiers before they become order items.

import type { Minor } from '@tablemate/domain/money.ts'
import type { Segment } from '../grammar/best-path.ts'
import type { Candidate } from '../menu/menu-lookup.ts'
import type { People } from '../phrases/people.ts'
import type { Token } from '../words/tokens.ts'
import type { Outcomes, Span } from './outcomes.ts'

/** "extra cheese" is `{ amount: 'extra', text: 'cheese' }`. */
export interface DraftModifier {
  amount: 'plain' | 'no' | 'extra' | 'light'
  text: string
  readonly at: number
  end: number
  /** Precedes the noun: "dirty martini". */
  readonly isBefore?: true
  /** An unknown word, or in a place where a dish is expected: "a pizza quickly", "the meatloaf or the pot roast". */
  readonly isGuess?: boolean
}

/** Who shares dishes, by the phrases with these words. Several dishes may have the same. */
export interface DraftSharing {
  people: People
  /** Those of the first phrase alone. */
  readonly subject: People
  readonly spans: Span[]
  /** "for everyone": of a drink it may mean one each. */
  readonly isForEach: boolean
  /** "between ben and cyd": these share, regardless of who was named before. */
  readonly isWhole: boolean
  /** "for ben": it is theirs, whatever else is shared. */
  readonly isOwn: boolean
}

/** A part of a line's quantity with its own modifiers: "one with cheese, one without". */
export interface DraftShare {
  quantity: number
  readonly modifiers: DraftModifier[]
  /** null: as the line. */
  sharing: DraftSharing | null
}

export interface DraftLine {
  /** A dish that the menu does not have stays in the draft, so that its modifiers are not attached to another dish. */
  readonly kind: 'item' | 'unknown'
  candidates: readonly Candidate[]
  /** The indexes of the name's tokens, end exclusive. */
  readonly at: number
  readonly end: number
  quantity: number
  /** Whether a count or an article was said. */
  readonly isCounted: boolean
  /** Whether the count was above one, so that the name is in the plural. */
  readonly isPlural: boolean
  modifiers: DraftModifier[]
  readonly shares: DraftShare[]
  /** null: nobody shares it. */
  sharing: DraftSharing | null
  /** "for me", "ben will have": "we'll share everything" does not mean it. */
  isForOne: boolean
  /** What was said leaves it open: "only if it's wild", "brownies for ben and cyd". */
  isInDoubt?: boolean
  /** The quantity is one for each of several people, who were named without a count. */
  isOneEach?: boolean
  price: Minor | null
  /** Of the price: see SpokenItem. */
  fils: number
  hasThreeDigits: boolean
  /** The line that "the same" copied. Both are merged if the copy gets no other modifiers. */
  readonly copyOf: DraftLine | null
  /** Follows "the". */
  readonly isDefinite: boolean
  /** Follows "and". */
  readonly isAdded: boolean
  /** Follows another dish and "and" without article or count: "kebab and chips". */
  readonly isJoined: boolean
  /** The dish that it was ordered with: the burger of "a burger with fries". */
  with?: DraftLine
  /** Alternatives joined by "or". */
  readonly orElse: (Span & { readonly candidates: readonly Candidate[] })[]
}

/** An act of the sentence: see Act. */
export type DraftAct = Span &
  (
    | { readonly kind: 'bill' | 'same-again' | 'question' | 'nothing' }
    | { readonly kind: 'same-as'; readonly name: string; readonly memberId: number | null }
    | { readonly kind: 'allergy'; readonly to: string; readonly isSpeaker: boolean }
  )

export interface Draft {
  readonly segments: readonly Segment[]
  readonly lines: readonly DraftLine[]
  readonly acts: readonly DraftAct[]
  readonly outcomes: Outcomes
  readonly tokens: readonly Token[]
}
