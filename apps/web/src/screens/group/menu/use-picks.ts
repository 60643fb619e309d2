// The dishes picked so far: the rows of the order form, matched with the menu.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { menuPrice } from '@tablemate/domain/menu/menu-price.ts'
import { dishTextsIn } from '@tablemate/domain/menu/translations.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import { orderTotal } from '@tablemate/domain/orders/order.ts'
import { dishKey } from '@tablemate/domain/plain-text.ts'
import { useEffect, useMemo } from 'react'
import { language } from '../../../text/en/locale.ts'
import { isBlank, isValid, itemOf, quantityOf, type Row, rowOf } from '../order-form/order-rows.ts'
import type { OrderFormState } from '../order-form/use-order-form.ts'

/** One line of the order. */
export interface Pick {
  /** The index of its row in the form. */
  readonly at: number
  readonly row: Row
  readonly quantity: number
  /** The dish on the menu; undefined if it is not there. */
  readonly dish: MenuItem | undefined
}

/** The name of the dish in the reader's language; the typed one if it is not on the menu. */
export function nameOf({ dish, row }: Pick): string {
  return dish ? dishTextsIn(dish, language.code).name : row.name
}

export interface Picks {
  readonly all: readonly Pick[]
  readonly of: (dish: MenuItem) => readonly Pick[]
  /** The quantity and the price of all valid rows. */
  readonly count: number
  readonly total: number
  readonly isFull: boolean
  readonly add: (dish: MenuItem) => void
  /** One more, in the line without changes if there is one. */
  readonly addOne: (dish: MenuItem) => void
  /** 0 removes the row. */
  readonly setQuantity: (pick: Pick, quantity: number) => void
  readonly setModifier: (pick: Pick, modifier: string) => void
}

export function usePicks(
  { form, rows, setRows, removeRow, onInput }: OrderFormState,
  dishes: readonly MenuItem[],
  currency: CurrencyCode,
): Picks {
  const find = useMemo(() => dishFinder(dishes, currency), [dishes, currency])
  const all = rows.flatMap((row, at) =>
    isBlank(row) ? [] : [{ at, row, quantity: quantityOf(row), dish: find(row) }],
  )

  // Adopts a price that changed on the menu.
  useEffect(() => {
    const priced = rows.map(row => {
      const dish = find(row)
      const price = dish && rowOfDish(dish, currency).price
      return price === undefined || price === row.price ? row : { ...row, price, isListed: true }
    })
    if (priced.some((row, at) => row !== rows[at])) setRows(priced)
  }, [rows, find, currency, setRows])

  const valid = rows.filter(row => isValid(row, currency))
  const of = (dish: MenuItem) => all.filter(pick => pick.dish === dish)
  const add = (dish: MenuItem) => {
    if (all.length >= limits.itemsPerOrder) return
    onInput()
    setRows([...rows.filter(row => !isBlank(row)), rowOfDish(dish, currency)])
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
    addOne(dish) {
      const plain = of(dish).find(({ row }) => row.modifications.trim() === '')
      if (plain) setQuantity(plain, plain.quantity + 1)
      else add(dish)
    },
    setQuantity,
    setModifier({ at }, modifier) {
      onInput()
      form.setValue(`rows.${at}.modifications`, modifier)
    },
  }
}

export function rowOfDish({ name, price }: MenuItem, currency: CurrencyCode): Row {
  const item = { name, quantity: 1, price: menuPrice(price, payableStep(currency)) }
  return { ...rowOf(item, currency), isListed: true, listedAs: name }
}

/** Finds the dish of a row, as `priceByMenu` does: among dishes of the same name the one with the row's price. */
function dishFinder(dishes: readonly MenuItem[], currency: CurrencyCode) {
  const byKey = new Map<string, MenuItem[]>()
  for (const dish of dishes) byKey.set(dishKey(dish.name), [...(byKey.get(dishKey(dish.name)) ?? []), dish])
  return (row: Row): MenuItem | undefined => {
    const same = byKey.get(dishKey(row.name)) ?? []
    return same.find(dish => rowOfDish(dish, currency).price === row.price) ?? same[0]
  }
}
