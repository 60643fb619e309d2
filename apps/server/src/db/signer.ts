// Signs values that phones or links carry and nodes verify later. All nodes read the key from their database.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Sql } from './database.ts'

/** HMAC-SHA-256. Each kind of text has its own prefix, so that a signature of one kind is invalid for another. */
export type Sign = (text: string) => Buffer

/** Throws if the database has no key or does not reply. */
export async function createSigner(sql: Sql): Promise<Sign> {
  const [key] = await sql<{ secret: Buffer }[]>`select secret from serving_key`
  if (!key) throw new Error('the database has no serving key')
  return text => createHmac('sha256', key.secret).update(text).digest()
}

/** Compares in constant time. The lengths are those of the bytes, since a client may send characters of several bytes. */
export function isSame(given: string, expected: string): boolean {
  const [bytes, expectedBytes] = [Buffer.from(given), Buffer.from(expected)]
  return bytes.length === expectedBytes.length && timingSafeEqual(bytes, expectedBytes)
}
