// Seals the API key of a restaurant's point of sale, bound to its row and field.

import type { FastifyBaseLogger } from 'fastify'
import type { KeyRing } from '../../secrets/key-ring.ts'
import { type Opened, type Owner, open, seal } from '../../secrets/seal.ts'

export function sealApiKey(keys: KeyRing, restaurantId: number, apiKey: string): string {
  return seal(keys, ownerOf(restaurantId), apiKey)
}

export function openApiKey(keys: KeyRing, restaurantId: number, sealed: string): Opened {
  return open(keys, ownerOf(restaurantId), sealed)
}

/** Whether the key can be unsealed. Logs the reason if not: the operator misses a key, or the row was altered. */
export function isReadable(
  { keyRing, log }: { readonly keyRing: KeyRing; readonly log: FastifyBaseLogger },
  restaurantId: number,
  sealed: string,
): boolean {
  const opened = openApiKey(keyRing, restaurantId, sealed)
  if (opened.kind === 'open') return true
  const why = opened.kind === 'no-key' ? { keyId: opened.keyId } : {}
  log.warn({ restaurantId, problem: opened.kind, ...why }, 'the API key of a point of sale cannot be read')
  return false
}

function ownerOf(restaurantId: number): Owner {
  return { restaurantId, field: 'pos-api-key' }
}
