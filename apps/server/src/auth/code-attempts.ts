// Rate-limits guesses of typed codes. Misses count against the client's address and its networks. Once an address has
// exhausted its limit, each further attempt needs a proof of work (docs/decisions/0025).

import type { AppContext } from '../app-context.ts'
import { networksOf } from '../limits/client-address.ts'
import { createFairQueue, serialPerKey } from '../limits/fair-queue.ts'
import type { RateLimit } from '../limits/rate-limits.ts'
import { problem } from '../problems.ts'
import { createProofs } from './proof-of-work.ts'

interface Guesser {
  /** As returned by client-address.ts. */
  readonly address: string
  readonly proof: string | null
}

/**
 * Returns the result of `lookUp`, and counts a miss if it is null. Throws 'proof-of-work-required' after too many misses from
 * the address, and 'too-many-requests' if the address or its network must wait even with a proof.
 */
export type TryCode = <R>(by: Guesser, lookUp: () => Promise<R | null>) => Promise<R | null>

type MissCounters = readonly (readonly [RateLimit, string])[]

export function createCodeAttempts({
  rateLimits,
  clock,
  sign,
}: Pick<AppContext, 'rateLimits' | 'clock' | 'sign'>): TryCode {
  const proofs = createProofs(sign, clock)
  const queue = createFairQueue({ ...serialPerKey, levels: 1 })

  return (by, lookUp) =>
    // One at a time per address, or per widest network with a rate limit: a thousand concurrent guesses would all be looked
    // up before the first miss counts. The queue is fair between a network's addresses.
    queue({ keys: [networksOf(by.address)?.by48 ?? by.address, by.address] }, async () => {
      const counted = await admit(by)
      const found = await lookUp()
      if (found === null) for (const [rateLimit, key] of counted) await rateLimits.count(rateLimit, key)
      return found
    })

  /** Throws if the attempt is not allowed. Returns the rate limits that a miss counts against. */
  async function admit({ address, proof }: Guesser): Promise<MissCounters> {
    const networks = missesAround(address)
    for (const [rateLimit, key] of networks) await rateLimits.require(rateLimit, key)
    const retryAfter = await rateLimits.exhaustedFor('code-misses-per-address', address)
    if (retryAfter === null) return [['code-misses-per-address', address], ...networks]
    await rateLimits.require('proven-code-misses-per-address', address)
    if (!proof || !(await consumeProof(proof, address)))
      throw problem('proof-of-work-required', { challenge: proofs.challengeFor(address), retryAfter })
    return [['proven-code-misses-per-address', address], ...networks]
  }

  /** True for a valid proof that is used for the first time on any node. */
  async function consumeProof(proof: string, address: string): Promise<boolean> {
    const token = proofs.findSolvedToken(address, proof)
    return token !== null && (await rateLimits.tryConsume('proofs-of-work', token))
  }
}

/**
 * The same for codes that pair a tablet. There are 31 to the power of 8, each valid for ten minutes, so no proof of work is
 * needed. Throws 'too-many-requests' after too many misses from the address or its network.
 */
export function createScreenCodeAttempts({
  rateLimits,
}: Pick<AppContext, 'rateLimits'>): <R>(
  address: string,
  lookUp: () => Promise<R | null>,
) => Promise<R | null> {
  const queue = createFairQueue({ ...serialPerKey, levels: 1 })

  return (address, lookUp) =>
    queue({ keys: [networksOf(address)?.by48 ?? address, address] }, async () => {
      const networks = networksOf(address)
      const counted: MissCounters = [
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

function missesAround(address: string): MissCounters {
  const networks = networksOf(address)
  if (!networks) return []
  return [
    ['code-misses-per-56', networks.by56],
    ['code-misses-per-48', networks.by48],
  ]
}
