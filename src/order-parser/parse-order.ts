// What a diner said, turned into an order. Everything else in this folder serves the one function below.

import { limits } from '#domain/limits.ts'
import { lengthOf } from '#domain/plain-text.ts'
import { draftOf } from './draft/draft.ts'
import { placesOf } from './draft/outcomes.ts'
import { settle } from './draft/resolve-items.ts'
import { bestPath } from './grammar/best-path.ts'
import { hear } from './menu/heard-words.ts'
import { indexOf } from './menu/menu-index.ts'
import type { MenuEntry, ParsedOrder } from './parsed-order.ts'
import { isOtherLanguage } from './words/other-language.ts'
import { withoutRepetition } from './words/repetition.ts'
import { withOneName } from './words/same-names.ts'
import { type Token, tokensOf } from './words/tokens.ts'

/**
 * Turns a transcript into order items, in the order said. With a menu every item is one of its entries; with `null` names
 * and prices are found by the grammar of ordering alone. Every word of the transcript has one outcome (`Outcome`): what is neither a
 * dish, a modification, a note nor the language of ordering is not understood. Pure and deterministic, throws for no text.
 * A transcript over `limits.transcription` characters is answered as `too-long`, so that a live preview need not guard
 * itself; one in another language as `other-language`. The menu's index is kept for the menu object: hand in the same
 * object again, and do not change it.
 */
export function parseOrder(transcript: string, menu: readonly MenuEntry[] | null): ParsedOrder {
  if (transcript.length > limits.transcription && lengthOf(transcript) > limits.transcription)
    return notRead('too-long', transcript, [])
  const index = menu ? indexOf(menu) : null
  const all = tokensOf(transcript)
  if (isOtherLanguage(all, ({ stem }) => index?.holders.has(stem) ?? false))
    return notRead('other-language', transcript, all)
  const said = withoutRepetition(all, stem => index?.doubled.has(stem) ?? false)
  const tokens = withOneName(said)
  const hearing = index ? hear(tokens, index) : null
  const draft = draftOf(bestPath(tokens, hearing), tokens, hearing)
  const { outcomes, ...settled } = settle(draft, transcript, index)
  const kept = new Set(said)
  const repeated = all.filter(token => !kept.has(token))
  return { kind: 'parsed', ...settled, outcomes: placesOf(outcomes, tokens, repeated) }
}

/** Nothing of it is guessed at. */
function notRead(
  kind: 'too-long' | 'other-language',
  transcript: string,
  tokens: readonly Token[],
): ParsedOrder {
  return {
    kind,
    items: [],
    notes: [],
    notUnderstood: [{ text: transcript, start: 0, end: transcript.length }],
    outcomes: placesOf([], tokens, []),
  }
}
