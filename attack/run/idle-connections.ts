// Connections that ask once and then stay, as long as they are let; one that is closed comes back.

import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Attacker } from './attack.ts'

export interface Idle {
  readonly url: string
  /** Of loopback. */
  readonly addresses: readonly string[]
  readonly perAddress: number
}

/** So many are being opened at a time: the kernel keeps no more of them waiting. */
const atOnce = 200
const rampUpMs = 15_000
const timeoutMs = 5000
const retryMs = 1000

/** Resolves when it is aborted. It is under way once all were tried, or after 15 s. */
export async function holdIdle({ url, addresses, perAddress }: Idle, attacker: Attacker): Promise<void> {
  const { signal, count, underWay } = attacker
  const closed = Array.from({ length: perAddress }, () => addresses).flat()
  const comeBack = async (from: string) => {
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
      const isOpen = await openIdle(url, from, signal, () => comeBack(from))
      count(isOpen ? 'opened' : 'refused')
      if (!isOpen) void comeBack(from)
    }
  }
  setTimeout(underWay, rampUpMs)
  const gathering = setInterval(() => {
    if (closed.length === 0) underWay()
  }, 200)
  await Promise.all(Array.from({ length: atOnce }, open))
  clearInterval(gathering)
}

/** Whether it was let in and answered; `onClose` is called when one that was is closed. */
async function openIdle(
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
