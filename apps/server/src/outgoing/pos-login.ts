// Logs in at a point of sale that gives access tokens.

import type { PosAgreement, PosLogin, PosTarget, PosToken } from '@tablemate/domain/pos/adapter.ts'
import type { AppContext } from '../app-context.ts'
import type { LoginFault } from '../secrets/access-tokens.ts'
import { readField, sealField } from './sealed-fields.ts'
import { sendRequest } from './send-request.ts'

export interface LoginInput {
  readonly restaurantId: number
  readonly login: PosLogin
  readonly agreement: PosAgreement
  readonly target: PosTarget
  /** For tests: the loopback address that is called instead of the provider. */
  readonly testBaseUrl: string | undefined
}

type Context = Pick<AppContext, 'database' | 'keyRing' | 'log' | 'clock'>

/** An owner may wait for it, and a delivery's lease includes two of them. */
const timeoutMs = 8000
/** Longer than a login takes. */
const leaseMs = 20_000

export function logIn(context: Context, input: LoginInput): Promise<PosToken | LoginFault> {
  return input.login.of === 'client' ? ask(input) : exchangeKey(context, input)
}

/**
 * A key that each login replaces is used by one node at a time, which leases it. No transaction is open while the provider
 * answers. If the next key is lost with an answer or a node, the owner must enter another one.
 */
async function exchangeKey(context: Context, input: LoginInput): Promise<PosToken | LoginFault> {
  const { restaurantId, target } = input
  const { keyRing, clock } = context
  const { sql } = context.database
  const now = clock()
  const until = new Date(now.getTime() + leaseMs)
  const [leased] = await sql<{ sealed: string | null }[]>`
    update restaurant_pos_settings set key_leased_until = ${until}
    where restaurant_id = ${restaurantId} and (key_leased_until is null or key_leased_until <= ${now})
    returning sealed_api_key as sealed`
  if (!leased) return 'no-answer'
  const apiKey = readField(context, restaurantId, 'pos-api-key', leased.sealed)
  const token = apiKey === null ? 'unauthorized' : await ask({ ...input, target: { ...target, apiKey } })
  const nextKey = typeof token === 'object' ? token.nextKey : null
  const sealed = nextKey === null ? null : sealField(keyRing, restaurantId, 'pos-api-key', nextKey)
  // A change of the key by the owner ended the lease.
  await sql`
    update restaurant_pos_settings set key_leased_until = null, sealed_api_key = coalesce(${sealed}, sealed_api_key)
    where restaurant_id = ${restaurantId} and key_leased_until = ${until}`
  return token
}

async function ask({ login, agreement, target, testBaseUrl }: LoginInput): Promise<PosToken | LoginFault> {
  const { headers, ...request } = login.build(agreement, target)
  const sent = await sendRequest({
    ...request,
    baseUrl: testBaseUrl ?? login.baseUrl,
    headers: { accept: 'application/json', ...headers },
    timeoutMs,
    allowsLoopback: testBaseUrl !== undefined,
  })
  return sent.kind === 'answer' ? login.read(sent.answer) : 'no-answer'
}
