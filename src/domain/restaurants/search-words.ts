// How a restaurant is found by typing its name: by the beginnings of its words, without case, accents and punctuation.

import { withoutAccents } from '../plain-text.ts'

/** The words as somebody types them: "L’Étoile d'Or" has "letoile" and "dor". */
export function searchWords(text: string): string[] {
  return [...new Set(wordsOf(text).map(parts => parts.join('')))]
}

/** The words under which a name is found: those of `searchWords`, and what stands around an apostrophe by itself. */
export function indexWords(name: string): string[] {
  const words = wordsOf(name).flatMap(parts => [parts.join(''), ...(parts.length > 1 ? parts : [])])
  return [...new Set(words)]
}

// Where words are written without spaces between them, each sign is one.
const sign = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`
const letters = String.raw`[[\p{L}\p{M}\p{N}]--${sign}]+`
const word = new RegExp(`${sign}|${letters}(?:['’]${letters})*`, 'gv')

/** Each word with its parts around apostrophes. */
function wordsOf(text: string): string[][] {
  const plain = withoutAccents(text).toLowerCase()
  return (plain.match(word) ?? []).map(found => found.split(/['’]/))
}
