// The interface of a point of sale: one file per provider builds requests and reads answers. No clock, no network, no randomness.

import type { OutgoingOrder } from '../delivery/outgoing-order.ts'
import type { Minor } from '../money.ts'

/** The restaurant's account at the provider. */
export interface PosTarget {
  readonly apiKey: string
  /** The restaurant's location, merchant or shop at the provider, in the form that its adapter reads; empty: not entered. */
  readonly locationId: string
}

export interface PosRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Begins with a slash, with the query. */
  readonly path: string
  /** Without the credentials, which are added when the request is sent. */
  readonly headers: Readonly<Record<string, string>>
  /** JSON; null: none. */
  readonly body: string | null
}

/** Why an order cannot be sent; `line` is the index of the item in the order, null: the whole order. */
export interface Unsendable {
  readonly unsendable: UnsendableReason
  readonly line: number | null
}

export const unsendableReasons = [
  /** The provider needs ids from its own menu, and this dish has none. */
  'dish-unknown',
  /** The provider demands a choice, and knows none of the options that were chosen. */
  'choice-unknown',
  /** The provider cannot represent the currency or the amount. */
  'currency',
  'too-many-lines',
  /** The provider takes numbers as table names only. */
  'table-name',
  /** The owner has not entered the location, merchant or shop. */
  'location-missing',
] as const
export type UnsendableReason = (typeof unsendableReasons)[number]

/** A complete answer of the provider. */
export interface PosAnswer {
  readonly status: number
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The id, and the version if the provider counts versions, of what was created. */
export interface RemoteOrder {
  readonly id: string
  readonly version: number | null
}

export const posFaults = [
  'unauthorized',
  'gone',
  /** The provider answered that it will not take the order. */
  'refused',
  /** No connection, or no usable answer, after all retries. */
  'no-answer',
] as const
export type PosFault = (typeof posFaults)[number]

export type PosOutcome =
  /** `total`: the provider's total in minor units, null if the answer has none. */
  | { readonly kind: 'sent'; readonly remote: RemoteOrder | null; readonly total: Minor | null }
  /** The provider may or may not have taken the order; `afterMs` from Retry-After. */
  | { readonly kind: 'retry'; readonly afterMs: number | null }
  | { readonly kind: 'dead'; readonly fault: PosFault }

/** Tablemate's own client at a provider, granted by an agreement. Never to be logged. */
export interface PosAgreement {
  readonly clientId: string
  readonly clientSecret: string
}

export interface PosToken {
  readonly accessToken: string
  readonly lastsMs: number
  /** The restaurant's key for its next login, where a login uses up the key; null: the key stays. */
  readonly nextKey: string | null
}

/** How an access token is had. */
export interface PosLogin {
  /** 'client': one token of Tablemate's client serves all restaurants, which need no key. 'restaurant': each has its own. */
  readonly of: 'client' | 'restaurant'
  readonly baseUrl: string
  /** So many logins an hour are tried at most. */
  readonly perHour: number
  build(agreement: PosAgreement, target: PosTarget): PosRequest
  read(answer: PosAnswer): PosToken | 'unauthorized' | 'no-answer'
}

export interface PosAdapter {
  /** 'https://connect.squareup.com', or by the account's region. */
  baseUrl(target: PosTarget): string
  /** Null: the restaurant's key is sent as it is. Otherwise `credentials` gets the access token as the key. */
  readonly login: PosLogin | null
  /** The headers with the credentials. */
  credentials(target: PosTarget): Readonly<Record<string, string>>
  /** The longest time in which the provider may still answer or process a request, in milliseconds. */
  readonly answersWithinMs: number
  /** Whether a repeated request with the same key creates nothing twice. If not, `find` looks before each repeat. */
  readonly isIdempotent: boolean
  /** The request that proves key and location, for "Test connection"; it creates nothing. `readDone` reads its answer. */
  test(target: PosTarget): PosRequest | Unsendable
  /** The request for one order; its lines are complete, or the order is unsendable. A text that is too long is cut with "…". */
  build(order: OutgoingOrder, target: PosTarget): PosRequest | Unsendable
  /** The provider's price for what `build` made; null if the provider has no such call. */
  price(built: PosRequest): PosRequest | null
  /** The total in an answer to `price`, in minor units. */
  readPrice(answer: PosAnswer): Minor | null
  /** The outcome of a `build` request. A repeated key that the provider reports as taken is 'sent'. */
  read(answer: PosAnswer): PosOutcome
  /** Lists recent orders, to look for one with this key; only if not idempotent. */
  find(since: Date, target: PosTarget): PosRequest | null
  /** The order with this key in an answer to `find`; 'unclear' if the answer is not a list. */
  readFound(answer: PosAnswer, key: string): RemoteOrder | 'missing' | 'unclear'
  /** Asks for the order's present version, before it is cancelled; null: the provider counts no versions. */
  lookUp(remote: RemoteOrder, target: PosTarget): PosRequest | null
  /** The order in an answer to `lookUp`; null if the answer has none. */
  readRemote(answer: PosAnswer): RemoteOrder | null
  /** Cancels an order at the provider; null if the provider has no such call. `key` is the key of the cancellation. */
  cancel(remote: RemoteOrder, key: string, target: PosTarget): PosRequest | null
  /** The outcome of a `cancel` request; 'sent' too if the order no longer exists, so that it may be repeated. */
  readCancel(answer: PosAnswer): PosOutcome
  /** The request that makes the kitchen's printer print, after 'sent'; null: none is needed. `readDone` reads its answer. */
  print(remote: RemoteOrder, target: PosTarget): PosRequest | null
  /** The outcome of a `test` or `print` request: 'sent' means that it was done. */
  readDone(answer: PosAnswer): PosOutcome
}
