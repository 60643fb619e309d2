// Extracts a dish's name from its lines, without its number, diet marks and description.

import { symbols, withoutMarksInBrackets } from '../prices/diet-marks.ts'
import { withoutOrdinal } from '../prices/ordinal.ts'
import { perPerson } from '../prices/suffixes.ts'
import type { LineFeatures } from '../roles/line-features.ts'
import { isUnfinishedName } from '../roles/role-transition-costs.ts'
import type { NameUsage } from './name-usage.ts'
import { joined, type NameAndText, type NameWord, split, styleChange } from './split-name.ts'

/** Joins a name from one or several lines and splits off the description beside it. */
export function nameAndText(lines: readonly LineFeatures[], usage: NameUsage): NameAndText {
  const isAside = ({ text }: LineFeatures, at: number) => at > 0 && /^\(.*\)$/.test(text)
  const words = lines.filter((line, at) => !isAside(line, at)).flatMap(headWords)
  const isFirstWithPriceInside = lines.length === 1 && lines[0]?.prices.position === 'inside'
  const isWrapped = lines.slice(1).some(({ endsName }) => endsName)
  const goesOn = lines.length > 1 && lines[0] !== undefined && isUnfinishedName(lines[0])
  const { name, text } =
    isFirstWithPriceInside || goesOn ? { name: joined(words), text: '' } : split(words, usage, isWrapped)
  return { name: plainName(name, usage), text: text.replace(/^[\s\-–—:|,•·]+/, '').trim() }
}

/** The heading's name, without text in another style beside it. */
export function headingName(heading: LineFeatures): string {
  const text = heading.line.text
    .slice(heading.prices.head.start, headingEnd(heading))
    .replace(/[\t…]+/g, ' ')
    .replace(/\s+/g, ' ')
  return text
    .replace(
      /[\s(–-]*(?:continued|cont['’.]?d?\.?|suite|fortsetzung|segue|continúa|continuación|vervolg|συνέχεια)[\s).]*$/iu,
      '',
    )
    .replace(/\(?(?<!\p{L})(?:all|each|any|every|alle|je|from|ab)[\s(:]*$/iu, '')
    .replace(/^[^\p{L}\p{N}"'“(]+|[^\p{L}\p{N}"'”)!?.]+$/gu, '')
    .replace(/[:.]$/, '')
}

/** Where its sizes, its prices or the text beside it begin. */
export function headingEnd({ line, prices, sizeRow }: LineFeatures): number {
  const words = line.words.filter(word => word.start >= prices.head.start && word.start < prices.head.end)
  const change = words[styleChange(words) ?? -1]
  return Math.min(sizeRow?.start ?? Infinity, change?.start ?? Infinity, prices.head.end)
}

/** The name without number, bullets, diet marks and allergen numbers. */
export function plainName(
  name: string,
  { areNumbered, haveCodes }: Pick<NameUsage, 'areNumbered' | 'haveCodes'>,
): string {
  let plain = name
    .replace(/[\t…]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  plain = withoutOrdinal(plain.replace(bullets, ''), areNumbered)
  for (let last = ''; last !== plain; ) {
    last = plain
    plain = withoutMarksInBrackets(plain, haveCodes)
      .replace(perPersonAtEnd, '')
      .replace(/\s+(?:(?:VG|GF|DF|VE|GFO|VGO|NF|V)[\s,/|]*)+$/, '')
      .replace(marksAtEnd, '')
      .trim()
  }
  return plain
}

const bullets = new RegExp(String.raw`^(?:[*•·◦▪■►\-–—+~${symbols}]\s?)+`, 'u')
const perPersonAtEnd = new RegExp(String.raw`(?<=\S\s+\S+)\s${perPerson}$`, 'iu')
const marksAtEnd = new RegExp(String.raw`[\s*†‡:,;.\-–—|~•·+/(${symbols}]+$`, 'u')

/** The words outside the prices. A word that touches its price is cut at the price. */
function headWords({ line, prices: { head } }: LineFeatures): NameWord[] {
  return line.words.flatMap(word => {
    if (word.end <= head.start || word.start >= head.end || word.isLeader) return []
    const text = line.text.slice(Math.max(word.start, head.start), Math.min(word.end, head.end))
    return [{ ...word, text, beginsCell: line.text[word.start - 1] === '\t' }]
  })
}
