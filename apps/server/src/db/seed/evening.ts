// Creates an evening at the restaurant by the calls that phones and boards make, each at its own time.

import { closeSeating } from '@tablemate/contract/floor.ts'
import { getBoard, moveTicket } from '@tablemate/contract/kitchen.ts'
import type { FastifyInstance } from 'fastify'
import { makeCaller } from './caller.ts'
import type { Staff } from './restaurant.ts'
import { eventsOf, type OpenSeating } from './seating-events.ts'
import type { SeedSeating } from './seatings.ts'

/** `goBack` sets the service's clock to so many minutes ago. */
export async function createEvening(
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
export async function endEvening({ call, restaurant }: Staff): Promise<void> {
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
