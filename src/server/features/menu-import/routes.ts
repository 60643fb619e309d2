// Menus that come as files: read beside the server, shown, taken in whole.

import type { FastifyInstance } from 'fastify'
import { importMenu, uploadMenu } from '#contract/menu-import.ts'
import type { FieldProblem } from '#contract/problem.ts'
import type { ReadItem } from '#domain/menu-import/menu-reading.ts'
import { faultsOf, otherCategory } from '#domain/menu-import/row-faults.ts'
import { type PayableStep, payableStep } from '#domain/money.ts'
import { changeMenuOnce } from '../../access/change-menu.ts'
import { requireOwnRestaurant } from '../../access/restaurant.ts'
import type { House } from '../../house.ts'
import { problem } from '../../http/problems.ts'
import { serveEndpoint, WrittenAnswer } from '../../http/serve-endpoint.ts'
import { acceptUploads } from '../../http/uploads.ts'
import { inSlices } from '../../in-slices.ts'
import { type ImportedDish, importMenu as takeIn, withKeys } from '../menu/queries.ts'
import { findOwnRestaurant } from '../restaurants/queries.ts'
import { openReaders, type ReadDishes, type ReadersBeside } from './read-beside.ts'
import { readUpload } from './read-upload.ts'

export function registerMenuImport(app: FastifyInstance, house: House): void {
  const readers = openReaders(house.log)
  app.addHook('onClose', async () => readers.close())
  app.register(async uploads => {
    await acceptUploads(uploads)
    serveUpload(uploads, house, readers)
  })

  serveEndpoint(app, importMenu, async ({ params, body, session, once }) => {
    requireOwnRestaurant(session, params.restaurantId)
    const keyed = await withKeys(body.rows)
    return changeMenuOnce(house, { restaurantId: session.restaurantId, once }, async held => {
      const step = payableStep(held.currency)
      const odd = body.rows.findIndex(({ price }) => price % step !== 0)
      if (odd >= 0) throw problem('invalid', { fields: { [`rows.${odd}.price`]: 'not-payable' } })
      return takeIn(held, keyed, body.removed ?? [])
    })
  })
}

function serveUpload(app: FastifyInstance, house: House, readers: ReadersBeside): void {
  serveEndpoint(app, uploadMenu, async ({ query, body, file, session, once, gone }) => {
    const { restaurantId } = session
    if (body.restaurantId !== null) requireOwnRestaurant(session, body.restaurantId)
    const own = await findOwnRestaurant(house.database.sql, restaurantId)
    if (!own) throw problem('not-signed-in')
    const reading = await readUpload(readers, house.metrics, file, own.currency, gone)
    if (query.preview === 'true') return previewOf(reading)
    const keyed = await withKeys(await dishesOf(itemsOf(reading), payableStep(own.currency)))
    return changeMenuOnce(house, { restaurantId, once }, async held => {
      const { added, updated } = await takeIn(held, keyed)
      return { itemsAdded: added + updated }
    })
  })
}

/** As what was read is written already, so is the answer: parsing it here would hold up everybody else. */
function previewOf({ items, doubts }: ReadDishes): WrittenAnswer {
  const start = `{"itemsAdded":0,"doubts":${JSON.stringify(doubts)},"rows":`
  return new WrittenAnswer(Buffer.concat([Buffer.from(start), items, Buffer.from('}')]))
}

function itemsOf({ items }: ReadDishes): ReadItem[] {
  return JSON.parse(new TextDecoder().decode(items)) as ReadItem[]
}

/** Doubtful ones as they are read; throws 'menu-rows-refused', which names the rows, where one cannot be kept. */
async function dishesOf(items: readonly ReadItem[], step: PayableStep): Promise<ImportedDish[]> {
  const dishes = items.map(item => ({ ...item, category: item.category || otherCategory }))
  const faults = await inSlices(dishes, slice =>
    slice.flatMap(dish =>
      Object.entries(faultsOf(dish, step)).map(
        ([field, fault]) => [`${placeOf(dish)}: ${field}`, fault] as const,
      ),
    ),
  )
  const fields: Record<string, FieldProblem> = Object.fromEntries(faults.slice(0, mostNamed))
  if (faults.length > 0) throw problem('menu-rows-refused', { fields })
  return dishes.map(({ name, category, description, price }) => ({
    name,
    category,
    description: description || null,
    price: price ?? 0,
    itemId: null,
  }))
}

/** Pages have no rows. */
const placeOf = ({ page, row }: ReadItem) => (page === null ? `row ${row}` : `page ${page}, dish ${row}`)

/** Rows that one answer names. */
const mostNamed = 20
