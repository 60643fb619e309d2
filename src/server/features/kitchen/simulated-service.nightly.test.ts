// Random diners and staff at once, over HTTP on the real database: whatever they order, change, refuse and pay, every cent is
// accounted for, and no ticket is lost.

import { expect, test } from 'vitest'
import type { Ticket } from '#contract/kitchen.ts'
import type { Table } from '#contract/live.ts'
import { changeOrder, placeOrder } from '#contract/orders.ts'
import { isInKitchen, refusalReasons, ticketStates } from '#domain/kitchen/ticket.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { requireLaws } from '../../../../test/diners/bill-laws.ts'
import { fetchTable } from '../../../../test/diners/follow.ts'
import type { Diner } from '../../../../test/diners/make.ts'
import { act } from '../../../../test/diners/meal.ts'
import { payDue } from '../../../../test/diners/pay.ts'
import { type Kitchen, openKitchen, seatAt, staffAt } from '../../../../test/restaurants/kitchen.ts'
import { seededRandom } from '../../../../test/sampling/seeded-random.ts'
import { loadBoardParts } from './load-board.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '1000' } })
const services = Array.from(
  { length: 6 },
  (_, at) => ({ seed: 411 + at, mode: at % 2 ? 'first-by-hand' : 'at-once' }) as const,
)

test.each(services)(
  'a simulated service with ordering $mode and seed $seed adds up and loses no ticket',
  async ({ seed, mode }) => {
    const kitchen = await openKitchen(app(), mode)
    const { group, diners } = await seatAt(kitchen, 3)
    const statuses = new Set<number>()
    const note = ({ status }: { status: number }) => statuses.add(status)
    const actAsDiner = async (diner: Diner, random: () => number) => {
      for (let turn = 0; turn < 12; turn += 1) {
        const drawn = random()
        if (drawn < 0.3) note(await orderDishes(diner, group.id, random))
        else note(await (drawn < 0.6 ? changeOwn(diner, group.id, random) : act(diner, group, random)))
      }
    }
    const work = async (random: () => number) => {
      for (let turn = 0; turn < 20; turn += 1) {
        const reply = await actAtRandom(kitchen, await fetchTable(diners[0].phone, group.id), random)
        if (reply) note(reply)
      }
    }
    await Promise.all([
      ...diners.map((diner, at) => actAsDiner(diner, seededRandom(seed * 10 + at))),
      work(seededRandom(seed * 10 + 8)),
      work(seededRandom(seed * 10 + 9)),
    ])
    // A deadlock would end in 500.
    const usual = [200, 201, 204, 400, 403, 404, 409]
    expect([...statuses].filter(status => !usual.includes(status))).toEqual([])
    const table = await fetchTable(diners[0].phone, group.id)
    requireLaws(table, group)
    requireTickets(table, await ticketsAt(kitchen, group.id))
    for (const { id: memberId } of table.members) await payDue(diners[0], group, { memberId })
    const { bill } = await fetchTable(diners[0].phone, group.id)
    expect(bill.collected).toBe(bill.finalTotal)
  },
)

/** Every item is on the board once, and the state that the diner sees follows from the tickets. */
function requireTickets({ orders }: Table, tickets: readonly Ticket[]): void {
  const present = tickets.filter(({ isCancelled }) => !isCancelled)
  expect(new Set(present.map(({ orderId }) => orderId))).toEqual(
    new Set(orders.filter(({ state }) => state === 'placed').map(({ id }) => id)),
  )
  for (const { id, items, kitchen } of orders.filter(({ state }) => state === 'placed')) {
    const own = present.filter(({ orderId }) => orderId === id)
    // A former station of a changed order shows the former content only, without lines.
    const lines = own.flatMap(ticket => ticket.items.map(({ line }) => line))
    expect(lines.sort((a, b) => a - b)).toEqual([...items.keys()])
    for (const { line, name, quantity, isRefused } of own.flatMap(ticket => ticket.items))
      expect([name, quantity, isRefused]).toEqual([
        items[line]?.name,
        items[line]?.quantity,
        items[line]?.refused !== undefined,
      ])
    const states = own.filter(ticket => ticket.items.length > 0).map(({ state }) => state)
    expect(kitchen).toBe(ticketStates.find(state => states.includes(state)))
    if (items.every(({ refused }) => refused)) expect(isInKitchen(kitchen)).toBe(false)
  }
}

async function ticketsAt({ owner }: Kitchen, groupId: string): Promise<readonly Ticket[]> {
  const parts = await loadBoardParts(app().directSql, owner.id, [groupId], app().now())
  return parts.get(groupId)?.tickets ?? []
}

function orderDishes({ id: memberId, phone }: Diner, groupId: string, random: () => number) {
  return phone.call(placeOrder, { body: { groupId, memberId, items: dishes(random) } })
}

/** Changes the diner's last order, which the kitchen has least likely begun. */
async function changeOwn(diner: Diner, groupId: string, random: () => number) {
  const { orders } = await fetchTable(diner.phone, groupId)
  const own = orders.findLast(({ memberId }) => memberId === diner.id)
  if (!own) return orderDishes(diner, groupId, random)
  return diner.phone.call(changeOrder, { params: { orderId: own.id }, body: { items: dishes(random) } })
}

function dishes(random: () => number) {
  const names = ['Soup', 'Cake', 'Beer', 'Tea'].filter(() => random() < 0.5)
  return (names.length > 0 ? names : ['Soup']).map(name => ({
    name,
    price: 1,
    quantity: 1 + Math.floor(random() * 3),
  }))
}

/** One random action of the staff on an order of the board: usually the next step, sometimes any step or a refusal. */
async function actAtRandom(kitchen: Kitchen, { orders }: Table, random: () => number) {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]
  const order = pick(orders)
  if (!order?.kitchen) return null
  const staff = staffAt(kitchen, order)
  const station = pick([undefined, 0, 1])
  const more = station === undefined ? {} : { station }
  const from = order.kitchen
  const next = ticketStates[ticketStates.indexOf(from) + 1] ?? 'served'
  const message = pick(['', 'sorry']) ?? ''
  const reason = pick(refusalReasons.filter(one => one !== 'sold-out')) ?? 'kitchen-closed'
  const actions = [
    () => staff.move(from, next === 'refused' ? 'ready' : next, more),
    () => staff.move(pick(ticketStates) ?? from, pick(ticketStates.slice(0, 5)) ?? from, more),
    () => staff.refuse(from, { ...more, reason, message }),
    () => staff.refuse(from, { reason, message, lines: [Math.floor(random() * 3)] }),
    () => staff.mark({ station: station ?? 0, ticked: [] }),
    () => staff.mark({ station: station ?? 1, ticked: [0] }),
    () => staff.mark({ station: station ?? 0, acknowledge: 'change' }),
  ]
  return (pick(actions) ?? actions[0])?.() ?? null
}
