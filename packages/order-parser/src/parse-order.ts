// The parser's entry point: turns a transcript into order items.

import * as limits from '@tablemate/domain/limits.ts'
import { lengthOf } from '@tablemate/domain/plain-text.ts'
import { draftOf } from './draft/draft.ts'
import { wordOutcomesOf } from './draft/outcomes.ts'
import { resolveItems } from './draft/resolve-items.ts'
import { bestPath } from './grammar/best-path.ts'
import { indexOf } from './menu/menu-index.ts'
import { createLookup } from './menu/menu-lookup.ts'
import type { MenuEntry, ParsedOrder, Speaker, SpokenItem } from './parsed-order.ts'
import { groupOfSpeaker } from './phrases/people.ts'
import { withCanonicalNames } from './words/canonical-names.ts'
import { isOtherLanguage, withEnglishWords } from './words/other-language.ts'
import { type Token, tokensOf, withoutRepetition } from './words/tokens.ts'

/**
 * Returns items in the order said. With a menu every item is one of its entries; with `null` the grammar of ordering alone
 * finds names and prices. Every word of the transcript has one outcome: a word that is no dish, modifier, note or language of
 * ordering is not understood. Pure and deterministic; never throws. A transcript over `limits.transcription` characters
 * returns `too-long`, so that a live preview needs no separate check. Another language returns `other-language`, unless it names
 * dishes of the menu. The menu's index is cached by menu object: pass the same object again, and do not change it. The names
 * of `speaker.members` are understood in words that share a dish.
 */
export function parseOrder(
  transcript: string,
  menu: readonly MenuEntry[] | null,
  speaker: Speaker = nobodyKnown,
): ParsedOrder {
  if (transcript.length > limits.transcription && lengthOf(transcript) > limits.transcription)
    return unparsed('too-long', transcript, [])
  const index = menu ? indexOf(menu) : null
  const said = tokensOf(transcript)
  const isName = ({ stem }: Token) => index?.entriesByStem.has(stem) ?? false
  const isOther = isOtherLanguage(said, isName)
  if (isOther && !index) return unparsed('other-language', transcript, said)
  const all = isOther ? withEnglishWords(said, isName) : said
  const nonRepeatedTokens = withoutRepetition(all, stem => index?.doubled.has(stem) ?? false)
  const tokens = withCanonicalNames(nonRepeatedTokens)
  const lookup = index ? createLookup(tokens, index) : null
  const draft = draftOf(bestPath(tokens, lookup, groupOfSpeaker(speaker, lookup)), tokens, lookup, speaker)
  const { outcomes, ...resolved } = resolveItems(draft, transcript, index)
  const isNamed = ({ start, end }: SpokenItem) =>
    said.some(token => token.start >= start && token.end <= end && isName(token))
  // Foreign words also sound like names, which proves nothing.
  if (isOther && (resolved.items.length === 0 || !resolved.items.every(isNamed)))
    return unparsed('other-language', transcript, said)
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
