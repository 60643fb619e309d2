// Creates the seed's data and describes it.

import { closeSeating } from '@tablemate/contract/floor.ts'
import { getBoard, moveTicket } from '@tablemate/contract/kitchen.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { makeCaller } from './caller.ts'
import { createMeal } from './meal.ts'
import { type OpenRestaurant, openRestaurant, owner, type Staff } from './restaurant.ts'
import { eventsOf, type OpenSeating } from './seating-events.ts'
import { type SeedSeating, seatings } from './seatings.ts'

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

// Creates an evening at the restaurant by the calls that phones and boards make, each at its own time.

/** `goBack` sets the service's clock to so many minutes ago. */
async function createEvening(
  app: FastifyInstance,
  staff: Staff,
  seatings: readonly SeedSeating[],
  goBack: (minutes: number) => void,
): Promise<OpenSeating[]> {
  const seated: OpenSeating[] = seatings.map(seating => ({ seating, code: '', members: new Map() }))
  const events = seated.flatMap(seating => eventsOf(staff, seating, () => makeCaller(app)))
  for (const { at, act } of events.sort((a, b) => b.at - a.at)) {
    goBack(at)
    await act()
  }
  goBack(0)
  return seated
}

const next = { waiting: 'new', new: 'preparing', preparing: 'ready', ready: 'served' } as const

/** Ends a previous evening: serves all open tickets and closes all groups. */
async function endEvening({ call, restaurant }: Staff): Promise<void> {
  const params = { restaurantId: restaurant.id }
  for (;;) {
    const { tickets, tables: seatings } = await call(getBoard, { params })
    for (const { groupId } of seatings) await call(closeSeating, { params: { ...params, groupId } })
    const open = tickets.filter(({ state, isCancelled }) => state in next && !isCancelled)
    if (open.length === 0) return
    for (const { orderId, groupId, state: from, station } of open) {
      const to = next[from as keyof typeof next]
      const body = { from, to, groupId, ...(to !== 'new' && { station: station.id }) }
      // Fails for tickets that changed with another one: admitting one waiting ticket admits its whole group.
      await call(moveTicket, { params: { ...params, orderId }, body }).catch(() => {})
    }
  }
}
