// Splits a transcript into tokens that keep their position, so that the screen can mark words that were not understood.

import { fold, stemOf } from './word-forms.ts'

export interface Token {
  /** As said. */
  readonly raw: string
  /** Folded; compared with the fixed phrases of ordering. */
  readonly word: string
  /** Singular, one spelling, numbers as digits; compared with names and food words. */
  readonly stem: string
  /** Position in the transcript, in UTF-16 units, end exclusive. */
  readonly start: number
  readonly end: number
  /** The separator before the token: not every recogniser punctuates. */
  readonly gap: Gap
}

export type Gap = 'space' | 'comma' | 'stop'

/** The words of a text in order, without hesitations ("um", "er"). */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let gap: Gap = 'space'
  for (const match of text.matchAll(tokenPattern)) {
    const raw = match[0]
    const start = match.index
    if (raw === ',' || raw === ';' || raw === ':') gap = gap === 'stop' ? 'stop' : 'comma'
    else if (/^[.!?…\n]$/.test(raw)) gap = 'stop'
    else {
      const word = wordOf(raw)
      if (word === '' || hesitations.has(word)) continue
      tokens.push({ raw, word, stem: stemOf(word), start, end: start + raw.length, gap })
      gap = 'space'
    }
  }
  return tokens
}

/** The words of the tokens `from` to `to`, as said but in lower case. */
export function textBetween(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ raw }) => raw.toLowerCase())
    .join(' ')
}

// Matches, in this order: initials ("o.j."), money and amounts ("1,250" and "1.250,50" are single tokens; "12.345" is
// ambiguous), words with their apostrophes, signs, emoji.
const sign = '[$£€¥₹₩฿]'
const signBefore = `(?:(?:\\b(?:us|ca?|au?|hk|mx|nz|cn|r|s)(?=[$¥]))?${sign})`
const tokenPattern = new RegExp(
  [
    '(?:\\p{L}\\.){2,}\\p{L}?(?![\\p{L}])',
    `${signBefore}?\\s?\\d{1,3}(?:\\.\\d{3})+,\\d{1,2}(?!\\d)`,
    `${signBefore}?\\s?\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?(?!\\d)`,
    `${signBefore}?\\d+[.,]\\d{3,}`,
    `${signBefore}?\\.\\d{1,3}(?!\\d)`,
    `${signBefore}\\s?\\d+(?:[.,]\\d{1,2})?`,
    `\\d+(?:[.,]\\d{1,2})?\\s?(?:${sign}|%)`,
    '\\d+\\/\\d+|\\d+[.,]\\d{1,2}(?!\\d)|\\d+|[½¼¾]',
    "[\\p{L}\\p{M}]+(?:['’`´][\\p{L}\\p{M}]+)*['’]?",
    '[&+]|\\b(?:dr|mr|mrs|st)\\.|[.,;:!?…\\n]|\\p{Extended_Pictographic}+|\\p{N}+',
  ].join('|'),
  'giu',
)

const hesitations = new Set('um umm uh uhh uhm er erm hmm hm mm mmm ah eh'.split(' '))

const lettersAlone = /^[a-z]+$/

/** The folded form of a token; signs are spelt out. */
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
