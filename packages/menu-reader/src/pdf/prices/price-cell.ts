// Whether a cell contains only prices and names of sizes.

import { currencySign } from './currency-signs.ts'
import { findPrices } from './find-prices.ts'
import { isSizeName } from './size-words.ts'

/** A currency in a cell apart from its amount. */
const aloneSign = new RegExp(`^${currencySign}$`, 'u')

export function isPriceCell(text: string): boolean {
  if (text.length > 40) return false
  if (
    /^(?:m\.?p\.?|s\.?q\.?|p\.?o\.?a\.?|market(?: price)?|dagprijs|tagespreis|[-–—]{1,2}|n\/a)$/i.test(
      text.trim(),
    )
  )
    return true
  if (aloneSign.test(text.trim())) return true
  const prices = findPrices(text)
  if (prices.length === 0) return false
  let rest = text
  for (const { start, end } of [...prices].reverse()) rest = `${rest.slice(0, start)}|${rest.slice(end)}`
  const words = rest.split(/[|/]/).map(part => part.replace(/[^\p{L}\p{N}\s"]/gu, '').trim())
  return words.every(
    word => word === '' || isSizeName(word) || /^(?:or|to|of|ou|oder|und|per|pp|pro|ea|p|u)$/i.test(word),
  )
}
