// S2: two hundred connections request the largest group and never read the reply, from a server with 512 MB.

import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Attack, Attacker } from './run/attack.ts'
import { peerAddress, placeOrders } from './run/bystanders.ts'
import { answered, type Row } from './run/guarantees.ts'
import { makeLargestGroup } from './run/largest-group.ts'
import { limitMemory, peakMemory } from './run/memory-limit.ts'
import { behindProxy } from './run/server.ts'

interface Plan {
  readonly url: string
  readonly groupId: string
  readonly cookies: readonly string[]
}

const megabyte = 2 ** 20
const memoryBytes = 512 * megabyte
const connections = 200
const addresses = 10

export const unreadReplies: Attack<Plan> = {
  id: 'S2',
  title: `${connections} unread replies with the largest table, 512 MB`,
  async run(context) {
    const memory = limitMemory(memoryBytes) ?? undefined
    if (memory) context.onEnd(memory.remove)
    const server = await context.startServer({ env: behindProxy, memory })
    const { groupId, cookies, bytes } = await makeLargestGroup(server)
    const orders = { ...(await placeOrders(server, { address: peerAddress(0) })), promise: answered }
    let peak = 0
    const watch = setInterval(() => {
      peak = Math.max(peak, peakMemory(server.pid))
    }, 100)
    context.onEnd(() => clearInterval(watch))
    const { rows } = await context.measureAround(server, [{ url: server.url, groupId, cookies }], [orders])
    const how = memory ? 'limited by a control group' : 'not limited here, only watched'
    const row: Row = {
      call: `memory: ${Math.round(peak / megabyte)} MB at most, ${how}; a reply has ${(bytes / megabyte).toFixed(1)} MB`,
      promise: '≤ 512 MB',
      isKept: peak <= memoryBytes,
    }
    return [...rows, row]
  },
  async perform({ url, groupId, cookies }, attacker) {
    const open = (at: number) =>
      openUnread(
        url,
        [
          `GET /api/groups/${groupId}/summary HTTP/1.1`,
          'host: localhost',
          `cookie: ${cookies[at % cookies.length]}`,
          `x-forwarded-for: 203.0.113.${at % addresses}`,
        ],
        attacker,
      )
    const all = Array.from({ length: connections }, (_, at) => open(at))
    await wait(500)
    attacker.ready()
    await Promise.all(all)
  },
}

/** Sends the request, reads the status and nothing more. A connection that was refused or cut off is opened again. */
async function openUnread(url: string, lines: readonly string[], { signal, count }: Attacker): Promise<void> {
  const { hostname, port } = new URL(url)
  while (!signal.aborted) {
    await new Promise<void>(closed => {
      const socket = connect({ host: hostname, port: Number(port) })
      signal.addEventListener('abort', () => socket.destroy(), { once: true })
      socket.on('error', () => {})
      socket.on('close', () => closed())
      socket.write(`${lines.join('\r\n')}\r\n\r\n`)
      socket.once('data', data => {
        const status = data.toString('latin1', 9, 12)
        count(status)
        if (status === '200') socket.pause()
        else socket.destroy()
      })
    })
    await wait(retryMs)
  }
}

const retryMs = 250
