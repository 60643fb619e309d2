// The dishes picked so far: the rows of the order form, matched with the menu.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import { chooseMenuItem, menuPrice, type PricedItem, priceOf } from '@tablemate/domain/menu/menu-price.ts'
import { optionTexts } from '@tablemate/domain/menu/option-texts.ts'
import {
  areSameOptions,
  type Choice,
  type ChosenOption,
  chooseOptions,
  isSizeGroup,
  lowestPrice,
  type Option,
  type OptionGroup,
  optionPrice,
  type SentOption,
  wantedOf,
} from '@tablemate/domain/menu/options.ts'
import { menuItemTextsIn, nameIn } from '@tablemate/domain/menu/translations.ts'
import { type Minor, type PayableStep, payableStep } from '@tablemate/domain/money.ts'
import { orderTotal } from '@tablemate/domain/orders/order.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { useEffect, useMemo, useState } from 'react'
import { readPrice } from '../../../lib/read-price.ts'
import { addedMoney, money } from '../../../lib/text/format.ts'
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
  /** Its options by the menu; undefined if it is not there. */
  readonly choice: Choice | undefined
}

/** A dish whose options the diner chooses. */
export interface Choosing {
  readonly menuItem: MenuItem
  /** What is chosen at first; undefined: the defaults. */
  readonly options: readonly SentOption[] | undefined
  /** The index of the row that is changed; undefined: a new one. */
  readonly at: number | undefined
}

/** The name of the dish in the reader's language; the typed one if it is not on the menu. */
export function nameOf({ menuItem, row }: Pick): string {
  return menuItem ? menuItemTextsIn(menuItem, language.code).name : row.name
}

/** What was chosen with the dish, in the reader's language. A placed order has its names also for what left the menu. */
export function optionsOf({ menuItem, row, choice }: Pick): string[] {
  const chosen = choice?.kind === 'chosen' ? choice.options : ((row.options ?? []) as ChosenOption[])
  return optionTexts(menuItem ? inLanguage(chosen, menuItem) : chosen, 'diner')
}

/** The options with their names in the reader's language. */
export function inLanguage(chosen: readonly ChosenOption[], { optionGroups }: MenuItem): ChosenOption[] {
  const listed = new Map(optionGroups?.flatMap(({ options }) => options.map(one => [one.id, one] as const)))
  return chosen.map(option => {
    const known = listed.get(option.id)
    return known ? { ...option, name: nameIn(known, language.code) } : option
  })
}

/** The allergens of the dish and of these options; undefined: of its defaults. */
export function allergensOf(menuItem: MenuItem, options?: readonly SentOption[]): Allergen[] {
  const groups = menuItem.optionGroups ?? []
  const chosen = wantedOf(groups, options)
  const ofOptions = groups.flatMap(group =>
    group.options.flatMap(({ id, allergens }) => (chosen.has(id) ? allergens : [])),
  )
  return [...menuItem.allergens, ...ofOptions]
}

/** A dish's price with its usual options, or the lowest one if something must be chosen. */
export function shownPrice(menuItem: MenuItem, step: PayableStep): { price: Minor; isLowest: boolean } {
  const groups = menuItem.optionGroups ?? []
  const choice = chooseOptions(groups, undefined, step)
  if (choice.kind === 'chosen') return { price: priceOf(menuItem, choice.options, step), isLowest: false }
  return { price: lowestPrice(menuPrice(menuItem.price, step), groups, step), isLowest: true }
}

/** What an option costs: with a size the dish's price, otherwise what it adds; undefined for nothing. */
export function optionPriceText(
  { price, optionGroups }: PricedItem,
  group: OptionGroup,
  option: Option,
  currency: CurrencyCode,
): string | undefined {
  const step = payableStep(currency)
  const added = optionPrice(option.price, step)
  if (group.id === optionGroups?.find(isSizeGroup)?.id) return money(menuPrice(price, step) + added, currency)
  return added === 0 ? undefined : addedMoney(added, currency)
}

export interface Picks {
  readonly all: readonly Pick[]
  readonly of: (menuItem: MenuItem) => readonly Pick[]
  /** The quantity and the price of all valid rows. */
  readonly count: number
  readonly total: number
  readonly isFull: boolean
  /** Adds a line. If its options are not settled, the diner is asked. */
  readonly add: (menuItem: MenuItem) => void
  /** One more, in the same line without changes if there is one. `options` undefined: the defaults. */
  readonly addOne: (menuItem: MenuItem, options?: readonly SentOption[]) => void
  /** 0 removes the row. */
  readonly setQuantity: (pick: Pick, quantity: number) => void
  readonly setModifier: (pick: Pick, modifier: string) => void
  /** What the diner is choosing options of; null: nothing. */
  readonly choosing: Choosing | null
  /** Opens and, with null, closes the choice. */
  readonly choose: (choosing: Choosing | null) => void
  /** Ends the choice with these options. */
  readonly chosen: (options: readonly ChosenOption[]) => void
  /** Whether the line cannot be ordered before its options are chosen. */
  readonly isUnsettled: (pick: Pick) => boolean
}

/** What the menu needs of the form whose rows it fills. */
export interface PickState {
  readonly rows: readonly Row[]
  readonly setRows: (rows: readonly Row[]) => void
  /** Called before each change by the user. */
  readonly onInput: () => void
  /** The lines stay as they were ordered, whatever the menu has become. */
  readonly keepsLines: boolean
  readonly problemOf: OrderFormState['problemOf']
  readonly isSending: boolean
}

export function usePicks(
  { rows, setRows, onInput, keepsLines }: PickState,
  menuItems: readonly MenuItem[],
  currency: CurrencyCode,
): Picks {
  const find = useMemo(() => menuItemFinder(menuItems, currency), [menuItems, currency])
  const [choosing, choose] = useState<Choosing | null>(null)
  const all = rows.flatMap((row, at) =>
    isBlank(row) ? [] : [{ at, row, quantity: quantityOf(row), ...find(row) }],
  )

  // Adopts a price that changed on the menu.
  useEffect(() => {
    const priced = rows.map(row => {
      const { menuItem, choice } = find(row)
      if (!menuItem || choice?.kind !== 'chosen') return row
      const { price } = rowOfMenuItem(menuItem, choice.options, currency)
      return price === row.price ? row : { ...row, price, isListed: true }
    })
    if (priced.some((row, at) => row !== rows[at])) setRows(priced)
  }, [rows, find, currency, setRows])

  const valid = rows.filter(row => isValid(row, currency))
  const of = (menuItem: MenuItem) => all.filter(pick => pick.menuItem === menuItem)
  const addRow = (row: Row) => {
    if (all.length >= limits.itemsPerOrder) return
    onInput()
    setRows([...rows.filter(row => !isBlank(row)), row])
  }
  const changeRow = (at: number, changes: Partial<Row>) => {
    onInput()
    setRows(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)))
  }
  const setQuantity = ({ at }: Pick, quantity: number) => {
    if (quantity < 1) {
      onInput()
      setRows(rows.toSpliced(at, 1))
    } else changeRow(at, { quantity: String(Math.min(quantity, limits.quantity)) })
  }
  /** The row of a dish with these options; undefined: the diner is asked for them first. */
  const settledRow = (menuItem: MenuItem, options: readonly SentOption[] | undefined) => {
    const choice = chooseOptions(menuItem.optionGroups ?? [], options, payableStep(currency))
    if (choice.kind === 'chosen') return rowOfMenuItem(menuItem, choice.options, currency)
    choose({ menuItem, options, at: undefined })
    return undefined
  }
  const addOne = (menuItem: MenuItem, options?: readonly SentOption[]) => {
    const row = settledRow(menuItem, options)
    const plain =
      row &&
      of(menuItem).find(
        one => one.row.modifications.trim() === '' && areSameOptions(one.row.options, row.options),
      )
    if (plain) setQuantity(plain, plain.quantity + 1)
    else if (row) addRow(row)
  }
  return {
    all,
    of,
    count: valid.reduce((sum, row) => sum + quantityOf(row), 0),
    total: orderTotal(valid.map(row => itemOf(row, currency))),
    isFull: all.length >= limits.itemsPerOrder,
    add(menuItem) {
      const row = settledRow(menuItem, undefined)
      if (row) addRow(row)
    },
    addOne,
    setQuantity,
    setModifier({ at }, modifier) {
      changeRow(at, { modifications: modifier })
    },
    choosing: choosing && {
      ...choosing,
      // As it is on the menu by now.
      menuItem: menuItems.find(({ id }) => id === choosing.menuItem.id) ?? choosing.menuItem,
    },
    choose,
    chosen(options) {
      if (!choosing) return
      const { menuItem, at } = choosing
      choose(null)
      if (at === undefined) return addOne(menuItem, options)
      onInput()
      const changed = rowOfMenuItem(menuItem, options, currency)
      setRows(
        rows.map((row, index) => {
          const { quantity, modifications, sharedBy } = row
          return index === at ? { ...changed, quantity, modifications, ...(sharedBy && { sharedBy }) } : row
        }),
      )
    },
    // The lines of a placed order stay as they are, whatever the menu has become.
    isUnsettled: ({ choice }) => !keepsLines && choice !== undefined && choice.kind !== 'chosen',
  }
}

/** `options`: none for a dish that offers none. */
export function rowOfMenuItem(
  menuItem: MenuItem,
  options: readonly ChosenOption[],
  currency: CurrencyCode,
): Row {
  const { name, optionGroups } = menuItem
  const price = priceOf(menuItem, options, payableStep(currency))
  const item = { name, quantity: 1, price, ...(optionGroups && { options: [...options] }) }
  return { ...rowOf(item, currency), isListed: true, listedAs: name }
}

/** Finds the dish of a row, and its options, as `priceByMenu` does. */
function menuItemFinder(menuItems: readonly MenuItem[], currency: CurrencyCode) {
  const byKey = new Map<string, MenuItem[]>()
  for (const menuItem of menuItems)
    byKey.set(menuItemKey(menuItem.name), [...(byKey.get(menuItemKey(menuItem.name)) ?? []), menuItem])
  return ({ name, price, options }: Row) =>
    chooseMenuItem(
      byKey.get(menuItemKey(name)) ?? [],
      { price: readPrice(price, currency) ?? 0, options },
      payableStep(currency),
    )
}
