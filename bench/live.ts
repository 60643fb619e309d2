// The live table's figure: how long until an order shows on the other phones, with many of them listening.

import { Agent, get } from 'node:http'
import type { TableChange } from '#contract/live.ts'
import { placeOrder } from '#contract/orders.ts'
import { type Diner, makeGroup, type TestTable } from '../test/make.ts'
import type { BenchPostgres } from './database.ts'
import type { Figure } from './figures.ts'
import { startServer } from './server-process.ts'
import { twoItems } from './tables.ts'

const streams = 1000
const perTable = 8
const ordersPerSecond = 100
const seconds = 10

export async function measureLive(postgres: BenchPostgres): Promise<Figure[]> {
  const server = await startServer('real', { target: await postgres.makeDatabase('bench_live') })
  const tables: TestTable<typeof perTable>[] = []
  for (let at = 0; at < streams / perTable; at += 1)
    tables.push(await makeGroup(server, { diners: perTable }))

  // An event may come before the answer that tells the order's id: the two are matched at the end.
  const sent = new Map<number, number>()
  const heard: { orderId: number; at: number }[] = []
  const close = await listenEverywhere(server.url, tables, (orderId, at) => heard.push({ orderId, at }))
  await placeSteadily(tables, sent)
  // Every phone at the table hears of every order.
  const expected = sent.size * perTable
  await until(() => heard.length >= expected, 5000)
  const memory = await server.memory()
  close()
  await server.stop()

  const delays = heard.map(({ orderId, at }) => at - (sent.get(orderId) ?? 0)).sort((a, b) => a - b)
  const quantile = (q: number) =>
    delays[Math.min(delays.length - 1, Math.floor(delays.length * q))] ?? Infinity
  return [
    {
      name: `order on another phone, ms at p99, ${streams} streams and ${ordersPerSecond} orders/s`,
      value: quantile(0.99),
      most: 100,
      detail: `p50 ${quantile(0.5).toFixed(1)} ms; server ${Math.round(memory / 2 ** 20)} MiB`,
    },
    {
      name: 'events heard, of those due',
      value: delays.length / expected,
      least: 1,
      detail: `${delays.length} of ${expected}`,
    },
  ]
}

async function listenEverywhere(
  url: string,
  tables: readonly TestTable<typeof perTable>[],
  heard: (orderId: number, at: number) => void,
): Promise<() => void> {
  const agent = new Agent({ maxSockets: Infinity })
  const phones = tables.flatMap(({ group, diners }) => diners.map(diner => ({ group, diner })))
  const requests = await Promise.all(
    phones.map(
      ({ group, diner }) =>
        new Promise<ReturnType<typeof get>>((resolve, reject) => {
          const path = `${url}/api/groups/${group.id}/events`
          const request = get(path, { agent, headers: { cookie: diner.phone.cookie() } }, answer => {
            let rest = ''
            answer.setEncoding('utf8')
            answer.on('data', (chunk: string) => {
              const blocks = (rest + chunk).split('\n\n')
              rest = blocks.pop() ?? ''
              for (const block of blocks) read(block, heard)
              resolve(request)
            })
          })
          request.on('error', reject)
        }),
    ),
  )
  return () => {
    for (const request of requests) request.on('error', () => {}).destroy()
  }
}

function read(block: string, heard: (orderId: number, at: number) => void): void {
  if (!block.startsWith('event: change')) return
  const change = JSON.parse(block.slice(block.indexOf('data: ') + 6)) as TableChange
  for (const { id } of change.orders.changed) heard(id, performance.now())
}

/** The time of an order is that of its being sent, though its id is known only with the answer. */
async function placeSteadily(
  tables: readonly TestTable<typeof perTable>[],
  sent: Map<number, number>,
): Promise<void> {
  const all: Promise<void>[] = []
  const begin = performance.now()
  for (let n = 0; n < ordersPerSecond * seconds; n += 1) {
    await until(() => performance.now() >= begin + (n * 1000) / ordersPerSecond, 60_000)
    const { group, diners } = tables[n % tables.length] as TestTable<typeof perTable>
    const diner = diners[n % perTable] ?? diners[0]
    all.push(place(group.id, diner, sent))
  }
  await Promise.all(all)
}

async function place(groupId: string, { id, phone }: Diner, sent: Map<number, number>): Promise<void> {
  const start = performance.now()
  const { status, body } = await phone.call(placeOrder, {
    body: { groupId, memberId: id, items: twoItems() },
  })
  if (status !== 201) throw new Error(`an order was refused: ${status}`)
  sent.set(body.id, start)
}

async function until(isSo: () => boolean, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs
  while (!isSo() && performance.now() < end) await new Promise(resolve => setTimeout(resolve, 1))
}
