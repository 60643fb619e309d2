// Whether a cell contains only prices, names of sizes and what may follow a price.

import { currencySign } from './currency-signs.ts'
import { findPrices } from './find-prices.ts'
import { isSeparator } from './found-prices.ts'
import { isSizeName } from './size-words.ts'
import { isOnlySuffixes } from './suffixes.ts'

/** A currency in a cell apart from its amount. */
const aloneSign = new RegExp(`^${currencySign}$`, 'u')
const unset = /^(?:m\.?p\.?|s\.?q\.?|p\.?o\.?a\.?|market(?: price)?|dagprijs|tagespreis|[-–—]{1,2}|n\/a)$/i

export function isPriceCell(text: string): boolean {
  if (text.length > 40) return false
  if (unset.test(text.trim()) || aloneSign.test(text.trim())) return true
  const prices = findPrices(text)
  const [first, last] = [prices[0], prices.at(-1)]
  if (!first || !last) return false
  const before = text.slice(0, first.start)
  const after = text.slice(last.end)
  const between = prices.slice(1).map(({ start }, at) => text.slice(prices[at]?.end, start))
  return (
    (isOnlySuffixes(before) || isSizeName(before.replace(/[^\p{L}\p{N}\s"½¼/.,]/gu, ''))) &&
    between.every(part => isSeparator(part, true)) &&
    (isOnlySuffixes(after) || isSizeName(after.replace(/^[\s/]+/, '')))
  )
}
