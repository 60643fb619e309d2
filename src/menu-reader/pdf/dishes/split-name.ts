// Where in a line a name ends and what is said of it begins.

import type { PlacedWord } from '../layout/text-lines.ts'
import { bracketAtEnd, endOfTitle, type NameHabits } from './name-habits.ts'

export interface NameAndText {
  readonly name: string
  readonly text: string
}

export interface NameWord extends PlacedWord {
  /** A wide blank stands before it. */
  readonly beginsCell: boolean
}

/** `isWrapped`: it fills several lines, as no name with a list of what is in it does. */
export function split(words: readonly NameWord[], habits: NameHabits, isWrapped: boolean): NameAndText {
  const at =
    (habits.areCells ? endOfCell(words) : null) ??
    lookChange(words) ??
    (habits.areCapitals ? endOfCapitals(words) : null) ??
    (habits.areTitles ? endOfTitle(words.map(({ text }) => text)) : null)
  if (at !== null) return { name: joined(words.slice(0, at)), text: joined(words.slice(at)) }
  const text = joined(words)
  const parted =
    splitAtMark(text) ?? splitAtBracket(text, habits) ?? (isWrapped ? null : splitAtCommas(text, habits))
  return parted ?? { name: text, text: '' }
}

function endOfCell(words: readonly NameWord[]): number | null {
  const at = words.findIndex(({ beginsCell }, index) => index > 0 && beginsCell)
  return at > 0 && /\p{L}{2}/u.test(joined(words.slice(0, at))) ? at : null
}

/** Where the look of the first words ends for good: a bold name, then a plain description. */
export function lookChange(words: readonly PlacedWord[]): number | null {
  const first = words.find(({ text }) => /\p{L}{2}/u.test(text))
  if (!first) return null
  const start = words.indexOf(first)
  const at = words.findIndex(
    (word, index) => index > start && /\p{L}|\p{N}/u.test(word.text) && !looksAlike(first, word),
  )
  if (at < 0) return null
  const rest = words.slice(at)
  if (rest.some(word => /\p{L}{3}/u.test(word.text) && looksAlike(first, word))) return null
  // A weight or a volume in another look is part of the name.
  const before = joined(words.slice(0, at))
  if (/\p{L}{2}.*[-–—:]$/u.test(before) && /^\P{N}*\p{L}/u.test(joined(rest))) return at
  const isText = rest.some(({ text }) => /^\P{N}*\p{L}/u.test(text)) && /\p{L}{2}/u.test(joined(rest))
  if (!isText || isByName(first, rest)) return null
  return /\p{L}{2}/u.test(before) ? at : null
}

/** A few words of the same face, only smaller, say which: the maker, the age, the kind. */
function isByName(first: PlacedWord, rest: readonly PlacedWord[]): boolean {
  return rest.length <= 4 && rest.every(({ font, text }) => font === first.font && !/[,.;]/.test(text))
}

function looksAlike(a: PlacedWord, b: PlacedWord): boolean {
  return a.font === b.font && Math.abs(a.size - b.size) < 0.13 * a.size
}

function endOfCapitals(words: readonly PlacedWord[]): number | null {
  const isLow = ({ text }: PlacedWord) =>
    /\p{Ll}/u.test(text) && !/^(?:of|de|du|la|le|con|y|w|and|n|with)$/.test(text)
  const at = words.findIndex(isLow)
  if (at < 1) return null
  const letters = joined(words.slice(0, at)).match(/\p{Lu}/gu)?.length ?? 0
  const rest = words.slice(at).filter(({ text }) => /\p{L}{2}/u.test(text))
  if (letters < 3 || rest.length < 1 || rest.filter(isLow).length < 0.5 * rest.length) return null
  return /^(?:&|and|of|de|con|y|with)$/i.test(words[at - 1]?.text ?? '') ? at - 1 : at
}

/** "Burger - beef, cheddar": the shorter first part is the name, if the second reads like a description. */
function splitAtMark(text: string): NameAndText | null {
  const found = /^(.{2,55}?)(?:\s+[-–—|~]+\s+|\s?[:–—-]+\s+|\s-(?=\p{Ll}))(.+)$/u.exec(text)
  const [, name = '', rest = ''] = found ?? []
  const isText = /^[^\p{L}\d]*\p{Ll}/u.test(rest) || /,/.test(rest) || rest.split(' ').length > 4
  return isText && /\p{L}{2}/u.test(name) ? { name, text: rest } : null
}

/** "crispy polenta, seared shrimp, pecorino": what is listed in small letters; one part only by the menu's habit. */
function splitAtCommas(text: string, { areBeforeCommas }: NameHabits): NameAndText | null {
  const [name = '', ...parts] = text.split(/,\s+/)
  const isSmall = (part: string) => /^[^\p{L}]*\p{Ll}/u.test(part)
  if (
    parts.length < (areBeforeCommas ? 1 : 2) ||
    parts.filter(isSmall).length < 0.7 * parts.length ||
    name.length < 3
  )
    return null
  return { name, text: parts.join(', ') }
}

/** "Burger (beef and cheddar)", where the menu has the habit, or where it lists. */
function splitAtBracket(text: string, { areBeforeBrackets }: NameHabits): NameAndText | null {
  const at = bracketAtEnd(text)
  const inside = text.slice(at).replace(/^\(|\)$/g, '')
  if (at < 3 || !(areBeforeBrackets || inside.includes(','))) return null
  return { name: text.slice(0, at).trim(), text: inside }
}

export function joined(words: readonly PlacedWord[]): string {
  return words.map(({ text }) => text).join(' ')
}
