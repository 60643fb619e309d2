// Encrypts secrets for the database with AES-256-GCM, bound to their restaurant and field. The database alone cannot decrypt
// them, and a secret that is copied to another row or field does not decrypt.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyRing } from './key-ring.ts'

/** The row and field that a secret belongs to. */
export interface Owner {
  readonly restaurantId: number
  readonly field: string
}

export type Opened =
  | { readonly kind: 'open'; readonly secret: string }
  /** The secret's key is not on the ring. */
  | { readonly kind: 'no-key'; readonly keyId: string }
  /** The text was modified, belongs to another row or field, or has a format unknown to this version. */
  | { readonly kind: 'broken' }

const version = 'v1'
const [algorithm, nonceBytes, tagBytes] = ['aes-256-gcm', 12, 16] as const

/** `v1.<key id>.<nonce>.<ciphertext and tag>`, the last two in base64url; with a new random nonce each time. */
export function seal({ current }: KeyRing, owner: Owner, secret: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, current.bytes, nonce, { authTagLength: tagBytes })
  cipher.setAAD(boundTo(owner, current.id))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return [version, current.id, nonce.toString('base64url'), sealed.toString('base64url')].join('.')
}

/** Never throws: the caller reports an unreadable secret. */
export function open(keys: KeyRing, owner: Owner, sealed: string): Opened {
  const [form, keyId = '', nonce = '', text = ''] = sealed.split('.')
  if (form !== version) return { kind: 'broken' }
  const key = keys.find(keyId)
  if (!key) return { kind: 'no-key', keyId }
  try {
    const bytes = Buffer.from(text, 'base64url')
    const decipher = createDecipheriv(algorithm, key.bytes, Buffer.from(nonce, 'base64url'), {
      authTagLength: tagBytes,
    })
    decipher.setAAD(boundTo(owner, keyId))
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    const secret = Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()])
    return { kind: 'open', secret: secret.toString('utf8') }
  } catch {
    // The error of node:crypto would only help an attacker.
    return { kind: 'broken' }
  }
}

/** Whether the secret is sealed with the ring's first key, so that it needs no re-encryption. */
export function isSealedWithCurrent({ current }: KeyRing, sealed: string): boolean {
  return sealed.startsWith(`${version}.${current.id}.`)
}

function boundTo({ restaurantId, field }: Owner, keyId: string): Buffer {
  return Buffer.from(JSON.stringify(['tablemate', version, restaurantId, field, keyId]))
}
