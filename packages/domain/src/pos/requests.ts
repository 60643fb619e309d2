// Builds requests to providers.

import type { OutgoingOrder } from '../delivery/outgoing-order.ts'
import type { PosRequest, Unsendable } from './adapter.ts'

export const locationMissing: Unsendable = { unsendable: 'location-missing', line: null }

/** For providers that refuse a dish without its choices. */
export function missingChoice({ lines }: OutgoingOrder): Unsendable | null {
  const missing = lines.find(line => line.isChoiceMissing)
  return missing ? { unsendable: 'choice-unknown', line: missing.line } : null
}

export function jsonRequest(
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): PosRequest {
  return {
    method,
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}

export function bareRequest(
  method: 'GET' | 'DELETE',
  path: string,
  headers: Readonly<Record<string, string>> = {},
): PosRequest {
  return { method, path, headers, body: null }
}

export function bearer({ apiKey }: { readonly apiKey: string }): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${apiKey}` }
}

/** Whether an id can be used in a path as it is: "../refunds" cannot. */
export function isPathSafe(id: string): boolean {
  return /^[\w-]{1,255}$/.test(id)
}

/** Toast and others use UUIDs as ids. */
export function isUuid(text: string | undefined): text is string {
  return text !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
