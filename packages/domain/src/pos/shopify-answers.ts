// Reads Shopify's answers. GraphQL reports most failures with the status 200.

import type { PosAnswer, PosOutcome, RemoteOrder } from './adapter.ts'
import { fromDecimal } from './amounts.ts'
import {
  done,
  type Failure,
  failureOf,
  field,
  idIn,
  jsonOf,
  listIn,
  refused,
  retry,
  unauthorized,
} from './answers.ts'

/** Orders in one answer to `find`; the most that Shopify lists at once. */
export const foundAtMost = 250

export function read(answer: PosAnswer): PosOutcome {
  const failure = graphqlFailure(answer) ?? userErrors(answer, 'orderCreate', 'userErrors')
  if (failure) return failure
  const created = field(jsonOf(answer), 'data', 'orderCreate', 'order')
  const id = idIn(created, 'id')
  if (id === null) return retry(answer)
  const money = field(created, 'totalPriceSet', 'shopMoney')
  const total = fromDecimal(field(money, 'amount'), field(money, 'currencyCode'))
  return { kind: 'sent', remote: { id, version: null }, total }
}

export function readFound(answer: PosAnswer, key: string): RemoteOrder | 'missing' | 'unclear' {
  const orders = graphqlFailure(answer) ? null : listIn(jsonOf(answer), 'data', 'orders', 'nodes')
  if (!orders) return 'unclear'
  const found = orders.find(order => field(order, 'sourceIdentifier') === key)
  if (found === undefined) return orders.length < foundAtMost ? 'missing' : 'unclear'
  const id = idIn(found, 'id')
  return id === null ? 'unclear' : { id, version: null }
}

export function readCancel(answer: PosAnswer): PosOutcome {
  const failure = graphqlFailure(answer)
  if (failure) return failure
  const errors = listIn(jsonOf(answer), 'data', 'orderCancel', 'orderCancelUserErrors')
  if (errors?.length && errors.every(error => /not.?found|already/i.test(wordsOf(error)))) return done
  return userErrors(answer, 'orderCancel', 'orderCancelUserErrors') ?? done
}

export function readDone(answer: PosAnswer): PosOutcome {
  return graphqlFailure(answer) ?? done
}

/** The failure of the whole request; null if there is data. */
function graphqlFailure(answer: PosAnswer): Failure | null {
  const failure = failureOf(answer)
  if (failure) return failure
  const json = jsonOf(answer)
  const errors = listIn(json, 'errors')
  if (!errors?.length) return field(json, 'data') ? null : retry(answer)
  const codes = errors.map(error => field(error, 'extensions', 'code'))
  if (codes.some(code => code === 'THROTTLED' || code === 'INTERNAL_SERVER_ERROR')) return retry(answer)
  return codes.includes('ACCESS_DENIED') ? unauthorized : refused
}

/** Errors of a mutation. Development shops report here, in words, that there were too many orders in a minute. */
function userErrors(answer: PosAnswer, mutation: string, name: string): Failure | null {
  const errors = listIn(jsonOf(answer), 'data', mutation, name)
  if (!errors) return retry(answer)
  if (errors.length === 0) return null
  return errors.some(error => /throttl|too many/i.test(wordsOf(error))) ? retry(answer) : refused
}

function wordsOf(error: unknown): string {
  return [field(error, 'code'), field(error, 'message')].filter(word => typeof word === 'string').join(' ')
}
