// What was picked so far: the rows of the order's form, seen from the menu.

import { useEffect, useMemo } from 'react'
import type { MenuItem } from '#contract/menu.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { limits } from '#domain/limits.ts'
import { menuPrice } from '#domain/menu/menu-price.ts'
import { payableStep } from '#domain/money.ts'
import { orderTotal } from '#domain/orders/order.ts'
import { dishKey } from '#domain/plain-text.ts'
import { isBlank, isSound, itemOf, quantityOf, type Row, rowOf } from '../order-form/order-rows.ts'
import type { OrderFormState } from '../order-form/use-order-form.ts'

/** One line of the order. */
export interface Pick {
  /** Its row in the form. */
  readonly at: number
  readonly row: Row
  readonly quantity: number
  /** As the menu has it; undefined for what is not on it. */
  readonly dish: MenuItem | undefined
}

export interface Picks {
  readonly all: readonly Pick[]
  readonly of: (dish: MenuItem) => readonly Pick[]
  /** How many things, and what they come to. */
  readonly count: number
  readonly total: number
  readonly isFull: boolean
  readonly add: (dish: MenuItem) => void
  /** 0 takes it away. */
  readonly setQuantity: (pick: Pick, quantity: number) => void
  readonly setModifier: (pick: Pick, modifier: string) => void
}

export function usePicks(
  { form, rows, setRows, removeRow, typedOn }: OrderFormState,
  dishes: readonly MenuItem[],
  currency: CurrencyCode,
): Picks {
  const find = useMemo(() => makeLookUp(dishes, currency), [dishes, currency])
  const all = rows.flatMap((row, at) =>
    isBlank(row) ? [] : [{ at, row, quantity: quantityOf(row), dish: find(row) }],
  )

  // A price that changed meanwhile is the one that counts.
  useEffect(() => {
    const priced = rows.map(row => {
      const dish = find(row)
      const price = dish && rowOfDish(dish, currency).price
      return price === undefined || price === row.price ? row : { ...row, price, isListed: true }
    })
    if (priced.some((row, at) => row !== rows[at])) setRows(priced)
  }, [rows, find, currency, setRows])

  const sound = rows.filter(row => isSound(row, currency))
  return {
    all,
    of: dish => all.filter(pick => pick.dish === dish),
    count: sound.reduce((sum, row) => sum + quantityOf(row), 0),
    total: orderTotal(sound.map(row => itemOf(row, currency))),
    isFull: all.length >= limits.itemsPerOrder,
    add(dish) {
      typedOn()
      setRows([...rows.filter(row => !isBlank(row)), rowOfDish(dish, currency)])
    },
    setQuantity({ at }, quantity) {
      typedOn()
      if (quantity < 1) removeRow(at)
      else form.setValue(`rows.${at}.quantity`, String(Math.min(quantity, limits.quantity)))
    },
    setModifier({ at }, modifier) {
      typedOn()
      form.setValue(`rows.${at}.modifications`, modifier)
    },
  }
}

export function rowOfDish({ name, price }: MenuItem, currency: CurrencyCode): Row {
  const item = { name, quantity: 1, price: menuPrice(price, payableStep(currency)) }
  return { ...rowOf(item, currency), isListed: true }
}

/** Which dish a row is, by the rule of `priceByMenu`: of several of one name the one that costs as much. */
function makeLookUp(dishes: readonly MenuItem[], currency: CurrencyCode) {
  const book = new Map<string, MenuItem[]>()
  for (const dish of dishes) book.set(dishKey(dish.name), [...(book.get(dishKey(dish.name)) ?? []), dish])
  return (row: Row): MenuItem | undefined => {
    const same = book.get(dishKey(row.name)) ?? []
    return same.find(dish => rowOfDish(dish, currency).price === row.price) ?? same[0]
  }
}
