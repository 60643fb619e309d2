// Finds out, over all dishes, how this menu separates a name from a description in the same line.

import { groupBy } from '@tablemate/domain/group-by.ts'
import { ordinalOf } from '../prices/ordinal.ts'
import type { LineFeatures } from '../roles/line-features.ts'

export interface NameUsage {
  readonly areCapitals: boolean
  /** Sections in which most names begin in lower case. */
  readonly lowerSections: ReadonlySet<string>
  /** Names begin with ascending numbers. */
  readonly areNumbered: boolean
  /** Descriptions are in a column beside the names. */
  readonly areCells: boolean
  /** Most dishes have their description on separate lines. */
  readonly haveTextsBelow: boolean
  /** "Burger, beef and cheddar": the description follows the first comma. */
  readonly endAtComma: boolean
  /** Many names continue with a list after a comma, so one more is no surprise. */
  readonly continueInLists: boolean
  /** "Chicken Wings crispy, with dip": names are in title case, descriptions are not. */
  readonly areTitleCase: boolean
  /** "Burger - beef": many names end at a dash. */
  readonly endAtMark: boolean
  /** "Χωριάτικη | Greek salad": most names are in two languages. */
  readonly arePairs: boolean
  /** Many names end in a list of numbers or letters for allergens. */
  readonly haveCodes: boolean
  /** "Burger (beef and cheddar)". */
  readonly endAtBracket: boolean
}

interface Named {
  readonly category: string
  readonly names: readonly LineFeatures[]
  readonly texts: readonly string[]
}

export function nameUsageOf(entries: readonly Named[]): NameUsage {
  const firsts = entries.flatMap(({ names }) => names.slice(0, 1))
  const share = (is: (line: LineFeatures) => boolean) =>
    firsts.length === 0 ? 0 : firsts.filter(is).length / firsts.length
  const numbers = firsts.map(({ line }) => ordinalOf(line.text)).filter(number => number !== null)
  const rising = numbers.filter((number, at) => at === 0 || number > (numbers[at - 1] ?? 0)).length
  return {
    lowerSections: lowerSections(entries),
    areCapitals: share(({ isCapitals }) => isCapitals) > 0.6,
    areNumbered: numbers.length > 3 && numbers.length > 0.5 * firsts.length && rising > 0.8 * numbers.length,
    haveTextsBelow: entries.filter(({ texts }) => texts.length > 0).length > 0.6 * entries.length,
    areCells: share(hasCells) > 0.4,
    endAtComma: share(({ text }) => /,\s+(?=[^\p{L}\s]*\p{Ll})/u.test(text)) > 0.5,
    continueInLists: share(({ text }) => /(?:,\s+[^\p{L}\s]*\p{Ll}[^,]*){2}/u.test(text)) > 0.2,
    areTitleCase: share(({ text }) => isTitleBesideText(text.split(' '))) > 0.4,
    endAtMark: share(({ text }) => /\s[-–—|~:]+\s+[^\p{L}\d]*\p{Ll}/u.test(text)) > 0.4,
    arePairs: share(({ text }) => /\p{L}\s\|\s[^\p{L}]*\p{Lu}[^,]*$/u.test(text)) > 0.4,
    haveCodes:
      share(({ text }) => /[([](?:\d{1,2}|[a-z])(?:\s?[,.]\s?(?:\d{1,2}|[a-z]))+[)\]]\s*$/i.test(text)) > 0.1,
    endAtBracket: share(({ text }) => bracketAtEnd(text) > 0) > 0.4,
  }
}

function lowerSections(entries: readonly Named[]): Set<string> {
  const startsLowercase = ({ names }: Named) => /^[^\p{L}]*\p{Ll}/u.test(names[0]?.text ?? '')
  // A few names in lower case are reading errors; many are a convention.
  if (entries.filter(startsLowercase).length < Math.max(3, 0.1 * entries.length)) return new Set()
  const sections = [...groupBy(entries, ({ category }) => category)]
  return new Set(
    sections.filter(([, of]) => of.filter(startsLowercase).length > 0.5 * of.length).map(([name]) => name),
  )
}

/** Where a final bracket with several words in lower case begins; -1 without one. */
export function bracketAtEnd(text: string): number {
  return text.length > maxLength ? -1 : text.search(bracketed)
}

/** A longer text is not a name with a bracket. The limit also bounds the work of the pattern. */
const maxLength = 400

const bracketed = /\((?=[^\p{L})]*\p{Ll}[^)]*[\s,][^)]*\p{L})[^()]{6,}\)?$/u

function hasCells({ line, prices: { head } }: LineFeatures): boolean {
  return /\p{L}[^\t…]*\t[^\t…]*\p{L}{2}/u.test(line.text.slice(head.start, head.end))
}

/** Requires two capitals, since any sentence begins with one. */
function isTitleBesideText(words: readonly string[]): boolean {
  const title = words.slice(0, endOfTitle(words) ?? 0)
  return title.filter(isCapitalised).length > 1
}

/** The number of words in title case before a description in lower case; null without such a change. */
export function endOfTitle(words: readonly string[]): number | null {
  const isLowercase = (word: string) => /^[^\p{L}]*\p{Ll}/u.test(word)
  const last = words.findLastIndex(isCapitalised)
  let end = words.findIndex((word, at) => at > 0 && isLowercase(word) && !joiningWords.test(word))
  while (end > 1 && !isCapitalised(words[end - 1] ?? '')) end--
  if (end < 1 || end < words.length - 12) return null
  // "Coupe de glace": a name in sentence case.
  if (end === 1 && words.length < 5) return null
  return last < end && words.length - end >= 2 && !isLowercase(words[0] ?? '') ? end : null
}

function isCapitalised(word: string): boolean {
  return /^[^\p{L}]*\p{Lu}/u.test(word)
}

const joiningWords = /^(?:of|and|the|with|de|du|des|la|le|al|alla|della|di|en|con|y|e|und|mit|et|à|&)$/
