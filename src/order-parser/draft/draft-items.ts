// The lines of an order that is still being understood.

import type { Minor } from '#domain/money.ts'
import type { Segment } from '../grammar/best-path.ts'
import type { Candidate } from '../menu/mention.ts'
import type { Token } from '../words/tokens.ts'
import type { Outcomes } from './outcomes.ts'

/** A modifier as it will be written: "extra cheese" is `{ amount: 'extra', text: 'cheese' }`. */
export interface DraftModifier {
  amount: 'plain' | 'no' | 'extra' | 'light'
  text: string
  readonly at: number
  readonly end: number
  /** Said before the noun: "dirty martini". */
  readonly isBefore?: true
}

/** Some of a dish's count that are wanted in their own way: "one with cheese, one without". */
export interface DraftShare {
  quantity: number
  readonly modifiers: DraftModifier[]
}

export interface DraftLine {
  /** A dish that the menu does not have is kept until the end, so that its modifiers go to no other. */
  readonly kind: 'item' | 'unknown'
  candidates: readonly Candidate[]
  /** Its words, as places in the tokens. */
  readonly at: number
  readonly end: number
  quantity: number
  /** Whether it was said in a number above one, so that its name is in the plural. */
  readonly isPlural: boolean
  modifiers: DraftModifier[]
  readonly shares: DraftShare[]
  price: Minor | null
  /** Said to be the same as an earlier one: joined with it again if it stays the same. */
  readonly copyOf: DraftLine | null
  /** Said with "the". */
  readonly isDefinite: boolean
  /** Said barely after "and", right behind another dish: "kebab and chips". */
  readonly isJoined: boolean
  /** Entries said with "or". */
  readonly orElse: Candidate[]
}

export interface Draft {
  readonly segments: readonly Segment[]
  readonly lines: readonly DraftLine[]
  readonly outcomes: Outcomes
  readonly tokens: readonly Token[]
}
