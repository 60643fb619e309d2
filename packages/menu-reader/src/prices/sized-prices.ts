// Parses several prices with sizes in one cell: "Small $8, Large $13", "S: 8 / L: 12", "0,2l 4,50 | 0,5l 8,00".

import { isPriceLike } from './price-text.ts'

/** Null unless the text consists of two or more sizes with one price each. */
export function sizedPricesIn(text: string): { readonly size: string; readonly price: string }[] | null {
  if (text.length > maxLength || !/\p{L}|["″”]/u.test(text)) return null
  for (const between of separators) {
    const parts = text.split(between).map(part => part.trim())
    if (parts.length < 2 || parts.length > 8) continue
    const found = parts.map(sizedPrice)
    const sized = found.filter(one => one !== null)
    if (
      sized.length === found.length &&
      new Set(sized.map(({ size }) => size.toLowerCase())).size === sized.length &&
      (sized.every(({ size }) => isLetterSize.test(size)) || !sized.some(({ size }) => isMeasure.test(size)))
    )
      return sized
  }
  return null
}

/** Pairs "Single/Double" with "1,60/1,80" in the next cell, by position. Null unless the numbers of parts match. */
export function sizesWithPrices(
  sizes: string,
  prices: string,
): { readonly size: string; readonly price: string }[] | null {
  for (const between of [/\s*\/\s*/, /\s*[|;]\s*/, /\s*,\s+/]) {
    const [names, amounts] = [sizes.split(between), prices.split(between)]
    if (names.length > 1 && names.length === amounts.length && amounts.every(isPriceLike))
      return names.map((size, at) => ({ size, price: amounts[at] ?? '' }))
  }
  return null
}

const maxLength = 200
const separators = [
  /\s*[|;\n]\s*/,
  /\s+\/\s+|\s*\/\s*(?=\p{L})/u,
  /,\s+|,(?=\p{L})/u,
  /\s+(?:and|und|et|y|e|en)\s+/u,
  / (?=\p{L}+[ :]+\p{Sc}?\d)/u,
]

function sizedPrice(part: string): { size: string; price: string } | null {
  const [, before = '', after = ''] =
    /^(.*?[\p{L}"″”)])[\s:=–-]+(\p{Sc}?\s?[\d.,]+\s?\p{Sc}?)$/u.exec(part) ?? []
  if (before !== '' && isPriceLike(after) && !isMoneyWord.test(before))
    return { size: before.replace(/[\s:(]+$/, ''), price: after }
  const [, price = '', size = ''] =
    /^(\p{Sc}?\s?[\d.,]+\s?\p{Sc}?)\s*\(?\s*(\p{L}[^()]{0,40}?)\)?$/u.exec(part) ?? []
  return size !== '' && isPriceLike(price) && !isMoneyWord.test(size) ? { size, price } : null
}

/** A measure belongs to the number before it: in "Glass 0.2 l 5.50" neither "l" is a size nor 0.2 a price. */
const isMeasure = /^(?:[cdm]?l|ltr?|lit(?:er|re|ro)s?|[km]?g|gr|oz|lbs?|[cm]m)(?![\p{L}\d])/iu
/** "S 8, M 10, L 12". */
const isLetterSize = /^(?:\p{L}|x+[sl])$/iu

const isMoneyWord = /^(eur|euros?|usd|gbp|chf|kr|kn|zł|zl|rs|inr|from|ab|each|pp)\.?$/i
