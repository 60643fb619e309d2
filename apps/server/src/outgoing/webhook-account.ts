// A restaurant's webhook: its address and secrets, and signed requests to it. Its first secret is created when it is needed.

import { dayMs } from '@tablemate/domain/time.ts'
import type { AppContext } from '../app-context.ts'
import type { Statements } from '../db/sql.ts'
import type { Used } from './destinations.ts'
import { readField, sealField } from './sealed-fields.ts'
import { type Sent, sendRequest } from './send-request.ts'
import { makeWebhookSecret, signWebhook } from './sign-webhook.ts'

export interface WebhookAccount {
  readonly destination: Used
  readonly url: string
  /** The present one first. Never to be logged. */
  readonly secrets: readonly string[]
  /** For tests: whether the URL may be a loopback address. */
  readonly allowsLoopback: boolean
}

/** Standard Webhooks suggests 15 to 30 s. */
export const webhookTimeoutMs = 15_000

/** How long the earlier secret signs as well after a new one was created. */
const rotationMs = dayMs

interface Row {
  readonly url: string
  readonly sealed: string | null
  readonly sealedEarlier: string | null
  readonly id: number
  readonly changedAt: Date
}

type Context = Pick<AppContext, 'database' | 'config' | 'keyRing' | 'log'>

/** Null if no webhook is stored, or its secret cannot be unsealed: then its owner creates another. */
export async function loadWebhook(
  context: Context,
  restaurantId: number,
  now: Date,
): Promise<WebhookAccount | null> {
  const row = await findWebhook(context.database.sql, restaurantId, now)
  if (!row) return null
  const present = row.sealed ?? (await createSecret(context, restaurantId))
  const sealed = [present, row.sealedEarlier]
  const [secret, earlier] = sealed.map(text => readField(context, restaurantId, 'webhook-secret', text))
  if (!secret) return null
  return {
    destination: { id: row.id, changedAt: row.changedAt },
    url: row.url,
    secrets: earlier ? [secret, earlier] : [secret],
    allowsLoopback: context.config.allowsLoopbackDestinations,
  }
}

/** Creates the first secret, unless another node has just done so. Returns the stored one, sealed. */
async function createSecret({ database, keyRing }: Context, restaurantId: number): Promise<string | null> {
  const created = sealField(keyRing, restaurantId, 'webhook-secret', makeWebhookSecret())
  const [row] = await database.sql<{ sealed: string }[]>`
    update restaurant_pos_settings set sealed_webhook_secret = coalesce(sealed_webhook_secret, ${created})
    where restaurant_id = ${restaurantId} returning sealed_webhook_secret as sealed`
  return row?.sealed ?? null
}

async function findWebhook(sql: Statements, restaurantId: number, now: Date): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`
    select s.webhook_url as url, s.sealed_webhook_secret as sealed,
      case when s.earlier_secret_until > ${now} then s.sealed_earlier_secret end as "sealedEarlier",
      d.id, d.changed_at as "changedAt"
    from restaurant_pos_settings s join destinations d using (restaurant_id)
    where s.restaurant_id = ${restaurantId} and d.kind = 'webhook' and s.webhook_url is not null`
  return row
}

/** Sends a webhook. `id` and body are the same for every attempt; `now` is the time of this one. */
export function sendWebhook(
  { url, secrets, allowsLoopback }: WebhookAccount,
  { id, body }: { readonly id: string; readonly body: string },
  now: Date,
  timeoutMs: number = webhookTimeoutMs,
): Promise<Sent> {
  const { origin, pathname, search } = new URL(url)
  return sendRequest({
    baseUrl: origin,
    method: 'POST',
    path: pathname + search,
    headers: signWebhook({ id, timestamp: now, body, secrets }),
    body,
    timeoutMs,
    allowsLoopback,
  })
}

/** Replaces the secret; the earlier one, if any, signs for 24 more hours. Null if the restaurant was deleted. */
export async function renewSecret(
  { database, keyRing }: Pick<AppContext, 'database' | 'keyRing'>,
  restaurantId: number,
  now: Date,
): Promise<{ readonly secret: string; readonly earlierUntil: Date | null } | null> {
  const secret = makeWebhookSecret()
  const sealed = sealField(keyRing, restaurantId, 'webhook-secret', secret)
  const [row] = await database.sql<{ earlierUntil: Date | null }[]>`
    insert into restaurant_pos_settings as stored (restaurant_id, is_enabled, sealed_webhook_secret, changed_at)
    select id, false, ${sealed}, ${now} from restaurants where id = ${restaurantId}
    on conflict (restaurant_id) do update set sealed_webhook_secret = excluded.sealed_webhook_secret,
      sealed_earlier_secret = stored.sealed_webhook_secret,
      earlier_secret_until = case
        when stored.sealed_webhook_secret is not null then ${new Date(now.getTime() + rotationMs)}::timestamptz(3)
      end
    returning earlier_secret_until as "earlierUntil"`
  return row ? { secret, earlierUntil: row.earlierUntil } : null
}

/** Deletes the earlier secrets that no longer sign. */
export async function deleteEarlierSecrets(
  { sql }: Pick<AppContext['database'], 'sql'>,
  now: Date,
): Promise<void> {
  await sql`
    update restaurant_pos_settings set sealed_earlier_secret = null, earlier_secret_until = null
    where earlier_secret_until <= ${now}`
}
