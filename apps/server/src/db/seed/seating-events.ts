// The events in one group of the evening: its diners join, order, call the staff and pay, and the kitchen moves its tickets.

import { takePayment } from '@tablemate/contract/floor.ts'
import { callStaff, getBoard, markSeen, moveTicket } from '@tablemate/contract/kitchen.ts'
import { type Order, placeOrder } from '@tablemate/contract/orders.ts'
import { joinSeating } from '@tablemate/contract/restaurant-tables.ts'
import type { Call } from './caller.ts'
import type { Staff } from './restaurant.ts'
import type { SeedOrder, SeedSeating } from './seatings.ts'

export interface OpenSeating {
  readonly seating: SeedSeating
  /** The group's code, once its first member has joined. */
  code: string
  readonly members: Map<string, Member>
}

interface Member {
  readonly call: Call
  readonly memberId: number
  readonly groupId: string
}

interface Event {
  /** Minutes ago. */
  readonly at: number
  readonly act: () => Promise<unknown>
}

export function eventsOf(staff: Staff, seated: OpenSeating, makePhone: () => Call): Event[] {
  const { people, since, orders, asksForBillAt, pays } = seated.seating
  const [host] = people
  const events: Event[] = [
    { at: since, act: () => join(staff, seated, makePhone) },
    ...orders.flatMap(order => eventsOfOrder(staff, seated, order)),
  ]
  if (asksForBillAt && host)
    events.push({ at: asksForBillAt, act: () => askForBill(memberOf(seated, host.name)) })
  if (pays) events.push({ at: pays.at, act: () => takeCash(staff, memberOf(seated, pays.who)) })
  return events
}

async function join({ restaurant }: Staff, seated: OpenSeating, makePhone: () => Call): Promise<void> {
  const { table, people } = seated.seating
  const token = restaurant.restaurantTables.find(({ name }) => name === table)?.token ?? ''
  for (const person of people) {
    const call = makePhone()
    const { group, member } = await call(joinSeating, { params: { token }, body: person })
    seated.members.set(person.name, { call, memberId: member.id, groupId: group.id })
    seated.code = group.code
  }
}

function memberOf({ members, seating }: OpenSeating, name: string): Member {
  const member = members.get(name)
  if (!member) throw new Error(`nobody called ${name} sits at table ${seating.table}`)
  return member
}

/** The states of a ticket before its first step and after each step. */
const states = ['new', 'preparing', 'ready', 'served'] as const

function eventsOfOrder({ call, restaurant }: Staff, seated: OpenSeating, seedOrder: SeedOrder): Event[] {
  const { at, isUnseen, refused, kitchen = [], bar = [] } = seedOrder
  const params = { restaurantId: restaurant.id }
  let placed: Pick<Order, 'id' | 'groupId'> = { id: 0, groupId: '' }
  const place = async () => {
    placed = await placeAs(memberOf(seated, seedOrder.by), seedOrder, restaurant.priceOf)
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

function placeAs(
  { call, groupId, memberId }: Member,
  { menuItems, note }: SeedOrder,
  priceOf: (menuItem: string) => number,
): Promise<Order> {
  const items = menuItems.map(([name, quantity = 1, modifications = null]) => ({
    ...{ name, quantity, modifications },
    price: priceOf(name),
  }))
  return call(placeOrder, { body: { groupId, memberId, items, ...(note && { note }) } })
}

function askForBill({ call, groupId }: Member): Promise<unknown> {
  return call(callStaff, { params: { groupId }, body: { kind: 'bill' } })
}

/** The staff take the member's due in cash, as the board shows it: without a tip that nobody chose. */
async function takeCash({ call, restaurant }: Staff, { groupId, memberId }: Member): Promise<void> {
  const params = { restaurantId: restaurant.id }
  const { tables: seatings } = await call(getBoard, { params })
  const seated = seatings.find(seating => seating.groupId === groupId)
  const amount = seated?.members.find(({ id }) => id === memberId)?.due ?? 0
  await call(takePayment, { params, body: { groupId, memberId, method: 'cash', amount } })
}
