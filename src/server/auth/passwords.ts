// Passwords as they are kept: argon2id, computed beside the event loop and on all cores but one.

import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { networkOf } from '../limits/client-address.ts'
import { createFairQueue, type Turn } from '../limits/fair-queue.ts'

/** Who asks for a password to be computed; `address` is a key (limits/client-address.ts). */
export interface PasswordCaller {
  readonly address: string
  /** Whether the device signed in to the account before, or the caller has proved otherwise to be its owner. */
  readonly isKnown: boolean
}

/** 19 MiB and two passes, the least that OWASP's Password Storage Cheat Sheet names for argon2id (the default here). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of Node's four threads one stays free too: files are read on them. A core does some 50 a second. */
const hashingQueue = createFairQueue({
  atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
  atOncePerKey: 1,
  waiting: 500,
})

/** Turns go round between networks, and in each between addresses. Throws as `FairQueue` does. */
export function hashPassword(password: string, caller: PasswordCaller): Promise<string> {
  return hashingQueue(turnOf(caller), () => hash(asBytes(password), cost))
}

/** For null, nobody's password, it takes as long to say no: the time does not tell who has an account. */
export async function isPassword(
  password: string,
  kept: string | null,
  caller: PasswordCaller,
): Promise<boolean> {
  const against = kept ?? (await hashOfNobody())
  const isRight = await hashingQueue(turnOf(caller), () => verify(against, asBytes(password)))
  return isRight && kept !== null
}

let nobodys: Promise<string> | undefined

function hashOfNobody(): Promise<string> {
  nobodys ??= hash(randomBytes(32).toString('base64url'), cost).catch(error => {
    nobodys = undefined
    throw error
  })
  return nobodys
}

function turnOf({ address, isKnown }: PasswordCaller): Turn {
  return { keys: [networkOf(address), address], isKnown }
}

/** One password in whatever Unicode form a keyboard sends it. */
function asBytes(password: string): string {
  return password.normalize('NFKC')
}
