// Queries on settings of points of sale. Only this feature writes their rows.

import type { CheckedOf } from '#contract/endpoint.ts'
import type { changePosSettings, PosSettings } from '#contract/pos.ts'
import type { Sql, Transaction } from '../../db/database.ts'

type StoredPosSettings = Omit<PosSettings, 'hasApiKey' | 'supportedProviders'> & {
  /** Sealed by secrets/seal.ts; null: no key is stored. */
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

const emptySettings: StoredPosSettings = {
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
  return found ?? emptySettings
}

/** A new API key, 'remove', or 'keep', which keeps the stored key only while the provider stays the same. */
export type ApiKeyChange = { readonly sealed: string } | 'remove' | 'keep'

/** Saves the settings; false when the restaurant was deleted. */
export async function savePosSettings(
  sql: Sql,
  restaurantId: number,
  { posProvider, posLocationId, posWebhookUrl, posEnabled }: PosSettingsInput,
  apiKey: ApiKeyChange,
  now: Date,
): Promise<boolean> {
  const sealed = typeof apiKey === 'object' ? apiKey.sealed : null
  const [saved] = await sql`
    insert into restaurant_pos_settings as stored
      (restaurant_id, provider, location_id, webhook_url, is_enabled, sealed_api_key, changed_at)
    select id, ${posProvider}, ${posLocationId}, ${posWebhookUrl}, ${posEnabled}, ${sealed}, ${now}
    from restaurants where id = ${restaurantId}
    on conflict (restaurant_id) do update set provider = excluded.provider, location_id = excluded.location_id,
      webhook_url = excluded.webhook_url, is_enabled = excluded.is_enabled, changed_at = excluded.changed_at,
      sealed_api_key = case
        when ${apiKey === 'keep'} and stored.provider = excluded.provider then stored.sealed_api_key
        else excluded.sealed_api_key
      end
    returning restaurant_id`
  return saved !== undefined
}

/** A batch of sealed keys, ordered by restaurant, after a given restaurant. */
export async function readSealedKeys(sql: Sql, after: number, count: number): Promise<SealedKey[]> {
  return sql<SealedKey[]>`
    select restaurant_id as "restaurantId", sealed_api_key as sealed from restaurant_pos_settings
    where sealed_api_key is not null and restaurant_id > ${after}
    order by restaurant_id limit ${count}`
}

/** Stores the resealed key; false when the owner has entered another key meanwhile, which then stays. */
export async function replaceSealedKey(
  sql: Sql | Transaction,
  { restaurantId, sealed }: SealedKey,
  resealed: string,
): Promise<boolean> {
  const [replaced] = await sql`
    update restaurant_pos_settings set sealed_api_key = ${resealed}
    where restaurant_id = ${restaurantId} and sealed_api_key = ${sealed}
    returning restaurant_id`
  return replaced !== undefined
}
