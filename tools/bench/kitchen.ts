// Measures how fast orders reach the kitchen: twenty busy restaurants whose boards are open on two nodes at once.

import { makeKitchen } from '@tablemate/test/restaurants/ordering.ts'
import type { Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { type WatchedBoard, watchBoards } from './boards.ts'
import type { BenchPostgres } from './database.ts'
import { type Figure, quantile } from './figures.ts'
import { makeGroups } from './groups.ts'
import { openStreams, type SeenOrder } from './listeners.ts'
import { delaysOf } from './live.ts'
import { startServer } from './server-process.ts'
import { placeSteadily, type SteadyOrder, until } from './steady-orders.ts'

const restaurants = 20
const groupsOfEach = 50
const perGroup = 2
const ordersPerSecond = 100
const seconds = 20
const timeoutMs = 10_000

export async function measureKitchen(postgres: BenchPostgres): Promise<Figure[]> {
  const target = await postgres.makeDatabase('bench_kitchen')
  const first = await startServer('real', { target })
  const second = await startServer('real', { target })
  const owners: Owner[] = []
  for (let at = 0; at < restaurants; at += 1) owners.push(await makeKitchen(first))
  const groups = await Promise.all(
    owners.map(({ id }) => makeGroups(first.url, groupsOfEach, perGroup, { restaurantId: id })),
  )
  // Alternates between the restaurants.
  const mixed = Array.from({ length: groupsOfEach }, (_, at) => groups.flatMap(own => own[at] ?? [])).flat()
  const phones = await openStreams(first.url, mixed)
  const [here, there] = [await watchBoards(first.url, owners), await watchBoards(second.url, owners)]
  const placed = await placeSteadily(mixed, ordersPerSecond, since => since < seconds * 1000)
  await until(() => [here, there].every(boards => seenOn(boards).length >= placed.length), timeoutMs)
  phones.close()
  await first.stop()
  await second.stop()

  const replyMs = quantile(
    placed.map(({ took }) => took),
    0.95,
  )
  const load = `${restaurants * groupsOfEach} tables and ${ordersPerSecond} orders/s for ${seconds} s`
  return [
    delayOn('the node that took the order', here, placed, load),
    delayOn('another node', there, placed, load),
    {
      name: 'tickets lost, repeated or gone again on some board',
      value: [here, there].reduce((sum, boards) => sum + countWrong(boards, placed), 0),
      most: 0,
      detail: `${placed.length} orders, each on a board of both nodes; answered in ${replyMs.toFixed(0)} ms at p95`,
    },
  ]
}

function delayOn(
  where: string,
  boards: readonly WatchedBoard[],
  placed: readonly SteadyOrder[],
  load: string,
) {
  const delays = delaysOf(seenOn(boards), placed)
  const at = (part: number) => quantile(delays, part).toFixed(0)
  return {
    name: `order on the board, ms at p95, on ${where}, ${load}`,
    value: quantile(delays, 0.95),
    most: 1000,
    detail: `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms, ${delays.length} shown`,
  }
}

/** How many tickets the boards of a node lack, show without an order, showed twice, or removed. */
function countWrong(boards: readonly WatchedBoard[], placed: readonly SteadyOrder[]): number {
  const ids = new Set(placed.map(({ id }) => id))
  const shown = new Set(seenOn(boards).map(({ orderId }) => orderId))
  const wrong = [...ids].filter(id => !shown.has(id)).length + [...shown].filter(id => !ids.has(id)).length
  return boards.reduce((sum, { repeated, removed }) => sum + repeated() + removed(), wrong)
}

function seenOn(boards: readonly WatchedBoard[]): SeenOrder[] {
  return boards.flatMap(({ seen }) => seen)
}
