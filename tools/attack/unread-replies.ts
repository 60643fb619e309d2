// S2: two hundred connections request the largest group and never read the reply, from a server with 512 MB.

import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { joinGroup } from '@tablemate/contract/groups.ts'
import { placeOrder } from '@tablemate/contract/orders.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { makeGroup, toDiner } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import type { Attack, Attacker } from './run/attack.ts'
import { peerAddress, placeOrders } from './run/bystanders.ts'
import { answered, type Row } from './run/guarantees.ts'
import { limitMemory, peakMemory } from './run/memory-limit.ts'
import { behindProxy, type Server } from './run/server.ts'

// Creates the group with the longest reply that one attacker can produce within the production limits.

interface LargestGroup {
  readonly groupId: string
  /** The cookie of each device in the group. */
  readonly cookies: readonly string[]
  /** The size of one reply. */
  readonly bytes: number
}

const devices = 10

/** Each device in turn places the longest orders that the limits allow, until the server refuses one. */
async function makeLargestGroup({ url }: Pick<Server, 'url'>): Promise<LargestGroup> {
  const { group, diners } = await makeGroup({ url }, { diners: 1 })
  const sitting = [diners[0]]
  for (let at = 1; at < devices; at += 1) {
    const phone = makePhone(url, { headers: { 'x-forwarded-for': `203.0.113.${at}` } })
    const body = { name: `Diner ${at}`, key: group.linkKey }
    const joined = await phone.call(joinGroup, { params: { groupId: group.id }, body })
    if (joined.status === 201) sitting.push(toDiner(phone, group, joined.body))
  }
  for (const { id, phone } of sitting) {
    const body = { groupId: group.id, memberId: id, items: longestItems() }
    while ((await phone.call(placeOrder, { body })).status === 201);
  }
  const summary = await fetch(`${url}/api/groups/${group.id}/summary`, {
    headers: { cookie: diners[0].phone.cookie() },
  })
  const { byteLength } = await summary.arrayBuffer()
  return { groupId: group.id, cookies: sitting.map(({ phone }) => phone.cookie()), bytes: byteLength }
}

/** Dishes with the longest modifiers, as many as fit into one order. */
function longestItems() {
  const item = { name: 'Soup', quantity: 1, price: 500, modifications: 'x'.repeat(limits.modifications) }
  const most = Math.floor((limits.orderBytes - 2) / (JSON.stringify(item).length + 1))
  return Array.from({ length: Math.min(limits.itemsPerOrder, most) }, () => item)
}

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
