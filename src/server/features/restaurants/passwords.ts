// Passwords as they are kept: argon2id, computed beside the event loop and on all cores but one.

import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createTurnstile } from '../../http/turnstile.ts'

/** 19 MiB and two passes, the least that OWASP's Password Storage Cheat Sheet names for argon2id (the default here). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of Node's four threads one stays free too: files are read on them. A core does some 50 a second. */
const turn = createTurnstile({ atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)), waiting: 200 })

export function hashPassword(password: string): Promise<string> {
  return turn(() => hash(asBytes(password), cost))
}

/** For null, nobody's password, it takes as long to say no: the time does not tell who has an account. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(32).toString('base64url'))
  const against = kept ?? (await nobodys)
  const isRight = await turn(() => verify(against, asBytes(password)))
  return isRight && kept !== null
}

let nobodys: Promise<string> | undefined

/** One password in whatever Unicode form a keyboard sends it. */
function asBytes(password: string): string {
  return password.normalize('NFKC')
}
