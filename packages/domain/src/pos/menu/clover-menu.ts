// The menu of a Clover merchant: the items with their categories, then the groups of modifiers with their prices.

import { type CurrencyCode, decimalText, keepNumber } from '../../currency.ts'
import { noDetails } from '../../menu/menu-item-details.ts'
import type { PosAnswer, PosRequest, PosTarget } from '../adapter.ts'
import { cloverCurrencies } from '../clover.ts'
import {
  countOf,
  idOf,
  isObject,
  type JsonObject,
  listOf,
  objectOf,
  ordinalOf,
  parseObject,
  textOf,
} from '../parsed-json.ts'
import type {
  ChoiceList,
  LeftOutReason,
  MenuPage,
  MenuPlace,
  PosMenuReader,
  RemoteCategory,
  RemoteItem,
  RemotePrice,
} from './pos-menu.ts'

const perPage = 1000
/** Clover's own page size. A shorter page is the last one, even if Clover ignores the limit. */
const smallestFullPage = 100

const lists = {
  items: 'categories,modifierGroups',
  modifier_groups: 'modifiers',
} as const
type ListName = keyof typeof lists

export const cloverMenu: PosMenuReader = {
  request(cursor, { locationId }: PosTarget): PosRequest {
    const { list, offset } = positionOf(cursor)
    const merchant = encodeURIComponent(locationId)
    return {
      method: 'GET',
      path: `/v3/merchants/${merchant}/${list}?expand=${lists[list]}&limit=${perPage}&offset=${offset}`,
      headers: {},
      body: null,
    }
  },

  readPage(answer, cursor, { currency }) {
    const { list, offset } = positionOf(cursor)
    return readPage(answer, { list, offset, currency })
  },
}

interface Position {
  readonly list: ListName
  readonly offset: number
}

/** A cursor is a list and an offset: "items:1000". */
function positionOf(cursor: string | null): Position {
  const [name = '', offset = '0'] = cursor?.split(':') ?? []
  return { list: name === 'modifier_groups' ? name : 'items', offset: Number(offset) || 0 }
}

function readPage(
  { status, body }: PosAnswer,
  { list, offset, currency }: Position & Pick<MenuPlace, 'currency'>,
): MenuPage {
  if (status === 401 || status === 403) return { kind: 'fault', fault: 'unauthorized' }
  const page = status === 200 ? parseObject(body) : null
  if (page === null || !Array.isArray(page.elements)) return { kind: 'fault', fault: 'no-menu' }
  const elements = listOf(page.elements)
  const objects = elements.filter(isObject)
  const isLast = elements.length < smallestFullPage
  const nextList = list === 'items' ? 'modifier_groups:0' : null
  return {
    kind: 'page',
    part: {
      items: list === 'items' ? objects.map(item => itemOf(item, currency)) : [],
      categories: list === 'items' ? objects.flatMap(categoriesIn) : [],
      choiceLists: list === 'items' ? [] : objects.flatMap(choices => choiceListIn(choices, currency)),
      unreadable: list === 'items' ? elements.length - objects.length : 0,
      isOtherCurrency: !cloverCurrencies.includes(currency),
    },
    next: isLast ? nextList : `${list}:${offset + elements.length}`,
  }
}

/** The groups of modifiers say it. */
const unbounded = { min: null, max: null }

/** Related objects are wrapped in an envelope. */
const elementsOf = (value: unknown) => listOf(objectOf(value).elements).map(objectOf)

function itemOf(item: JsonObject, currency: CurrencyCode): RemoteItem {
  const { id, name, description, available, categories, modifierGroups } = item
  return {
    id: idOf(id),
    name: textOf(name),
    description: textOf(description),
    categories: elementsOf(categories)
      .map(({ id, sortOrder }) => ({ id: textOf(id), ordinal: ordinalOf(sortOrder) }))
      .filter(({ id }) => id !== '')
      .sort((a, b) => a.ordinal - b.ordinal),
    choices: elementsOf(modifierGroups)
      .sort((a, b) => ordinalOf(a.sortOrder) - ordinalOf(b.sortOrder))
      .map(({ id }) => ({ listId: textOf(id), bounds: unbounded, defaults: new Map() })),
    // Each variant of an item group is an item with its own name and price.
    sizes: [
      {
        id: idOf(id),
        name: '',
        price: priceOf(item, currency),
        isSoldOut: available === false,
        leftOut: null,
      },
    ],
    // Clover has no fields for them.
    ...noDetails,
    allergensText: '',
    areAllergensUnsure: false,
    leftOut: reasonOf(item),
  }
}

function reasonOf({ deleted, deletedTime, hidden, isRevenue }: JsonObject): LeftOutReason | null {
  if (deleted === true || (typeof deletedTime === 'number' && deletedTime > 0)) return 'deleted'
  if (hidden === true) return 'hidden'
  // Gift cards and deposits.
  return isRevenue === false ? 'not-a-dish' : null
}

/** Only a fixed price is that of a dish. The staff types in a variable one, and the other is that of one unit. */
function priceOf({ price, priceType, unitName }: JsonObject, currency: CurrencyCode): RemotePrice {
  const minor = minorOf(price, currency)
  const text = minor === null ? '' : decimalText(Number(price), 'USD')
  if (priceType === 'VARIABLE') return { minor: null, text: '', doubt: 'no-price' }
  if (priceType === 'PER_UNIT')
    return { minor: null, text: [text, textOf(unitName)].filter(Boolean).join(' / '), doubt: 'no-price' }
  if (priceType !== 'FIXED' && priceType !== undefined)
    return { minor: null, text, doubt: 'price-unreadable' }
  if (minor === null) return { minor, text: '', doubt: price === undefined ? 'no-price' : 'price-unreadable' }
  return { minor, text, doubt: null }
}

/** Clover names no currency. Its cents become the same number of the restaurant's currency. */
function minorOf(cents: unknown, currency: CurrencyCode): number | null {
  if (!Number.isSafeInteger(cents)) return null
  return Math.sign(cents as number) * keepNumber(Math.abs(cents as number), 'USD', currency)
}

function categoriesIn({ categories }: JsonObject): RemoteCategory[] {
  return elementsOf(categories).flatMap(({ id, name, sortOrder, deleted }) => {
    const found = idOf(id)
    if (found === null || deleted === true) return []
    return [{ id: found, name: textOf(name), ordinal: ordinalOf(sortOrder), parentId: null }]
  })
}

function choiceListIn(
  { id, name, modifiers, minRequired, maxAllowed }: JsonObject,
  currency: CurrencyCode,
): ChoiceList[] {
  const found = idOf(id)
  if (found === null) return []
  const choices = elementsOf(modifiers)
    .filter(({ deleted, deletedTime }) => deleted !== true && !(typeof deletedTime === 'number'))
    .map(modifier => ({
      id: idOf(modifier.id),
      name: textOf(modifier.name),
      price: minorOf(modifier.price, currency) ?? 0,
      // Clover has no field for it.
      isDefault: false,
    }))
  const most = countOf(maxAllowed)
  const bounds = { min: countOf(minRequired), max: most === 0 ? null : most }
  return [{ id: found, name: textOf(name), choices, bounds }]
}
