// Random evenings at a restaurant. After each step its phones, its board and its paper agree about every order.

import { closeSeating, moveSeating, sendUnsent } from '@tablemate/contract/floor.ts'
import { leaveGroup } from '@tablemate/contract/groups.ts'
import { type Board, moveTicket, type Ticket } from '@tablemate/contract/kitchen.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import { cancelOrder } from '@tablemate/contract/orders.ts'
import { type RestaurantTable, removeRestaurantTable } from '@tablemate/contract/restaurant-tables.ts'
import {
  leastAdvanced,
  type OrderingMode,
  orderingModes,
  type TicketState,
} from '@tablemate/domain/kitchen/ticket.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { makePrinter } from '@tablemate/test/deliveries/tickets.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { type Diner, toDiner } from '@tablemate/test/diners/make.ts'
import { takeDue } from '@tablemate/test/diners/pay.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { fetchBoard } from '@tablemate/test/restaurants/board.ts'
import { setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { addRestaurantTablesTo, join } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import { seededRandom } from '@tablemate/test/sampling/seeded-random.ts'
import { expect, test } from 'vitest'
import { createChangeQueues } from '../../limits/fair-queue.ts'
import { relayGroup } from '../deliveries/relay-group.ts'
import { isOpen } from '../kitchen/board-part.ts'
import { endOverSeatings } from './seatings.ts'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '1000' } })

/** A group at one of the restaurant's tables, as its people and the staff remember it. */
interface SimulatedSeating {
  readonly groupId: string
  readonly diners: Diner[]
  /** The ids of orders that were accepted and not cancelled by their diners. */
  readonly orders: Set<number>
  /** The orders with a ticket that the staff served. */
  readonly served: Set<number>
  isClosed: boolean
}

/** New ones every night. */
const firstSeed = longRun(1, Math.floor(Math.random() * 1e9))
const seeds = Array.from({ length: longRun(4, 40) }, (_, at) => firstSeed + at)

test.each(seeds)('evening %i: every order is at one place, and all who see it agree', async seed => {
  const { evening, doStep } = await startEvening(seed)
  for (let step = 0; step < longRun(25, 60); step += 1) {
    await doStep()
    const board = await fetchBoard(evening.owner)
    for (const seating of evening.seatings) await expectAgreement(evening, seating, board)
  }
})

interface Evening {
  readonly owner: Owner
  readonly seatings: SimulatedSeating[]
  mode: OrderingMode
  /** The steps so far. */
  readonly log: string[]
}

async function startEvening(seed: number) {
  const random = seededRandom(seed)
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)]
  const owner = await makeRestaurant(app(), { currency: 'EUR' })
  const restaurantId = owner.id
  // Without a recorded payment, what was left unpaid is no longer listed after midnight (migration 0041).
  await app().directSql`update restaurants set records_payments = true where id = ${restaurantId}`
  await addMenuItems(owner, { name: 'Soup', price: 900 }, { name: 'Tea', price: 300 })
  const evening: Evening = { owner, seatings: [], mode: pick(orderingModes) ?? 'off', log: [] }
  const { seatings, log } = evening
  await setOrdering(owner, { mode: evening.mode })
  await makePrinter(owner)
  let restaurantTables = await addRestaurantTablesTo(owner, '1', '2', '3')

  const openTickets = async () =>
    (await fetchBoard(owner)).tickets.filter(isOpen).filter(ticket => ticket.state !== 'waiting')
  const ofGroup = ({ groupId }: SimulatedSeating) => ({ params: { restaurantId, groupId } })
  /** Accepts success and these problems, and returns whether it was a success. */
  const isDone = (reply: { status: number; problem: { problem: string } }, ...problems: string[]) => {
    if (reply.status < 300) return true
    expect(problems, log.join('\n')).toContain(reply.problem.problem)
    return false
  }

  async function scan(): Promise<void> {
    const restaurantTable = pick(restaurantTables)
    if (!restaurantTable) return
    const former = random() < 0.3 ? pick(seatings.flatMap(({ diners }) => diners)) : undefined
    const phone = former?.phone ?? makePhone(app().url)
    const name = `Guest ${log.length}`
    const { status, body } = await join(phone, restaurantTable.token, name, { separate: random() < 0.1 })
    expect(status, log.join('\n')).toBe(201)
    const diner = toDiner(phone, body.group, body.member)
    const seating = seatings.find(({ groupId }) => groupId === body.group.id)
    expect(seating?.isClosed ?? false, 'a scan joins no closed seating').toBe(false)
    if (seating) seating.diners.push(diner)
    else {
      const groupId = body.group.id
      seatings.push({ groupId, diners: [diner], orders: new Set(), served: new Set(), isClosed: false })
    }
  }

  async function order(): Promise<void> {
    const seating = pick(seatings)
    const diner = seating && pick(seating.diners)
    if (!seating || !diner) return
    const menuItem = random() < 0.5 ? { name: 'Soup', price: 900 } : { name: 'Tea', price: 300 }
    if (seating.isClosed) await expect(diner.order(menuItem)).rejects.toThrow('seating-closed')
    else seating.orders.add((await diner.order(menuItem)).id)
  }

  async function cancel(): Promise<void> {
    const seating = pick(seatings)
    const orderId = pick([...(seating?.orders ?? [])])
    if (!seating || orderId === undefined) return
    for (const { phone } of seating.diners) {
      const reply = await phone.call(cancelOrder, { params: { orderId } })
      const problems = [
        'not-your-member',
        'order-not-found',
        'seating-closed',
        'already-paid',
        'in-the-kitchen',
      ]
      if (isDone(reply, ...problems)) {
        seating.orders.delete(orderId)
        expect(seating.isClosed).toBe(false)
        return
      }
    }
  }

  async function close(): Promise<void> {
    const seating = pick(seatings)
    if (!seating) return
    const query = { tickets: pick(['keep', 'cancel'] as const) }
    const reply = await owner.phone.call(closeSeating, { ...ofGroup(seating), query })
    if (isDone(reply, 'below-collected')) seating.isClosed = true
  }

  async function move(): Promise<void> {
    const seating = pick(seatings)
    const restaurantTable = pick(restaurantTables)
    if (!seating || !restaurantTable) return
    const body = { tableId: restaurantTable.id }
    const reply = await owner.phone.call(moveSeating, { ...ofGroup(seating), body })
    if (isDone(reply, 'table-occupied')) seating.isClosed = false
  }

  async function send(): Promise<void> {
    const seating = pick(seatings)
    if (seating)
      isDone(await owner.phone.call(sendUnsent, ofGroup(seating)), 'seating-closed', 'ordering-off')
  }

  async function cook(): Promise<void> {
    const ticket = pick(await openTickets())
    const next = { new: 'preparing', preparing: 'ready', ready: 'served' } as const
    if (!ticket) return
    const { orderId, groupId } = ticket
    const to = next[ticket.state as keyof typeof next]
    const body = { from: ticket.state, to, groupId }
    isDone(await owner.phone.call(moveTicket, { params: { restaurantId, orderId }, body }))
    if (to === 'served') seatings.find(seating => seating.groupId === groupId)?.served.add(orderId)
  }

  async function refuse(): Promise<void> {
    const ticket = pick(await openTickets())
    if (!ticket || ticket.state === 'ready') return
    const { orderId, groupId, state } = ticket
    const body = { from: state, to: 'refused', reason: 'kitchen-closed', groupId } as const
    const reply = await owner.phone.call(moveTicket, { params: { restaurantId, orderId }, body })
    isDone(reply, 'already-paid', 'below-collected')
  }

  async function pay(): Promise<void> {
    const { tables: seatings, left } = await fetchBoard(owner)
    const owing = pick([...seatings, ...left].filter(({ due }) => due > 0))
    if (owing) isDone(await takeDue(owner, { id: owing.groupId }))
  }

  async function leave(): Promise<void> {
    const seating = pick(seatings)
    const diner = seating && pick(seating.diners)
    // The last one stays, to see what became of the orders.
    if (!diner || seating.diners.length === 1) return
    const params = { groupId: seating.groupId, memberId: diner.id }
    if (isDone(await diner.phone.call(leaveGroup, { params }), 'has-ordered', 'being-paid'))
      seating.diners.splice(seating.diners.indexOf(diner), 1)
  }

  async function changeMode(): Promise<void> {
    evening.mode = pick(orderingModes) ?? 'off'
    await setOrdering(owner, { mode: evening.mode })
  }

  async function replaceRestaurantTable(): Promise<void> {
    const restaurantTable: RestaurantTable | undefined = pick(restaurantTables)
    if (!restaurantTable) return
    const params = { restaurantId, tableId: restaurantTable.id }
    expect((await owner.phone.call(removeRestaurantTable, { params })).status).toBe(204)
    restaurantTables = await addRestaurantTablesTo(owner, `${restaurantTable.name}a`)
  }

  async function wait(): Promise<void> {
    app().advanceClock({ minutes: random() < 0.7 ? 31 : 181 })
  }

  const steps = [
    ...[scan, scan, scan, order, order, order, order, cook, cook, cook],
    ...[
      close,
      close,
      move,
      send,
      refuse,
      pay,
      cancel,
      leave,
      changeMode,
      changeMode,
      replaceRestaurantTable,
      wait,
    ],
  ]
  async function doStep(): Promise<void> {
    const step = pick(steps) ?? scan
    log.push(step.name)
    await step()
    const events = {
      announce: (_: string, event: object) => {
        const ended = seatings.find(({ groupId }) => 'groupId' in event && event.groupId === groupId)
        if (ended) ended.isClosed = true
      },
    }
    const on = { database: app().database, clock: app().now, changeQueues: createChangeQueues() }
    await endOverSeatings({ ...on, events })
    for (const { groupId } of seatings) await relayGroup(on, restaurantId, groupId)
  }
  return { evening, doStep }
}

/** The party is listed, or has left with open tickets, or is closed; its phones, the board and the paper agree. */
async function expectAgreement(
  { owner, mode, log }: Evening,
  seating: SimulatedSeating,
  board: Board,
): Promise<void> {
  const { groupId, isClosed } = seating
  const because = `after ${log.join(', ')}`
  const [diner] = seating.diners
  if (!diner) return
  const groupState = await fetchGroupState(diner.phone, groupId)
  const ofGroup = (one: { readonly groupId: string }) => one.groupId === groupId
  const [listed, left] = [board.tables.find(ofGroup), board.left.find(ofGroup)]
  const tickets = board.tickets.filter(ofGroup)
  const due = groupState.bill.memberSplits.reduce((sum, share) => sum + share.due + share.tipAmount, 0)

  expect(groupState.group.isActive, because).toBe(!isClosed)
  expect([listed !== undefined, left !== undefined], because).toEqual([
    !isClosed,
    isClosed && (tickets.some(isOpen) || due > 0),
  ])
  expect(groupState.orders.map(({ id }) => id).sort(), because).toEqual([...seating.orders].sort())
  for (const order of groupState.orders) {
    const own = tickets.filter(({ orderId, isCancelled }) => orderId === order.id && !isCancelled)
    expect(stateOf(own) ?? order.kitchen, because).toBe(order.kitchen)
    if (order.kitchen === null) expect(own, because).toEqual([])
    else if (order.kitchen !== 'served' && order.kitchen !== 'refused') expect(own, because).not.toEqual([])
    if (order.kitchen === 'served') expect([...seating.served], because).toContain(order.id)
  }
  for (const ticket of tickets)
    expect([ticket.hasLeft, ticket.table], because).toEqual([isClosed, groupState.group.tableNumber])
  if (listed)
    expect(
      listed.unsent.map(({ orderId }) => orderId),
      because,
    ).toEqual(mode === 'off' ? [] : idsOf(groupState, null))
  const floor = listed ?? left
  if (floor) expect(floor.due, because).toBe(due)
  expect(await unpaidOf(groupId), because).toBe(isClosed ? due : 0)
  await expectOnPaper(owner, groupState, because)
}

/** The last slip of an order in each state. */
const paperOf = {
  unsent: ['nothing'],
  'to-confirm': ['nothing'],
  waiting: ['nothing'],
  refused: ['nothing', 'cancel'],
  ...{ new: ['order'], preparing: ['order'], ready: ['order'], served: ['order'] },
}

/** Paper shows the orders that the kitchen received, and no others. */
async function expectOnPaper({ id }: Owner, { group, orders }: GroupState, because: string): Promise<void> {
  const rows = await app().database.sql<{ orderId: number; kind: string }[]>`
    select order_id as "orderId", kind from deliveries
    where restaurant_id = ${id} and group_id = ${group.id} and state <> 'superseded' order by id`
  const onPaper = (orderId: number) => rows.filter(row => row.orderId === orderId).at(-1)?.kind ?? 'nothing'
  for (const order of orders) {
    expect(paperOf[order.kitchen ?? 'unsent'], `${order.id} ${because}`).toContain(onPaper(order.id))
  }
}

async function unpaidOf(groupId: string): Promise<number> {
  const [row] = await app().database.sql<{ amount: number }[]>`
    select amount from unpaid_seatings where group_id = ${groupId}`
  return row?.amount ?? 0
}

const idsOf = ({ orders }: GroupState, kitchen: TicketState | null) =>
  orders.filter(order => order.kitchen === kitchen).map(({ id }) => id)

const stateOf = (tickets: readonly Ticket[]) => leastAdvanced(tickets.map(({ state }) => state))
