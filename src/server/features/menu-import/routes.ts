// Serves uploads of menu files, as a preview or an import, and imports of corrected rows.

import type { FastifyInstance } from 'fastify'
import { importMenu, uploadMenu } from '#contract/menu-import.ts'
import type { FieldProblem } from '#contract/problem.ts'
import { type PayableStep, payableStep } from '#domain/money.ts'
import type { ReadItem } from '#menu-reader/menu-reading.ts'
import { faultsOf, otherCategory } from '#menu-reader/row-faults.ts'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { SerializedReply, serveEndpoint } from '../../http/serve-endpoint.ts'
import { acceptUploads } from '../../http/uploads.ts'
import { findOwnerResponse } from '../../idempotency/idempotency.ts'
import { inChunks } from '../../in-chunks.ts'
import { problem } from '../../problems.ts'
import { changeMenuIdempotently } from '../../restaurant/change-menu.ts'
import { type ImportedDish, importDishes, withKeys } from '../menu/queries.ts'
import { findOwnRestaurant } from '../restaurants/queries.ts'
import { type MenuReaderPool, openMenuReaderPool } from './menu-reader-pool.ts'
import { readUpload } from './read-upload.ts'
import type { ReadDishes } from './reader-messages.ts'

export function registerMenuImport(app: FastifyInstance, context: AppContext): void {
  const readers = openMenuReaderPool(context.log)
  app.addHook('onClose', async () => readers.close())
  app.register(async uploads => {
    await acceptUploads(uploads)
    serveUpload(uploads, context, readers)
  })

  serveEndpoint(app, importMenu, async ({ params, body, session, idempotencyKey }) => {
    requireOwnRestaurant(session, params.restaurantId)
    const first = await findOwnerResponse(context.database.sql, idempotencyKey, session.restaurantId)
    if (first) return first
    await context.rateLimits.consume('menu-imports-per-restaurant', String(session.restaurantId))
    const keyed = await withKeys(body.rows)
    return importIdempotently(
      context,
      { restaurantId: session.restaurantId, idempotencyKey },
      async locked => {
        const step = payableStep(locked.currency)
        const odd = body.rows.findIndex(({ price }) => price % step !== 0)
        if (odd >= 0) throw problem('invalid', { fields: { [`rows.${odd}.price`]: 'not-payable' } })
        return importDishes(locked, keyed, body.removed ?? [])
      },
    )
  })
}

function serveUpload(app: FastifyInstance, context: AppContext, readers: MenuReaderPool): void {
  serveEndpoint(app, uploadMenu, async ({ query, body, file, session, idempotencyKey, signal, address }) => {
    const { restaurantId } = session
    if (body.restaurantId !== null) requireOwnRestaurant(session, body.restaurantId)
    const first = await findOwnerResponse(context.database.sql, idempotencyKey, restaurantId)
    if (first) return first
    const own = await findOwnRestaurant(context.database.sql, restaurantId)
    if (!own) throw problem('not-signed-in')
    const sender = { restaurantId, address, currency: own.currency, signal }
    const reading = await readUpload(readers, context, file, sender)
    if (query.preview === 'true') return previewOf(reading)
    await context.rateLimits.consume('menu-imports-per-restaurant', String(restaurantId))
    const keyed = await withKeys(await dishesOf(itemsOf(reading), payableStep(own.currency)))
    return importIdempotently(context, { restaurantId, idempotencyKey }, async locked => {
      const { added, updated } = await importDishes(locked, keyed)
      return { itemsAdded: added + updated }
    })
  })
}

/** Queues `changeMenuIdempotently` for imports of whole menus. */
const importIdempotently: typeof changeMenuIdempotently = (context, call, work) =>
  context.changeQueues.menuImport({ keys: [String(call.restaurantId)] }, () =>
    changeMenuIdempotently(context, call, work),
  )

/** Builds the reply from the reader's JSON text: parsing the dishes here would block the server. */
function previewOf({ items, doubts }: ReadDishes): SerializedReply {
  const start = `{"itemsAdded":0,"doubts":${JSON.stringify(doubts)},"rows":`
  return new SerializedReply(Buffer.concat([Buffer.from(start), items, Buffer.from('}')]))
}

function itemsOf({ items }: ReadDishes): ReadItem[] {
  return JSON.parse(new TextDecoder().decode(items)) as ReadItem[]
}

/** Accepts doubtful dishes as read. Throws 'menu-rows-refused' with the rows when one cannot be stored. */
async function dishesOf(items: readonly ReadItem[], step: PayableStep): Promise<ImportedDish[]> {
  const dishes = items.map(item => ({ ...item, category: item.category || otherCategory }))
  const faults = await inChunks(dishes, slice =>
    slice.flatMap(dish =>
      Object.entries(faultsOf(dish, step)).map(
        ([field, fault]) => [`${labelOf(dish)}: ${field}`, fault] as const,
      ),
    ),
  )
  const fields: Record<string, FieldProblem> = Object.fromEntries(faults.slice(0, maxNamed))
  if (faults.length > 0) throw problem('menu-rows-refused', { fields })
  return dishes.map(({ name, category, description, price, allergens }) => ({
    name,
    category,
    description: description || null,
    price: price ?? 0,
    allergens: [...allergens],
    itemId: null,
  }))
}

/** Dishes of a PDF are named by page, since pages have no rows. */
const labelOf = ({ page, row }: ReadItem) => (page === null ? `row ${row}` : `page ${page}, dish ${row}`)

/** How many faults one reply names. */
const maxNamed = 20
