// Toast: switched off until there is an agreement with Toast, because the keys that Toast gives to restaurants only read.
//
// The location holds two GUIDs, separated by a blank: the restaurant and its dining option for guests at a table. A dish's
// remote id is "item/group", as is an option's, because Toast takes dishes of its own menu only. Toast charges the prices of its own menu.
// Tablemate's client logs in, so a restaurant has no key. Source: Toast, "Authentication and restaurant access".

import type { OutgoingLine, OutgoingOrder } from '../delivery/outgoing-order.ts'
import { type Minor, payableStep } from '../money.ts'
import type { PosAdapter, PosAnswer, PosOutcome, PosRequest, PosTarget, Unsendable } from './adapter.ts'
import { fromDecimal } from './amounts.ts'
import { done, failureOf, field, idIn, jsonOf, listIn, readCancel, readDone, retry } from './answers.ts'
import { bareRequest, bearer, isUuid, jsonRequest, locationMissing, missingChoice } from './requests.ts'
import { splitOptions } from './split-options.ts'
import { fullTicketName, orderTexts } from './ticket-text.ts'
import { readToken } from './token.ts'

const baseUrl = 'https://ws-api.toasttab.com'
const tabNameLimit = 255

export const toast: PosAdapter = {
  baseUrl: () => baseUrl,
  login: {
    of: 'client',
    baseUrl,
    // "Do not request a new authentication token more than twice in a one-hour period."
    perHour: 2,
    build: ({ clientId, clientSecret }) =>
      jsonRequest('POST', '/authentication/v1/authentication/login', {
        clientId,
        clientSecret,
        userAccessType: 'TOAST_MACHINE_CLIENT',
      }),
    read: answer => readToken(answer, ['token', 'accessToken'], ['token', 'expiresIn']),
  },
  credentials: bearer,
  // Toast answers within 30 s, and a request that timed out may still create the order.
  answersWithinMs: 35_000,
  // A second order with the same externalId is refused.
  isIdempotent: true,
  test: target => {
    const location = locationOf(target)
    if (!location) return locationMissing
    const { restaurant } = location
    return bareRequest('GET', `/restaurants/v1/restaurants/${restaurant}`, headersOf(restaurant))
  },
  build,
  price: built => ({ ...built, path: '/orders/v2/prices' }),
  readPrice: answer => (failureOf(answer) ? null : totalOf(jsonOf(answer))),
  read,
  find: () => null,
  readFound: () => 'unclear',
  lookUp: () => null,
  readRemote: () => null,
  cancel: () => null,
  readCancel,
  print: () => null,
  readDone,
}

function build(order: OutgoingOrder, target: PosTarget): PosRequest | Unsendable {
  const location = locationOf(target)
  if (!location) return locationMissing
  const unknown = order.lines.find(line => menuItemOf(line) === null)
  if (unknown || order.lines.length === 0) return { unsendable: 'dish-unknown', line: unknown?.line ?? null }
  const choiceMissing = missingChoice(order)
  if (choiceMissing) return choiceMissing
  const check = {
    tabName: fullTicketName(order.texts, tabNameLimit),
    selections: order.lines.map((line, index) => selection(line, index === 0 ? orderTexts(order) : [])),
  }
  const body = {
    externalId: `TABLEMATE:${order.key}`,
    diningOption: { guid: location.diningOption },
    numberOfGuests: Math.max(1, order.guests),
    checks: [check],
  }
  return jsonRequest('POST', '/orders/v2/orders', body, headersOf(location.restaurant))
}

/** Toast has no note of an order: its texts are the first requests of the first dish. */
function selection(line: OutgoingLine, texts: readonly string[]): object {
  const { known, note } = splitOptions(line, id => guidsOf(id) !== null, payableStep('USD'))
  const chosen = known.map(({ remoteId, quantity }) => {
    const [item, optionGroup] = guidsOf(remoteId) ?? []
    return { item, optionGroup, quantity }
  })
  const requests = [...texts, note]
    .filter(text => text !== '')
    .map(displayName => ({ selectionType: 'SPECIAL_REQUEST', displayName }))
  const modifiers = [...chosen, ...requests]
  return { ...menuItemOf(line), quantity: line.quantity, ...(modifiers.length > 0 && { modifiers }) }
}

function menuItemOf({ remoteId }: OutgoingLine): object | null {
  const [item, itemGroup] = guidsOf(remoteId ?? '') ?? []
  return item ? { item, itemGroup } : null
}

/** Toast names each thing within its group: "item/group". */
function guidsOf(remoteId: string): [{ guid: string }, { guid: string }] | null {
  const [item, group, ...more] = remoteId.split('/')
  return isUuid(item) && isUuid(group) && more.length === 0 ? [{ guid: item }, { guid: group }] : null
}

/** A refused externalId tells that an earlier request created the order. */
function read(answer: PosAnswer): PosOutcome {
  const { status, body } = answer
  const isTaken = /external.?id/i.test(body) && /already|exists|duplicate|unique|in use/i.test(body)
  if ((status === 400 || status === 409) && isTaken) return done
  const failure = failureOf(answer)
  if (failure) return failure
  const json = jsonOf(answer)
  const id = idIn(json, 'guid')
  return id === null ? retry(answer) : { kind: 'sent', remote: { id, version: null }, total: totalOf(json) }
}

/** Toast names no currency. It serves countries whose currency has two decimals. */
function totalOf(json: unknown): Minor | null {
  const totals = listIn(json, 'checks')?.map(check => fromDecimal(field(check, 'totalAmount'), 'USD')) ?? []
  return totals.length === 0
    ? null
    : totals.reduce((sum, total) => (sum === null || total === null ? null : sum + total), 0)
}

function locationOf({ locationId }: PosTarget): { restaurant: string; diningOption: string } | null {
  const [restaurant, diningOption] = locationId.trim().split(/\s+/)
  return isUuid(restaurant) && isUuid(diningOption) ? { restaurant, diningOption } : null
}

function headersOf(restaurant: string): Readonly<Record<string, string>> {
  return { 'toast-restaurant-external-id': restaurant }
}
