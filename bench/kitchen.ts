// Orders reach the kitchen: a full evening in twenty restaurants whose boards are open on two nodes at once.

import { makeKitchen } from '../test/restaurants/ordering.ts'
import type { Owner } from '../test/restaurants/restaurant.ts'
import { type WatchedBoard, watchBoards } from './boards.ts'
import type { BenchPostgres } from './database.ts'
import { type Figure, quantile } from './figures.ts'
import { type Heard, listenEverywhere } from './listeners.ts'
import { delaysOf } from './live.ts'
import { startServer } from './server-process.ts'
import { placeSteadily, type SteadyOrder, until } from './steady-orders.ts'
import { makeTables } from './tables.ts'

const restaurants = 20
const tablesOfEach = 50
const perTable = 2
const ordersPerSecond = 100
const seconds = 20
const timeoutMs = 10_000

export async function measureKitchen(postgres: BenchPostgres): Promise<Figure[]> {
  const target = await postgres.makeDatabase('bench_kitchen')
  const first = await startServer('real', { target })
  const second = await startServer('real', { target })
  const owners: Owner[] = []
  for (let at = 0; at < restaurants; at += 1) owners.push(await makeKitchen(first))
  const tables = await Promise.all(
    owners.map(({ id }) => makeTables(first.url, tablesOfEach, perTable, { restaurantId: id })),
  )
  // Every restaurant in turn.
  const inTurn = Array.from({ length: tablesOfEach }, (_, at) => tables.flatMap(own => own[at] ?? [])).flat()
  const phones = await listenEverywhere(first.url, inTurn)
  const [here, there] = [await watchBoards(first.url, owners), await watchBoards(second.url, owners)]
  const placed = await placeSteadily(inTurn, ordersPerSecond, since => since < seconds * 1000)
  await until(() => [here, there].every(boards => heardOn(boards).length >= placed.length), timeoutMs)
  phones.close()
  await first.stop()
  await second.stop()

  const answered = quantile(
    placed.map(({ took }) => took),
    0.95,
  )
  const load = `${restaurants * tablesOfEach} tables and ${ordersPerSecond} orders/s for ${seconds} s`
  return [
    delayOn('the node that took the order', here, placed, load),
    delayOn('another node', there, placed, load),
    {
      name: 'tickets lost, repeated or gone again on some board',
      value: [here, there].reduce((sum, boards) => sum + countWrong(boards, placed), 0),
      most: 0,
      detail: `${placed.length} orders, each on a board of both nodes; answered in ${answered.toFixed(0)} ms at p95`,
    },
  ]
}

function delayOn(
  where: string,
  boards: readonly WatchedBoard[],
  placed: readonly SteadyOrder[],
  load: string,
) {
  const delays = delaysOf(heardOn(boards), placed)
  const at = (part: number) => quantile(delays, part).toFixed(0)
  return {
    name: `order on the board, ms at p95, on ${where}, ${load}`,
    value: quantile(delays, 0.95),
    most: 1000,
    detail: `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms, ${delays.length} shown`,
  }
}

/** How many tickets the boards of a node lack, or show that nobody ordered, or showed twice or not for good. */
function countWrong(boards: readonly WatchedBoard[], placed: readonly SteadyOrder[]): number {
  const due = new Set(placed.map(({ id }) => id))
  const shown = new Set(heardOn(boards).map(({ orderId }) => orderId))
  const wrong = [...due].filter(id => !shown.has(id)).length + [...shown].filter(id => !due.has(id)).length
  return boards.reduce((sum, { repeated, gone }) => sum + repeated() + gone(), wrong)
}

function heardOn(boards: readonly WatchedBoard[]): Heard[] {
  return boards.flatMap(({ heard }) => heard)
}
