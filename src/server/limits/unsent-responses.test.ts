// Bytes of answers that nobody takes: who has most makes room.

import type { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { Problem } from '../problems.ts'
import { pathOf } from './client-address.ts'
import { newConnection } from './open-connection.ts'
import { createUnsentResponses } from './unsent-responses.ts'

const MB = 2 ** 20

describe('an address with too many bytes of answers that nobody takes', () => {
  test('gets another answer for one that waits for none: the oldest large one is cut off', () => {
    const { hold, makeRoom, isCut } = setUp()
    for (let at = 0; at < 33; at += 1) hold('10.0.0.1', MB)
    makeRoom('10.0.0.1')
    expect(isCut()).toEqual([0])
    makeRoom('10.0.0.2')
    expect(isCut()).toEqual([0])
  })

  test('gets none for one that waits for others already, until they are taken', () => {
    const { hold, makeRoom, isCut } = setUp()
    const taken = Array.from({ length: 33 }, () => hold('10.0.0.1', MB))
    expect(() => makeRoom('10.0.0.1', true)).toThrow(Problem)
    taken[0]?.()
    makeRoom('10.0.0.1', true)
    expect(isCut()).toEqual([])
  })

  test('gets another where all are small, too: the oldest ones are cut off', () => {
    const { hold, makeRoom, isCut } = setUp()
    for (let at = 0; at < 672; at += 1) hold('10.0.0.1', 50_000)
    makeRoom('10.0.0.1')
    expect(isCut()).toEqual([0])
  })
})

test('a site’s IPv6 networks together have as many bytes as two addresses', () => {
  const { hold, makeRoom, isCut } = setUp()
  for (let at = 0; at < 65; at += 1) hold(`2001:db8:0:${at.toString(16)}::1`, MB)
  makeRoom('2001:db8:0:ff::1')
  expect(isCut()).toEqual([0])
})

test('where all have too many bytes, the address with most makes room', () => {
  const { hold, makeRoom, isCut } = setUp()
  hold('10.0.1.1', MB)
  for (let at = 0; at < 30; at += 1) for (const address of ['a', 'b', 'c']) hold(address, MB)
  for (let at = 0; at < 31; at += 1) hold('d', MB)
  expect(isCut()).toEqual([])
  for (let at = 0; at < 7; at += 1) hold('e', MB)
  makeRoom('10.0.1.2')
  // The first of `d`.
  expect(isCut()).toEqual([91])
})

test('where all have too many bytes, nobody is refused whose own are few, however small the answers are', () => {
  const { hold, makeRoom, isCut } = setUp()
  for (const address of ['a', 'b', 'c', 'd', 'e']) for (let at = 0; at < 600; at += 1) hold(address, 50_000)
  hold('10.0.0.9', 1000)
  makeRoom('10.0.0.9', true)
  expect(isCut().length).toBeGreaterThan(0)
  expect(isCut()).not.toContain(3000)
})

test('a menu that many read lies here once', () => {
  const { holdBuffer, bytes } = setUp()
  const menu = Buffer.alloc(4 * MB)
  const taken = Array.from({ length: 100 }, (_, at) => holdBuffer(`10.0.0.${at % 3}`, menu))
  expect(bytes()).toBe(4 * MB)
  for (const take of taken.slice(1)) take()
  expect(bytes()).toBe(4 * MB)
  taken[0]?.()
  taken[0]?.()
  expect(bytes()).toBe(0)
})

function setUp() {
  const unsent = createUnsentResponses({ unsentPerAddress: 32 * MB, unsentInAll: 128 * MB })
  const sockets: { destroyed: boolean; destroy(): void }[] = []
  const holdBuffer = (address: string, bytes: Buffer) => {
    const socket = {
      destroyed: false,
      destroy() {
        socket.destroyed = true
      },
    }
    sockets.push(socket)
    const networks = pathOf(address)
    return unsent.hold(networks, newConnection(socket as unknown as Socket, networks), bytes)
  }
  return {
    holdBuffer,
    hold: (address: string, bytes: number) => holdBuffer(address, Buffer.alloc(bytes)),
    makeRoom: (address: string, isWaiting = false) => unsent.makeRoom(pathOf(address), 0, isWaiting),
    /** Which of those that were held. */
    isCut: () => sockets.flatMap(({ destroyed }, at) => (destroyed ? [at] : [])),
    bytes: unsent.bytes,
  }
}
