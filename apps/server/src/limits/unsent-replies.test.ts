// Unsent replies: above the limits, those of the address or network with most bytes are dropped.

import type { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { Problem } from '../problems.ts'
import { networkPathOf } from './client-address.ts'
import { newConnection } from './open-connection.ts'
import { createUnsentReplies } from './unsent-replies.ts'

const MB = 2 ** 20

describe('an address with too many unsent bytes', () => {
  test('gets another reply for a device without pending reads; the oldest large reply is dropped', () => {
    const { add, makeRoom, dropped } = setUp()
    for (let at = 0; at < 33; at += 1) add('10.0.0.1', MB)
    makeRoom('10.0.0.1')
    expect(dropped()).toEqual([0])
    makeRoom('10.0.0.2')
    expect(dropped()).toEqual([0])
  })

  test('gets no reply for a device with pending reads, until replies are sent', () => {
    const { add, makeRoom, dropped } = setUp()
    const releases = Array.from({ length: 33 }, () => add('10.0.0.1', MB))
    expect(() => makeRoom('10.0.0.1', true)).toThrow(Problem)
    releases[0]?.()
    makeRoom('10.0.0.1', true)
    expect(dropped()).toEqual([])
  })

  test('gets another reply if all are small; the oldest one is dropped', () => {
    const { add, makeRoom, dropped } = setUp()
    for (let at = 0; at < 672; at += 1) add('10.0.0.1', 50_000)
    makeRoom('10.0.0.1')
    expect(dropped()).toEqual([0])
  })
})

test('all networks of an IPv6 /48 together may have twice the bytes of an address', () => {
  const { add, makeRoom, dropped } = setUp()
  for (let at = 0; at < 65; at += 1) add(`2001:db8:0:${at.toString(16)}::1`, MB)
  makeRoom('2001:db8:0:ff::1')
  expect(dropped()).toEqual([0])
})

test('if all addresses together have too many bytes, the one with most loses a reply', () => {
  const { add, makeRoom, dropped } = setUp()
  add('10.0.1.1', MB)
  for (let at = 0; at < 30; at += 1) for (const address of ['a', 'b', 'c']) add(address, MB)
  for (let at = 0; at < 31; at += 1) add('d', MB)
  expect(dropped()).toEqual([])
  for (let at = 0; at < 7; at += 1) add('e', MB)
  makeRoom('10.0.1.2')
  // The first reply of `d`.
  expect(dropped()).toEqual([91])
})

test('if all addresses together have too many bytes, an address with few small replies is not refused', () => {
  const { add, makeRoom, dropped } = setUp()
  for (const address of ['a', 'b', 'c', 'd', 'e']) for (let at = 0; at < 600; at += 1) add(address, 50_000)
  add('10.0.0.9', 1000)
  makeRoom('10.0.0.9', true)
  expect(dropped().length).toBeGreaterThan(0)
  expect(dropped()).not.toContain(3000)
})

test('a buffer that many replies share counts once', () => {
  const { addBuffer, bytes } = setUp()
  const menu = Buffer.alloc(4 * MB)
  const releases = Array.from({ length: 100 }, (_, at) => addBuffer(`10.0.0.${at % 3}`, menu))
  expect(bytes()).toBe(4 * MB)
  for (const release of releases.slice(1)) release()
  expect(bytes()).toBe(4 * MB)
  releases[0]?.()
  releases[0]?.()
  expect(bytes()).toBe(0)
})

function setUp() {
  const unsent = createUnsentReplies({ unsentPerAddress: 32 * MB, unsentInAll: 128 * MB })
  const sockets: { destroyed: boolean; destroy(): void }[] = []
  const addBuffer = (address: string, bytes: Buffer) => {
    const socket = {
      destroyed: false,
      destroy() {
        socket.destroyed = true
      },
    }
    sockets.push(socket)
    const networks = networkPathOf(address)
    return unsent.add(networks, newConnection(socket as unknown as Socket, networks), bytes)
  }
  return {
    addBuffer,
    add: (address: string, bytes: number) => addBuffer(address, Buffer.allocUnsafeSlow(bytes)),
    makeRoom: (address: string, isWaiting = false) => unsent.makeRoom(networkPathOf(address), 0, isWaiting),
    /** The indexes of the replies that were dropped. */
    dropped: () => sockets.flatMap(({ destroyed }, at) => (destroyed ? [at] : [])),
    bytes: unsent.bytes,
  }
}
