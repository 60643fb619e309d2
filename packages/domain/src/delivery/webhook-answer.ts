// What the answer of a webhook's receiver means. Source: Standard Webhooks, "Deliverability and reliability".

import type { PosAnswer, PosOutcome } from '../pos/adapter.ts'
import { done, failureOf } from '../pos/answers.ts'

/** Redirects are not followed. */
export function readWebhookAnswer(answer: PosAnswer, now: Date): PosOutcome {
  const failure = failureOf(answer)
  if (failure?.kind !== 'retry') return failure ?? done
  return { kind: 'retry', afterMs: readRetryAfter(answer.headers['retry-after'], now) }
}

/** The wait of a Retry-After header, in seconds or as an HTTP date; null: it is absent or malformed. Source: RFC 9110, 10.2.3. */
export function readRetryAfter(text: string | undefined, now: Date): number | null {
  if (!text) return null
  if (/^\s*\d{1,9}\s*$/.test(text)) return Number(text) * 1000
  // Other texts, such as "-1", are dates to Date.parse as well.
  const date = /^[A-Za-z]{3,9}, /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime())
}
