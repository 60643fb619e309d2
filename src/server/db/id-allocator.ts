// Ids fetched in blocks: an order's id is known before it is written, so its whole answer can be written with it.

import type { Sql } from './database.ts'

const blockSize = 64

/** Hands out ids of a sequence; each is used once in all the world, those of a stopped server are skipped. */
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
