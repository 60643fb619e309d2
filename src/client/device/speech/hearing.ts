// What a recogniser has heard so far, made of the lists it sends. Pure. Recognisers differ from the standard and from each
// other in how they repeat themselves; what is known of that is met here, and recorded in test/browser/recordings.ts.

import { type Hearing, type Part, textOf, transcriptOf } from './transcript.ts'

/** One entry of a recogniser's list, its first alternative. */
export interface Result {
  readonly transcript: string
  readonly isFinal: boolean
  /** From 0 to 1. Android marks with 0 what it calls final but will say again, longer. */
  readonly confidence: number
}

export const nothingHeard: Hearing = { earlier: '', parts: [] }

/**
 * Each event brings the whole list, so each replaces what was known; where it says that the list changed is not asked,
 * as Android always says: everything. An empty list, or one of empty words, takes nothing back.
 */
export function hear(before: Hearing, results: readonly Result[]): Hearing {
  const parts = results.map(partOf).filter(hasText).reduce(join, [])
  if (parts.length === 0) return before
  if (!beginsAnew(before.parts, parts)) return { earlier: before.earlier, parts }
  return { earlier: transcriptOf(before), parts }
}

function partOf({ transcript, isFinal, confidence }: Result): Part {
  return { text: transcript.trim().replace(/\s+/g, ' '), isFinal, isDraft: isFinal && confidence === 0 }
}

const hasText = ({ text }: Part) => text !== ''

/** The next entry of a list, beside those before it: it goes on, or says them again. */
function join(parts: Part[], next: Part): Part[] {
  if (parts.length === 0) return [next]
  const [said, words] = [wordsOf(textOf(parts)), wordsOf(next.text)]
  if (startsWith(words, said)) return [next]
  if (next.isFinal && startsWith(said, words)) return parts
  const areDrafts = parts.every(({ isDraft }) => isDraft)
  if (areDrafts && next.isFinal && isBetterDraft(words, said)) return [next]
  return [...parts, next]
}

/** The draft again with more words, of which some were heard better: "to cokes", "two cokes and fries". */
function isBetterDraft(words: readonly string[], draft: readonly string[]): boolean {
  if (words.length < draft.length) return false
  const alike = draft.filter((word, at) => words.slice(Math.max(0, at - 1), at + 2).some(isNear(word)))
  return alike.length > draft.length / 2
}

/**
 * After a pause some phones drop unfinished words and begin again at nothing. A list that is much shorter and shares no
 * word of weight with the one before goes on after it; what merely changes its mind keeps most words.
 */
function beginsAnew(before: readonly Part[], after: readonly Part[]): boolean {
  if ([...before, ...after].some(({ isFinal }) => isFinal)) return false
  const [old, fresh] = [wordsOf(textOf(before)), wordsOf(textOf(after))]
  if (old.length < 3 || fresh.length > old.length - 2) return false
  const weighty = fresh.filter(word => !small.has(word))
  const isElsewhere = fresh.every((word, at) => !isNear(old[at] ?? '')(word))
  return isElsewhere && weighty.every(word => !old.some(isNear(word)))
}

const small = new Set(['a', 'an', 'and', 'the', 'of', 'with', 'i', 'please', 'um', 'uh'])

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

/** The same word, or one letter in three away from it. */
function isNear(one: string): (other: string) => boolean {
  return other => one === other || lettersApart(one, other) <= Math.max(one.length, other.length) / 3
}

/** Levenshtein's distance. */
function lettersApart(one: string, other: string): number {
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
