// Hashes passwords with argon2id, outside the event loop and on all cores but one.

import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { networkOf } from '../limits/client-address.ts'
import { createFairQueue, type QueueEntry } from '../limits/fair-queue.ts'

/** The client whose password is hashed; `address` is as returned by limits/client-address.ts. */
export interface PasswordCaller {
  readonly address: string
  /** Whether the device logged in to the account before, or the caller has otherwise proved to be its owner. */
  readonly isKnown: boolean
}

/** 19 MiB and two passes, the minimum of OWASP's Password Storage Cheat Sheet for argon2id (the library's default variant). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One of the four threads of Node's pool stays free for file reads. A core computes some 50 hashes a second. */
const hashingQueue = createFairQueue({
  atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
  atOncePerKey: 1,
  waiting: 500,
})

/** Queues fairly between networks, and within each between addresses. Throws as `FairQueue` does. */
export function hashPassword(password: string, caller: PasswordCaller): Promise<string> {
  return hashingQueue(queueEntryOf(caller), () => hash(normalise(password), cost))
}

/** Takes as long for null, an unknown account: the time does not reveal which accounts exist. */
export async function isPassword(
  password: string,
  storedHash: string | null,
  caller: PasswordCaller,
): Promise<boolean> {
  const against = storedHash ?? (await getDummyHash())
  const isRight = await hashingQueue(queueEntryOf(caller), () => verify(against, normalise(password)))
  return isRight && storedHash !== null
}

let dummyHash: Promise<string> | undefined

function getDummyHash(): Promise<string> {
  dummyHash ??= hash(randomBytes(32).toString('base64url'), cost).catch(error => {
    dummyHash = undefined
    throw error
  })
  return dummyHash
}

function queueEntryOf({ address, isKnown }: PasswordCaller): QueueEntry {
  return { keys: [networkOf(address), address], isKnown }
}

/** Keyboards send different Unicode forms of the same password. */
function normalise(password: string): string {
  return password.normalize('NFKC')
}
