// A restaurant's account at its point of sale, and requests to it.

import type { PosAdapter, PosRequest, PosTarget } from '@tablemate/domain/pos/adapter.ts'
import { adapterOf } from '@tablemate/domain/pos/adapters.ts'
import type { PosProvider } from '@tablemate/domain/restaurants/pos-providers.ts'
import type { AppContext } from '../app-context.ts'
import type { LoginFault } from '../secrets/access-tokens.ts'
import type { Used } from './destinations.ts'
import { logIn } from './pos-login.ts'
import { readField } from './sealed-fields.ts'
import { type Sent, sendRequest } from './send-request.ts'

export interface PosAccount {
  readonly destination: Used
  readonly provider: PosProvider
  readonly adapter: PosAdapter
  /** With the API key, '' where none is needed: never to be logged. */
  readonly target: PosTarget
  /** For a provider with a login: an access token, another one if the given one was refused. Never to be logged. */
  readonly accessToken: ((refused: string | null) => Promise<string | LoginFault>) | null
  /** For tests: the loopback address that is called instead of the provider. */
  readonly testBaseUrl: string | undefined
}

/** Large enough for an order of 100 lines at Square, and for a list of 1,000 orders at Clover. */
const usualAnswerBytes = 2 * 1024 * 1024

type Context = Pick<AppContext, 'database' | 'config' | 'keyRing' | 'log' | 'clock' | 'accessToken'>

interface Row {
  readonly provider: PosProvider
  readonly locationId: string | null
  readonly sealed: string | null
  readonly id: number
  readonly changedAt: Date
}

/** Null if no provider with an adapter is stored, or it needs an API key and there is no readable one. */
export async function loadPosAccount(context: Context, restaurantId: number): Promise<PosAccount | null> {
  const [row] = await context.database.sql<Row[]>`
    select s.provider, s.location_id as "locationId", s.sealed_api_key as sealed, d.id, d.changed_at as "changedAt"
    from restaurant_pos_settings s join destinations d using (restaurant_id)
    where s.restaurant_id = ${restaurantId} and d.kind = 'pos' and s.provider is not null`
  const { posAgreements, posBaseUrls } = context.config
  const adapter = row ? adapterOf(row.provider, posAgreements) : null
  if (!row || !adapter) return null
  const isKeyless = adapter.login?.of === 'client'
  const apiKey = isKeyless ? '' : readField(context, restaurantId, 'pos-api-key', row.sealed)
  if (apiKey === null) return null
  const { provider, id, changedAt } = row
  const account = {
    ...{ provider, adapter, destination: { id, changedAt } },
    target: { apiKey, locationId: row.locationId ?? '' },
    testBaseUrl: posBaseUrls[provider],
  }
  return { ...account, accessToken: tokensOf(context, restaurantId, account) }
}

function tokensOf(
  context: Context,
  restaurantId: number,
  { provider, adapter, target, testBaseUrl, destination }: Omit<PosAccount, 'accessToken'>,
): PosAccount['accessToken'] {
  const { login } = adapter
  const agreement = context.config.posAgreements[provider]
  if (!login || !agreement) return null
  // Another key or location is another account.
  const ofRestaurant = ` ${destination.id} ${destination.changedAt.getTime()}`
  return refused =>
    context.accessToken({
      account: login.of === 'client' ? provider : provider + ofRestaurant,
      ...{ now: context.clock(), perHour: login.perHour, refused },
      logIn: () => logIn(context, { restaurantId, login, agreement, target, testBaseUrl }),
    })
}

/** Sends a request that the account's adapter built. The default timeout is the provider's longest, after a login. */
export async function sendToPos(
  account: PosAccount,
  request: PosRequest,
  timeoutMs: number = account.adapter.answersWithinMs,
  maxAnswerBytes: number = usualAnswerBytes,
): Promise<Sent> {
  const { accessToken, target } = account
  const send = (apiKey: string) => sendWith(apiKey, account, request, timeoutMs, maxAnswerBytes)
  if (!accessToken) return send(target.apiKey)
  const token = await accessToken(null)
  const sent = isFault(token) ? withoutLogin[token] : await send(token)
  if (isFault(token) || sent.kind !== 'answer' || sent.answer.status !== 401) return sent
  const renewed = await accessToken(token)
  return isFault(renewed) ? withoutLogin[renewed] : send(renewed)
}

function sendWith(
  apiKey: string,
  { adapter, target, testBaseUrl }: PosAccount,
  { method, path, headers, body }: PosRequest,
  timeoutMs: number,
  maxAnswerBytes: number,
): Promise<Sent> {
  return sendRequest({
    baseUrl: testBaseUrl ?? adapter.baseUrl(target),
    method,
    path,
    headers: {
      ...(body !== null && { 'content-type': 'application/json' }),
      accept: 'application/json',
      ...headers,
      ...adapter.credentials({ ...target, apiKey }),
    },
    body,
    timeoutMs,
    allowsLoopback: testBaseUrl !== undefined,
    maxAnswerBytes,
  })
}

/** What a failed login means for the request, of which nothing was sent. */
const withoutLogin: Readonly<Record<LoginFault, Sent>> = {
  unauthorized: { kind: 'answer', answer: { status: 401, headers: {}, body: '' } },
  'no-answer': { kind: 'not-sent' },
}

function isFault(token: string): token is LoginFault {
  return Object.hasOwn(withoutLogin, token)
}
