// A transcript cut into words that remember where they stood, so that what is not understood can be shown in its place.

import { fold, stemOf } from './word-forms.ts'

export interface Token {
  /** As said. */
  readonly raw: string
  /** Folded: for the fixed phrases of ordering. */
  readonly word: string
  /** Singular, one spelling, numbers as digits: for names and food. */
  readonly stem: string
  /** Place in the transcript, in UTF-16 units, end exclusive. */
  readonly start: number
  readonly end: number
  /** What was written before it: a recogniser may or may not punctuate. */
  readonly gap: Gap
}

export type Gap = 'space' | 'comma' | 'stop'

/** The words of a text in order. Hesitation ("um", "er") is left out: nobody means it. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let gap: Gap = 'space'
  for (const match of text.matchAll(pieces)) {
    const raw = match[0]
    const start = match.index
    if (raw === ',' || raw === ';' || raw === ':') gap = gap === 'stop' ? 'stop' : 'comma'
    else if (/^[.!?…\n]$/.test(raw)) gap = 'stop'
    else {
      const word = wordOf(raw)
      if (word === '' || hesitation.has(word)) continue
      tokens.push({ raw, word, stem: stemOf(word), start, end: start + raw.length, gap })
      gap = 'space'
    }
  }
  return tokens
}

/** The words between two places, as they were said but in lower case. */
export function saidBetween(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ raw }) => raw.toLowerCase())
    .join(' ')
}

// Initials ("o.j."), money and amounts ("1,250" is one, "1.250,50" as well; "12.345" is none that anybody could be sure of),
// words with their apostrophes, signs that are words, pictures.
const sign = '[$£€¥₹₩฿]'
const signBefore = `(?:(?:\\b(?:us|ca?|au?|hk|mx|nz|cn|r|s)(?=[$¥]))?${sign})`
const pieces = new RegExp(
  [
    '(?:\\p{L}\\.){2,}\\p{L}?(?![\\p{L}])',
    `${signBefore}?\\s?\\d{1,3}(?:\\.\\d{3})+,\\d{1,2}(?!\\d)`,
    `${signBefore}?\\s?\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?(?!\\d)`,
    `${signBefore}?\\d+[.,]\\d{3,}`,
    `${signBefore}?\\.\\d{1,2}(?!\\d)`,
    `${signBefore}\\s?\\d+(?:[.,]\\d{1,2})?`,
    `\\d+(?:[.,]\\d{1,2})?\\s?(?:${sign}|%)`,
    '\\d+\\/\\d+|\\d+[.,]\\d{1,2}(?!\\d)|\\d+|[½¼¾]',
    "[\\p{L}\\p{M}]+(?:['’`´][\\p{L}\\p{M}]+)*['’]?",
    '[&+]|\\b(?:dr|mr|mrs|st)\\.|[.,;:!?…\\n]|\\p{Extended_Pictographic}+|\\p{N}+',
  ].join('|'),
  'giu',
)

const hesitation = new Set('um umm uh uhh uhm er erm hmm hm mm mmm ah eh'.split(' '))

const lettersAlone = /^[a-z]+$/

/** A word in its comparable form; signs are spelt out. */
function wordOf(part: string): string {
  if (part === '&' || part === '+' || /^['’]?n['’]?$/i.test(part)) return 'and'
  if (part === '½' || part === '1/2') return 'half'
  const word = fold(part)
  if (lettersAlone.test(word)) return word
  return word
    .replace(/^[a-z]+(?=[$¥]\s?\d)/, '')
    .replace(/^\W*\d{1,3}(?:\.\d{3})+(?=,)/, grouped => grouped.replaceAll('.', '').trim())
    .replace(/^\W*\d{1,3}(?:,\d{3})+/, grouped => grouped.replaceAll(',', '').trim())
    .replace(/\.(?!\d)/g, '')
    .replace(/(\d)\s+(?=[$£€¥₹₩฿%])/g, '$1')
}
