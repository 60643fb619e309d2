// The dishes picked so far: the rows of the order form, matched with the menu.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { menuPrice } from '@tablemate/domain/menu/menu-price.ts'
import { menuItemTextsIn } from '@tablemate/domain/menu/translations.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import { orderTotal } from '@tablemate/domain/orders/order.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { useEffect, useMemo } from 'react'
import { language } from '../../../lib/text/locale.ts'
import { isBlank, isValid, itemOf, quantityOf, type Row, rowOf } from '../form/order-rows.ts'
import type { OrderFormState } from '../form/use-order-form.ts'

/** One line of the order. */
export interface Pick {
  /** The index of its row in the form. */
  readonly at: number
  readonly row: Row
  readonly quantity: number
  /** The dish on the menu; undefined if it is not there. */
  readonly menuItem: MenuItem | undefined
}

/** The name of the dish in the reader's language; the typed one if it is not on the menu. */
export function nameOf({ menuItem, row }: Pick): string {
  return menuItem ? menuItemTextsIn(menuItem, language.code).name : row.name
}

export interface Picks {
  readonly all: readonly Pick[]
  readonly of: (menuItem: MenuItem) => readonly Pick[]
  /** The quantity and the price of all valid rows. */
  readonly count: number
  readonly total: number
  readonly isFull: boolean
  readonly add: (menuItem: MenuItem) => void
  /** One more, in the line without changes if there is one. */
  readonly addOne: (menuItem: MenuItem) => void
  /** 0 removes the row. */
  readonly setQuantity: (pick: Pick, quantity: number) => void
  readonly setModifier: (pick: Pick, modifier: string) => void
}

export function usePicks(
  { form, rows, setRows, removeRow, onInput }: OrderFormState,
  menuItems: readonly MenuItem[],
  currency: CurrencyCode,
): Picks {
  const find = useMemo(() => menuItemFinder(menuItems, currency), [menuItems, currency])
  const all = rows.flatMap((row, at) =>
    isBlank(row) ? [] : [{ at, row, quantity: quantityOf(row), menuItem: find(row) }],
  )

  // Adopts a price that changed on the menu.
  useEffect(() => {
    const priced = rows.map(row => {
      // The price of an ordered dish is with its options.
      const menuItem = row.options ? undefined : find(row)
      const price = menuItem && rowOfMenuItem(menuItem, currency).price
      return price === undefined || price === row.price ? row : { ...row, price, isListed: true }
    })
    if (priced.some((row, at) => row !== rows[at])) setRows(priced)
  }, [rows, find, currency, setRows])

  const valid = rows.filter(row => isValid(row, currency))
  const of = (menuItem: MenuItem) => all.filter(pick => pick.menuItem === menuItem)
  const add = (menuItem: MenuItem) => {
    if (all.length >= limits.itemsPerOrder) return
    onInput()
    setRows([...rows.filter(row => !isBlank(row)), rowOfMenuItem(menuItem, currency)])
  }
  const setQuantity = ({ at }: Pick, quantity: number) => {
    onInput()
    if (quantity < 1) removeRow(at)
    else form.setValue(`rows.${at}.quantity`, String(Math.min(quantity, limits.quantity)))
  }
  return {
    all,
    of,
    count: valid.reduce((sum, row) => sum + quantityOf(row), 0),
    total: orderTotal(valid.map(row => itemOf(row, currency))),
    isFull: all.length >= limits.itemsPerOrder,
    add,
    addOne(menuItem) {
      const plain = of(menuItem).find(({ row }) => row.modifications.trim() === '')
      if (plain) setQuantity(plain, plain.quantity + 1)
      else add(menuItem)
    },
    setQuantity,
    setModifier({ at }, modifier) {
      onInput()
      form.setValue(`rows.${at}.modifications`, modifier)
    },
  }
}

export function rowOfMenuItem({ name, price }: MenuItem, currency: CurrencyCode): Row {
  const item = { name, quantity: 1, price: menuPrice(price, payableStep(currency)) }
  return { ...rowOf(item, currency), isListed: true, listedAs: name }
}

/** Finds the dish of a row, as `priceByMenu` does: among dishes of the same name the one with the row's price. */
function menuItemFinder(menuItems: readonly MenuItem[], currency: CurrencyCode) {
  const byKey = new Map<string, MenuItem[]>()
  for (const menuItem of menuItems)
    byKey.set(menuItemKey(menuItem.name), [...(byKey.get(menuItemKey(menuItem.name)) ?? []), menuItem])
  return (row: Row): MenuItem | undefined => {
    const same = byKey.get(menuItemKey(row.name)) ?? []
    return same.find(menuItem => rowOfMenuItem(menuItem, currency).price === row.price) ?? same[0]
  }
}
