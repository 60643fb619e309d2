// The keys that encrypt stored secrets: the first encrypts, the others only decrypt older secrets.

import { hash } from 'node:crypto'

export interface SecretKey {
  /** The beginning of the key's SHA-256: identifies the key without revealing it. */
  readonly id: string
  readonly bytes: Uint8Array
}

export interface KeyRing {
  readonly current: SecretKey
  find(id: string): SecretKey | undefined
}

const keyBytes = 32

/** Parses keys of 32 bytes in base64, separated by commas or white space. Undefined if the text is invalid or repeats a key. */
export function parseKeys(text: string): Uint8Array[] | undefined {
  const words = text.split(/[\s,]+/).filter(Boolean)
  if (words.length === 0 || !words.every(word => /^[A-Za-z\d+/]{43}=$/.test(word))) return undefined
  const keys = words.map(word => new Uint8Array(Buffer.from(word, 'base64')))
  const isDistinct = new Set(keys.map(idOf)).size === keys.length
  return isDistinct && keys.every(key => key.length === keyBytes) ? keys : undefined
}

/** Throws without a key. */
export function makeKeyRing(keys: readonly Uint8Array[]): KeyRing {
  const all = keys.map(bytes => ({ id: idOf(bytes), bytes }))
  const [current] = all
  if (!current) throw new Error('there is no key to encrypt secrets with')
  return { current, find: input => all.find(({ id }) => id === input) }
}

function idOf(key: Uint8Array): string {
  return hash('sha256', key, 'hex').slice(0, 12)
}
