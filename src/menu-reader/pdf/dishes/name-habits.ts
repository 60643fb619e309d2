// How this menu writes its names, counted over all its dishes, as far as that parts a name from what is said of it in
// the same line.

import { groupBy } from '#domain/group-by.ts'
import { ordinalOf } from '../prices/ordinal.ts'
import type { LineFeatures } from '../roles/line-features.ts'

export interface NameHabits {
  readonly areCapitals: boolean
  /** The sections whose names begin small, most of them. */
  readonly lowerSections: ReadonlySet<string>
  /** Names begin with numbers of their own. */
  readonly areNumbered: boolean
  /** Their descriptions stand in a further column of the same row. */
  readonly areCells: boolean
  /** "Burger, beef and cheddar": what follows the first comma is a description. */
  readonly areBeforeCommas: boolean
  /** Many go on in a list after a comma, so that one which does is no surprise. */
  readonly areBeforeLists: boolean
  /** "Chicken Wings crispy, with dip": names begin each word with a capital, descriptions do not. */
  readonly areTitles: boolean
  /** "Burger (beef and cheddar)". */
  readonly areBeforeBrackets: boolean
}

interface Named {
  readonly category: string
  readonly names: readonly LineFeatures[]
}

export function nameHabitsOf(entries: readonly Named[]): NameHabits {
  const firsts = entries.flatMap(({ names }) => names.slice(0, 1))
  const share = (is: (line: LineFeatures) => boolean) =>
    firsts.length === 0 ? 0 : firsts.filter(is).length / firsts.length
  const numbers = firsts.map(({ line }) => ordinalOf(line.text)).filter(number => number !== null)
  const rising = numbers.filter((number, at) => at === 0 || number > (numbers[at - 1] ?? 0)).length
  return {
    lowerSections: lowerSections(entries),
    areCapitals: share(({ isCapitals }) => isCapitals) > 0.6,
    areNumbered: numbers.length > 3 && numbers.length > 0.5 * firsts.length && rising > 0.8 * numbers.length,
    areCells: share(hasCells) > 0.4,
    areBeforeCommas: share(({ text }) => /,\s+(?=[^\p{L}\s]*\p{Ll})/u.test(text)) > 0.5,
    areBeforeLists: share(({ text }) => /(?:,\s+[^\p{L}\s]*\p{Ll}[^,]*){2}/u.test(text)) > 0.2,
    areTitles: share(({ text }) => isTitleBesideText(text.split(' '))) > 0.4,
    areBeforeBrackets: share(({ text }) => bracketAtEnd(text) > 0) > 0.4,
  }
}

function lowerSections(entries: readonly Named[]): Set<string> {
  const isLow = ({ names }: Named) => /^[^\p{L}]*\p{Ll}/u.test(names[0]?.text ?? '')
  // One small beginning is a slip of the reading, many are the menu's manner.
  if (entries.filter(isLow).length < Math.max(3, 0.1 * entries.length)) return new Set()
  const sections = [...groupBy(entries, ({ category }) => category)]
  return new Set(sections.filter(([, of]) => of.filter(isLow).length > 0.5 * of.length).map(([name]) => name))
}

/** Where a bracket with several words in small letters ends a text; -1 where none does. */
export function bracketAtEnd(text: string): number {
  return text.length > longestName ? -1 : text.search(bracketed)
}

/** What is longer is no name with a bracket, whatever stands in it. */
const longestName = 400

const bracketed = /\((?=[^\p{L})]*\p{Ll}[^)]*[\s,][^)]*\p{L})[^()]{6,}\)?$/u

function hasCells({ line, prices: { head } }: LineFeatures): boolean {
  return /\p{L}[^\t…]*\t[^\t…]*\p{L}{2}/u.test(line.text.slice(head.start, head.end))
}

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
