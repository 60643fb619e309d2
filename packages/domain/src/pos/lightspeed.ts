// Lightspeed Restaurant (K-Series): switched off until Lightspeed approves an OAuth client of Tablemate.
//
// The key is a refresh token, which each login replaces. An owner's consent (the authorization code) is not asked for here: the
// first refresh token is got by hand. Source: Lightspeed, "Authorization Overview", for clients of its V2.
//
// The location holds two ids, separated by a blank: the business location and the endpoint whose webhook receives outcomes.
// A dish's remote id is its SKU, an option's that of a modifier. 'sent' means accepted for delivery: whether the point of sale took the order comes to the webhook.

import { cut } from '../delivery/cut-text.ts'
import type { OutgoingLine, OutgoingOrder } from '../delivery/outgoing-order.ts'
import { minorUnitsOf } from '../money.ts'
import type { PosAdapter, PosAnswer, PosOutcome, PosRequest, PosTarget, Unsendable } from './adapter.ts'
import { unpayableLine } from './amounts.ts'
import { done, failureOf, field, jsonOf, readCancel, readDone, refused, retry } from './answers.ts'
import { bareRequest, bearer, jsonRequest, locationMissing, missingChoice } from './requests.ts'
import { splitOptions } from './split-options.ts'
import { joinTexts, orderTexts } from './ticket-text.ts'
import { basic, readToken } from './token.ts'

const limits = { reference: 48, firstName: 128 }

/** How long Lightspeed tries to reach the point of sale. A later ticket would surprise the kitchen. */
const reachPosWithinMs = 300_000

export const lightspeed: PosAdapter = {
  baseUrl: () => 'https://api.lsk.lightspeed.app',
  login: {
    of: 'restaurant',
    baseUrl: 'https://auth.lsk-prod.app',
    // An access token lasts for 25 to 60 minutes. No limit is documented.
    perHour: 6,
    build: (agreement, { apiKey }) => ({
      method: 'POST',
      path: '/realms/k-series/protocol/openid-connect/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...basic(agreement) },
      body: `grant_type=refresh_token&refresh_token=${encodeURIComponent(apiKey)}`,
    }),
    read: answer => {
      // OAuth reports a refresh token that is used up or expired so.
      if (answer.status === 400 && field(jsonOf(answer), 'error') === 'invalid_grant') return 'unauthorized'
      return readToken(answer, ['access_token'], ['expires_in'], ['refresh_token'])
    },
  },
  credentials: bearer,
  answersWithinMs: 30_000,
  // A second order with the same reference is refused.
  isIdempotent: true,
  test: target => {
    const location = locationOf(target)
    return location ? bareRequest('GET', `/o/op/data/${location.business}/floorplans`) : locationMissing
  },
  build,
  price: () => null,
  readPrice: () => null,
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
  if (order.table !== null && !/^\d{1,9}$/.test(order.table)) return { unsendable: 'table-name', line: null }
  const unknown = order.lines.find(line => skuOf(line) === null)
  if (unknown) return { unsendable: 'dish-unknown', line: unknown.line }
  const unpayable = unpayableLine(order) ?? missingChoice(order)
  if (unpayable) return unpayable
  const note = noteOf(order)
  const items = order.lines.map(line => ({
    quantity: line.quantity,
    sku: skuOf(line),
    // A modifier has no price here: the dish has that of its options.
    customItemPrice: line.price / minorUnitsOf(order.currency),
    ...modifiersOf(line),
  }))
  return jsonRequest('POST', '/o/op/1/order/local', {
    businessLocationId: location.business,
    thirdPartyReference: cut(order.key, limits.reference),
    endpointId: location.endpoint,
    // Required. No diner's name is sent.
    customerInfo: { firstName: cut(order.texts.guest, limits.firstName) },
    maxTimeToAttemptOrderDeliverToPos: reachPosWithinMs,
    clientCount: Math.max(1, order.guests),
    ...(order.table !== null && { tableNumber: String(Number(order.table)) }),
    ...(note && { orderNote: note }),
    ...(items.length > 0 && { items }),
  })
}

/** A line has no note: the order's note, which has no documented limit, names each dish that has a wish. */
function noteOf(order: OutgoingOrder): string {
  const wishes = order.lines
    .map(line => ({ name: line.name, note: split(line).note }))
    .filter(({ note }) => note !== '')
    .map(({ name, note }) => `${name}: ${note}`)
  const [allergies = '', kind = '', ...notes] = orderTexts(order)
  return joinTexts([allergies, kind, order.texts.number, ...notes, ...wishes])
}

function modifiersOf(line: OutgoingLine): object {
  const modifiers = split(line).known.flatMap(({ remoteId, quantity }) =>
    Array.from({ length: quantity }, () => ({ modifierId: remoteId })),
  )
  return modifiers.length > 0 ? { modifiers } : {}
}

function split(line: OutgoingLine) {
  return splitOptions(line, id => /^[\x21-\x7e]+$/.test(id), 1)
}

function skuOf({ remoteId }: OutgoingLine): string | null {
  return remoteId !== null && /^[\x21-\x7e]{1,25}$/.test(remoteId) ? remoteId : null
}

/** The reference is ours, so a reference that was used before belongs to an earlier request of the same delivery. */
function read(answer: PosAnswer): PosOutcome {
  const isTaken = ['reference', 'already', 'used'].every(word => answer.body.includes(word))
  if (answer.status === 409 && isTaken) return done
  const failure = failureOf(answer)
  if (failure) return failure
  const status = field(jsonOf(answer), 'status')
  if (status === 'ok') return done
  return status === 'fail' ? refused : retry(answer)
}

function locationOf({ locationId }: PosTarget): { business: number; endpoint: string } | null {
  const [business = '', endpoint = ''] = locationId.trim().split(/\s+/)
  const id = /^\d{1,16}$/.test(business) ? Number(business) : Number.NaN
  return Number.isSafeInteger(id) && endpoint !== '' ? { business: id, endpoint } : null
}
