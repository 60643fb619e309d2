// Serves menus to anybody, and lets owners change their own.

import * as sizesContract from '@tablemate/contract/join-sizes.ts'
import {
  addMenuItem,
  changeCategory,
  changeMenuItem,
  getMenu,
  moveMenuItems,
  orderCategories,
  removeMenuItem,
} from '@tablemate/contract/menu.ts'
import { isPayable, payableStep } from '@tablemate/domain/money.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { encodingFor } from '../../http/encodings.ts'
import { privateNoCache } from '../../http/page.ts'
import { SerializedReply, serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { changeMenu, changeMenuIdempotently, type LockedMenu } from '../../restaurant/change-menu.ts'
import { moveToCategory, updateCategory } from './arrange.ts'
import { updateCategories } from './categories.ts'
import { findDishesInSizes, joinSizes, separateSizes } from './join-sizes.ts'
import { createMenuCache } from './menu-cache.ts'
import { deleteMenuItem, insertMenuItem, type MenuItemChanges, updateMenuItem } from './queries.ts'

export function registerMenu(app: FastifyInstance, context: AppContext): void {
  const menus = createMenuCache(context.database.sql)

  serveEndpoint(app, getMenu, async ({ params: { restaurantId }, address }, reply) => {
    const menu = await menus.read(restaurantId)
    if (!menu) throw problem('restaurant-not-found')
    const tag = `W/"${restaurantId}-${menu.version}"`
    // The browser may store the menu, but must revalidate it each time.
    reply.headers({ etag: tag, 'cache-control': privateNoCache, vary: 'accept-encoding' })
    if (reply.request.headers['if-none-match']?.includes(tag)) {
      reply.status(304).send()
      return []
    }
    const encoding = encodingFor(reply.request)
    const bytes = await menu.bytesIn(encoding)
    // The limit counts per menu, so reading one menu cannot stop others at the same address from reading another.
    const reader = `${address} ${restaurantId}`
    await context.rateLimits.consume('menu-bytes-per-address-and-restaurant', reader, bytes.length)
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return new SerializedReply(bytes)
  })

  serveEndpoint(app, addMenuItem, ({ body, session, idempotencyKey }) => {
    const { restaurantId, ...menuItem } = body
    if (restaurantId !== null) requireOwnRestaurant(session, restaurantId)
    return changeMenuIdempotently(context, { restaurantId: session.restaurantId, idempotencyKey }, locked => {
      requirePayable(locked, menuItem)
      return insertMenuItem(locked, menuItem)
    })
  })

  serveEndpoint(app, changeMenuItem, ({ params, body, session }) =>
    changeMenu(context, session.restaurantId, locked => {
      requirePayable(locked, body)
      return updateMenuItem(locked, params.itemId, body)
    }),
  )

  serveEndpoint(app, removeMenuItem, ({ params, session }) =>
    changeMenu(context, session.restaurantId, async locked => {
      await deleteMenuItem(locked, params.itemId)
      return undefined
    }),
  )

  serveEndpoint(app, orderCategories, ({ params, body, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return changeMenu(context, params.restaurantId, async locked => ({
      categories: await updateCategories(locked, body.categories),
    }))
  })

  serveEndpoint(app, changeCategory, ({ params, body, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return changeMenu(context, params.restaurantId, async locked => ({
      category: await updateCategory(locked, body),
    }))
  })

  serveEndpoint(app, moveMenuItems, ({ params, body, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return changeMenu(context, params.restaurantId, async locked => ({
      moved: await moveToCategory(locked, body),
    }))
  })

  serveEndpoint(app, sizesContract.getDishesInSizes, async ({ params: { restaurantId }, session }) => {
    requireOwnRestaurant(session, restaurantId)
    const dishes = await findDishesInSizes(context.database.sql, restaurantId)
    return dishes.map(({ name, sizes }) => ({
      ...{ name, category: sizes[0]?.item.category ?? '' },
      sizes: sizes.map(size => ({ itemId: size.item.id, name: size.name, price: size.item.price })),
    }))
  })

  serveEndpoint(app, sizesContract.joinSizes, ({ params: { restaurantId }, body, session }) => {
    requireOwnRestaurant(session, restaurantId)
    return changeMenu(context, restaurantId, async locked => ({ itemIds: await joinSizes(locked, body) }))
  })

  serveEndpoint(app, sizesContract.separateSizes, ({ params: { restaurantId }, body, session }) => {
    requireOwnRestaurant(session, restaurantId)
    return changeMenu(context, restaurantId, async locked => {
      await separateSizes(locked, body.itemIds)
      return undefined
    })
  })
}

function requirePayable(
  { currency }: LockedMenu,
  { price, sizes }: Pick<MenuItemChanges, 'price' | 'sizes'>,
): void {
  const step = payableStep(currency)
  if (price !== undefined && !isPayable(price, step))
    throw problem('invalid', { fields: { price: 'not-payable' } })
  if (sizes?.options.some(size => !isPayable(size.price, step)))
    throw problem('invalid', { fields: { sizes: 'not-payable' } })
}
