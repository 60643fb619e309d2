// The choice of the connection to evict: one of the address or network with most connections.

import { describe, expect, test } from 'vitest'
import { networkPathOf } from './client-address.ts'
import { findRoom } from './evict-connection.ts'
import { addItem, createUsageTree, markBusy, markIdle, removeItem, type UsageNode } from './usage-tree.ts'

const bounds = { perAddress: 50, inAll: 100 }

describe('near the maximum of all connections, a new connection', () => {
  test('evicts the longest idle connection of the address with most connections', () => {
    const all = fill({ '10.0.0.1': 40, '10.0.0.2': 30, '10.0.0.3': 25 })
    expect(room(all, '10.0.0.4')).toBe('10.0.0.1 #0')
    expect(room(all, '10.0.0.1')).toBe('10.0.0.1 #0')
    const first = [...all.items][0] ?? ''
    use(all, first)
    expect(room(all, '10.0.0.4')).toBe('10.0.0.1 #1')
    idle(all, first)
    expect(room(all, '10.0.0.4')).toBe('10.0.0.1 #1')
  })

  // Threat: connections
  test('of a site with many IPv6 /64s evicts one of that site, however few connections each /64 has', () => {
    const all = createUsageTree<string>()
    add(all, '10.0.0.1', 20)
    for (let at = 0; at < 76; at += 1) add(all, `2001:db8:0:${at.toString(16)}::1`, 1)
    expect(room(all, '2001:db8:0:ff::1')).toBe('2001:db8:0:0::1 #0')
    expect(room(all, '10.0.0.2')).toBe('2001:db8:0:0::1 #0')
  })

  test('evicts one of the network with most connections within a provider’s network, not of its neighbours', () => {
    const all = createUsageTree<string>()
    add(all, '2001:db8:0:100::1', 10)
    for (let at = 0; at < 86; at += 1) add(all, `2001:db8:0:2${at.toString(16).padStart(2, '0')}::1`, 1)
    expect(room(all, '10.0.0.2')).toBe('2001:db8:0:200::1 #0')
  })

  test('is refused if its network has most connections and all are in use; others are accepted', () => {
    const all = fill({ '10.0.0.1': 49, '10.0.0.2': 47 })
    for (const connection of all.items) use(all, connection)
    expect(room(all, '10.0.0.1')).toBe('none')
    expect(room(all, '10.0.0.3')).toBe('free')
  })

  test('evicts a connection in use only without an idle one, and only of a network with far more connections', () => {
    const all = fill({ '10.0.0.1': 50, '10.0.0.2': 49, '10.0.0.3': 1 })
    for (const connection of all.items) if (!connection.startsWith('10.0.0.3')) use(all, connection)
    expect(room(all, '10.0.0.4')).toBe('10.0.0.3 #0')
    use(all, '10.0.0.3 #0')
    expect(room(all, '10.0.0.4')).toBe('10.0.0.1 #0')
    expect(room(all, '10.0.0.2')).toBe('none')
  })
})

test('at its maximum, an address loses its longest idle connection, or the new one is refused', () => {
  const all = fill({ '10.0.0.1': 50 })
  expect(room(all, '10.0.0.1')).toBe('10.0.0.1 #0')
  for (const connection of all.items) use(all, connection)
  expect(room(all, '10.0.0.1')).toBe('none')
  expect(room(all, '10.0.0.2')).toBe('free')
})

test('a closed connection leaves nothing in the tree', () => {
  const all = fill({ '10.0.0.1': 3, '2001:db8::1': 3 })
  for (const connection of [...all.items]) removeItem(nodeOf(all, connection), connection)
  const { items, idle, children, bySize, maxChildSize } = all
  expect([items.size, idle.size, children.size, bySize.size, maxChildSize]).toEqual([0, 0, 0, 0, 0])
})

/** The connection to evict for a new one of the address, or 'free' or 'none'. */
function room(all: UsageNode<string>, address: string): string {
  const found = findRoom(all, networkPathOf(address), bounds)
  return found.kind === 'evict' ? found.item : found.kind
}

/** A tree of idle connections, named by address and number. */
function fill(counts: Record<string, number>): UsageNode<string> {
  const all = createUsageTree<string>()
  for (const [address, count] of Object.entries(counts)) add(all, address, count)
  return all
}

function add(all: UsageNode<string>, address: string, count: number): void {
  for (let at = 0; at < count; at += 1) {
    const connection = `${address} #${at}`
    markIdle(addItem(all, networkPathOf(address), connection), connection)
  }
}

function use(all: UsageNode<string>, connection: string): void {
  markBusy(nodeOf(all, connection), connection)
}

function idle(all: UsageNode<string>, connection: string): void {
  markIdle(nodeOf(all, connection), connection)
}

function nodeOf(all: UsageNode<string>, connection: string): UsageNode<string> {
  let node = all
  for (const key of networkPathOf(connection.split(' ')[0] ?? '')) node = node.children.get(key) ?? node
  return node
}
