// The secrets of a restaurant's destinations, each sealed for its row and field (docs/decisions/0013-secrets.md).

import type { FastifyBaseLogger } from 'fastify'
import type { KeyRing } from '../secrets/key-ring.ts'
import { type Opened, open, seal } from '../secrets/seal.ts'

/** Columns of restaurant_pos_settings, and the name that their secrets are sealed for. */
export const sealedFields = {
  sealed_api_key: 'pos-api-key',
  sealed_signature_key: 'pos-signature-key',
  sealed_webhook_secret: 'webhook-secret',
  // The same name: a rotation moves a secret from the column above to this one.
  sealed_earlier_secret: 'webhook-secret',
  sealed_stripe_key: 'stripe-key',
  sealed_stripe_secret: 'stripe-secret',
} as const

export type SealedColumn = keyof typeof sealedFields
export type SealedField = (typeof sealedFields)[SealedColumn]

export const sealedColumns = Object.keys(sealedFields) as SealedColumn[]

export function sealField(keys: KeyRing, restaurantId: number, field: SealedField, secret: string): string {
  return seal(keys, { restaurantId, field }, secret)
}

export function openField(keys: KeyRing, restaurantId: number, field: SealedField, sealed: string): Opened {
  return open(keys, { restaurantId, field }, sealed)
}

/** The secret, or null if there is none or it cannot be unsealed. Logs the reason: a key is missing, or the row was altered. */
export function readField(
  { keyRing, log }: { readonly keyRing: KeyRing; readonly log: Pick<FastifyBaseLogger, 'warn'> },
  restaurantId: number,
  field: SealedField,
  sealed: string | null,
): string | null {
  if (sealed === null) return null
  const opened = openField(keyRing, restaurantId, field, sealed)
  if (opened.kind === 'open') return opened.secret
  const why = opened.kind === 'no-key' ? { keyId: opened.keyId } : {}
  log.warn({ restaurantId, problem: opened.kind, field, ...why }, 'a secret of a destination cannot be read')
  return null
}
