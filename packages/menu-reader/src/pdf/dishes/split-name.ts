// Splits a line into a dish's name and its description.

import type { LineWord } from '../layout/text-lines.ts'
import { bracketAtEnd, endOfTitle, type NameUsage } from './name-usage.ts'

export interface NameAndText {
  readonly name: string
  readonly text: string
}

export interface NameWord extends LineWord {
  /** A wide gap comes before the word. */
  readonly beginsCell: boolean
}

/** `isWrapped`: the name fills several lines, so a comma in it does not start a description. */
export function split(words: readonly NameWord[], usage: NameUsage, isWrapped: boolean): NameAndText {
  const code = usage.haveCodes ? words.findIndex(({ text }) => codes.test(text)) + 1 : 0
  if (code > 1 && code < words.length)
    return { name: joined(words.slice(0, code)), text: joined(words.slice(code)) }
  const at =
    (usage.areCells ? endOfCell(words) : null) ??
    styleChange(words) ??
    (usage.areCapitals ? endOfCapitals(words) : null) ??
    (usage.areTitleCase ? endOfTitle(words.map(({ text }) => text)) : null)
  if (at !== null) {
    const end = isMeasuredKind(words.slice(at)) ? words.length : outsideBracket(words, at)
    return { name: joined(words.slice(0, end)), text: joined(words.slice(end)) }
  }
  const text = joined(words)
  const parts =
    splitAtMark(text, usage) ?? splitAtBracket(text, usage) ?? (isWrapped ? null : splitAtCommas(text, usage))
  return parts ?? { name: text, text: '' }
}

/** "(1,7)": behind it the description begins. */
const codes = /^[([](?:\d{1,2}|[a-z])(?:,(?:\d{1,2}|[a-z]))*[)\]]$/i

/** "Perrier au verre 25cl", "ALE blonde 5% (33cl)": a few words with a measure say which drink it is. */
function isMeasuredKind(rest: readonly NameWord[]): boolean {
  const text = joined(rest)
  return rest.length <= 5 && !text.includes(',') && /\d\s?[cdm]?l\.?\)?$/i.test(text)
}

/** "Spritz (2 oz) - gin, soda": a bracket belongs to the name as a whole, if it is short, or not at all. */
function outsideBracket(words: readonly NameWord[], at: number): number {
  const depth = (text: string) => text.split('(').length - text.split(')').length
  const isOpen = depth(joined(words.slice(0, at))) > 0
  const close = words.findIndex(({ text }, index) => index >= at && text.includes(')'))
  const isShort = close >= at && close - at < 3
  const isBeforeDash = words[at]?.text.startsWith('(') && /^[-–—:]/.test(words[close + 1]?.text ?? '')
  if (isShort && (isOpen || isBeforeDash)) return close + 1
  const open = isOpen ? words.slice(0, at).findLastIndex(({ text }) => text.includes('(')) : 0
  return open > 0 ? open : at
}

function endOfCell(words: readonly NameWord[]): number | null {
  const at = words.findIndex(({ beginsCell }, index) => index > 0 && beginsCell)
  return at > 0 && /\p{L}{2}/u.test(joined(words.slice(0, at))) ? at : null
}

/** Where the style changes for good, as from a bold name to a plain description. */
export function styleChange(words: readonly LineWord[]): number | null {
  const first = words.find(({ text }) => /\p{L}{2}/u.test(text))
  if (!first) return null
  const start = words.indexOf(first)
  const at = words.findIndex(
    (word, index) => index > start && /\p{L}|\p{N}/u.test(word.text) && !hasSameStyle(first, word),
  )
  if (at < 0) return null
  const rest = words.slice(at)
  if (rest.some(word => /\p{L}{3}/u.test(word.text) && hasSameStyle(first, word))) return null
  // A weight or volume in another style still belongs to the name.
  const before = joined(words.slice(0, at))
  if (/\p{L}{2}.*[-–—:]$/u.test(before) && /^\P{N}*\p{L}/u.test(joined(rest))) return at
  const isText = rest.some(({ text }) => /^\P{N}*\p{L}/u.test(text)) && /\p{L}{2}/u.test(joined(rest))
  if (!isText || isQualifier(first, rest)) return null
  return /\p{L}{2}/u.test(before) ? at : null
}

/** A few words of the same font but another size specify the name: the maker, the age, the kind. */
function isQualifier(first: LineWord, rest: readonly LineWord[]): boolean {
  return rest.length <= 4 && rest.every(({ font, text }) => font === first.font && !/[,.;]/.test(text))
}

function hasSameStyle(a: LineWord, b: LineWord): boolean {
  return a.font === b.font && Math.abs(a.size - b.size) < 0.13 * a.size
}

function endOfCapitals(words: readonly LineWord[]): number | null {
  const startsLowercase = ({ text }: LineWord) =>
    /\p{Ll}/u.test(text) && !/^\(?\d/.test(text) && !/^(?:of|de|du|la|le|con|y|w|and|n|with)$/.test(text)
  const at = words.findIndex(startsLowercase)
  if (at < 1) return null
  const letters = joined(words.slice(0, at)).match(/\p{Lu}/gu)?.length ?? 0
  const rest = words.slice(at).filter(({ text }) => /\p{L}{2}/u.test(text))
  if (letters < 3 || rest.length < 1 || rest.filter(startsLowercase).length < 0.5 * rest.length) return null
  return /^(?:&|and|of|de|con|y|with)$/i.test(words[at - 1]?.text ?? '') ? at - 1 : at
}

/** "Burger - beef, cheddar", but not "Blut- und Leberwurst": the short first part is the name if the second reads like a description. */
function splitAtMark(text: string, { endAtMark, arePairs }: NameUsage): NameAndText | null {
  if (arePairs && text.includes(' | ')) return null
  const found =
    /^(.{2,55}?)(?:\s+[-–—|~]+\s+|\s?[:–—-]+\s+(?!(?:&|and|en|et|o|och|oder|og|or|u\.|und|y)\s)|\s-(?=\p{Ll}))(.+)$/u.exec(
      text,
    )
  const [, name = '', rest = ''] = found ?? []
  const isLow = /^[^\p{L}\d]*\p{Ll}/u.test(rest)
  const count = rest.split(' ').length
  const isText = /,/.test(rest) || count > 4 || (isLow && (endAtMark || count > 2))
  return isText && /\p{L}.?\p{L}/u.test(name) ? { name, text: rest } : null
}

/** "crispy polenta, seared shrimp, pecorino": parts in lower case. One part suffices if the menu ends names at a comma. */
function splitAtCommas(text: string, { endAtComma, haveTextsBelow }: NameUsage): NameAndText | null {
  if (haveTextsBelow && !endAtComma) return null
  const [name = '', ...parts] = text.split(/,\s+(?![^()]*\))/)
  const isLowercase = (part: string) => /^[^\p{L}]*\p{Ll}/u.test(part)
  if (
    parts.length < (endAtComma ? 1 : 2) ||
    parts.filter(isLowercase).length < 0.7 * parts.length ||
    name.length < 3
  )
    return null
  return { name, text: parts.join(', ') }
}

/** "Burger (beef and cheddar)": if the menu ends names at a bracket, or the bracket contains a list. */
function splitAtBracket(text: string, { endAtBracket }: NameUsage): NameAndText | null {
  const at = bracketAtEnd(text)
  const inside = text.slice(at).replace(/^\(|\)$/g, '')
  if (at < 3 || !(endAtBracket || inside.includes(','))) return null
  return { name: text.slice(0, at).trim(), text: inside }
}

export function joined(words: readonly LineWord[]): string {
  return words.map(({ text }) => text).join(' ')
}
