// Measures how long an owner waits until a file is read, and how much the server's memory grows meanwhile.

import { makeRestaurant, uploadFile } from '@tablemate/test/restaurants/restaurant.ts'
import type { BenchPostgres } from '../database.ts'
import type { Figure } from '../figures.ts'
import { startServer } from '../server-process.ts'
import { menuTable, printedMenu } from './made-menus.ts'

const files = [
  { what: '10,000 rows of CSV', name: 'menu.csv', content: menuTable(10_000), least: 10_000, mostMs: 1000 },
  { what: '12 pages of PDF', name: 'menu.pdf', content: printedMenu(12), least: 500, mostMs: 3000 },
]

/** The fastest of five rounds for each file, to exclude other load of the machine. */
export async function measureReading(postgres: BenchPostgres): Promise<Figure[]> {
  const server = await startServer('real', { target: await postgres.makeDatabase('bench_menus') })
  const { phone } = await makeRestaurant(server)
  const figures: Figure[] = []
  for (const { what, name, content, least, mostMs } of files) {
    const times: number[] = []
    let growth = 0
    for (let round = 0; round < 5; round += 1) {
      await server.peakLoad()
      const before = await server.memory()
      const start = performance.now()
      const { body } = await uploadFile(phone, { name, content, isPreview: true })
      times.push(performance.now() - start)
      const { length } = (body as { rows: unknown[] }).rows
      if (length < least) throw new Error(`${what}: only ${length} dishes were read`)
      growth = Math.max(growth, (await server.peakLoad()).mostMemory - before)
    }
    const detail = times.map(ms => Math.round(ms)).join(', ')
    figures.push(
      { name: `${what}, ms`, value: Math.min(...times), most: mostMs, detail: `${detail} ms` },
      {
        name: `${what}, MB that the server grows`,
        value: growth / 1e6,
        most: 150,
        detail: 'the most of five',
      },
    )
  }
  await server.stop()
  return figures
}
