// How long the server answers nobody else while the longest menu is shown, taken in, and taken in as it was corrected.

import { importMenu } from '#contract/menu-import.ts'
import { limits } from '#domain/limits.ts'
import { makeRestaurant, type Owner, uploadFile } from '../../test/restaurants/restaurant.ts'
import type { BenchPostgres } from '../database.ts'
import type { Figure } from '../figures.ts'
import { startServer } from '../server-process.ts'
import { makeDishes, menuTable } from './made-menus.ts'

const content = menuTable(limits.menuImportRows)
const rows = makeDishes(limits.menuImportRows)

const acts: Record<string, (owner: Owner) => Promise<{ status: number }>> = {
  'a preview': ({ phone }) => uploadFile(phone, { content, isPreview: true }),
  'an upload in one step': ({ phone }) => uploadFile(phone, { content, key: 'once' }),
  'corrected rows': ({ id, phone }) =>
    phone.call(importMenu, { params: { restaurantId: id }, body: { rows }, key: 'twice' }),
}

/** The shortest of five rounds, each with a restaurant of its own: what else the machine did does not count. */
export async function measureTakingIn(postgres: BenchPostgres): Promise<Figure[]> {
  const server = await startServer('real', { target: await postgres.makeDatabase('bench_taking_in') })
  const pauses = new Map<string, number[]>()
  for (let round = 0; round < 5; round += 1) {
    for (const [what, act] of Object.entries(acts)) {
      const owner = await makeRestaurant(server)
      await server.strain()
      const { status } = await act(owner)
      if (status !== 201) throw new Error(`${what} was answered with ${status}`)
      pauses.set(what, [...(pauses.get(what) ?? []), (await server.strain()).longestPauseMs])
    }
  }
  await server.stop()
  return [...pauses].map(([what, measured]) => ({
    name: `${what} of 20,000 dishes, longest pause of the server, ms`,
    value: Math.min(...measured),
    most: 100,
    detail: `${measured.map(ms => Math.round(ms)).join(', ')} ms`,
  }))
}
