// A restaurant's own account at Stripe: its settings, and calls by Stripe's official library. Calls leave by send-request.ts, so
// the library's own connections, repetitions and telemetry are off. It is loaded when it is first needed.

import type Stripe from 'stripe'
import type { AppContext } from '../app-context.ts'
import { raw, type Statements } from '../db/sql.ts'
import { readField, type SealedField } from './sealed-fields.ts'
import { sendRequest } from './send-request.ts'

type Context = Pick<AppContext, 'database' | 'config' | 'keyRing' | 'log'>

export interface StripeSettings {
  readonly isEnabled: boolean
  /** Whether diners may pay by the demo. */
  readonly demoPayments: boolean
  /** Whether a key was ever stored. It never becomes false again. */
  readonly hadKey: boolean
  readonly sealedKey: string | null
  readonly sealedSecret: string | null
  readonly fault: 'unauthorized' | null
  readonly confirmedAt: Date | null
}

export const emptyStripeSettings: StripeSettings = {
  isEnabled: false,
  demoPayments: true,
  hadKey: false,
  sealedKey: null,
  sealedSecret: null,
  fault: null,
  confirmedAt: null,
}

export async function findStripeSettings(
  sql: Statements,
  restaurantId: number,
  lock: '' | 'for update' = '',
): Promise<StripeSettings> {
  const [found] = await sql<StripeSettings[]>`
    select takes_cards as "isEnabled", sealed_stripe_key as "sealedKey", sealed_stripe_secret as "sealedSecret",
      stripe_fault as fault, stripe_confirmed_at as "confirmedAt", demo_payments as "demoPayments",
      had_stripe_key as "hadKey"
    from restaurant_pos_settings where restaurant_id = ${restaurantId} ${raw(lock)}`
  return found ?? emptyStripeSettings
}

/** Saves the settings; false when the restaurant was deleted. */
export async function saveStripeSettings(
  sql: Statements,
  restaurantId: number,
  { isEnabled, sealedKey, sealedSecret, fault, confirmedAt, demoPayments, hadKey }: StripeSettings,
  now: Date,
): Promise<boolean> {
  const [saved] = await sql`
    insert into restaurant_pos_settings as stored (restaurant_id, is_enabled, changed_at, takes_cards, sealed_stripe_key,
      sealed_stripe_secret, stripe_fault, stripe_confirmed_at, demo_payments, had_stripe_key)
    select id, false, ${now}, ${isEnabled}, ${sealedKey}, ${sealedSecret}, ${fault}, ${confirmedAt},
      ${demoPayments}, ${hadKey}
    from restaurants where id = ${restaurantId}
    on conflict (restaurant_id) do update set takes_cards = excluded.takes_cards,
      sealed_stripe_key = excluded.sealed_stripe_key, sealed_stripe_secret = excluded.sealed_stripe_secret,
      stripe_fault = excluded.stripe_fault, stripe_confirmed_at = excluded.stripe_confirmed_at,
      demo_payments = excluded.demo_payments, had_stripe_key = stored.had_stripe_key or excluded.had_stripe_key
    returning restaurant_id`
  return saved !== undefined
}

export interface StripeAccount {
  readonly restaurantId: number
  readonly stripe: Stripe
  /** The key as it is stored, which tells whether the owner has replaced it meanwhile. */
  readonly sealedKey: string
}

/**
 * Null if no readable key is stored, or if Stripe refused it: then only the owner's test asks again (`isTest`). Whether cards are
 * taken is another question: what has begun is ended in any case.
 */
export async function loadStripeAccount(
  context: Context,
  restaurantId: number,
  { isTest = false } = {},
): Promise<StripeAccount | null> {
  const { sealedKey, fault } = await findStripeSettings(context.database.sql, restaurantId)
  if (fault !== null && !isTest) return null
  const key = readField(context, restaurantId, 'stripe-key' satisfies SealedField, sealedKey)
  if (key === null || sealedKey === null) return null
  return { restaurantId, stripe: await makeStripe(key, context.config.posBaseUrls.stripe), sealedKey }
}

/** A call that Stripe takes longer for is not answered. */
const timeoutMs = 10_000
/** A list of a hundred sessions. */
const maxAnswerBytes = 2 * 1024 * 1024

async function makeStripe(key: string, testBaseUrl: string | undefined): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  const baseUrl = testBaseUrl ?? 'https://api.stripe.com'
  const httpClient = StripeClient.createFetchHttpClient(async (input, init = {}) => {
    const { pathname, search } = new URL(String(input))
    const sent = await sendRequest({
      baseUrl,
      method: init.method === 'GET' ? 'GET' : 'POST',
      path: pathname + search,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? init.body : null,
      timeoutMs,
      allowsLoopback: testBaseUrl !== undefined,
      maxAnswerBytes,
    })
    if (sent.kind !== 'answer') throw new TypeError(sent.kind)
    const { status, headers, body } = sent.answer
    return new Response(body, { status, headers })
  })
  // The library's own timeout comes after ours.
  return new StripeClient(key, { httpClient, maxNetworkRetries: 0, timeout: 2 * timeoutMs, telemetry: false })
}

export type StripeAnswer<T> =
  | { readonly kind: 'ok'; readonly value: T }
  /** No answer, or one that says that it may be repeated with the same key. */
  | { readonly kind: 'unknown' }
  /** Status 500 and above. Stripe repeats this answer to the same key, although it may have done what was asked. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'unauthorized' }
  /** Also where the key may not do this one thing: status 403. */
  | { readonly kind: 'refused'; readonly code: string | undefined }

/** What a call of the library came to. Nothing of an error is passed on, since it may quote the key. */
export async function answerOf<T>(call: Promise<T>): Promise<StripeAnswer<T>> {
  try {
    return { kind: 'ok', value: await call }
  } catch (error) {
    const { statusCode, code } = error as { statusCode?: number; code?: string }
    if (statusCode === undefined || statusCode === 409 || statusCode === 429) return { kind: 'unknown' }
    if (statusCode >= 500) return { kind: 'failed' }
    // A redirect is no answer of Stripe's.
    if (statusCode < 400) return { kind: 'unknown' }
    return statusCode === 401 ? { kind: 'unauthorized' } : { kind: 'refused', code }
  }
}

/** Stores that Stripe accepted or refused the key, unless the owner has replaced it meanwhile. */
export async function noteStripeAnswer(
  { sql }: Pick<AppContext['database'], 'sql'>,
  { restaurantId, sealedKey }: Pick<StripeAccount, 'restaurantId' | 'sealedKey'>,
  kind: StripeAnswer<unknown>['kind'],
  now: Date,
): Promise<void> {
  if (kind === 'ok')
    await sql`
      update restaurant_pos_settings set stripe_confirmed_at = ${now}, stripe_fault = null
      where restaurant_id = ${restaurantId} and sealed_stripe_key = ${sealedKey}`
  if (kind === 'unauthorized')
    await sql`
      update restaurant_pos_settings set stripe_fault = 'unauthorized'
      where restaurant_id = ${restaurantId} and sealed_stripe_key = ${sealedKey}`
}
