// Clover: atomic orders, in the United States and Canada only. Clover has no idempotency key, so `find` looks for ours.

import type { CurrencyCode } from '../currency.ts'
import { cut } from '../delivery/cut-text.ts'
import type { OutgoingLine, OutgoingOrder } from '../delivery/outgoing-order.ts'
import { type Minor, payableStep } from '../money.ts'
import type {
  PosAdapter,
  PosAnswer,
  PosOutcome,
  PosRequest,
  PosTarget,
  RemoteOrder,
  Unsendable,
} from './adapter.ts'
import { fromSmallestUnit, unpayableLine } from './amounts.ts'
import { failureOf, field, idIn, jsonOf, listIn, readCancel, readDone, retry } from './answers.ts'
import { bareRequest, bearer, isPathSafe, jsonRequest, locationMissing } from './requests.ts'
import { splitOptions } from './split-options.ts'
import { fitTexts, fullTicketName, linesOf, orderTexts } from './ticket-text.ts'

/** Clover's ids: 13 symbols without I, L, O and U. */
const cloverId = /^[0-9A-HJKMNP-TV-Z]{13}$/

/** Of the countries in which Clover takes orders. */
export const cloverCurrencies: readonly CurrencyCode[] = ['USD', 'CAD']

const limits = { title: 127, note: 2047, name: 127, lineNote: 255, lines: 3000, found: 1000 }

/** Our clock and Clover's may differ by this much when orders are listed. */
const clockDifferenceMs = 120_000

export const clover: PosAdapter = {
  baseUrl: () => 'https://api.clover.com',
  login: null,
  credentials: bearer,
  answersWithinMs: 30_000,
  isIdempotent: false,
  test: target => {
    const path = merchantPath(target)
    return path === null ? locationMissing : bareRequest('GET', path)
  },
  build,
  price: ({ path, headers, body }) => ({
    method: 'POST',
    path: path.replace(/\/orders$/, '/checkouts'),
    headers,
    body,
  }),
  readPrice: answer => (failureOf(answer) ? null : totalOf(jsonOf(answer))),
  read,
  find: (since, target) => {
    const from = since.getTime() - clockDifferenceMs
    const query = `filter=createdTime%3E%3D${from}&limit=${limits.found}`
    return requestAt(target, path => bareRequest('GET', `${path}/orders?${query}`))
  },
  readFound,
  lookUp: () => null,
  readRemote: () => null,
  cancel: ({ id }, _key, target) =>
    isPathSafe(id) ? requestAt(target, path => bareRequest('DELETE', `${path}/orders/${id}`)) : null,
  readCancel,
  // Clover's kitchen printer prints an order from the API only on this request.
  print: ({ id }, target) =>
    requestAt(target, path => jsonRequest('POST', `${path}/print_event`, { orderRef: { id } })),
  readDone,
}

function build(order: OutgoingOrder, target: PosTarget): PosRequest | Unsendable {
  const path = merchantPath(target)
  if (path === null) return locationMissing
  if (!cloverCurrencies.includes(order.currency)) return { unsendable: 'currency', line: null }
  const unpayable = unpayableLine(order)
  if (unpayable) return unpayable
  const lines = linesOf(order)
  if (lines.reduce((sum, { quantity }) => sum + quantity, 0) > limits.lines) {
    return { unsendable: 'too-many-lines', line: null }
  }
  const orderCart = {
    currency: order.currency,
    title: fullTicketName(order.texts, limits.title),
    note: noteWithKey(order),
    externalReferenceId: order.key,
    groupLineItems: false,
    lineItems: lines.flatMap(unitLines),
  }
  return jsonRequest('POST', `${path}/atomic_order/orders`, { orderCart })
}

/** Clover's lines have no whole quantity: three of a dish are three lines. */
function unitLines(outgoing: OutgoingLine): readonly object[] {
  const { name, quantity, remoteId } = outgoing
  const { known, price, note } = splitOptions(outgoing, id => cloverId.test(id), payableStep('USD'))
  // Nor have modifications a quantity.
  const modifications = known.flatMap(option =>
    Array.from({ length: option.quantity }, () => ({
      modifier: { id: option.remoteId },
      name: cut(option.name, limits.name),
      amount: option.price,
    })),
  )
  const line = {
    ...(remoteId !== null && cloverId.test(remoteId)
      ? { item: { id: remoteId } }
      : { name: cut(name, limits.name) }),
    price,
    ...(modifications.length > 0 && { modifications }),
    ...(note && { note: cut(note, limits.lineNote) }),
  }
  return Array.from({ length: quantity }, () => line)
}

/** Whether Clover keeps externalReferenceId is not documented, so the note ends with the key as well. */
function noteWithKey(order: OutgoingOrder): string {
  const mark = keyMark(order.key)
  const texts = fitTexts(orderTexts(order), limits.note - mark.length - 1)
  return texts === '' ? mark : `${texts} ${mark}`
}

function keyMark(key: string): string {
  return `#${key}`
}

function read(answer: PosAnswer): PosOutcome {
  const failure = failureOf(answer)
  if (failure) return failure
  const json = jsonOf(answer)
  const id = idIn(json, 'id')
  return id === null ? retry(answer) : { kind: 'sent', remote: { id, version: null }, total: totalOf(json) }
}

/** A full page without our key is not the whole list. */
function readFound(answer: PosAnswer, key: string): RemoteOrder | 'missing' | 'unclear' {
  const orders = failureOf(answer) ? null : listIn(jsonOf(answer), 'elements')
  if (!orders) return 'unclear'
  const found = orders.find(order => {
    const note = field(order, 'note')
    const isNoted = typeof note === 'string' && note.trimEnd().endsWith(keyMark(key))
    return isNoted || field(order, 'externalReferenceId') === key
  })
  if (found === undefined) return orders.length < limits.found ? 'missing' : 'unclear'
  const id = idIn(found, 'id')
  return id === null ? 'unclear' : { id, version: null }
}

/** Clover's cents of either currency are our minor units. */
function totalOf(json: unknown): Minor | null {
  return fromSmallestUnit(field(json, 'total'), 'USD')
}

function merchantPath({ locationId }: PosTarget): string | null {
  return cloverId.test(locationId) ? `/v3/merchants/${locationId}` : null
}

function requestAt(target: PosTarget, request: (path: string) => PosRequest): PosRequest | null {
  const path = merchantPath(target)
  return path === null ? null : request(path)
}
