// What may follow a price at the end of its line.

import { marksAfterPrice, symbols } from './diet-marks.ts'
import { hours } from './lookalikes.ts'

/**
 * Whether only diet marks, units ("each", "per person, from 2 guests") and dots follow the last price. Matches piece by
 * piece: one pattern for all would backtrack exponentially on long texts.
 */
export function isOnlySuffixes(rest: string): boolean {
  let at = 0
  while (at < rest.length) {
    const start = at
    const found = suffixes.find(suffix => endOfMatch(suffix, rest, start) > start)
    if (!found) return false
    at = found.lastIndex
  }
  return true
}

function endOfMatch(sticky: RegExp, text: string, at: number): number {
  sticky.lastIndex = at
  return sticky.test(text) ? sticky.lastIndex : at
}

const least = String.raw`\(?\b(?:ab|min|minimum|from|vanaf|dès|desde|da|od|for|für|pour|para|voor)\b\.?\s\d{1,2}\s?(?:p\b|pers\p{L}*|people|guests|pax|os\p{L}*)\.?\)?`

/** "p.P.", "pro Person ab 6 Personen": whom a price is for. */
export const perPerson = String.raw`(?:p\.\s?p|p\.?\s?pers\p{L}*|(?:per|pro|par|por|pr\.?|za)\s(?:pers|os|kop|couv)\p{L}*)\.?(?:\s${least})?`

const suffixes: readonly RegExp[] = [
  new RegExp(String.raw`[\s….,/*†‡)\]+~|•·–—${symbols}-]+`, 'uy'),
  /(?:\/\s?)?\b(?:each|ea|pp|p\.\s?p|p\.?\s?pers\p{L}*|(?:per|pro|par|por|pr\.?|za)\s\p{L}+|p\/p|st|stuk|stück|pce?|pièce|pax|per|up|and up|kr|incl?)\b/iuy,
  /\/\s?\p{L}[\p{L}.]{0,14}(?:\s\p{L}[\p{L}.]{0,14}){0,2}\s*$/uy,
  new RegExp(least, 'iuy'),
  new RegExp(hours, 'iy'),
  ...marksAfterPrice,
]
