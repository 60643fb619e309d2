// Serves the menu of a restaurant's point of sale as the rows of a preview. The owner imports them as those of a file.

import type { ReplyOf } from '@tablemate/contract/endpoint.ts'
import { takePosMenu } from '@tablemate/contract/pos-menu.ts'
import { detailsOf } from '@tablemate/domain/menu/menu-item-details.ts'
import {
  isMenuProvider,
  type MenuProvider,
  type PosMenu,
  type PosMenuItem,
} from '@tablemate/domain/pos/menu/pos-menu.ts'
import { menuReaders } from '@tablemate/domain/pos/menu/pos-menu-readers.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { createFairQueue } from '../../limits/fair-queue.ts'
import { loadPosAccount } from '../../outgoing/pos-account.ts'
import { problem } from '../../problems.ts'
import { findRemoteMenuItems } from '../menu/queries.ts'
import { findOwnRestaurant } from '../restaurants/queries.ts'
import { takeMenu } from './take-menu.ts'

export function registerPosMenu(app: FastifyInstance, context: AppContext): void {
  const { database, clock, rateLimits } = context
  // A large menu takes memory until it is sent.
  const enter = createFairQueue({ atOnce: 4, atOncePerKey: 1, waiting: 8 })

  serveEndpoint(app, takePosMenu, async ({ session, params }) => {
    requireOwnRestaurant(session, params.restaurantId)
    const { restaurantId } = session
    const own = await findOwnRestaurant(database.sql, restaurantId)
    if (!own) throw problem('not-signed-in')
    const account = await loadPosAccount(context, restaurantId)
    if (!account || !isMenuProvider(account.provider) || account.target.locationId === '')
      throw problem('pos-not-set-up')
    const { provider, target } = account
    await rateLimits.consume('pos-menus-per-restaurant', String(restaurantId))
    const menu = await enter({ keys: [String(restaurantId)] }, async () => {
      const now = clock()
      const place = { target, currency: own.currency, now }
      return { ...(await takeMenu(account, menuReaders[provider], place)), now }
    })
    const ids = await findRemoteMenuItems(database.sql, restaurantId, provider)
    return replyOf(menu, provider, ids)
  })
}

function replyOf(
  { menuItems, optionGroups, leftOut, isOtherCurrency, now }: PosMenu & { readonly now: Date },
  provider: MenuProvider,
  ids: ReadonlyMap<string, number>,
): ReplyOf<typeof takePosMenu> {
  return {
    provider,
    takenAt: now.toISOString(),
    rows: menuItems.map((menuItem, at) => rowOf(menuItem, at, ids)),
    optionGroups: optionGroups.map(group => ({ ...group, options: [...group.options] })),
    doubts: isOtherCurrency ? ['other-currency'] : [],
    leftOut: { ...leftOut },
  }
}

type Row = ReplyOf<typeof takePosMenu>['rows'][number]

function rowOf(
  { remoteId, optionGroups, ...menuItem }: PosMenuItem,
  at: number,
  ids: ReadonlyMap<string, number>,
): Row {
  const itemId = remoteId === null ? undefined : ids.get(remoteId)
  return {
    ...{
      ...menuItem,
      row: at + 1,
      page: null,
      ...detailsOf(menuItem),
      doubts: [...menuItem.doubts],
    },
    ...(optionGroups.length > 0 && { optionGroups: [...optionGroups] }),
    ...(remoteId !== null && { remoteId }),
    ...(itemId !== undefined && { itemId }),
  }
}
