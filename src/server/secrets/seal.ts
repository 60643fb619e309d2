// A secret as the database holds it: AES-256-GCM, bound to the restaurant and the field it belongs to. The database
// alone opens none, and what is copied to another row or field opens nowhere.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyRing } from './key-ring.ts'

/** What a secret is the secret of. */
export interface Owner {
  readonly restaurantId: number
  readonly field: string
}

export type Opened =
  | { readonly kind: 'open'; readonly secret: string }
  /** Its key is not on the ring. */
  | { readonly kind: 'no-key'; readonly keyId: string }
  /** It was tampered with, belongs to another row or field, or is of a form that this version does not know. */
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

/** Never throws: that a secret cannot be read is something to tell, not to stumble over. */
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
    // What node:crypto says of it helps nobody but who tries.
    return { kind: 'broken' }
  }
}

/** Whether it is sealed with the ring's first key, so that nothing needs to be done to it. */
export function isSealedWithCurrent({ current }: KeyRing, sealed: string): boolean {
  return sealed.startsWith(`${version}.${current.id}.`)
}

function boundTo({ restaurantId, field }: Owner, keyId: string): Buffer {
  return Buffer.from(JSON.stringify(['tablemate', version, restaurantId, field, keyId]))
}
