// Measures whether diners notice that every point of sale is away: orders at restaurants that send them to a provider which takes
// connections and never answers, against orders at restaurants that send them nowhere, in turns on one server.

import { createServer, type Socket } from 'node:net'
import { changePosSettings } from '@tablemate/contract/pos.ts'
import type { TestGroup } from '@tablemate/test/diners/make.ts'
import { makeKitchen } from '@tablemate/test/restaurants/ordering.ts'
import type { Owner } from '@tablemate/test/restaurants/restaurant.ts'
import type { BenchPostgres } from './database.ts'
import { type Figure, quantile } from './figures.ts'
import { makeGroups } from './groups.ts'
import { startServer } from './server-process.ts'
import { placeSteadily } from './steady-orders.ts'

const restaurants = 20
const groupsOfEach = 20
const ordersPerSecond = 60
const seconds = 8
const rounds = 4

export async function measureDeliveries(postgres: BenchPostgres): Promise<Figure[]> {
  const target = await postgres.makeDatabase('bench_deliveries')
  const provider = await startSilentProvider()
  const server = await startServer('real', {
    target,
    env: { POS_BASE_URLS: JSON.stringify({ square: provider.url }) },
  })
  const plain = await openRestaurants(server.url, async () => {})
  const sending = await openRestaurants(server.url, connectSquare)
  const took = { plain: [] as number[], sending: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    took.plain.push(await replyMsAtP95(plain))
    took.sending.push(await replyMsAtP95(sending))
  }
  const connections = provider.connections()
  await server.stop()
  provider.close()
  const ratios = took.sending.map((ms, round) => ms / (took.plain[round] ?? ms))
  const list = (values: readonly number[]) => values.map(ms => ms.toFixed(0)).join(', ')
  return [
    {
      name: 'reply to an order at p95 while every provider is away, of that without a provider',
      value: quantile(ratios, 0.5),
      most: 1.25,
      detail: `${list(took.sending)} ms against ${list(took.plain)} ms in ${rounds} rounds of ${ordersPerSecond} orders/s; ${connections} connections to the provider`,
    },
  ]
}

async function openRestaurants(
  url: string,
  prepare: (owner: Owner) => Promise<void>,
): Promise<TestGroup<number>[]> {
  const groups: TestGroup<number>[][] = []
  for (let at = 0; at < restaurants; at += 1) {
    const owner = await makeKitchen({ url })
    await prepare(owner)
    groups.push(await makeGroups(url, groupsOfEach, 1, { restaurantId: owner.id }))
  }
  return Array.from({ length: groupsOfEach }, (_, at) => groups.flatMap(own => own[at] ?? [])).flat()
}

async function connectSquare({ id, phone }: Owner): Promise<void> {
  const body = { posProvider: 'square', posApiKey: 'key', posLocationId: 'L1', posEnabled: true } as const
  const { status } = await phone.call(changePosSettings, { params: { restaurantId: id }, body })
  if (status !== 200) throw new Error(`the settings were refused: ${status}`)
}

async function replyMsAtP95(groups: readonly TestGroup<number>[]): Promise<number> {
  const placed = await placeSteadily(groups, ordersPerSecond, since => since < seconds * 1000)
  return quantile(
    placed.map(order => order.took),
    0.95,
  )
}

/** Takes connections and never answers. */
async function startSilentProvider() {
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer(socket => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    connections: () => connections,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
