// The choice of the connection to evict: one of the network with most connections.

import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { expect, test } from 'vitest'
import { defaultBounds, limitConnections } from './connection-limits.ts'

test('at the maximum of all connections, the network with most loses its longest unused one', () => {
  const { open, request, evicted } = listen()
  const [first] = open('10.0.0.1', 40)
  open('10.0.0.2', 60)
  open('10.0.0.3', 1)
  expect(evicted()).toEqual(['10.0.0.2 #0'])
  request('10.0.0.2 #1')
  open('10.0.0.2', 1)
  expect(evicted()).toEqual(['10.0.0.2 #0', '10.0.0.2 #2'])
  expect(first?.destroyed).toBe(false)
})

// Threat: connections
test('many IPv6 /64s of one site count as one network, and its neighbours lose nothing', () => {
  const { open, evicted } = listen()
  open('10.0.0.1', 20)
  for (let at = 0; at < 80; at += 1) open(`2001:db8:0:${at.toString(16)}::1`, 1)
  open('2001:db8:0:ff::1', 1)
  open('10.0.0.2', 1)
  expect(evicted()).toEqual(['2001:db8:0:0::1 #0', '2001:db8:0:1::1 #0'])
})

test('a connection whose response is being sent is evicted last, and only for a network with far fewer', () => {
  const { open, stream, evicted } = listen()
  for (const { name } of [...open('10.0.0.1', 60), ...open('10.0.0.2', 40)]) stream(name)
  const [refused] = open('10.0.0.2', 1)
  expect([refused?.destroyed, evicted()]).toEqual([true, []])
  open('10.0.0.3', 1)
  expect(evicted()).toEqual(['10.0.0.1 #0'])
})

test('at its maximum, a network loses its longest unused connection, or the new one is refused', () => {
  const { open, stream, evicted } = listen({ perNetwork: 50 })
  const all = open('10.0.0.1', 51)
  expect(evicted()).toEqual(['10.0.0.1 #0'])
  for (const { name } of all) stream(name)
  const [refused] = open('10.0.0.1', 1)
  expect([refused?.destroyed, evicted().length]).toEqual([true, 1])
  open('10.0.0.2', 1)
  expect(evicted()).toHaveLength(1)
})

/** A server with up to 100 connections, which are named by address and number. */
function listen(bounds = {}) {
  const server = new EventEmitter()
  const connections = limitConnections(
    server as Server,
    { ...defaultBounds, perNetwork: 100, inAll: 100, ...bounds },
    () => false,
  )
  const sockets = new Map<string, FakeSocket>()
  const evicted: string[] = []
  function open(address: string, count: number): FakeSocket[] {
    return Array.from({ length: count }, () => {
      const number = [...sockets.keys()].filter(name => name.startsWith(`${address} `)).length
      const socket = new FakeSocket(`${address} #${number}`, address)
      sockets.set(socket.name, socket)
      socket.once('close', () => connections.displaced() > evicted.length && evicted.push(socket.name))
      server.emit('connection', socket)
      return socket
    })
  }
  const request = (name: string, headersSent = false) =>
    server.emit('request', { socket: sockets.get(name) }, { headersSent, closed: false })
  return { open, request, stream: (name: string) => request(name, true), evicted: () => evicted }
}

class FakeSocket extends EventEmitter {
  destroyed = false
  readonly name: string
  readonly remoteAddress: string
  constructor(name: string, remoteAddress: string) {
    super()
    this.name = name
    this.remoteAddress = remoteAddress
  }
  destroy(): void {
    this.destroyed = true
    this.emit('close')
  }
}
