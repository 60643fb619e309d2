// Connections that send one request and then stay open. A connection that the server closes is opened again.

import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Attacker } from './attack.ts'

export interface IdlePlan {
  readonly url: string
  /** Addresses of the loopback network. */
  readonly addresses: readonly string[]
  readonly perAddress: number
}

/** How many connections are being opened at a time: the kernel's accept queue holds no more. */
const atOnce = 200
const rampUpMs = 15_000
const timeoutMs = 5000
const retryMs = 1000

/** Resolves when it is aborted. It is at full strength when every connection was tried, or after 15 s. */
export async function stayIdle({ url, addresses, perAddress }: IdlePlan, attacker: Attacker): Promise<void> {
  const { signal, count, ready } = attacker
  const closed = Array.from({ length: perAddress }, () => addresses).flat()
  const reopenLater = async (from: string) => {
    await wait(retryMs)
    closed.push(from)
  }
  const open = async () => {
    while (!signal.aborted) {
      const from = closed.shift()
      if (from === undefined) {
        await wait(50)
        continue
      }
      const isOpen = await openConnection(url, from, signal, () => reopenLater(from))
      count(isOpen ? 'opened' : 'refused')
      if (!isOpen) void reopenLater(from)
    }
  }
  setTimeout(ready, rampUpMs)
  const check = setInterval(() => {
    if (closed.length === 0) ready()
  }, 200)
  await Promise.all(Array.from({ length: atOnce }, open))
  clearInterval(check)
}

/** Whether the server accepted the connection and replied. If so, `onClose` is called when the connection closes. */
async function openConnection(
  url: string,
  from: string,
  signal: AbortSignal,
  onClose: () => unknown,
): Promise<boolean> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), localAddress: from })
  socket.setTimeout(timeoutMs, () => socket.destroy())
  socket.on('error', () => {})
  socket.write('GET /api/health/live HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const ending = once(socket, 'close').then(() => false)
  const isOpen = await Promise.race([once(socket, 'data', { signal }).then(() => true), ending]).catch(
    () => false,
  )
  if (!isOpen) {
    socket.destroy()
    return false
  }
  socket.setTimeout(0)
  void ending.then(onClose)
  return true
}
