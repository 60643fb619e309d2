// Counts: number words, digits, "a couple", "half a dozen", "two more"; and words that only sound like numbers.

import { isFunctionWord, type Token, textBetween } from './tokens.ts'
import { isPlural } from './word-forms.ts'

export interface SpokenNumber {
  readonly value: number
  readonly end: number
}

export interface SpokenCount extends SpokenNumber {
  /** 0 for a certain number; more for a word that the recogniser may have misheard. */
  readonly cost: number
  readonly kind: 'count' | 'times'
  /** "one and a half", rounded up. */
  readonly isRounded?: true
}

/** The number that begins at the word `at`, in digits or words ("twelve hundred and fifty"), or null. */
export function numberAt(tokens: readonly Token[], at: number): SpokenNumber | null {
  const isArticle = tokens[at]?.word === 'a' && (tokens[at + 1]?.word ?? '') in scales
  const first = isArticle ? { value: 1, end: at + 1 } : belowHundredAt(tokens, at)
  const scale = first && scales[tokens[first.end]?.word ?? '']
  if (!first || !scale || first.value > 99) return first
  const whole = { value: first.value * scale, end: first.end + 1 }
  const joint = tokens[whole.end]?.word === 'and' ? 1 : 0
  const rest = numberAt(tokens, whole.end + joint)
  return rest && rest.value < scale ? { value: whole.value + rest.value, end: rest.end } : whole
}

const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000 }

/** Digits of any number, words up to ninety-nine. */
function belowHundredAt(tokens: readonly Token[], at: number): SpokenNumber | null {
  const token = tokens[at]
  if (!token) return null
  if (/^\d{1,7}$/.test(token.stem)) return { value: Number(token.stem), end: at + 1 }
  const ten = tens.get(token.word)
  if (ten === undefined) return null
  const unit = Number(tokens[at + 1]?.stem)
  const isJoined =
    tokens[at + 1]?.gap === 'space' && unit >= 1 && unit <= 9 && !/\d/.test(tokens[at + 1]?.word ?? '')
  return isJoined ? { value: ten + unit, end: at + 2 } : { value: ten, end: at + 1 }
}

/** All counts that may begin at the word `at`. */
export function countsAt(tokens: readonly Token[], at: number): SpokenCount[] {
  const found: SpokenCount[] = []
  const word = tokens[at]?.word ?? ''
  const next = tokens[at + 1]
  if (word === 'twice') found.push({ value: 2, end: at + 1, cost: 0, kind: 'times' })
  if (word === 'times' || word === 'x' || word === 'time') {
    const number = numberAt(tokens, at + 1)
    if (number) found.push({ ...number, cost: 0, kind: 'times' })
  }
  const number = numberAt(tokens, at)
  if (number) {
    const after = tokens[number.end]?.word ?? ''
    if (after === 'dozen')
      found.push({ value: number.value * 12, end: skipOf(tokens, number.end + 1), cost: 0, kind: 'count' })
    if (after === 'and' && textBetween(tokens, number.end, number.end + 3) === 'and a half')
      found.push({
        value: number.value + 1,
        end: skipOf(tokens, number.end + 3),
        cost: -0.2,
        kind: 'count',
        isRounded: true,
      })
    if (after === 'times' || after === 'x')
      found.push({ ...number, end: number.end + 1, cost: 0.1, kind: 'times' })
    if (after === 'x' || after === 'more' || after === 'additional')
      found.push({ ...number, end: number.end + 1, cost: 0, kind: 'count' })
    // "a five dollar shake" is one shake.
    const money = tokens[number.end]
    if (!money || !isMoneyWord(money)) found.push({ ...number, cost: 0, kind: 'count' })
  }
  for (const [phrase, value] of vague) {
    if (phrase.every((part, k) => tokens[at + k]?.word === part))
      found.push({ value, end: skipOf(tokens, at + phrase.length), cost: 0, kind: 'count' })
  }
  const soundsLikeNumber = soundsLike.get(word)
  const isVerb = word === 'ate' && tokens[at - 1]?.word === 'i'
  // "make that to"
  if (soundsLikeNumber && !next && /^(?:that|it|them)$/.test(tokens[at - 1]?.word ?? ''))
    found.push({ value: soundsLikeNumber, end: at + 1, cost: -0.1, kind: 'count' })
  if (soundsLikeNumber && next && next.gap === 'space' && !isFunctionWord(next) && !isVerb)
    found.push({ value: soundsLikeNumber, end: at + 1, cost: misheardCost(tokens, at + 1), kind: 'count' })
  return found
}

/** A misheard number is likely before a plural: "to california rolls". */
function misheardCost(tokens: readonly Token[], at: number): number {
  for (let next = at; next < at + 4; next += 1) {
    const token = tokens[next]
    if (token?.gap !== 'space' || isFunctionWord(token)) return 1.6
    if (isPlural(token.word)) return next === at ? 0.5 : 0.7
  }
  return 1.6
}

/** The number that the recogniser may have misheard as this word: 2 for "to". */
export function numberSoundingLike(word: string): number | undefined {
  return soundsLike.get(word)
}

/** "to sugars", "for ate dollars": a number that only what follows makes likely. */
export function misheardNumberAt(
  tokens: readonly Token[],
  at: number,
  isCounted: (next: Token) => boolean,
): SpokenNumber | null {
  const value = soundsLike.get(tokens[at]?.word ?? '')
  const next = tokens[at + 1]
  return value !== undefined && next && isCounted(next) ? { value, end: at + 1 } : null
}

const skipOf = (tokens: readonly Token[], at: number) => (tokens[at]?.word === 'of' ? at + 1 : at)

const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, i) => [word, (i + 2) * 10]),
)

const vague: readonly (readonly [readonly string[], number])[] = (
  [
    ['half a dozen', 6],
    ['half dozen', 6],
    ['a half dozen', 6],
    ['a dozen', 12],
    ['dozen', 12],
    ['a couple more', 2],
    ['a couple', 2],
    ['couple', 2],
    ['a pair', 2],
    ['pair', 2],
    ['a few', 3],
  ] as const
).map(([text, value]) => [text.split(' '), value])

const soundsLike = new Map([
  ['to', 2],
  ['too', 2],
  ['for', 4],
  ['fore', 4],
  ['ate', 8],
  ['won', 1],
  ['tree', 3],
  ['free', 3],
  ['sex', 6],
  ['tu', 2],
])

/** Whether the word means money, so that it is no part of a dish's name: "a five dollar shake". */
export function isMoneyWord({ word }: Token): boolean {
  return /^[$£€¥₹₩฿]|[$£€¥₹₩฿]$/.test(word) || moneyAlone.has(word)
}

export const codes: ReadonlySet<string> = new Set(
  'usd eur gbp cad aud jpy cny inr brl mxn sgd hkd chf sek nok dkk pln nzd krw thb kr zł bhd iqd jod kwd lyd omr tnd'.split(
    ' ',
  ),
)

/** Of a major unit. */
export const units: ReadonlySet<string> = new Set([
  ...codes,
  ...`dollar dollars buck bucks pound pounds quid euro euros franc francs kronor krona krone kroner zloty rupee rupees real reais peso pesos yuan baht
   yen won dinar dinars rial rials riyal riyals dirham dirhams shekel shekels rand lira ruble rubles forint forints koruna ringgit rupiah
   shilling shillings naira`.split(/\s+/),
])

/** "Half a pound" is a weight, and "half a real" may be anything. */
export const unitsHalved: ReadonlySet<string> = new Set(
  [...units].filter(unit => !/^(?:pounds?|real)$/.test(unit)),
)

/** Units of a thousand parts. */
export const ofThousand: ReadonlySet<string> = new Set('dinar dinars rial rials'.split(' '))
/** Hundredths in some countries, thousandths in others. */
export const minorUnits: ReadonlySet<string> = new Set('fils baisa baisas millime millimes'.split(' '))
export const cents: ReadonlySet<string> = new Set(
  'cent cents pence p penny pennies halala halalas piastre piastres kobo kurus'.split(' '),
)

/** Others have another meaning in an order: "pound cake", "won ton", "a real burger", "lira pizza", "peso tacos". */
const moneyAlone = new Set(
  'dollar dollars buck bucks quid euro euros rupee rupees yen usd eur gbp cent cents pence dinar dinars fils millime millimes'.split(
    ' ',
  ),
)
