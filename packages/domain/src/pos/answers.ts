// Reads the answers of providers. An answer may be anything: HTML, half a JSON document, null.

import type { PosAnswer, PosOutcome } from './adapter.ts'
import { isObject, parseJson } from './parsed-json.ts'

export type Failure = Exclude<PosOutcome, { kind: 'sent' }>

export const refused: Failure = { kind: 'dead', fault: 'refused' }
export const unauthorized: Failure = { kind: 'dead', fault: 'unauthorized' }

/** Sent or done, and the answer tells no more. */
export const done: PosOutcome = { kind: 'sent', remote: null, total: null }

/** The failure that the status alone tells; null for 2xx. */
export function failureOf(answer: PosAnswer): Failure | null {
  const { status } = answer
  if (status >= 200 && status < 300) return null
  if (status === 401 || status === 403) return unauthorized
  if (status === 410) return { kind: 'dead', fault: 'gone' }
  const isLasting = status >= 300 && status < 500 && ![408, 425, 429].includes(status)
  return isLasting ? refused : retry(answer)
}

/** Retry-After in seconds only: a date means nothing without a clock. */
export function retry({ headers }: PosAnswer): Failure {
  const seconds = /^\s*(\d{1,6})\s*$/.exec(String(headers['retry-after'] ?? ''))?.[1]
  return { kind: 'retry', afterMs: seconds === undefined ? null : Number(seconds) * 1000 }
}

export function readDone(answer: PosAnswer): PosOutcome {
  return failureOf(answer) ?? done
}

/** An order that the provider does not have any more needs no cancellation. */
export function readCancel(answer: PosAnswer): PosOutcome {
  return answer.status === 404 || answer.status === 410 ? done : readDone(answer)
}

/** The body as JSON; undefined if it is none. */
export function jsonOf({ body }: PosAnswer): unknown {
  return parseJson(body)
}

/** The value at a path of fields; undefined where there is none. */
export function field(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, name) => (isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined),
    value,
  )
}

export function listIn(value: unknown, ...path: readonly string[]): readonly unknown[] | null {
  const found = field(value, ...path)
  return Array.isArray(found) ? found : null
}

/** An id that can be stored; null if it is none. */
export function idIn(value: unknown, ...path: readonly string[]): string | null {
  const found = field(value, ...path)
  return typeof found === 'string' && /^[\x21-\x7e]{1,255}$/.test(found) ? found : null
}
