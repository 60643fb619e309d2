// The parser's entry point: turns a transcript into order items.

import * as limits from '@tablemate/domain/limits.ts'
import { lengthOf } from '@tablemate/domain/plain-text.ts'
import { draftOf } from './draft/draft.ts'
import { wordOutcomesOf } from './draft/outcomes.ts'
import { resolveItems } from './draft/resolve-items.ts'
import { bestPath } from './grammar/best-path.ts'
import { indexOf } from './menu/menu-index.ts'
import { createLookup } from './menu/menu-lookup.ts'
import type { MenuEntry, ParsedOrder, Speaker } from './parsed-order.ts'
import { groupOfSpeaker } from './phrases/people.ts'
import { mentionsSharing } from './phrases/sharing-words.ts'
import { withCanonicalNames } from './words/canonical-names.ts'
import { isOtherLanguage } from './words/other-language.ts'
import { withoutRepetition } from './words/repetition.ts'
import { type Token, tokensOf } from './words/tokens.ts'

/**
 * Returns items in the order said. With a menu every item is one of its entries; with `null` the grammar of ordering alone
 * finds names and prices. Every word of the transcript has one outcome: a word that is no dish, modifier, note or language of
 * ordering is not understood. Pure and deterministic; never throws. A transcript over `limits.transcription` characters
 * returns `too-long`, so that a live preview needs no separate check; another language returns `other-language`. The
 * menu's index is cached by menu object: pass the same object again, and do not change it. The names of `speaker.members` are
 * understood in words that share a dish.
 */
export function parseOrder(
  transcript: string,
  menu: readonly MenuEntry[] | null,
  speaker: Speaker = nobodyKnown,
): ParsedOrder {
  if (transcript.length > limits.transcription && lengthOf(transcript) > limits.transcription)
    return unparsed('too-long', transcript, [])
  const index = menu ? indexOf(menu) : null
  const all = tokensOf(transcript)
  if (isOtherLanguage(all, ({ stem }) => index?.entriesByStem.has(stem) ?? false))
    return unparsed('other-language', transcript, all)
  const nonRepeatedTokens = withoutRepetition(all, stem => index?.doubled.has(stem) ?? false)
  const tokens = withCanonicalNames(nonRepeatedTokens)
  const lookup = index ? createLookup(tokens, index) : null
  const group = speaker.members.length > 0 || mentionsSharing(tokens) ? groupOfSpeaker(speaker, lookup) : null
  const draft = draftOf(bestPath(tokens, lookup, group), tokens, lookup, speaker)
  const { outcomes, ...resolved } = resolveItems(draft, transcript, index)
  const nonRepeated = new Set(nonRepeatedTokens)
  const repeated = all.filter(token => !nonRepeated.has(token))
  return { kind: 'parsed', ...resolved, outcomes: wordOutcomesOf(outcomes, tokens, repeated) }
}

/** Without names no member is ever named, so the id is never used. */
const nobodyKnown: Speaker = { memberId: 0, members: [] }

function unparsed(
  kind: 'too-long' | 'other-language',
  transcript: string,
  tokens: readonly Token[],
): ParsedOrder {
  return {
    kind,
    items: [],
    notes: [],
    notUnderstood: [{ text: transcript, start: 0, end: transcript.length }],
    acts: [],
    outcomes: wordOutcomesOf([], tokens, []),
  }
}
