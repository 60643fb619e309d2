// Chooses the connection to close when an address or the process is at its maximum: one of the network with most connections.
// A household's 256 addresses (IPv6 /64s) count as one network.

import { findNode, firstOf, largestChildOf, type UsageNode } from './usage-tree.ts'

/** From this share of all connections on, new ones evict others, so that some connections stay free for other networks. */
const evictionThreshold = 0.95

export type Room<T> =
  | { readonly kind: 'free' }
  /** The caller must close `item` first. */
  | { readonly kind: 'evict'; readonly item: T }
  | { readonly kind: 'none' }

/** `networks`: those of the new connection, the widest first, its address last. */
export function findRoom<T>(
  all: UsageNode<T>,
  networks: readonly [string, ...string[]],
  { perAddress, inAll }: { readonly perAddress: number; readonly inAll: number },
): Room<T> {
  const own = findNode(all, networks)
  if (own && own.items.size >= perAddress) return evicting(firstOf(own.idle))
  const open = all.items.size
  const top = largestChildOf(all)
  if (!top || open < inAll * evictionThreshold) return { kind: 'free' }
  const idle = longestIdleOf(top)
  if (idle !== undefined) return evicting(idle)
  if (top.key === networks[0]) return { kind: 'none' }
  if (open < inAll) return { kind: 'free' }
  // An evicted client reconnects and has fewer connections than before, so evictions end once all networks have equally many.
  const ownWidest = all.children.get(networks[0])?.items.size ?? 0
  const isUnfair = ownWidest * 2 < top.items.size
  return evicting(firstOf(all.idle) ?? (isUnfair ? firstOf(dominantIn(top).items) : undefined))
}

function evicting<T>(item: T | undefined): Room<T> {
  return item === undefined ? { kind: 'none' } : { kind: 'evict', item }
}

/** The longest idle item of the dominant network, or else of the wider networks around it. */
function longestIdleOf<T>(top: UsageNode<T>): T | undefined {
  for (let node = dominantIn(top); ; node = node.parent ?? top) {
    const idle = firstOf(node.idle)
    if (idle !== undefined || node === top) return idle
  }
}

/** The narrowest network that has more than half of the connections of each network around it. */
function dominantIn<T>(top: UsageNode<T>): UsageNode<T> {
  const inner = largestChildOf(top)
  return inner && inner.items.size * 2 > top.items.size ? dominantIn(inner) : top
}
