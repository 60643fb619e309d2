// Prices as people say them: "six fifty", "four dollars", "ten euros fifty", "£3.20", "five bucks each", "1.250 dinars".

import * as limits from '@tablemate/domain/limits.ts'
import {
  cents,
  codes,
  minorUnits,
  misheardNumberAt,
  numberAt,
  ofThousand,
  type SpokenNumber,
  units,
  unitsHalved,
} from './numbers.ts'
import type { Token } from './tokens.ts'

export interface SpokenPrice {
  readonly end: number
  /** In hundredths of the major unit, in every currency; a thousandth is a tenth of that. */
  readonly price: number
  /** Fils, millimes and the like, to be added to `price`: minor units, whose worth the currency decides. */
  readonly fils?: number
  /** "three tacos for nine dollars" is the price of all; "at three dollars", "three dollars each" is the price of one. */
  readonly of: 'one' | 'all'
  /** Whether a currency or sign was named. A bare "six fifty" is a price only without a menu. */
  readonly isSure: boolean
  /** "1.250": thousandths, as in `price`, or thousands. The currency decides. */
  readonly hasThreeDigits?: boolean
}

/** The price that begins at the word `at`, with its "for" or "at", or null. */
export function priceAt(tokens: readonly Token[], at: number): SpokenPrice | null {
  const hasLead = leads.has(tokens[at]?.word ?? '')
  const start = hasLead && tokens[at + 1]?.word === 'only' ? at + 2 : hasLead ? at + 1 : at
  const found = signedAt(tokens, start) ?? namedAt(tokens, start) ?? bareAt(tokens, start, hasLead)
  if (!found || found.price > limits.price) return null
  const each = skipEach(tokens, found.end)
  const total = skipTotal(tokens, found.end)
  const isForAll = total > found.end || (tokens[at]?.word === 'for' && each === found.end)
  return { ...found, end: Math.max(each, total), of: isForAll ? 'all' : 'one' }
}

type Amount = Omit<SpokenPrice, 'of'>

/** "$14.50", "3,20 €", "12.50", "CHF 18.90", "KWD 1.250". */
function signedAt(tokens: readonly Token[], at: number): Amount | null {
  const isCode = codes.has(tokens[at]?.word ?? '')
  const [coded, , three] = /^\d+(?:[.,]\d{1,2}|\.(\d{3}))?$/.exec(tokens[at + 1]?.word ?? '') ?? []
  if (isCode && coded !== undefined)
    return {
      price: hundredths(coded.replace(',', '.')),
      end: at + 2,
      isSure: true,
      hasThreeDigits: three !== undefined,
    }
  const match = /^[$£€¥₹₩฿]?\s?(\d*)(?:[.,](\d{1,2})|\.(\d{3}))?\s?[$£€¥₹₩฿]?$/.exec(tokens[at]?.word ?? '')
  const [, whole, decimals = match?.[3]] = match ?? []
  if (!whole && decimals === undefined) return null
  const isMoney = /[$£€¥₹₩฿]/.test(tokens[at]?.word ?? '') || decimals !== undefined
  if (!isMoney) return null
  const price = hundredths(`${whole || 0}.${decimals ?? 0}`)
  const end = units.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1
  return { price, end, isSure: true, hasThreeDigits: match?.[3] !== undefined }
}

function hundredths(decimal: string): number {
  return Math.round(Number(decimal) * 1000) / 10
}

/** "four dollars", "ten euros fifty", "two dollars and twenty five cents", "ninety nine cents", "half a dinar". */
function namedAt(tokens: readonly Token[], at: number): Amount | null {
  if (
    tokens[at]?.word === 'half' &&
    tokens[at + 1]?.word === 'a' &&
    unitsHalved.has(tokens[at + 2]?.word ?? '')
  )
    return { price: 50, end: at + 3, isSure: true }
  const whole = numberAt(tokens, at) ?? misheardNumberAt(tokens, at, ({ word }) => units.has(word))
  if (!whole) return null
  const unit = tokens[whole.end]?.word ?? ''
  if (cents.has(unit)) return { price: whole.value, end: whole.end + 1, isSure: true }
  if (minorUnits.has(unit)) return { price: 0, fils: whole.value, end: whole.end + 1, isSure: true }
  if (!units.has(unit)) return null
  const joint = tokens[whole.end + 1]?.word === 'and' ? 1 : 0
  const part = numberAt(tokens, whole.end + 1 + joint)
  const partUnit = tokens[part?.end ?? 0]?.word ?? ''
  const price = whole.value * 100
  const saysPart = cents.has(partUnit) || minorUnits.has(partUnit)
  const inFils = minorUnits.has(partUnit) || (ofThousand.has(unit) && part && part.value > 99)
  // Not "two dinars, 330 ml cola".
  const isBarePart = part && !joint && part.value > 9 && (!inFils || endsClause(tokens, part.end))
  const isPart = part && part.value < (inFils ? 1000 : 100) && (saysPart || isBarePart)
  if (!isPart) return { price, end: whole.end + 1, isSure: true }
  const end = part.end + (saysPart ? 1 : 0)
  return inFils
    ? { price, fils: part.value, end, isSure: true }
    : { price: price + part.value, end, isSure: true }
}

/** "for six fifty", "for five" at the end of a clause; "steak 20", because nobody orders twenty. */
function bareAt(tokens: readonly Token[], at: number, hasLead: boolean): Amount | null {
  const whole = numberAt(tokens, at)
  if (!whole) return null
  const part = tokens[whole.end]?.gap === 'space' ? partAt(tokens, whole.end) : null
  if (part && endsClause(tokens, part.end))
    return { price: whole.value * 100 + part.value, end: part.end, isSure: false }
  if (!endsClause(tokens, whole.end) || !(hasLead || whole.value > 9) || whole.value === 0) return null
  return { price: whole.value * 100, end: whole.end, isSure: false }
}

/** "fifty" of "six fifty", "oh five" of "six oh five". */
function partAt(tokens: readonly Token[], at: number): SpokenNumber | null {
  const isBelowTen = /^(?:oh|o)$/.test(tokens[at]?.word ?? '')
  const part = numberAt(tokens, isBelowTen ? at + 1 : at)
  return part && (isBelowTen ? part.value < 10 : part.value > 9 && part.value < 100) ? part : null
}

function endsClause(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  return next?.gap !== 'space' || closers.has(next.word)
}

function skipEach(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.word
  if (word === 'each' || word === 'apiece') return at + 1
  return (word === 'a' || word === 'per') && tokens[at + 1]?.word === 'piece' ? at + 2 : at
}

function skipTotal(tokens: readonly Token[], at: number): number {
  const [word, next] = [tokens[at]?.word, tokens[at + 1]?.word]
  if (word === 'total' || word === 'altogether') return at + 1
  const isSaid =
    (word === 'in' && (next === 'all' || next === 'total')) || (word === 'all' && next === 'together')
  return isSaid ? at + 2 : at
}

const leads = new Set('for at is costs costing thats its'.split(' '))
const closers = new Set(
  'and with plus also please each apiece total altogether in all then no without thanks per make actually wait sorry but can i'.split(
    ' ',
  ),
)
