// Square: one order per delivery, through the Orders API. Checked against Square's specification (test/pos-contracts).

import { toPercentage } from '../bill/rates.ts'
import type { CurrencyCode } from '../currency.ts'
import { cut } from '../delivery/cut-text.ts'
import type { OutgoingLine, OutgoingOrder } from '../delivery/outgoing-order.ts'
import { type Minor, payableStep } from '../money.ts'
import type { PosAdapter, PosAnswer, PosOutcome, PosRequest, Unsendable } from './adapter.ts'
import { fromSmallestUnit, toSmallestUnit, unpayableLine } from './amounts.ts'
import { failureOf, field, idIn, jsonOf, readCancel, readDone, retry } from './answers.ts'
import { bareRequest, bearer, isPathSafe, jsonRequest, locationMissing } from './requests.ts'
import { splitOptions } from './split-options.ts'
import { fitTexts, fullTicketName, joinTexts, linesOf, orderTexts, ticketName } from './ticket-text.ts'

/** The version of the specification that the tests check. Each request names it, so that Square keeps its behaviour. */
const headers = { 'square-version': '2025-08-20' }

const limits = { ticketName: 30, reference: 40, orderNote: 500, lineNote: 2000, name: 512, recipient: 255 }

/** Currencies that this version of the specification lacks. */
const unknownCurrencies: readonly CurrencyCode[] = ['BYN', 'MRU', 'STN', 'VES', 'XCG', 'ZWG']

/** Names the fulfillment, so that a cancellation can refer to it. */
const fulfillmentUid = 'dine-in'

export const square: PosAdapter = {
  baseUrl: () => 'https://connect.squareup.com',
  login: null,
  credentials: bearer,
  answersWithinMs: 30_000,
  isIdempotent: true,
  test: ({ locationId }) =>
    isPathSafe(locationId) ? bareRequest('GET', `/v2/locations/${locationId}`, headers) : locationMissing,
  build,
  price: ({ body }) =>
    body === null
      ? null
      : jsonRequest('POST', '/v2/orders/calculate', { order: field(JSON.parse(body), 'order') }, headers),
  readPrice: answer => (failureOf(answer) ? null : totalOf(jsonOf(answer))),
  read,
  find: () => null,
  readFound: () => 'unclear',
  lookUp: ({ id }) => (isPathSafe(id) ? bareRequest('GET', `/v2/orders/${id}`, headers) : null),
  readRemote: answer => {
    const outcome = read(answer)
    return outcome.kind === 'sent' ? outcome.remote : null
  },
  cancel: ({ id, version }, key, { locationId }) =>
    isPathSafe(id)
      ? jsonRequest('PUT', `/v2/orders/${id}`, cancellation(version, key, locationId), headers)
      : null,
  readCancel,
  print: () => null,
  readDone,
}

function build(
  order: OutgoingOrder,
  { locationId }: { readonly locationId: string },
): PosRequest | Unsendable {
  if (!isPathSafe(locationId)) return locationMissing
  if (unknownCurrencies.includes(order.currency)) return { unsendable: 'currency', line: null }
  const unpayable = unpayableLine(order)
  if (unpayable) return unpayable
  const body = {
    location_id: locationId,
    reference_id: cut(order.key, limits.reference),
    ticket_name: ticketName(order.texts, limits.ticketName),
    source: { name: 'Tablemate' },
    line_items: lineItems(order),
    ...rates(order),
    // Square would add the taxes and discounts of its own catalog.
    pricing_options: { auto_apply_taxes: false, auto_apply_discounts: false },
    fulfillments: [fulfillment(order)],
    metadata: { order: String(order.orderId), version: String(order.version) },
  }
  return jsonRequest('POST', '/v2/orders', { idempotency_key: order.key, order: body }, headers)
}

/** Where the order's note is too short for allergies and notes, the first line's note has them as well. */
function lineItems(order: OutgoingOrder): readonly object[] {
  const [allergies = '', ...others] = orderTexts(order)
  const isNoteCut = joinTexts(orderTexts(order)).length > limits.orderNote
  return linesOf(order).map((line, index) => {
    const { known, price, note: ownNote } = splitOptions(line, isCatalogId, payableStep(order.currency))
    const texts = index === 0 && isNoteCut ? [allergies, ownNote, ...others] : [ownNote]
    const note = fitTexts(texts, limits.lineNote)
    return {
      ...menuItem(line),
      quantity: String(line.quantity),
      // Also with an id of the catalog: the price that the table saw counts.
      base_price_money: money(price, order.currency),
      ...(known.length > 0 && { modifiers: known.map(option => modifier(option, order.currency)) }),
      ...(note && { note }),
    }
  })
}

function menuItem({ name, remoteId }: OutgoingLine): object {
  return remoteId !== null && isCatalogId(remoteId)
    ? { catalog_object_id: remoteId }
    : { name: cut(name, limits.name) }
}

type KnownOption = ReturnType<typeof splitOptions>['known'][number]

/** Square multiplies both quantities: the modifier's is that of one dish. */
function modifier({ remoteId, quantity, price }: KnownOption, currency: CurrencyCode): object {
  return {
    catalog_object_id: remoteId,
    quantity: String(quantity),
    base_price_money: money(price, currency),
  }
}

function isCatalogId(remoteId: string): boolean {
  return /^[\x21-\x7e]{1,192}$/.test(remoteId)
}

/** The fee is not taxed, as in the table's bill. */
function rates({ texts, rates: { taxRate, serviceFeeRate, isTaxIncluded } }: OutgoingOrder): object {
  const tax = String(toPercentage(taxRate))
  const fee = String(toPercentage(serviceFeeRate))
  const type = isTaxIncluded ? 'INCLUSIVE' : 'ADDITIVE'
  return {
    ...(taxRate > 0 && {
      taxes: [{ uid: 'tax', name: `${texts.tax} ${tax}%`, percentage: tax, type, scope: 'ORDER' }],
    }),
    ...(serviceFeeRate > 0 && {
      service_charges: [
        {
          uid: 'fee',
          name: `${texts.serviceFee} ${fee}%`,
          percentage: fee,
          calculation_phase: 'SUBTOTAL_PHASE',
          taxable: false,
        },
      ],
    }),
  }
}

/**
 * Square shows no order without a fulfillment. IN_STORE, for guests at a table, exists only in later versions of the API,
 * whose specification is not public as a file. PICKUP is the nearest kind in the version that the tests check.
 */
function fulfillment(order: OutgoingOrder): object {
  const note = cut(joinTexts(orderTexts(order)), limits.orderNote)
  const pickup = {
    recipient: { display_name: fullTicketName(order.texts, limits.recipient) },
    schedule_type: 'ASAP',
    ...(note && { note }),
  }
  return { uid: fulfillmentUid, type: 'PICKUP', state: 'PROPOSED', pickup_details: pickup }
}

/** An order can be cancelled only together with its fulfillments. */
function cancellation(version: number | null, key: string, locationId: string): object {
  const fulfillments = [{ uid: fulfillmentUid, state: 'CANCELED' }]
  const order = {
    location_id: locationId,
    ...(version !== null && { version }),
    state: 'CANCELED',
    fulfillments,
  }
  return { idempotency_key: `cancel-${key}`, order }
}

function money(amount: Minor, currency: CurrencyCode): object {
  return { amount: toSmallestUnit(amount, currency), currency }
}

function read(answer: PosAnswer): PosOutcome {
  const failure = failureOf(answer)
  if (failure) return failure
  const json = jsonOf(answer)
  const id = idIn(json, 'order', 'id')
  if (id === null) return retry(answer)
  const version = field(json, 'order', 'version')
  const counted = Number.isSafeInteger(version) ? (version as number) : null
  return { kind: 'sent', remote: { id, version: counted }, total: totalOf(json) }
}

function totalOf(json: unknown): Minor | null {
  const total = field(json, 'order', 'total_money')
  return fromSmallestUnit(field(total, 'amount'), field(total, 'currency'))
}
