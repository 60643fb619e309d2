// Serves uploads of menu files, as a preview or an import, and imports of corrected rows.

import { importMenu, uploadMenu } from '@tablemate/contract/menu-import.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { menuFileKind } from '@tablemate/menu-reader/file-kind.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { SerializedReply, serveEndpoint } from '../../http/serve-endpoint.ts'
import { acceptUploads } from '../../http/uploads.ts'
import { findOwnerResponse } from '../../idempotency/idempotency.ts'
import { problem } from '../../problems.ts'
import { changeMenuIdempotently } from '../../restaurant/change-menu.ts'
import { importMenuItems } from '../menu/queries.ts'
import { recordMenuTaken } from '../pos-menu/queries.ts'
import { findOwnRestaurant } from '../restaurants/queries.ts'
import { type MenuReaderPool, openMenuReaderPool } from './menu-reader-pool.ts'
import { importOfBody } from './prepare-import.ts'
import { runReaderTask } from './run-reader-task.ts'

export function registerMenuImport(app: FastifyInstance, context: AppContext): void {
  const readers = openMenuReaderPool(context.log)
  app.addHook('onClose', async () => readers.close())
  app.register(async uploads => {
    await acceptUploads(uploads)
    serveUpload(uploads, context, readers)
  })
  serveCorrectedRows(app, context)
}

function serveUpload(app: FastifyInstance, context: AppContext, readers: MenuReaderPool): void {
  serveEndpoint(app, uploadMenu, async ({ query, body, file, session, idempotencyKey, ...client }) => {
    const { restaurantId } = session
    if (body.restaurantId !== null) requireOwnRestaurant(session, body.restaurantId)
    const first = await findOwnerResponse(context.database.sql, idempotencyKey, restaurantId)
    if (first) return first
    const { currency, language } = await requireMenu(context, restaurantId)
    const result = query.preview === 'true' ? 'preview' : 'import'
    const { content, name } = file
    const about = { kind: menuFileKind(file), name, columns: body.columns, currency, language }
    const task = { ...about, content, isRecognised: false, result } as const
    const { address, signal, onProgress } = client
    const reading = await runReaderTask(readers, context, task, { restaurantId, address, signal, onProgress })
    if (reading.kind === 'preview') return new SerializedReply(Buffer.from(reading.reply))
    await context.rateLimits.consume('menu-imports-per-restaurant', String(restaurantId))
    return importIdempotently(context, { restaurantId, idempotencyKey }, async locked => {
      const { added, updated } = await importMenuItems(locked, reading)
      return { itemsAdded: added + updated }
    })
  })
}

function serveCorrectedRows(app: FastifyInstance, context: AppContext): void {
  serveEndpoint(app, importMenu, async ({ params, body: content, session, idempotencyKey }) => {
    const { restaurantId } = session
    requireOwnRestaurant(session, params.restaurantId)
    const first = await findOwnerResponse(context.database.sql, idempotencyKey, restaurantId)
    if (first) return first
    const { currency } = await requireMenu(context, restaurantId)
    await context.rateLimits.consume('menu-imports-per-restaurant', String(restaurantId))
    const prepared = importOfBody(content, currency)
    if (prepared.kind === 'refused')
      throw problem(prepared.problem, prepared.fields && { fields: prepared.fields })
    return importIdempotently(context, { restaurantId, idempotencyKey }, async locked => {
      const reply = await importMenuItems(locked, prepared)
      if (prepared.takenAt !== null) await recordMenuTaken(locked, new Date(prepared.takenAt))
      return reply
    })
  })
}

/** The currency and language of the restaurant's menu. */
async function requireMenu(
  { database }: AppContext,
  restaurantId: number,
): Promise<Pick<OwnRestaurant, 'currency' | 'language'>> {
  const own = await findOwnRestaurant(database.sql, restaurantId)
  if (!own) throw problem('not-signed-in')
  return own
}

/** Queues `changeMenuIdempotently` for imports of whole menus. */
const importIdempotently: typeof changeMenuIdempotently = (context, call, work) =>
  context.changeQueues.menuImport({ keys: [String(call.restaurantId)] }, () =>
    changeMenuIdempotently(context, call, work),
  )
