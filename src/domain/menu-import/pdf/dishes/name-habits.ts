// How this menu writes its names, counted over all its dishes, as far as that parts a name from what is said of it in
// the same line.

import { ordinalOf } from '../prices/ordinal.ts'
import type { Signs } from '../roles/signs.ts'

export interface NameHabits {
  readonly areCapitals: boolean
  readonly areLower: boolean
  /** Names begin with numbers of their own. */
  readonly areNumbered: boolean
  /** "Burger, beef and cheddar": what follows the first comma is a description. */
  readonly areBeforeCommas: boolean
  /** "Chicken Wings crispy, with dip": names begin each word with a capital, descriptions do not. */
  readonly areTitles: boolean
  /** "Burger (beef and cheddar)". */
  readonly areBeforeBrackets: boolean
}

export function nameHabitsOf(entries: readonly { readonly names: readonly Signs[] }[]): NameHabits {
  const firsts = entries.flatMap(({ names }) => names.slice(0, 1))
  const share = (is: (line: Signs) => boolean) =>
    firsts.length === 0 ? 0 : firsts.filter(is).length / firsts.length
  const numbers = firsts.map(({ line }) => ordinalOf(line.text)).filter(number => number !== null)
  const rising = numbers.filter((number, at) => at === 0 || number > (numbers[at - 1] ?? 0)).length
  return {
    areLower: share(({ text }) => /^[^\p{L}]*\p{Ll}/u.test(text)) > 0.4,
    areCapitals: share(({ isCapitals }) => isCapitals) > 0.6,
    areNumbered: numbers.length > 3 && numbers.length > 0.5 * firsts.length && rising > 0.8 * numbers.length,
    areBeforeCommas: share(({ text }) => /,\s+(?=[^\p{L}\s]*\p{Ll})/u.test(text)) > 0.5,
    areTitles: share(({ text }) => isTitleBesideText(text.split(' '))) > 0.4,
    areBeforeBrackets: share(({ text }) => bracketed.test(text)) > 0.4,
  }
}

/** Several words in small letters, at the end. */
export const bracketed = /\((?=[^\p{L})]*\p{Ll}[^)]*[\s,][^)]*\p{L})[^()]{6,}\)?$/u

/** With more than one capital, since any sentence has one. */
function isTitleBesideText(words: readonly string[]): boolean {
  const title = words.slice(0, endOfTitle(words) ?? 0)
  return title.filter(isLarge).length > 1
}

/** Of a text's words, how many make a title before a description in small letters; null where none does. */
export function endOfTitle(words: readonly string[]): number | null {
  const isSmall = (word: string) => /^[^\p{L}]*\p{Ll}/u.test(word)
  const last = words.findLastIndex(isLarge)
  let end = words.findIndex((word, at) => at > 0 && isSmall(word) && !joining.test(word))
  while (end > 1 && !isLarge(words[end - 1] ?? '')) end--
  if (end < 1 || end < words.length - 12) return null
  return last < end && words.length - end >= 2 && !isSmall(words[0] ?? '') ? end : null
}

function isLarge(word: string): boolean {
  return /^[^\p{L}]*\p{Lu}/u.test(word)
}

const joining = /^(?:of|and|the|with|de|du|des|la|le|al|alla|della|di|en|con|y|e|und|mit|et|à|&)$/
