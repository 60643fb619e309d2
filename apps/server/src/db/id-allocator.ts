// Fetches ids in blocks: an order's id is known before the insert, so its complete reply can be stored with it.

import type { Sql } from './database.ts'

const blockSize = 64

/** Allocates unique ids of a sequence. Unused ids of a stopped server are skipped. */
export function createIdAllocator(sql: Sql, sequence: string): () => Promise<number> {
  let ids: number[] = []
  let refill: Promise<void> | null = null

  async function fetchBlock(): Promise<void> {
    const rows = await sql<
      { id: number }[]
    >`select nextval(${sequence}::text::regclass) as id from generate_series(1, ${blockSize})`
    ids = rows.map(({ id }) => id).reverse()
  }

  return async () => {
    for (;;) {
      const id = ids.pop()
      if (id !== undefined) return id
      refill ??= fetchBlock().finally(() => {
        refill = null
      })
      await refill
    }
  }
}
