// A cache of serialised menus. Anybody may read a menu as often as they like, so each version is loaded and serialised once,
// and its bytes serve every request.

import type { Sql } from '../../db/database.ts'
import { type Encoding, encode } from '../../http/encodings.ts'
import { createFairQueue } from '../../limits/fair-queue.ts'
import { findMenuVersion, listMenu } from './queries.ts'

/** The size of the whole cache, compressed copies included. The least recently used menu is evicted first. */
const maxBytes = 64 * 2 ** 20
/** The quality of brotli: lower than for assets, since a menu is compressed per version and not per release. */
const brotliQuality = 5

export interface SerialisedMenu {
  readonly version: number
  /** The JSON reply of `GET /api/restaurants/{id}/menu` in this content encoding. */
  bytesIn(encoding: Encoding): Promise<Buffer>
}

export interface MenuCache {
  /** The present menu; null when there is no such restaurant. */
  read(restaurantId: number): Promise<SerialisedMenu | null>
}

type CachedMenu = SerialisedMenu & { readonly size: () => number }

export function createMenuCache(sql: Sql): MenuCache {
  const cached = new Map<number, CachedMenu>()
  // One at a time, across all restaurants: serialising takes many times the memory of the finished menu.
  const enqueue = createFairQueue({ atOnce: 1, atOncePerKey: 1, waiting: 5000 })

  function store(restaurantId: number, menu: CachedMenu): void {
    cached.delete(restaurantId)
    cached.set(restaurantId, menu)
    let bytes = [...cached.values()].reduce((sum, { size }) => sum + size(), 0)
    for (const [id, { size }] of cached) {
      if (bytes <= maxBytes || id === restaurantId) break
      cached.delete(id)
      bytes -= size()
    }
  }

  return {
    async read(restaurantId) {
      const version = await findMenuVersion(sql, restaurantId)
      if (version === null) {
        cached.delete(restaurantId)
        return null
      }
      const isPresent = () => (cached.get(restaurantId)?.version ?? -1) >= version
      if (!isPresent())
        await enqueue({ keys: [String(restaurantId)] }, async () => {
          if (!isPresent()) store(restaurantId, await serialiseMenu(sql, restaurantId))
        })
      const menu = cached.get(restaurantId)
      // Moves the menu to the end of the eviction order.
      if (menu) store(restaurantId, menu)
      return menu ?? null
    },
  }
}

/** Reads version and dishes in one snapshot of the database. */
async function serialiseMenu(sql: Sql, restaurantId: number): Promise<CachedMenu> {
  const { version, json } = await sql.begin(async tx => {
    const version = (await findMenuVersion(tx, restaurantId)) ?? 0
    return { version, json: Buffer.from(JSON.stringify(await listMenu(tx, restaurantId))) }
  }, 'isolation level repeatable read read only')
  const encoded = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(json)]])
  let size = json.length
  return {
    version,
    size: () => size,
    bytesIn(encoding) {
      const known = encoded.get(encoding)
      if (known) return known
      const bytes = encode(json, encoding, brotliQuality)
      encoded.set(encoding, bytes)
      bytes.then(
        ({ length }) => {
          size += length
        },
        () => encoded.delete(encoding),
      )
      return bytes
    },
  }
}
