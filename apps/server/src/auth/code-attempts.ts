// Rate-limits guesses of typed codes. Misses count against the client's address and its networks; hits do not, because a
// restaurant's guests share one address (docs/decisions/0025).

import type { AppContext } from '../app-context.ts'
import { networksOf } from '../limits/client-address.ts'
import { createFairQueue, serialPerKey } from '../limits/fair-queue.ts'

/**
 * Returns the result of `lookUp`, and counts a miss if it is null. Throws 'too-many-requests' after too many misses from the
 * address (as returned by client-address.ts) or its network.
 */
export type TryCode = <R>(address: string, lookUp: () => Promise<R | null>) => Promise<R | null>

/** The codes of groups and those that pair a tablet count apart: diners' misses do not block a tablet. */
export function createCodeAttempts(
  { rateLimits }: Pick<AppContext, 'rateLimits'>,
  codes: 'code' | 'screen-code',
): TryCode {
  const queue = createFairQueue({ ...serialPerKey, levels: 1 })

  return (address, lookUp) => {
    const networks = networksOf(address)
    const counted = [
      [`${codes}-misses-per-address`, address],
      ...(networks
        ? ([
            [`${codes}-misses-per-56`, networks.by56],
            [`${codes}-misses-per-48`, networks.by48],
          ] as const)
        : []),
    ] as const
    // One at a time per address, or per widest network with a rate limit: a thousand concurrent guesses would all be looked
    // up before the first miss counts. The queue is fair between a network's addresses.
    return queue({ keys: [networks?.by48 ?? address, address] }, async () => {
      for (const [rateLimit, key] of counted) await rateLimits.require(rateLimit, key)
      const found = await lookUp()
      if (found === null) for (const [rateLimit, key] of counted) await rateLimits.count(rateLimit, key)
      return found
    })
  }
}
