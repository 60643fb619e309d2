// Merges the result lists of a recogniser into one transcript. Pure. Recognisers differ from the standard and from each other
// in how they repeat words. This file handles every known way, with recorded examples in test/browser/recordings.ts.

import { type Part, type PartialTranscript, textOf, transcriptOf } from './transcript.ts'

/** The first alternative of one entry in a recogniser's result list. */
export interface Result {
  readonly transcript: string
  readonly isFinal: boolean
  /** From 0 to 1. Android sends 0 for a result that it calls final but will repeat with more words. */
  readonly confidence: number
}

export const nothingHeard: PartialTranscript = { earlier: '', parts: [] }

/**
 * Every event contains the whole list, so it replaces the earlier parts. `resultIndex` is not used, because Android always
 * reports 0. A list without words removes nothing.
 */
export function mergeResults(before: PartialTranscript, results: readonly Result[]): PartialTranscript {
  const parts = results.map(partOf).filter(hasText).reduce(addPart, [])
  if (parts.length === 0) return before
  if (!startsOver(before.parts, parts)) return { earlier: before.earlier, parts }
  return { earlier: transcriptOf(before), parts }
}

function partOf({ transcript, isFinal, confidence }: Result): Part {
  return { text: transcript.trim().replace(/\s+/g, ' '), isFinal, isDraft: isFinal && confidence === 0 }
}

const hasText = ({ text }: Part) => text !== ''

/** Adds the next entry of a list. It either continues the entries before it or repeats them. */
function addPart(parts: Part[], next: Part): Part[] {
  if (parts.length === 0) return [next]
  const [earlier, words] = [wordsOf(textOf(parts)), wordsOf(next.text)]
  if (startsWith(words, earlier)) return [next]
  if (next.isFinal && startsWith(earlier, words)) return parts
  const areDrafts = parts.every(({ isDraft }) => isDraft)
  if (areDrafts && next.isFinal && isBetterDraft(words, earlier)) return [next]
  return [...parts, next]
}

/** Whether the words repeat the draft with more words or corrected ones: "to cokes", then "two cokes and fries". */
function isBetterDraft(words: readonly string[], draft: readonly string[]): boolean {
  if (words.length < draft.length) return false
  const alike = draft.filter((word, at) => words.slice(Math.max(0, at - 1), at + 2).some(isNear(word)))
  return alike.length > draft.length / 2
}

/**
 * After a pause some phones drop interim words and start over with an empty list. A list that is much shorter, and shares no
 * significant word with the list before, continues after it. A mere correction shares most words.
 */
function startsOver(before: readonly Part[], after: readonly Part[]): boolean {
  if ([...before, ...after].some(({ isFinal }) => isFinal)) return false
  const [old, recent] = [wordsOf(textOf(before)), wordsOf(textOf(after))]
  if (old.length < 3 || recent.length > old.length - 2) return false
  const significant = recent.filter(word => !insignificant.has(word))
  const isElsewhere = recent.every((word, at) => !isNear(old[at] ?? '')(word))
  return isElsewhere && significant.every(word => !old.some(isNear(word)))
}

const insignificant = new Set(['a', 'an', 'and', 'the', 'of', 'with', 'i', 'please', 'um', 'uh'])

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter(Boolean)
}

function startsWith(words: readonly string[], beginning: readonly string[]): boolean {
  return words.length >= beginning.length && beginning.every((word, at) => words[at] === word)
}

/** Whether the words are equal, or differ by at most one letter in three. */
function isNear(one: string): (other: string) => boolean {
  return other => one === other || editDistance(one, other) <= Math.max(one.length, other.length) / 3
}

/** The Levenshtein distance. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [over, otherLetter] of [...other].entries()) {
      const replaced = (row[over] ?? 0) + (letter === otherLetter ? 0 : 1)
      next.push(Math.min(replaced, (row[over + 1] ?? 0) + 1, (next[over] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
