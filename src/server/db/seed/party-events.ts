// What happens at one table of the evening: who sits down, orders, calls and pays, and what the kitchen does meanwhile.

import { getBill } from '#contract/bills.ts'
import { callStaff, markSeen, moveTicket } from '#contract/kitchen.ts'
import { type Order, placeOrder } from '#contract/orders.ts'
import { payShare } from '#contract/payments.ts'
import { joinTable } from '#contract/tables.ts'
import type { Call } from './caller.ts'
import type { Ordered, Party } from './parties.ts'
import type { Staff } from './restaurant.ts'

export interface SeatedParty {
  readonly party: Party
  /** Of the group, once its people sit there. */
  code: string
  readonly seats: Map<string, Seat>
}

interface Seat {
  readonly call: Call
  readonly memberId: number
  readonly groupId: string
}

interface Event {
  /** Minutes ago. */
  readonly at: number
  readonly act: () => Promise<unknown>
}

export function eventsOf(staff: Staff, seated: SeatedParty, makePhone: () => Call): Event[] {
  const { people, since, orders, asksForBillAt, pays } = seated.party
  const [host] = people
  const events: Event[] = [
    { at: since, act: () => sitDown(staff, seated, makePhone) },
    ...orders.flatMap(order => eventsOfOrder(staff, seated, order)),
  ]
  if (asksForBillAt && host)
    events.push({ at: asksForBillAt, act: () => askForBill(seatOf(seated, host.name)) })
  if (pays) events.push({ at: pays.at, act: () => pay(seatOf(seated, pays.who)) })
  return events
}

async function sitDown({ restaurant }: Staff, seated: SeatedParty, makePhone: () => Call): Promise<void> {
  const { table, people } = seated.party
  const token = restaurant.tables.find(({ name }) => name === table)?.token ?? ''
  for (const person of people) {
    const call = makePhone()
    const { group, member } = await call(joinTable, { params: { token }, body: person })
    seated.seats.set(person.name, { call, memberId: member.id, groupId: group.id })
    seated.code = group.code
  }
}

function seatOf({ seats, party }: SeatedParty, name: string): Seat {
  const seat = seats.get(name)
  if (!seat) throw new Error(`nobody called ${name} sits at table ${party.table}`)
  return seat
}

/** In which a ticket is before its first step, and after each. */
const states = ['new', 'preparing', 'ready', 'served'] as const

function eventsOfOrder({ call, restaurant }: Staff, seated: SeatedParty, ordered: Ordered): Event[] {
  const { at, isUnseen, refused, kitchen = [], bar = [] } = ordered
  const params = { restaurantId: restaurant.id }
  let placed: Pick<Order, 'id' | 'groupId'> = { id: 0, groupId: '' }
  const place = async () => {
    placed = await placeOf(seatOf(seated, ordered.by), ordered, restaurant.priceOf)
    const orders = [{ orderId: placed.id, groupId: placed.groupId }]
    if (!isUnseen) await call(markSeen, { params, body: { orders } })
  }
  const step = (nth: number, station: number) => () =>
    call(moveTicket, {
      params: { ...params, orderId: placed.id },
      body: { from: states[nth] ?? 'new', to: states[nth + 1] ?? 'served', station },
    })
  const refuse = (message: string) => () =>
    call(moveTicket, {
      params: { ...params, orderId: placed.id },
      body: { from: 'new', to: 'refused', reason: 'sold-out', message },
    })
  return [
    { at, act: place },
    ...kitchen.map((when, nth) => ({ at: when, act: step(nth, 0) })),
    ...bar.map((when, nth) => ({ at: when, act: step(nth, restaurant.bar) })),
    ...(refused ? [{ at: refused.at, act: refuse(refused.message) }] : []),
  ]
}

function placeOf(
  { call, groupId, memberId }: Seat,
  { dishes, note }: Ordered,
  priceOf: (dish: string) => number,
): Promise<Order> {
  const items = dishes.map(([name, quantity = 1, modifications = null]) => ({
    ...{ name, quantity, modifications },
    price: priceOf(name),
  }))
  return call(placeOrder, { body: { groupId, memberId, items, ...(note && { note }) } })
}

function askForBill({ call, groupId }: Seat): Promise<unknown> {
  return call(callStaff, { params: { groupId }, body: { kind: 'bill' } })
}

/** Their own share. */
async function pay({ call, groupId, memberId }: Seat): Promise<void> {
  const { memberSplits } = await call(getBill, { params: { groupId } })
  const amount = memberSplits.find(split => split.memberId === memberId)?.due ?? 0
  await call(payShare, { body: { groupId, memberId, amount } })
}
