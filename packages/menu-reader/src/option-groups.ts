// Makes the groups of options that a file states storable: clean names, prices in minor units, limits.

import * as limits from '@tablemate/domain/limits.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { cut, tidyText } from './markup.ts'
import type { RawOptionGroup, ReadOption, ReadOptionGroup } from './menu-reading.ts'
import { type PriceFormat, readPrice } from './prices/price-text.ts'

/** `areUnsure`: a price was left out because it cannot be read. Of options with one name the first counts. */
export function optionGroupsOf(
  raw: readonly RawOptionGroup[],
  format: PriceFormat,
): { readonly groups: readonly ReadOptionGroup[]; readonly areUnsure: boolean } {
  let areUnsure = false
  const optionOf = ({ name, price, isDefault }: RawOptionGroup['options'][number]): ReadOption => {
    const read = optionPrice(price, format)
    areUnsure ||= read === null
    return { name: cut(tidyText(name), limits.itemName), price: read ?? 0, isDefault }
  }
  const groups = raw.slice(0, limits.optionGroupsPerMenuItem).flatMap(({ name, min, max, options }) => {
    const named = options.map(optionOf).filter(option => option.name !== '')
    const distinct = [...new Map(named.toReversed().map(one => [menuItemKey(one.name), one])).values()]
    const kept = distinct.toReversed().slice(0, limits.optionsPerGroup)
    if (kept.length === 0) return []
    const most = Math.min(Math.max(1, Math.trunc(max)), limits.optionsPerGroup)
    const areTooMany = kept.filter(({ isDefault }) => isDefault).length > most
    return {
      name: cut(tidyText(name), limits.itemName),
      min: Math.min(Math.max(0, Math.trunc(min)), most),
      max: most,
      options: areTooMany ? kept.map(one => ({ ...one, isDefault: false })) : kept,
    }
  })
  return { groups, areUnsure }
}

/** In minor units; null if the text is no amount that the menu can store. */
function optionPrice(price: string | number, format: PriceFormat): number | null {
  const isNegative = typeof price === 'number' ? price < 0 : /^\s*[-−–]/.test(price)
  const amount = typeof price === 'number' ? Math.abs(price) : price.replace(/^[\s+\-−–]+/, '')
  if (amount === '') return 0
  const read = readPrice(amount, format).price
  return read !== null && isNegative ? -read : read
}
