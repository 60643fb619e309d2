// Creates an evening at the restaurant by the calls that phones and boards make, each at its own time.

import { closeTable } from '@tablemate/contract/floor.ts'
import { getBoard, moveTicket } from '@tablemate/contract/kitchen.ts'
import type { FastifyInstance } from 'fastify'
import { makeCaller } from './caller.ts'
import type { Party } from './parties.ts'
import { eventsOf, type SeatedParty } from './party-events.ts'
import type { Staff } from './restaurant.ts'

/** `goBack` sets the service's clock to so many minutes ago. */
export async function createEvening(
  app: FastifyInstance,
  staff: Staff,
  parties: readonly Party[],
  goBack: (minutes: number) => void,
): Promise<SeatedParty[]> {
  const seated: SeatedParty[] = parties.map(party => ({ party, code: '', members: new Map() }))
  const events = seated.flatMap(party => eventsOf(staff, party, () => makeCaller(app)))
  for (const { at, act } of events.sort((a, b) => b.at - a.at)) {
    goBack(at)
    await act()
  }
  goBack(0)
  return seated
}

const next = { waiting: 'new', new: 'preparing', preparing: 'ready', ready: 'served' } as const

/** Ends a previous evening: serves all open tickets and closes all tables. */
export async function endEvening({ call, restaurant }: Staff): Promise<void> {
  const params = { restaurantId: restaurant.id }
  for (;;) {
    const { tickets, tables } = await call(getBoard, { params })
    for (const { groupId } of tables) await call(closeTable, { params: { ...params, groupId } })
    const open = tickets.filter(({ state, isCancelled }) => state in next && !isCancelled)
    if (open.length === 0) return
    for (const { orderId, groupId, state: from, station } of open) {
      const to = next[from as keyof typeof next]
      const body = { from, to, groupId, ...(to !== 'new' && { station: station.id }) }
      // Fails for tickets that changed with another one: admitting one waiting ticket admits its whole table.
      await call(moveTicket, { params: { ...params, orderId }, body }).catch(() => {})
    }
  }
}
