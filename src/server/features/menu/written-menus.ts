// Menus as they are answered. Anybody may read one, as often as they like: each version is loaded and written once, in
// slices, and its bytes are kept for all who ask.

import { setImmediate } from 'node:timers/promises'
import type { Sql } from '../../db/database.ts'
import { type Encoding, encode } from '../../http/encodings.ts'
import { createFairQueue } from '../../limits/fair-queue.ts'
import { eachDish, findMenuVersion } from './queries.ts'

/** All menus together may be so large, packed copies included; those that were not asked for longest go first. */
const mostBytes = 64 * 2 ** 20
/** Of brotli: a menu is packed once for each version, not once for each release. */
const effort = 5

export interface WrittenMenu {
  readonly version: number
  /** The JSON of `GET /api/restaurants/{id}/menu`, packed. */
  bytesIn(encoding: Encoding): Promise<Buffer>
}

export interface WrittenMenus {
  /** As it is now, or null where there is no such restaurant. */
  read(restaurantId: number): Promise<WrittenMenu | null>
}

type CachedMenu = WrittenMenu & { readonly size: () => number }

export function writeMenus(sql: Sql): WrittenMenus {
  const kept = new Map<number, CachedMenu>()
  // One after the other, whoever's they are: a menu while it is written is many times its size.
  const inTurn = createFairQueue({ atOnce: 1, atOncePerKey: 1, waiting: 5000 })

  function keep(restaurantId: number, menu: CachedMenu): void {
    kept.delete(restaurantId)
    kept.set(restaurantId, menu)
    let bytes = [...kept.values()].reduce((sum, { size }) => sum + size(), 0)
    for (const [id, { size }] of kept) {
      if (bytes <= mostBytes || id === restaurantId) break
      kept.delete(id)
      bytes -= size()
    }
  }

  return {
    async read(restaurantId) {
      const version = await findMenuVersion(sql, restaurantId)
      if (version === null) {
        kept.delete(restaurantId)
        return null
      }
      const isPresent = () => (kept.get(restaurantId)?.version ?? -1) >= version
      if (!isPresent())
        await inTurn({ keys: [String(restaurantId)] }, async () => {
          if (!isPresent()) keep(restaurantId, await writeMenu(sql, restaurantId))
        })
      const menu = kept.get(restaurantId)
      // Asked for last, it goes last.
      if (menu) keep(restaurantId, menu)
      return menu ?? null
    },
  }
}

/** Version and dishes of one instant. */
async function writeMenu(sql: Sql, restaurantId: number): Promise<CachedMenu> {
  const { version, json } = await sql.begin('isolation level repeatable read read only', async tx => {
    const version = (await findMenuVersion(tx, restaurantId)) ?? 0
    const parts: Buffer[] = []
    for await (const dishes of eachDish(tx, restaurantId)) {
      parts.push(Buffer.from(`${parts.length > 0 ? ',' : ''}${JSON.stringify(dishes).slice(1, -1)}`))
      await setImmediate()
    }
    return { version, json: Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')]) }
  })
  const packed = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(json)]])
  let size = json.length
  return {
    version,
    size: () => size,
    bytesIn(encoding) {
      const known = packed.get(encoding)
      if (known) return known
      const packing = encode(json, encoding, effort)
      packed.set(encoding, packing)
      packing.then(
        ({ length }) => {
          size += length
        },
        () => packed.delete(encoding),
      )
      return packing
    },
  }
}
