// A restaurant's account at its point of sale, and requests to it.

import type { PosAdapter, PosRequest, PosTarget } from '#domain/pos/adapter.ts'
import { adapterOf } from '#domain/pos/adapters.ts'
import type { PosProvider } from '#domain/restaurants/pos-providers.ts'
import type { AppContext } from '../app-context.ts'
import type { Used } from './destinations.ts'
import { readField } from './sealed-fields.ts'
import { type Sent, sendRequest } from './send-request.ts'

export interface PosAccount {
  readonly destination: Used
  readonly provider: PosProvider
  readonly adapter: PosAdapter
  /** With the API key: never to be logged. */
  readonly target: PosTarget
  /** For tests: the loopback address that is called instead of the provider. */
  readonly testBaseUrl: string | undefined
}

/** Large enough for an order of 100 lines at Square, and for a list of 1,000 orders at Clover. */
const usualAnswerBytes = 2 * 1024 * 1024

interface Row {
  readonly provider: PosProvider
  readonly locationId: string | null
  readonly sealed: string
  readonly id: number
  readonly changedAt: Date
}

/** Null if no provider with an adapter and a readable API key is stored. */
export async function loadPosAccount(
  context: Pick<AppContext, 'database' | 'config' | 'keyRing' | 'log'>,
  restaurantId: number,
): Promise<PosAccount | null> {
  const [row] = await context.database.sql<Row[]>`
    select s.provider, s.location_id as "locationId", s.sealed_api_key as sealed, d.id, d.changed_at as "changedAt"
    from restaurant_pos_settings s join destinations d using (restaurant_id)
    where s.restaurant_id = ${restaurantId} and d.kind = 'pos' and s.provider is not null
      and s.sealed_api_key is not null`
  const adapter = row ? adapterOf(row.provider) : null
  if (!row || !adapter) return null
  const apiKey = readField(context, restaurantId, 'pos-api-key', row.sealed)
  if (apiKey === null) return null
  return {
    destination: { id: row.id, changedAt: row.changedAt },
    provider: row.provider,
    adapter,
    target: { apiKey, locationId: row.locationId ?? '' },
    testBaseUrl: context.config.posBaseUrls[row.provider],
  }
}

/** Sends a request that the account's adapter built. The default timeout is the provider's longest. */
export function sendToPos(
  { adapter, target, testBaseUrl }: PosAccount,
  { method, path, headers, body }: PosRequest,
  timeoutMs: number = adapter.answersWithinMs,
  maxAnswerBytes: number = usualAnswerBytes,
): Promise<Sent> {
  return sendRequest({
    baseUrl: testBaseUrl ?? adapter.baseUrl(target),
    method,
    path,
    headers: {
      ...(body !== null && { 'content-type': 'application/json' }),
      accept: 'application/json',
      ...headers,
      ...adapter.credentials(target),
    },
    body,
    timeoutMs,
    allowsLoopback: testBaseUrl !== undefined,
    maxAnswerBytes,
  })
}
