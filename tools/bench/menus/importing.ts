// Measures how long the server blocks other calls during a preview, an upload and an import of the longest menu.

import { importMenu } from '@tablemate/contract/menu-import.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { makeRestaurant, type Owner, uploadFile } from '@tablemate/test/restaurants/restaurant.ts'
import type { BenchPostgres } from '../database.ts'
import type { Figure } from '../figures.ts'
import { startServer } from '../server-process.ts'
import { makeMenuItems, menuTable } from './made-menus.ts'

const content = menuTable(limits.menuImportRows)
const rows = makeMenuItems(limits.menuImportRows)

const operations: Record<string, (owner: Owner) => Promise<{ status: number }>> = {
  'a preview': ({ phone }) => uploadFile(phone, { content, isPreview: true }),
  'an upload in one step': ({ phone }) => uploadFile(phone, { content, key: 'once' }),
  'corrected rows': ({ id, phone }) =>
    phone.call(importMenu, { params: { restaurantId: id }, body: { rows }, key: 'twice' }),
}

/** The shortest pause of five rounds, each with a new restaurant, to exclude other load of the machine. */
export async function measureImporting(postgres: BenchPostgres): Promise<Figure[]> {
  const server = await startServer('real', { target: await postgres.makeDatabase('bench_taking_in') })
  const pauses = new Map<string, number[]>()
  for (let round = 0; round < 5; round += 1) {
    for (const [what, operation] of Object.entries(operations)) {
      const owner = await makeRestaurant(server)
      await server.peakLoad()
      const { status } = await operation(owner)
      if (status !== 201) throw new Error(`${what} was answered with ${status}`)
      pauses.set(what, [...(pauses.get(what) ?? []), (await server.peakLoad()).longestPauseMs])
    }
  }
  await server.stop()
  return [...pauses].map(([what, measured]) => ({
    name: `${what} of 5,000 dishes, longest pause of the server, ms`,
    value: Math.min(...measured),
    most: 50,
    detail: `${measured.map(ms => Math.round(ms)).join(', ')} ms`,
  }))
}
