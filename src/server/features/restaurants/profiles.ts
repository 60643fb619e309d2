// What is known of a restaurant: all of it to its owner, little to anybody else.

import type { FastifyInstance } from 'fastify'
import type { CheckedOf } from '#contract/endpoint.ts'
import {
  changeOwnRestaurant,
  getOwnRestaurant,
  getRestaurant,
  type OwnRestaurant,
  placeRestaurant,
  searchRestaurants,
} from '#contract/restaurants.ts'
import { requireOwnRestaurant } from '../../access/restaurant.ts'
import type { Sql } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import { problem } from '../../http/problems.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { guessPosition } from './guess-position.ts'
import {
  confirmPosition,
  findByName,
  findOwnRestaurant,
  findPublicRestaurant,
  updateProfile,
} from './queries.ts'

export function serveProfiles(app: FastifyInstance, house: House): void {
  const { sql } = house.database
  serveEndpoint(app, getOwnRestaurant, ({ session }) => requireOwn(sql, session.restaurantId))

  serveEndpoint(app, changeOwnRestaurant, async ({ session, body }) => {
    await inTransaction(house.database, tx => updateProfile(tx, session.restaurantId, body))
    const own = await requireOwn(sql, session.restaurantId)
    if (!tellsPlace(body)) return own
    await guessPosition(house, own.id, own)
    return requireOwn(sql, own.id)
  })

  serveEndpoint(app, placeRestaurant, async ({ session, params, body }) => {
    requireOwnRestaurant(session, params.restaurantId)
    await confirmPosition(sql, params.restaurantId, body)
    return requireOwn(sql, params.restaurantId)
  })

  serveEndpoint(app, searchRestaurants, ({ query }) => findByName(sql, query.search ?? ''))

  serveEndpoint(app, getRestaurant, async ({ params }) => {
    const found = await findPublicRestaurant(sql, params.restaurantId)
    if (!found) throw problem('restaurant-not-found')
    return found
  })
}

/** The session's restaurant; one that was deleted since is signed in no more. */
async function requireOwn(sql: Sql, id: number): Promise<OwnRestaurant> {
  const own = await findOwnRestaurant(sql, id)
  if (!own) throw problem('not-signed-in')
  return own
}

function tellsPlace(changes: CheckedOf<typeof changeOwnRestaurant, 'body'>): boolean {
  const { city, state, zipCode, country } = changes
  return [city, state, zipCode, country].some(part => part !== undefined)
}
