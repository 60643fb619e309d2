// Menus: read by anybody, written by their owners.

import type { FastifyInstance } from 'fastify'
import {
  addMenuItem,
  changeCategory,
  changeMenuItem,
  getMenu,
  moveMenuItems,
  orderCategories,
  removeMenuItem,
} from '#contract/menu.ts'
import { isPayable, payableStep } from '#domain/money.ts'
import { changeMenu, changeMenuOnce, type HeldMenu } from '../../access/change-menu.ts'
import { requireOwnRestaurant } from '../../access/restaurant.ts'
import type { House } from '../../house.ts'
import { encodingFor } from '../../http/encodings.ts'
import { ownCopy } from '../../http/page.ts'
import { problem } from '../../http/problems.ts'
import { serveEndpoint, WrittenAnswer } from '../../http/serve-endpoint.ts'
import { moveToCategory, updateCategory } from './arrange.ts'
import { updateCategories } from './categories.ts'
import { deleteDish, insertDish, updateDish } from './queries.ts'
import { writeMenus } from './written-menus.ts'

export function registerMenu(app: FastifyInstance, house: House): void {
  const menus = writeMenus(house.database.sql)

  serveEndpoint(app, getMenu, async ({ params: { restaurantId } }, reply) => {
    const menu = await menus.read(restaurantId)
    if (!menu) throw problem('restaurant-not-found')
    const tag = `W/"${restaurantId}-${menu.version}"`
    // May be kept by the browser, and is asked about each time.
    reply.headers({ etag: tag, 'cache-control': ownCopy, vary: 'accept-encoding' })
    if (reply.request.headers['if-none-match']?.includes(tag)) {
      reply.status(304).send()
      return []
    }
    const encoding = encodingFor(reply.request)
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return new WrittenAnswer(await menu.bytesIn(encoding))
  })

  serveEndpoint(app, addMenuItem, ({ body, session, once }) => {
    const { restaurantId, ...dish } = body
    if (restaurantId !== null) requireOwnRestaurant(session, restaurantId)
    return changeMenuOnce(house, { restaurantId: session.restaurantId, once }, held => {
      requirePayable(held, dish.price)
      return insertDish(held, dish)
    })
  })

  serveEndpoint(app, changeMenuItem, ({ params, body, session }) =>
    changeMenu(house, session.restaurantId, held => {
      if (body.price !== undefined) requirePayable(held, body.price)
      return updateDish(held, params.itemId, body)
    }),
  )

  serveEndpoint(app, removeMenuItem, ({ params, session }) =>
    changeMenu(house, session.restaurantId, async held => {
      await deleteDish(held, params.itemId)
      return undefined
    }),
  )

  serveEndpoint(app, orderCategories, ({ params, body, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return changeMenu(house, params.restaurantId, async held => ({
      categories: await updateCategories(held, body.categories),
    }))
  })

  serveEndpoint(app, changeCategory, ({ params, body, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return changeMenu(house, params.restaurantId, async held => ({
      category: await updateCategory(held, body),
    }))
  })

  serveEndpoint(app, moveMenuItems, ({ params, body, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return changeMenu(house, params.restaurantId, async held => ({ moved: await moveToCategory(held, body) }))
  })
}

function requirePayable({ currency }: HeldMenu, price: number): void {
  if (!isPayable(price, payableStep(currency))) throw problem('invalid', { fields: { price: 'not-payable' } })
}
