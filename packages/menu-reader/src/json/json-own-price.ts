// Finds the key of a JSON object that holds the dish's single price.

import { fitOf, wordsOf } from '../header-words.ts'
import { minorUnitWords, saysMinorUnits } from '../prices/minor-unit-words.ts'
import { isPriceLike } from '../prices/price-text.ts'
import { type Amount, amountOf } from './json-amount.ts'
import { type JsonObject, textOf } from './json-value.ts'

export function ownPrice(object: JsonObject): Amount | null {
  let best: { fit: number; found: Amount } | null = null
  for (const [key, value] of Object.entries(object)) {
    const fit = priceFit(key)
    if (fit <= (best?.fit ?? 1)) continue
    const found = amountOf(value, isInMinorUnits(key))
    if (found) best = { fit, found }
  }
  if (!best) return costOf(object)
  if (typeof best.found.price !== 'number' || best.found.unit === 'minor') return best.found
  const written = writtenPrice(object)
  return written === null ? best.found : { price: written, unit: 'major' }
}

/** How well a key names a price, on the scale of `fitOf`. */
export function priceFit(key: string): number {
  const words = wordsOf(key)
    .replace(unitBehind, '')
    .replace(/^(display|formatted) /, '')
  if (ofAnything.test(words)) return 0
  return words === 'offers' || words === 'baseprice' ? 2 : fitOf(words, 'price')
}

const unitBehind = new RegExp(` (in )?(money|info|value|amount|${minorUnitWords.join('|')})$`)

/** These words are used for other things than dishes, too. */
const ofAnything = /^(amount|rate|charge)$/

/** Uber Eats and Wolt count in minor units under special keys. */
export function isInMinorUnits(key: string): boolean {
  const words = wordsOf(key)
  return words === 'price info' || words === 'baseprice' || saysMinorUnits(key)
}

/** The formatted text beside the number, like "$12.99". It shows where the decimals begin. */
function writtenPrice(object: JsonObject): string | null {
  for (const [key, value] of Object.entries(object)) {
    const words = wordsOf(key)
    if (!/(price|amount)/.test(words) || !/(display|formatted|text|string|tagline|label)/.test(words))
      continue
    const text = textOf(value)
    if (/\p{Sc}/u.test(text) && /\d/.test(text) && isPriceLike(text)) return text
  }
  return null
}

/** Some authors call the price a cost. */
function costOf(object: JsonObject): Amount | null {
  for (const [key, value] of Object.entries(object)) {
    const found = costKey.test(wordsOf(key)) ? amountOf(value, false) : null
    if (found) return { ...found, isCost: true }
  }
  return null
}

const costKey = /^((dish|item) )?(cost|coste|costo|cout|kosten|custo|κοστος)( (money|eur|usd|gbp))?$/
