// Serves the pictures of dishes to anybody, and takes those that owners upload.

import { getMenuPicture, removeMenuPicture, setMenuPicture } from '@tablemate/contract/menu-pictures.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { BytesReply, serveEndpoint } from '../../http/serve-endpoint.ts'
import { acceptUploads } from '../../http/uploads.ts'
import { createFairQueue } from '../../limits/fair-queue.ts'
import { problem } from '../../problems.ts'
import { changeMenu } from '../../restaurant/change-menu.ts'
import { setPicture } from '../menu/queries.ts'
import { encodePicture } from './encode-picture.ts'
import { findPictureFile, storePicture } from './queries.ts'

export function registerMenuPictures(app: FastifyInstance, context: AppContext): void {
  const { database, rateLimits } = context
  // One picture takes up to 200 MB of memory while it is decoded.
  const encoders = createFairQueue({
    ...{ atOnce: 1, atOncePerKey: 1, waiting: 20 },
    ...{ waitingPerKey: 4, refusal: 'too-many-requests' },
  })

  app.register(async uploads => {
    await acceptUploads(uploads)
    serveEndpoint(uploads, setMenuPicture, async ({ params, file, session, signal }) => {
      const { restaurantId } = session
      await rateLimits.consume('menu-pictures-per-restaurant', String(restaurantId))
      const picture = await encoders({ keys: [String(restaurantId)], signal }, () =>
        encodePicture(file.content),
      )
      return changeMenu(context, restaurantId, async locked => {
        const menuItem = await setPicture(locked, params.itemId, picture.id)
        await storePicture(locked.tx, params.itemId, picture)
        return menuItem
      })
    })
  })

  serveEndpoint(app, removeMenuPicture, ({ params, session }) =>
    changeMenu(context, session.restaurantId, async locked => {
      const menuItem = await setPicture(locked, params.itemId, null)
      await storePicture(locked.tx, params.itemId, null)
      return menuItem
    }),
  )

  serveEndpoint(app, getMenuPicture, async ({ params: { pictureId, file }, address }, reply) => {
    const bytes = await findPictureFile(database.sql, pictureId, file)
    if (!bytes) throw problem('picture-not-found')
    await rateLimits.consume('picture-bytes-per-address', address, bytes.length)
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return new BytesReply(bytes, `image/${file.split('.')[1]}`)
  })
}
