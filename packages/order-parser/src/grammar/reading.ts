// The readings of a stretch of words: what it may mean in an order.

import type { Minor } from '@tablemate/domain/money.ts'
import type { Candidate } from '../menu/menu-lookup.ts'
import type { People } from '../phrases/people.ts'
import type { PhraseKind } from '../phrases/phrases.ts'
import type { SharingPhrase } from '../phrases/sharing.ts'

/** The meaning of the tokens from `at` to `end` (exclusive). `cost` is its doubt without regard to the words around. */
export type Reading = { readonly at: number; readonly end: number; readonly cost: number } & (
  | { readonly kind: 'item'; readonly candidates: readonly Candidate[]; readonly isGuess: boolean }
  /** `sort` decides how likely it precedes a noun: a size most, a menu entry less, a menu name of several words never. */
  | { readonly kind: 'modifier'; readonly sort: 'size' | 'named' | 'entry' | 'plain' }
  | { readonly kind: 'count'; readonly value: number; readonly isTimes: boolean; readonly isRounded?: true }
  | {
      readonly kind: 'price'
      readonly price: Minor
      readonly fils?: number
      readonly of: 'one' | 'all'
      readonly hasThreeDigits?: boolean
    }
  /** A dish that the menu does not have. */
  | { readonly kind: 'unknown-dish' }
  /** "on the burger": the modifiers just said are for this dish, which was named before. */
  | { readonly kind: 'onto'; readonly candidates: readonly Candidate[] }
  /** "a medium" meaning one more of the dish before. */
  | { readonly kind: 'sized-one' }
  /** "two burgers, ben's without cheese": the one of them that is somebody's. */
  | { readonly kind: 'whose'; readonly people: People }
  /** The form of a dish after its name: "ham and cheese sandwich". */
  | { readonly kind: 'shape'; readonly isFilled: boolean }
  /** Says who shares the dishes after it (`isAhead`) or the dish before it. */
  | { readonly kind: 'sharing'; readonly isAhead: boolean; readonly phrase: SharingPhrase }
  /** "ben will have": what follows is what somebody else orders. */
  | { readonly kind: 'other-people'; readonly people: People }
  /** "the same as ben": what somebody else ordered; the name is the words from `nameAt` to `nameEnd`. */
  | { readonly kind: 'same-as'; readonly people: People; readonly nameAt: number; readonly nameEnd: number }
  /** "i'm allergic to nuts": what somebody must not eat, empty if that was not said. */
  | { readonly kind: 'allergy'; readonly to: string; readonly isSpeaker: boolean }
  /** "ben isn't drinking": said about people, and orders nothing. */
  | { readonly kind: 'aside' }
  /** A word without a place in the grammar; `isSmall`: a function word. */
  | { readonly kind: 'lost'; readonly isSmall: boolean }
  | { readonly kind: PhraseKind }
)
