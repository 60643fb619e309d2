// Who makes room where there is none: whoever holds most, as connections are counted by address and network.

import { describe, expect, test } from 'vitest'
import { pathOf } from './client-address.ts'
import { findRoom } from './evict-connection.ts'
import { createHolder, type Holder, hold, markBusy, markIdle, release } from './usage-by-holder.ts'

const bounds = { perAddress: 50, inAll: 100 }

describe('a newcomer, where all places are nearly taken', () => {
  test('displaces the longest idle connection of the address that holds most', () => {
    const all = fill({ '10.0.0.1': 40, '10.0.0.2': 30, '10.0.0.3': 25 })
    expect(room(all, '10.0.0.4')).toBe('10.0.0.1 #0')
    expect(room(all, '10.0.0.1')).toBe('10.0.0.1 #0')
    const first = [...all.held][0] ?? ''
    use(all, first)
    expect(room(all, '10.0.0.4')).toBe('10.0.0.1 #1')
    rest(all, first)
    expect(room(all, '10.0.0.4')).toBe('10.0.0.1 #1')
  })

  test('of a household with 256 IPv6 networks displaces its own, however few each holds', () => {
    const all = createHolder<string>()
    add(all, '10.0.0.1', 20)
    for (let at = 0; at < 76; at += 1) add(all, `2001:db8:0:${at.toString(16)}::1`, 1)
    expect(room(all, '2001:db8:0:ff::1')).toBe('2001:db8:0:0::1 #0')
    expect(room(all, '10.0.0.2')).toBe('2001:db8:0:0::1 #0')
  })

  test('displaces the household that holds most of a provider’s network, not its neighbours', () => {
    const all = createHolder<string>()
    add(all, '2001:db8:0:100::1', 10)
    for (let at = 0; at < 86; at += 1) add(all, `2001:db8:0:2${at.toString(16).padStart(2, '0')}::1`, 1)
    expect(room(all, '10.0.0.2')).toBe('2001:db8:0:200::1 #0')
  })

  test('is refused where all connections of its own network are in use and it holds most; others are let in', () => {
    const all = fill({ '10.0.0.1': 49, '10.0.0.2': 47 })
    for (const connection of all.held) use(all, connection)
    expect(room(all, '10.0.0.1')).toBe('none')
    expect(room(all, '10.0.0.3')).toBe('free')
  })

  test('closes nothing that is in use while there is something idle, and then that of who holds far more', () => {
    const all = fill({ '10.0.0.1': 50, '10.0.0.2': 49, '10.0.0.3': 1 })
    for (const connection of all.held) if (!connection.startsWith('10.0.0.3')) use(all, connection)
    expect(room(all, '10.0.0.4')).toBe('10.0.0.3 #0')
    use(all, '10.0.0.3 #0')
    expect(room(all, '10.0.0.4')).toBe('10.0.0.1 #0')
    expect(room(all, '10.0.0.2')).toBe('none')
  })
})

test('at an address that holds all it may, the longest idle connection makes room, else the newcomer is refused', () => {
  const all = fill({ '10.0.0.1': 50 })
  expect(room(all, '10.0.0.1')).toBe('10.0.0.1 #0')
  for (const connection of all.held) use(all, connection)
  expect(room(all, '10.0.0.1')).toBe('none')
  expect(room(all, '10.0.0.2')).toBe('free')
})

test('what is closed leaves nothing behind', () => {
  const all = fill({ '10.0.0.1': 3, '2001:db8::1': 3 })
  for (const connection of [...all.held]) release(placeOf(all, connection), connection)
  expect([all.held.size, all.idle.size, all.children.size, all.bySize.size, all.most]).toEqual([
    0, 0, 0, 0, 0,
  ])
})

/** The connection that makes room for one of the address, or that none has to, or that there is none. */
function room(all: Holder<string>, address: string): string {
  const found = findRoom(all, pathOf(address), bounds)
  return found.kind === 'displaces' ? found.item : found.kind
}

/** Idle ones, named by address and number. */
function fill(counts: Record<string, number>): Holder<string> {
  const all = createHolder<string>()
  for (const [address, count] of Object.entries(counts)) add(all, address, count)
  return all
}

function add(all: Holder<string>, address: string, count: number): void {
  for (let at = 0; at < count; at += 1) {
    const connection = `${address} #${at}`
    markIdle(hold(all, pathOf(address), connection), connection)
  }
}

function use(all: Holder<string>, connection: string): void {
  markBusy(placeOf(all, connection), connection)
}

function rest(all: Holder<string>, connection: string): void {
  markIdle(placeOf(all, connection), connection)
}

function placeOf(all: Holder<string>, connection: string): Holder<string> {
  let place = all
  for (const key of pathOf(connection.split(' ')[0] ?? '')) place = place.children.get(key) ?? place
  return place
}
