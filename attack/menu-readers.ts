// S1: the largest menu that a free account may have, read by thirty connections that ask again as soon as they have it.

import { once } from 'node:events'
import { connect } from 'node:net'
import { limits } from '#domain/limits.ts'
import type { Attack } from './run/attack.ts'
import { within } from './run/guarantees.ts'
import { type Dish, importDishes, makeOwner, placeOrders } from './run/others.ts'
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
    await importDishes(owner, largestMenu())
    const plan = { url: server.url, path: `/api/restaurants/${owner.id}/menu`, readers }
    const orders = { ...(await placeOrders(server)), promise: within(50) }
    return (await context.measureAround(server, [plan], [orders])).rows
  },
  async perform({ url, path, readers }, attacker) {
    attacker.underWay()
    const read = async () => {
      while (!attacker.signal.aborted) attacker.count(await readAll(url, path))
    }
    await Promise.all(Array.from({ length: readers }, read))
  },
}

/** As many dishes as may be, described as long as the text of a menu may be. */
function largestMenu(): Dish[] {
  const letters = Math.floor(limits.menuTextBytes / limits.menuItems) - 20
  return Array.from({ length: limits.menuItems }, (_, at) => ({
    name: `Dish ${at}`,
    category: `Part ${at % 20}`,
    price: 500 + at,
    description: `${at} `.padEnd(letters, 'with bread and butter '),
  }))
}

/** Of the answer only the status is looked at: to read it costs this process less than to write it costs the server. */
const dropped = Buffer.alloc(2 ** 20)

async function readAll(url: string, path: string): Promise<string> {
  const { hostname, port } = new URL(url)
  let status = ''
  const callback = (length: number) => {
    if (status === '') status = dropped.toString('latin1', 9, Math.min(12, length))
    return true
  }
  const socket = connect({ host: hostname, port: Number(port), onread: { buffer: dropped, callback } })
  socket.on('error', () => {})
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
  await once(socket, 'close')
  return status || 'refused'
}
