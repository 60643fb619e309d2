// Menus that come as files: read beside the server, shown, taken in whole.

import type { FastifyInstance } from 'fastify'
import { importMenu, uploadMenu } from '#contract/menu-import.ts'
import type { FieldProblem } from '#contract/problem.ts'
import { menuFileKind } from '#domain/menu-import/file-kind.ts'
import type { ReadItem } from '#domain/menu-import/menu-reading.ts'
import { faultsOf, otherCategory } from '#domain/menu-import/row-faults.ts'
import { type PayableStep, payableStep } from '#domain/money.ts'
import { changeMenuOnce } from '../../access/change-menu.ts'
import { requireOwnRestaurant } from '../../access/restaurant.ts'
import type { House } from '../../house.ts'
import { type Problem, problem } from '../../http/problems.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { acceptUploads, type Upload } from '../../http/uploads.ts'
import { importMenu as takeIn } from '../menu/queries.ts'
import { findOwnRestaurant } from '../restaurants/queries.ts'
import { readBeside } from './read-beside.ts'
import type { WhyNot } from './read-file.ts'

export function registerMenuImport(app: FastifyInstance, house: House): void {
  app.register(async uploads => {
    await acceptUploads(uploads)
    serveUpload(uploads, house)
  })

  serveEndpoint(app, importMenu, async ({ params, body, session, once }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return changeMenuOnce(house, { restaurantId: session.restaurantId, once }, async held => {
      const step = payableStep(held.currency)
      const odd = body.rows.findIndex(({ price }) => price % step !== 0)
      if (odd >= 0) throw problem('invalid', { fields: { [`rows.${odd}.price`]: 'not-payable' } })
      return takeIn(held, body.rows, body.removed ?? [])
    })
  })
}

function serveUpload(app: FastifyInstance, house: House): void {
  serveEndpoint(app, uploadMenu, async ({ query, body, file, session, once }) => {
    const { restaurantId } = session
    if (body.restaurantId !== null) requireOwnRestaurant(session, body.restaurantId)
    const own = await findOwnRestaurant(house.database.sql, restaurantId)
    if (!own) throw problem('not-signed-in')
    const step = payableStep(own.currency)
    const { items, doubts } = await read(file, step)
    if (query.preview === 'true') return { itemsAdded: 0, rows: [...items].map(asRow), doubts: [...doubts] }
    const dishes = dishesOf(items, step)
    return changeMenuOnce(house, { restaurantId, once }, async held => {
      const { added, updated } = await takeIn(held, dishes)
      return { itemsAdded: added + updated }
    })
  })
}

async function read(file: Upload, step: PayableStep) {
  const isPdf = new TextDecoder('latin1').decode(file.content.subarray(0, 5)) === '%PDF-'
  const kind = isPdf ? 'pdf' : menuFileKind(file)
  if (kind === null) throw problem('not-a-menu-file')
  const reading = await readBeside({ content: file.content, kind, step })
  if (reading.kind === 'read') return reading
  throw unreadable(reading)
}

function unreadable({ why, row }: { readonly why: WhyNot; readonly row?: number }): Problem {
  switch (why) {
    case 'broken':
      return problem('menu-file-broken', row === undefined ? {} : { fields: { [`row ${row}`]: 'malformed' } })
    case 'no-dishes':
      return problem('menu-file-empty')
    case 'no-columns':
      return problem('menu-columns-unknown')
    case 'not-a-menu':
      return problem('no-menu-in-file')
    case 'pdf-locked':
    case 'pdf-letters-unknown':
    case 'pdf-too-full':
    case 'pdf-too-long':
    case 'pdf-without-text':
      return problem(why)
    case 'too-many-rows':
      return problem('too-many-menu-rows')
  }
}

const asRow = (item: ReadItem) => ({ ...item, doubts: [...item.doubts] })

/** Doubtful ones as they are read; throws 'menu-rows-refused', which names the rows, where one cannot be kept. */
function dishesOf(items: readonly ReadItem[], step: PayableStep): Parameters<typeof takeIn>[1] {
  const fields: Record<string, FieldProblem> = {}
  const dishes = items.map(item => ({ ...item, category: item.category || otherCategory }))
  for (const dish of dishes)
    for (const [field, fault] of Object.entries(faultsOf(dish, step)))
      if (Object.keys(fields).length < mostNamed) fields[`${placeOf(dish)}: ${field}`] = fault
  if (Object.keys(fields).length > 0) throw problem('menu-rows-refused', { fields })
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
