// The keys that secrets are kept under: the first is used for new ones, the others only to read what was kept before.

import { hash } from 'node:crypto'

export interface SecretKey {
  /** The beginning of the key's own SHA-256: it names the key and tells nothing of it. */
  readonly id: string
  readonly bytes: Uint8Array
}

export interface KeyRing {
  readonly current: SecretKey
  find(id: string): SecretKey | undefined
}

const keyBytes = 32

/**
 * Keys of 32 bytes in base64, with commas or white space between them. Undefined if the text is no such list, or names a
 * key twice.
 */
export function parseKeys(text: string): Uint8Array[] | undefined {
  const words = text.split(/[\s,]+/).filter(Boolean)
  if (words.length === 0 || !words.every(word => /^[A-Za-z\d+/]{43}=$/.test(word))) return undefined
  const keys = words.map(word => new Uint8Array(Buffer.from(word, 'base64')))
  const isDistinct = new Set(keys.map(idOf)).size === keys.length
  return isDistinct && keys.every(key => key.length === keyBytes) ? keys : undefined
}

/** Of at least one key. */
export function makeKeyRing(keys: readonly Uint8Array[]): KeyRing {
  const all = keys.map(bytes => ({ id: idOf(bytes), bytes }))
  const [current] = all
  if (!current) throw new Error('there is no key to keep secrets under')
  return { current, find: input => all.find(({ id }) => id === input) }
}

function idOf(key: Uint8Array): string {
  return hash('sha256', key, 'hex').slice(0, 12)
}
