// Measures how hostile files and scans affect diners: how long their calls take while the server reads two of a kind at once.

import { isLive } from '@tablemate/contract/service.ts'
import { makeGroup, type TestGroup } from '@tablemate/test/diners/make.ts'
import { type HostileFile, hostilePdfs, hostileTexts } from '@tablemate/test/menu-files/hostile-files.ts'
import { line, pdfOf } from '@tablemate/test/menu-files/made-pdf.ts'
import { readerProcesses } from '@tablemate/test/menu-files/reader-processes.ts'
import { scanned } from '@tablemate/test/menu-files/scanned-pdf.ts'
import { makeRestaurant, type Owner, uploadFile } from '@tablemate/test/restaurants/restaurant.ts'
import type { BenchPostgres } from '../database.ts'
import { type Figure, quantile } from '../figures.ts'
import { type ServerProcess, startServer } from '../server-process.ts'

/** The most effective file of each kind of attack. */
const hardest = [
  'a page that unpacks to 9 GB',
  'a billion words',
  'forms in forms, a billion times',
  'a million pages',
  'commas alone',
  'brackets within brackets',
]

export async function measureHostile(postgres: BenchPostgres): Promise<Figure[]> {
  const server = await startServer('real', { target: await postgres.makeDatabase('bench_hostile') })
  const owner = await makeRestaurant(server)
  const scan = await scanOfThreePages()
  const figures = [await measure(server, owner, 'a scan of three pages with 35 dishes each', scan)]
  for (const [what, file] of Object.entries({ ...hostilePdfs, ...hostileTexts }))
    if (hardest.includes(what)) figures.push(await measure(server, owner, what, file))
  await server.stop()
  return figures
}

async function scanOfThreePages(): Promise<HostileFile> {
  const menuItems = Array.from({ length: 35 }, (_, at) => {
    const y = 760 - 20 * at
    return line(60, y, 'Grilled trout with lemon and new potatoes') + line(450, y, `$${12 + at}.50`)
  })
  const { draws, ...others } = await scanned(menuItems.join(''))
  return { name: 'menu.pdf', answer: 'read', make: () => pdfOf({ pages: [draws, draws, draws], ...others }) }
}

async function measure(
  server: ServerProcess,
  owner: Owner,
  what: string,
  file: HostileFile,
): Promise<Figure> {
  const testGroup = await makeGroup(server)
  const made = file.make()
  const content = typeof made === 'string' ? made : new Uint8Array(made)
  const before = await server.memory()
  await server.peakLoad()
  const start = performance.now()
  const uploads = [1, 2].map(() => uploadFile(owner.phone, { name: file.name, content, isPreview: true }))
  let isDone = false
  const replies = Promise.all(uploads).finally(() => {
    isDone = true
  })
  const calls: number[] = []
  let megabytes = 0
  while (!isDone) {
    calls.push(await callsOf(testGroup))
    const readers = readerProcesses().filter(({ parent }) => parent === server.id)
    megabytes = Math.max(megabytes, ...readers.map(one => one.megabytes))
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const [reply] = await replies
  const growth = ((await server.peakLoad()).mostMemory - before) / 1e6
  const outcome = reply?.status === 201 ? 'read' : reply?.problem.problem
  return {
    name: `${what}: ms of another call, p95`,
    value: quantile(calls, 0.95),
    most: 100,
    detail: `${calls.length} calls, longest ${Math.round(quantile(calls, 1))} ms; answered in ${seconds} s: ${outcome}; a reader's ${Math.round(megabytes)} MB, the server grows by ${Math.round(growth)}`,
  }
}

/** The duration of the slower of two calls. */
async function callsOf({ diners: [diner] }: TestGroup<2>): Promise<number> {
  const times = [
    await timed(() => diner.phone.call(isLive, {})),
    await timed(() => diner.order({ name: 'Soup', price: 500 })),
  ]
  return Math.max(...times)
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}
