// Measures live groups: a city's Friday night on one server, with an event stream for every phone.

import { setTimeout as wait } from 'node:timers/promises'
import type { BenchPostgres } from './database.ts'
import { type Figure, quantile } from './figures.ts'
import { makeGroups } from './groups.ts'
import { type Listeners, openStreams, type SeenOrder } from './listeners.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { placeSteadily, type SteadyOrder, until } from './steady-orders.ts'

export const streams = 5000
const perGroup = 8
const ordersPerSecond = 300
const seconds = 120
const mebibyte = 2 ** 20

export async function measureLive(postgres: BenchPostgres): Promise<Figure[]> {
  const server = await startServer('real', { target: await postgres.makeDatabase('bench_live') })
  const groups = await makeGroups(server.url, streams / perGroup, perGroup)
  const listeners = await openStreams(server.url, groups)
  const memory = watchMemory(server)
  const placed = await placeSteadily(groups, ordersPerSecond, since => since < seconds * 1000)
  // Every phone in the group receives every order.
  await until(() => listeners.seen.length >= placed.length * perGroup, 5000)
  const mostMemory = await memory.stop()
  listeners.close()
  await server.stop()

  const lost = countLost(listeners, placed)
  const delays = delaysOf(listeners.seen, placed)
  const took = placed.map(order => order.took)
  const load = `${streams} streams and ${ordersPerSecond} orders/s for ${seconds} s`
  return [
    {
      name: `order on another phone, ms at p99, ${load}`,
      value: quantile(delays, 0.99),
      most: 150,
      detail: `p50 ${quantile(delays, 0.5).toFixed(1)} ms, longest ${quantile(delays, 1).toFixed(0)} ms, ${delays.length} heard`,
    },
    {
      name: 'order answered, ms at p99',
      value: quantile(took, 0.99),
      most: 60,
      detail: `p50 ${quantile(took, 0.5).toFixed(1)} ms, longest ${quantile(took, 1).toFixed(0)} ms, ${took.length} orders`,
    },
    {
      name: 'orders lost, repeated or out of turn on some phone, or tried twice',
      value: lost + listeners.repeated() + listeners.gaps() + placed.filter(({ tries }) => tries > 1).length,
      most: 0,
      detail: `${lost} lost, ${listeners.repeated()} repeated, ${listeners.gaps()} gaps`,
    },
    {
      name: 'memory of the server, MiB',
      value: mostMemory / mebibyte,
      most: 400,
      detail: 'resident, the most that was seen',
    },
  ]
}

/** The sum over all phones of missing orders, and of orders that do not belong to the phone's group. */
export function countLost({ all }: Pick<Listeners, 'all'>, placed: readonly SteadyOrder[]): number {
  const ofGroup = new Map<string, number[]>()
  for (const { groupId, id } of placed) ofGroup.set(groupId, [...(ofGroup.get(groupId) ?? []), id])
  return all.reduce((sum, { groupId, orders }) => {
    const due = ofGroup.get(groupId) ?? []
    const missing = due.filter(id => !orders.has(id)).length
    return sum + missing + (orders.size - (due.length - missing))
  }, 0)
}

/** The delay from sending on one phone to arrival on each phone, ms. */
export function delaysOf(seen: readonly SeenOrder[], placed: readonly SteadyOrder[]): number[] {
  const sentAt = new Map(placed.map(({ id, sentAt }) => [id, sentAt]))
  return seen.map(({ orderId, at }) => at - (sentAt.get(orderId) ?? 0))
}

function watchMemory(server: ServerProcess): { stop(): Promise<number> } {
  let [most, isOver] = [0, false]
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await server.memory())
      await wait(1000)
    }
  })()
  return {
    async stop() {
      isOver = true
      await watching
      return most
    },
  }
}
