// Serves a restaurant's profile: all fields to its owner, a few to anybody else.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import {
  changeOwnRestaurant,
  getOwnRestaurant,
  getRestaurant,
  type OwnRestaurant,
  placeRestaurant,
  searchRestaurants,
} from '@tablemate/contract/restaurants.ts'
import { minorUnitsOf } from '@tablemate/domain/money.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import type { Sql } from '../../db/database.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { changeMenu } from '../../restaurant/change-menu.ts'
import { changeRestaurant } from '../../restaurant/change-restaurant.ts'
import { changeOpening } from '../../restaurant/opening.ts'
import { changePrices } from '../menu/queries.ts'
import { guessPosition } from './guess-position.ts'
import {
  confirmPosition,
  findByName,
  findOwnRestaurant,
  findPublicRestaurant,
  hasOpenGroups,
  requireCurrency,
  updateProfile,
} from './queries.ts'

type ProfileChanges = CheckedOf<typeof changeOwnRestaurant, 'body'>

export function serveProfiles(app: FastifyInstance, context: AppContext): void {
  const { sql } = context.database
  serveEndpoint(app, getOwnRestaurant, ({ session }) => requireOwn(sql, session.restaurantId))

  serveEndpoint(app, changeOwnRestaurant, async ({ session, body }) => {
    await saveProfile(context, session.restaurantId, body)
    if (body.timeZone) await changeOpening(context, session.restaurantId, async () => undefined)
    const own = await requireOwn(sql, session.restaurantId)
    if (!changesAddress(body)) return own
    await guessPosition(context, own.id, own)
    return requireOwn(sql, own.id)
  })

  serveEndpoint(app, placeRestaurant, async ({ session, params, body }) => {
    requireOwnRestaurant(session, params.restaurantId)
    await changeRestaurant(context, params.restaurantId, tx => confirmPosition(tx, params.restaurantId, body))
    return requireOwn(sql, params.restaurantId)
  })

  serveEndpoint(app, searchRestaurants, ({ query }) => findByName(sql, query.search ?? ''))

  serveEndpoint(app, getRestaurant, async ({ params }) => {
    const found = await findPublicRestaurant(sql, params.restaurantId)
    if (!found) throw problem('restaurant-not-found')
    return found
  })
}

/** Saves the profile and what of the menu changes with it, in the same transaction: prices in another currency, pictures. */
async function saveProfile(context: AppContext, id: number, changes: ProfileChanges): Promise<void> {
  const { menuPrices = 'keep', ...profile } = changes
  const { currency, showsPictures } = profile
  if (showsPictures !== undefined && !currency)
    return changeMenu(context, id, ({ tx }) => updateProfile(tx, id, profile))
  if (!currency) return changeRestaurant(context, id, tx => updateProfile(tx, id, profile))
  const own = await requireOwn(context.database.sql, id)
  if (menuPrices === 'keep' && minorUnitsOf(currency) === minorUnitsOf(own.currency))
    return changeRestaurant(context, id, async tx => {
      await requireCurrency(tx, own)
      await updateProfile(tx, id, profile)
    })
  return changeMenu(context, id, async locked => {
    // An open group would order at the figures of another currency.
    if (currency !== locked.currency && (await hasOpenGroups(locked))) throw problem('tables-open')
    await changePrices(locked, currency, menuPrices)
    await updateProfile(locked.tx, id, profile)
  })
}

/** The session's restaurant. Throws 'not-signed-in' when it was deleted meanwhile. */
async function requireOwn(sql: Sql, id: number): Promise<OwnRestaurant> {
  const own = await findOwnRestaurant(sql, id)
  if (!own) throw problem('not-signed-in')
  return own
}

function changesAddress(changes: ProfileChanges): boolean {
  const { city, state, zipCode, country } = changes
  return [city, state, zipCode, country].some(part => part !== undefined)
}
