// Queries on settings of points of sale. Beside this feature, outgoing/webhook-account.ts writes the webhook's secrets,
// outgoing/pos-login.ts a key that a login replaced, and outgoing/stripe-account.ts what concerns cards.

import type { PosSettings } from '@tablemate/contract/pos.ts'
import type { Sql } from '../../db/database.ts'
import { fragment, identifier, raw, type Statements } from '../../db/sql.ts'
import { type SealedColumn, sealedColumns } from '../../outgoing/sealed-fields.ts'

export type PosSettingsInput = Pick<
  PosSettings,
  'posProvider' | 'posLocationId' | 'posWebhookUrl' | 'posEnabled'
>

export type StoredPosSettings = PosSettingsInput & {
  /** Sealed by outgoing/sealed-fields.ts; null: none is stored. */
  readonly sealedApiKey: string | null
  readonly sealedSignatureKey: string | null
  readonly sealedWebhookSecret: string | null
  /** Until when the earlier webhook secret signs as well. */
  readonly earlierSecretUntil: Date | null
  readonly menuChangedAt: Date | null
  readonly menuTakenAt: Date | null
}

export const emptySettings: StoredPosSettings = {
  posProvider: null,
  posLocationId: null,
  posWebhookUrl: null,
  posEnabled: false,
  sealedApiKey: null,
  sealedSignatureKey: null,
  sealedWebhookSecret: null,
  earlierSecretUntil: null,
  menuChangedAt: null,
  menuTakenAt: null,
}

/** 'for update': the row stays as it is until the transaction ends. */
export async function findPosSettings(
  sql: Statements,
  restaurantId: number,
  lock: '' | 'for update' = '',
): Promise<StoredPosSettings> {
  const [found] = await sql<StoredPosSettings[]>`
    select provider as "posProvider", location_id as "posLocationId", webhook_url as "posWebhookUrl",
      is_enabled as "posEnabled", sealed_api_key as "sealedApiKey", sealed_signature_key as "sealedSignatureKey",
      sealed_webhook_secret as "sealedWebhookSecret", earlier_secret_until as "earlierSecretUntil",
      menu_changed_at as "menuChangedAt", menu_taken_at as "menuTakenAt"
    from restaurant_pos_settings where restaurant_id = ${restaurantId} ${raw(lock)}`
  return found ?? emptySettings
}

/** A new key, 'remove', or 'keep', which keeps the stored key only while the provider stays the same. */
export type KeyChange = { readonly sealed: string } | 'remove' | 'keep'

export interface KeyChanges {
  readonly apiKey: KeyChange
  readonly signatureKey: KeyChange
}

/** Saves the settings; false when the restaurant was deleted. Another provider has another menu: its times are deleted. */
export async function savePosSettings(
  sql: Statements,
  restaurantId: number,
  { posProvider, posLocationId, posWebhookUrl, posEnabled }: PosSettingsInput,
  { apiKey, signatureKey }: KeyChanges,
  now: Date,
): Promise<boolean> {
  const isSameProvider = fragment`stored.provider = excluded.provider`
  const [saved] = await sql`
    insert into restaurant_pos_settings as stored (restaurant_id, provider, location_id, webhook_url, is_enabled,
      sealed_api_key, sealed_signature_key, changed_at)
    select id, ${posProvider}, ${posLocationId}, ${posWebhookUrl}, ${posEnabled}, ${sealedOf(apiKey)},
      ${sealedOf(signatureKey)}, ${now}
    from restaurants where id = ${restaurantId}
    on conflict (restaurant_id) do update set provider = excluded.provider, location_id = excluded.location_id,
      webhook_url = excluded.webhook_url, is_enabled = excluded.is_enabled, changed_at = excluded.changed_at,
      sealed_api_key = case
        when ${apiKey === 'keep'} and ${isSameProvider} then stored.sealed_api_key
        else excluded.sealed_api_key
      end,
      key_leased_until = case
        when ${apiKey === 'keep'} and ${isSameProvider} then stored.key_leased_until
      end,
      sealed_signature_key = case
        when ${signatureKey === 'keep'} and ${isSameProvider} then stored.sealed_signature_key
        else excluded.sealed_signature_key
      end,
      menu_changed_at = case when ${isSameProvider} then stored.menu_changed_at end,
      menu_taken_at = case when ${isSameProvider} then stored.menu_taken_at end
    returning restaurant_id`
  return saved !== undefined
}

function sealedOf(change: KeyChange): string | null {
  return typeof change === 'object' ? change.sealed : null
}

/** A sealed secret as it is stored. */
export interface StoredField {
  readonly restaurantId: number
  readonly column: SealedColumn
  readonly sealed: string
}

/** The sealed secrets of some restaurants, ordered by restaurant, after a given one. */
export async function readSealedFields(sql: Sql, after: number, restaurants: number): Promise<StoredField[]> {
  return sql<StoredField[]>`
    select restaurant_id as "restaurantId", key as column, value as sealed
    from (
      select * from restaurant_pos_settings
      where restaurant_id > ${after}
        and coalesce(sealed_api_key, sealed_signature_key, sealed_webhook_secret, sealed_earlier_secret, sealed_stripe_key,
          sealed_stripe_secret) is not null
      order by restaurant_id limit ${restaurants}
    ) as batch cross join jsonb_each_text(to_jsonb(batch))
    where key = any(${sealedColumns}) and value is not null
    order by restaurant_id, key`
}

/** Stores the resealed secret; false when the owner has entered another one meanwhile, which then stays. */
export async function replaceSealedField(
  sql: Statements,
  { restaurantId, column, sealed }: StoredField,
  resealed: string,
): Promise<boolean> {
  const count = await sql.count`
    update restaurant_pos_settings set ${identifier(column)} = ${resealed}
    where restaurant_id = ${restaurantId} and ${identifier(column)} = ${sealed}`
  return count > 0
}
