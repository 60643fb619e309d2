// Creates the seed's data and describes it.

import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { makeCaller } from './caller.ts'
import { createEvening, endEvening } from './evening.ts'
import { createMeal } from './meal.ts'
import { type OpenRestaurant, openRestaurant, owner } from './restaurant.ts'
import type { OpenSeating } from './seating-events.ts'
import { seatings } from './seatings.ts'

/**
 * Ends the seed's previous evening, if there is one, and creates a new one. `goBack` sets the app's clock to so many minutes
 * ago. Returns a text with everything that a newcomer needs.
 */
export async function createSeedData(
  app: FastifyInstance,
  goBack: (minutes: number) => void,
  config: Pick<Config, 'port' | 'betaAccessCode'>,
): Promise<string> {
  const call = makeCaller(app)
  const restaurant = await openRestaurant(call)
  await endEvening({ call, restaurant })
  const seated = await createEvening(app, { call, restaurant }, seatings, goBack)
  const code = await createMeal(() => makeCaller(app))
  return describe(restaurant, seated, code, config)
}

function describe(
  { restaurantTables }: OpenRestaurant,
  evening: readonly OpenSeating[],
  mealCode: string,
  { port, betaAccessCode }: Pick<Config, 'port' | 'betaAccessCode'>,
): string {
  const at = (path: string) => `http://localhost:${port}${path}`
  const rows = restaurantTables.map(({ name, token }) => {
    const found = evening.find(({ seating }) => seating.table === name)
    const people = found ? found.seating.people.map(person => person.name).join(', ') : 'free'
    return `  ${name.padEnd(6)}${(found?.code ?? '').padEnd(8)}${at(`/table/${token}`)}  ${people}`
  })
  return [
    `${owner.name} is in mid-evening. Sign in as ${owner.email} with the password “${owner.password}”:`,
    `  ${at('/restaurant-login')}`,
    'Then open the board, where orders arrive, and the floor with its tables:',
    `  ${at('/restaurant-orders')}`,
    `  ${at('/restaurant-tables')}`,
    'To sit down at a table, open its sticker, or join its people by their code:',
    '  table code    sticker',
    ...rows,
    `At a restaurant without an account a table is in the middle of its meal. Join it with the code ${mealCode}:`,
    `  ${at(`/join-group?code=${mealCode}`)}`,
    ...(betaAccessCode ? [`The beta code is ${betaAccessCode}.`] : []),
  ].join('\n')
}
