// S1: thirty connections read the largest menu that a free account may have, again and again without a pause.

import { once } from 'node:events'
import { connect } from 'node:net'
import * as limits from '@tablemate/domain/limits.ts'
import type { Attack } from './run/attack.ts'
import { type ImportRow, importMenuItems, makeOwner, placeOrders } from './run/bystanders.ts'
import { within } from './run/guarantees.ts'
import { behindProxy } from './run/server.ts'

interface Plan {
  readonly url: string
  readonly path: string
  readonly readers: number
}

const readers = 30

export const menuReaders: Attack<Plan> = {
  id: 'S1',
  title: `${readers} readers of the largest menu`,
  async run(context) {
    const server = await context.startServer({ env: behindProxy })
    const owner = await makeOwner(server, '203.0.113.1')
    await importMenuItems(owner, largestMenu())
    const plan = { url: server.url, path: `/api/restaurants/${owner.id}/menu`, readers }
    const orders = { ...(await placeOrders(server)), promise: within(50) }
    return (await context.measureAround(server, [plan], [orders])).rows
  },
  async perform({ url, path, readers }, attacker) {
    attacker.ready()
    const read = async () => {
      while (!attacker.signal.aborted) attacker.count(await readAll(url, path))
    }
    await Promise.all(Array.from({ length: readers }, read))
  },
}

/** As many dishes as the limits allow, with descriptions that use up the limit on a menu's text. */
function largestMenu(): ImportRow[] {
  const letters = Math.floor(limits.menuTextBytes / limits.menuItems) - 20
  return Array.from({ length: limits.menuItems }, (_, at) => ({
    name: `Dish ${at}`,
    category: `Part ${at % 20}`,
    price: 500 + at,
    description: `${at} `.padEnd(letters, 'with bread and butter '),
  }))
}

/** Receives every reply. Only the status is read, so that a reply costs this process less than it costs the server. */
const discarded = Buffer.alloc(2 ** 20)

async function readAll(url: string, path: string): Promise<string> {
  const { hostname, port } = new URL(url)
  let status = ''
  const callback = (length: number) => {
    if (status === '') status = discarded.toString('latin1', 9, Math.min(12, length))
    return true
  }
  const socket = connect({ host: hostname, port: Number(port), onread: { buffer: discarded, callback } })
  socket.on('error', () => {})
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
  await once(socket, 'close')
  return status || 'refused'
}
