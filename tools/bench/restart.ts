// Kills a server under load: how long until every phone has reconnected, and whether a phone missed an order.

import type { BenchPostgres } from './database.ts'
import type { Figure } from './figures.ts'
import { makeGroups } from './groups.ts'
import { openStreams } from './listeners.ts'
import { countLost, streams } from './live.ts'
import { startServer } from './server-process.ts'
import { placeSteadily, until } from './steady-orders.ts'

const perGroup = 8
const ordersPerSecond = 50
const [beforeMs, timeoutMs] = [3000, 60_000]

export async function measureRestart(postgres: BenchPostgres): Promise<Figure[]> {
  const target = await postgres.makeDatabase('bench_restart')
  const first = await startServer('real', { target })
  const groups = await makeGroups(first.url, streams / perGroup, perGroup)
  const listeners = await openStreams(first.url, groups)
  const areBack = () => listeners.all.every(({ isLive }) => isLive)

  let isOver = false
  const ordering = placeSteadily(groups, ordersPerSecond, () => !isOver)
  await until(() => false, beforeMs)
  const killedAt = performance.now()
  await first.kill()
  await until(() => listeners.all.every(({ isLive }) => !isLive))
  const second = await startServer('real', { target, port: Number(new URL(first.url).port) })
  const readyAfter = performance.now() - killedAt
  await until(areBack, timeoutMs)
  const backAfter = performance.now() - killedAt
  isOver = true
  const placed = await ordering
  await until(() => listeners.seen.length >= placed.length * perGroup, 5000)
  listeners.close()
  await second.stop()

  const lost = countLost(listeners, placed)
  return [
    {
      name: `all ${streams} streams are back after a kill, s`,
      value: backAfter / 1000,
      most: 10,
      detail: `the server listens again after ${(readyAfter / 1000).toFixed(1)} s`,
    },
    {
      name: 'orders lost, repeated or out of turn on some phone',
      value: lost + listeners.repeated() + listeners.gaps(),
      most: 0,
      detail: `${placed.length} orders placed before, during and after, ${placed.filter(({ tries }) => tries > 1).length} of them tried again`,
    },
  ]
}
