// Tries of typed codes. Misses are counted by the address they come from, and by the networks around it; where an address
// has used up its own, each further try costs its browser a proof of work (docs/decisions/0025).

import type { AppContext } from '../app-context.ts'
import { networksOf } from '../limits/client-address.ts'
import { createFairQueue, oneByOne } from '../limits/fair-queue.ts'
import type { RateLimit } from '../limits/rate-limits.ts'
import { problem } from '../problems.ts'
import { createProofs } from './proof-of-work.ts'

interface Guesser {
  /** A key (client-address.ts). */
  readonly address: string
  readonly proof: string | null
}

/**
 * Answers what `lookUp` finds, and counts a miss where that is null. Throws 'proof-of-work-required' where the address has
 * missed too often to try without, and 'too-many-requests' where it, or its network, has to wait in any case.
 */
export type TryCode = <R>(by: Guesser, lookUp: () => Promise<R | null>) => Promise<R | null>

type Counted = readonly (readonly [RateLimit, string])[]

export function createCodeAttempts({
  rateLimits,
  clock,
  sign,
}: Pick<AppContext, 'rateLimits' | 'clock' | 'sign'>): TryCode {
  const proofs = createProofs(sign, clock)
  const inTurn = createFairQueue({ ...oneByOne, levels: 1 })

  return (by, lookUp) =>
    // Else a thousand guesses at once would all be looked up before the first miss counts: of an address, or of the widest
    // network that has a rate limit. Its addresses take turns.
    inTurn({ keys: [networksOf(by.address)?.by48 ?? by.address, by.address] }, async () => {
      const counted = await admit(by)
      const found = await lookUp()
      if (found === null) for (const [rateLimit, key] of counted) await rateLimits.count(rateLimit, key)
      return found
    })

  /** What a miss is to be counted under. */
  async function admit({ address, proof }: Guesser): Promise<Counted> {
    const networks = missesAround(address)
    for (const [rateLimit, key] of networks) await rateLimits.require(rateLimit, key)
    const retryAfter = await rateLimits.exhaustedFor('code-misses-per-address', address)
    if (retryAfter === null) return [['code-misses-per-address', address], ...networks]
    await rateLimits.require('proven-code-misses-per-address', address)
    if (!proof || !(await isGood(proof, address)))
      throw problem('proof-of-work-required', { challenge: proofs.challengeFor(address), retryAfter })
    return [['proven-code-misses-per-address', address], ...networks]
  }

  /** Once: whoever comes first with a solution has used it up, on all nodes. */
  async function isGood(proof: string, address: string): Promise<boolean> {
    const token = proofs.solvedBy(address, proof)
    return token !== null && (await rateLimits.isFirst('proofs-of-work', token))
  }
}

/**
 * The same for codes that pair a tablet: there are 31 to the power of 8, and each lives for ten minutes, so that the tries
 * without a proof of work suffice. Throws 'too-many-requests' where the address or its network has missed too often.
 */
export function createScreenCodeAttempts({
  rateLimits,
}: Pick<AppContext, 'rateLimits'>): <R>(
  address: string,
  lookUp: () => Promise<R | null>,
) => Promise<R | null> {
  const inTurn = createFairQueue({ ...oneByOne, levels: 1 })

  return (address, lookUp) =>
    inTurn({ keys: [networksOf(address)?.by48 ?? address, address] }, async () => {
      const networks = networksOf(address)
      const counted: Counted = [
        ['screen-code-misses-per-address', address],
        ...(networks
          ? ([
              ['screen-code-misses-per-56', networks.by56],
              ['screen-code-misses-per-48', networks.by48],
            ] as const)
          : []),
      ]
      for (const [rateLimit, key] of counted) await rateLimits.require(rateLimit, key)
      const found = await lookUp()
      if (found === null) for (const [rateLimit, key] of counted) await rateLimits.count(rateLimit, key)
      return found
    })
}

function missesAround(address: string): Counted {
  const networks = networksOf(address)
  if (!networks) return []
  return [
    ['code-misses-per-56', networks.by56],
    ['code-misses-per-48', networks.by48],
  ]
}
