// The name in a line: without its number, the marks of diets and the description that may stand beside it.

import { withoutOrdinal } from '../prices/ordinal.ts'
import type { LineFeatures } from '../roles/line-features.ts'
import type { NameHabits } from './name-habits.ts'
import { joined, lookChange, type NameAndText, type NameWord, split } from './split-name.ts'

/** A name of one line or several, and what stands beside it. */
export function nameAndText(lines: readonly LineFeatures[], habits: NameHabits): NameAndText {
  const isAside = ({ text }: LineFeatures, at: number) => at > 0 && /^\(.*\)$/.test(text)
  const words = lines.filter((line, at) => !isAside(line, at)).flatMap(headWords)
  const isFirstWithPriceInside = lines.length === 1 && lines[0]?.prices.place === 'inside'
  const isWrapped = lines.slice(1).some(({ endsName }) => endsName)
  const { name, text } = isFirstWithPriceInside
    ? { name: joined(words), text: '' }
    : split(words, habits, isWrapped)
  return { name: plainName(name, habits.areNumbered), text: text.replace(/^[\s\-–—:|,•·]+/, '').trim() }
}

/** Without what is said beside it in another look. */
export function headingName({ line, prices, sizeRow }: LineFeatures): string {
  const words = line.words.filter(word => word.start >= prices.head.start && word.start < prices.head.end)
  const change = words[lookChange(words) ?? -1]
  const end = Math.min(sizeRow?.start ?? Infinity, change?.start ?? Infinity, prices.head.end)
  const text = line.text
    .slice(prices.head.start, end)
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

const mark =
  '(?:v|vg|ve|vgo|vo|gf|gfo|gfr|df|dfo|nf|veg|vegan|vegetarian|vegetarisch|halal|spicy|contains nuts|\\d{1,2}[a-z]|\\d{1,2}(?=[\\s,./|&+]+\\d)|(?<=[\\s,./|&+])\\d{1,2}|[a-z])'
const dietMarks = new RegExp(`\\s*[([]\\s*${mark}\\*?(?:[\\s,./|&+]+${mark}\\*?)*\\s*[)\\]]\\s*$`, 'i')

/** Without number, bullets, marks of diets, numbers of allergens. */
export function plainName(name: string, isNumbered: boolean): string {
  let plain = name
    .replace(/[\t…]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  plain = withoutOrdinal(plain.replace(/^(?:[*•·◦▪■►\-–—+~]\s?)+/, ''), isNumbered)
  for (let last = ''; last !== plain; ) {
    last = plain
    plain = plain
      .replace(dietMarks, '')
      .replace(/\s+(?:(?:VG|GF|DF|VE|GFO|VGO|NF|V)[\s,/|]*)+$/, '')
      .replace(/[\s*†‡:,;.\-–—|~•·+/(]+$/, '')
      .trim()
  }
  return plain
}

/** Those beside the prices; of one that is grown together with its price, what is not the price. */
function headWords({ line, prices: { head } }: LineFeatures): NameWord[] {
  return line.words.flatMap(word => {
    if (word.end <= head.start || word.start >= head.end || word.isLeader) return []
    const text = line.text.slice(Math.max(word.start, head.start), Math.min(word.end, head.end))
    return [{ ...word, text, beginsCell: line.text[word.start - 1] === '\t' }]
  })
}
