// Signatures under the key that all nodes find in their database: of what a phone or a link carries and a node believes later.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Sql } from './database.ts'

/** HMAC-SHA-256. Texts of each kind begin in their own way, so that a signature of one kind is none of another. */
export type Sign = (text: string) => Buffer

/** Throws when the database has no key or does not answer. */
export async function createSigner(sql: Sql): Promise<Sign> {
  const [key] = await sql<{ secret: Buffer }[]>`select secret from serving_key`
  if (!key) throw new Error('the database has no serving key')
  return text => createHmac('sha256', key.secret).update(text).digest()
}

/** Takes the same time wherever they differ. Compared as bytes: of letters that are no base64 there are more than signs. */
export function isSame(given: string, right: string): boolean {
  const [bytes, wanted] = [Buffer.from(given), Buffer.from(right)]
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted)
}
