// Which connection is closed so that another one may come, when an address or the process holds as many as it may: one of
// the network that holds most. A household's 256 addresses (IPv6 /64s) so count as one network.

import { biggestIn, firstOf, type Holder, holderAt } from './usage-by-holder.ts'

/** From this part of all connections on, those who hold most make room, so that some places are left for others. */
const nearlyFull = 0.95

export type Room<T> =
  | { readonly kind: 'free' }
  /** `item` is to be closed first. */
  | { readonly kind: 'displaces'; readonly item: T }
  | { readonly kind: 'none' }

/** `networks`: those of the newcomer, the widest first, its address last. */
export function findRoom<T>(
  all: Holder<T>,
  networks: readonly [string, ...string[]],
  { perAddress, inAll }: { readonly perAddress: number; readonly inAll: number },
): Room<T> {
  const own = holderAt(all, networks)
  if (own && own.held.size >= perAddress) return displacing(firstOf(own.idle))
  const open = all.held.size
  const top = biggestIn(all)
  if (!top || open < inAll * nearlyFull) return { kind: 'free' }
  const idle = longestIdleOf(top)
  if (idle !== undefined) return displacing(idle)
  if (top.key === networks[0]) return { kind: 'none' }
  if (open < inAll) return { kind: 'free' }
  // Who is closed comes back. It then holds fewer than before, so this ends where all hold alike.
  const ownWidest = all.children.get(networks[0])?.held.size ?? 0
  const isUnfair = ownWidest * 2 < top.held.size
  return displacing(firstOf(all.idle) ?? (isUnfair ? firstOf(greediestIn(top).held) : undefined))
}

function displacing<T>(item: T | undefined): Room<T> {
  return item === undefined ? { kind: 'none' } : { kind: 'displaces', item }
}

/** Of the innermost network that has one. */
function longestIdleOf<T>(top: Holder<T>): T | undefined {
  for (let holder = greediestIn(top); ; holder = holder.parent ?? top) {
    const idle = firstOf(holder.idle)
    if (idle !== undefined || holder === top) return idle
  }
}

/** The narrowest network that holds more than half of what the one around it does. */
function greediestIn<T>(top: Holder<T>): Holder<T> {
  const inner = biggestIn(top)
  return inner && inner.held.size * 2 > top.held.size ? greediestIn(inner) : top
}
