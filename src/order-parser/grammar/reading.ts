// What a stretch of words may be.

import type { Minor } from '#domain/money.ts'
import type { Candidate } from '../menu/mention.ts'
import type { PhraseKind } from '../phrases/phrases.ts'

/** A stretch of words from `at` to `end` (exclusive) and what it would be; `cost` is how doubtful that is by itself. */
export type Reading = { readonly at: number; readonly end: number; readonly cost: number } & (
  | { readonly kind: 'item'; readonly candidates: readonly Candidate[]; readonly isGuess: boolean }
  /** A size stands before its noun more readily; what is a dish by itself less; a long name of the menu never. */
  | { readonly kind: 'modifier'; readonly sort: 'size' | 'named' | 'entry' | 'plain' }
  | { readonly kind: 'count'; readonly value: number; readonly isTimes: boolean }
  | { readonly kind: 'price'; readonly price: Minor; readonly of: 'one' | 'all' }
  /** A dish that the menu does not have. */
  | { readonly kind: 'unknown-dish' }
  /** A dish named before, for which the modifiers just said are: "on the burger". */
  | { readonly kind: 'onto'; readonly candidates: readonly Candidate[] }
  /** "a medium" that is one more of the dish before. */
  | { readonly kind: 'sized-one' }
  /** The form of a dish said apart from its name: "a sub with turkey", "ham and cheese sandwich". */
  | { readonly kind: 'shape'; readonly isAhead: boolean; readonly isFilled: boolean }
  /** A word that fits nowhere. */
  | { readonly kind: 'lost'; readonly isSmall: boolean }
  | { readonly kind: PhraseKind }
)
