// The sizes of a dish in one line, "Glass 6 · Bottle 24". Pure.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { type Size, sizesOf } from '@tablemate/domain/menu/sizes.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { readPrice } from '../../lib/read-price.ts'
import { typedAmount } from '../../lib/text/format.ts'

/** The names in one line, each with the price behind it; null: it has none. Only the first kind of separator counts. */
export function pricedNames(
  typed: string,
  currency: CurrencyCode,
): { readonly name: string; readonly price: number | null }[] {
  return typed
    .split(/[·;|\n]/.test(typed) ? /[·;|\n]/ : /\/|,\s/)
    .filter(part => part.trim() !== '')
    .map(part => {
      const [, before = '', amount = ''] = /^(.*\S)[\s:=]+(\S*\d\S*(?:\s\D{1,4})?)$/.exec(part.trim()) ?? []
      const price = readPrice(amount, currency)
      return { name: (price === null ? part : before).replace(/[:=–-]+$/, '').trim(), price }
    })
}

/** At least two sizes with different names and a price each, in the order in which they are typed; else null. */
export function readSizes(typed: string, currency: CurrencyCode): Size[] | null {
  const sizes = pricedNames(typed, currency)
  const isRead = (size: (typeof sizes)[number]): size is Size =>
    size.name !== '' && size.price !== null && size.price >= 0
  const areDifferent = new Set(sizes.map(({ name }) => menuItemKey(name))).size === sizes.length
  return sizes.length >= 2 && areDifferent && sizes.every(isRead) ? sizes : null
}

/** The sizes of a dish as they are typed; empty if it has none. */
export function sizesText(
  menuItem: Pick<MenuItem, 'price' | 'optionGroups'>,
  currency: CurrencyCode,
): string {
  return textOfSizes(sizesOf(menuItem), currency)
}

export function textOfSizes(sizes: readonly Size[], currency: CurrencyCode): string {
  return sizes.map(({ name, price }) => `${name} ${typedAmount(price, currency)}`).join(' · ')
}
