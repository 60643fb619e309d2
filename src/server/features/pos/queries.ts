// The rows of the points of sale: this feature alone writes them.

import type { CheckedOf } from '#contract/endpoint.ts'
import type { changePosSettings, PosSettings } from '#contract/pos.ts'
import type { Sql, Transaction } from '../../db/database.ts'

type StoredPosSettings = Omit<PosSettings, 'hasApiKey' | 'supportedProviders'> & {
  /** secrets/seal.ts; null: there is none. */
  readonly sealedApiKey: string | null
}

type PosSettingsInput = Pick<
  CheckedOf<typeof changePosSettings, 'body'>,
  'posProvider' | 'posLocationId' | 'posWebhookUrl' | 'posEnabled'
>

export interface SealedKey {
  readonly restaurantId: number
  readonly sealed: string
}

const none: StoredPosSettings = {
  posProvider: null,
  posLocationId: null,
  posWebhookUrl: null,
  posEnabled: false,
  sealedApiKey: null,
}

export async function findPosSettings(sql: Sql, restaurantId: number): Promise<StoredPosSettings> {
  const [found] = await sql<StoredPosSettings[]>`
    select provider as "posProvider", location_id as "posLocationId", webhook_url as "posWebhookUrl",
      is_enabled as "posEnabled", sealed_api_key as "sealedApiKey"
    from restaurant_pos_settings where restaurant_id = ${restaurantId}`
  return found ?? none
}

/** What becomes of the API key: another, none, or the one there is, if it is this provider's. */
export type ApiKeyChange = { readonly sealed: string } | 'remove' | 'keep'

/** False when the restaurant is gone. */
export async function savePosSettings(
  sql: Sql,
  restaurantId: number,
  { posProvider, posLocationId, posWebhookUrl, posEnabled }: PosSettingsInput,
  apiKey: ApiKeyChange,
  now: Date,
): Promise<boolean> {
  const sealed = typeof apiKey === 'object' ? apiKey.sealed : null
  const [saved] = await sql`
    insert into restaurant_pos_settings as kept
      (restaurant_id, provider, location_id, webhook_url, is_enabled, sealed_api_key, changed_at)
    select id, ${posProvider}, ${posLocationId}, ${posWebhookUrl}, ${posEnabled}, ${sealed}, ${now}
    from restaurants where id = ${restaurantId}
    on conflict (restaurant_id) do update set provider = excluded.provider, location_id = excluded.location_id,
      webhook_url = excluded.webhook_url, is_enabled = excluded.is_enabled, changed_at = excluded.changed_at,
      sealed_api_key = case
        when ${apiKey === 'keep'} and kept.provider = excluded.provider then kept.sealed_api_key
        else excluded.sealed_api_key
      end
    returning restaurant_id`
  return saved !== undefined
}

/** All keys there are, some at a time, in the order of their restaurants. */
export async function readSealedKeys(sql: Sql, after: number, most: number): Promise<SealedKey[]> {
  return sql<SealedKey[]>`
    select restaurant_id as "restaurantId", sealed_api_key as sealed from restaurant_pos_settings
    where sealed_api_key is not null and restaurant_id > ${after}
    order by restaurant_id limit ${most}`
}

/** False when its owner has changed it meanwhile: what was entered then wins. */
export async function replaceSealedKey(
  sql: Sql | Transaction,
  { restaurantId, sealed }: SealedKey,
  anew: string,
): Promise<boolean> {
  const [replaced] = await sql`
    update restaurant_pos_settings set sealed_api_key = ${anew}
    where restaurant_id = ${restaurantId} and sealed_api_key = ${sealed}
    returning restaurant_id`
  return replaced !== undefined
}
