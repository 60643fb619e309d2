// Splits names into words for the search by prefixes, which ignores case, accents and punctuation.

import { withoutAccents } from '../plain-text.ts'

/** The words of a typed search: "L’Étoile d'Or" has "letoile" and "dor". */
export function searchWords(text: string): string[] {
  return [...new Set(wordsOf(text).map(parts => parts.join('')))]
}

/** The words in the index of a name: those of `searchWords`, and the parts around an apostrophe. */
export function indexWords(name: string): string[] {
  const words = wordsOf(name).flatMap(parts => [parts.join(''), ...(parts.length > 1 ? parts : [])])
  return [...new Set(words)]
}

// In scripts without spaces between words, each sign counts as a word.
const sign = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`
const letters = String.raw`[[\p{L}\p{M}\p{N}]--${sign}]+`
const word = new RegExp(`${sign}|${letters}(?:['’]${letters})*`, 'gv')

/** The words, each split into its parts around apostrophes. */
function wordsOf(text: string): string[][] {
  const plain = withoutAccents(text).toLowerCase()
  return (plain.match(word) ?? []).map(found => found.split(/['’]/))
}
