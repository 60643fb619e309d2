// A mistaken refusal or admission can be undone for a short time, as a whole or not at all.

import type { Board } from '@tablemate/contract/kitchen.ts'
import { getMenu } from '@tablemate/contract/menu.ts'
import { changeOrder } from '@tablemate/contract/orders.ts'
import { undoWindowMs } from '@tablemate/domain/kitchen/ticket.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { payDue } from '@tablemate/test/diners/pay.ts'
import { fetchBoard } from '@tablemate/test/restaurants/board.ts'
import { type Kitchen, openKitchen, ordered, seatAt, staffAt } from '@tablemate/test/restaurants/kitchen.ts'
import { describe, expect, test } from 'vitest'

/** Its tests may move its clock forward. */
const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '1000' } })

const soup = { name: 'Soup', price: 900 }
const cake = { name: 'Cake', price: 600 }
const beer = { name: 'Beer', price: 500 }
const soldOut = { reason: 'sold-out' } as const
const closed = { reason: 'kitchen-closed' } as const

describe('the undo of a refusal', () => {
  test('restores ticket, order, bill and dish', async () => {
    const { kitchen, staff, group } = await ordered(app(), [soup, cake, beer])
    await staff.move('new', 'preparing', { station: 0 })
    const before = await shownOf(kitchen, group.id)

    const refusal = { ...soldOut, station: 0 }
    expect((await staff.refuse('preparing', refusal)).status).toBe(200)
    expect(await unavailable(kitchen)).toEqual(['Soup', 'Cake'])
    const { body } = await staff.move('refused', 'preparing', refusal)

    expect(body.map(({ state }) => state)).toEqual(['preparing', 'new'])
    expect(await shownOf(kitchen, group.id)).toEqual(before)
    expect(await unavailable(kitchen)).toEqual([])
  })

  test('of some lines restores those lines, reopens an ended ticket, and is sent to every phone', async () => {
    const { kitchen, staff, group, diners } = await ordered(app(), [soup, cake])
    const before = await shownOf(kitchen, group.id)
    await staff.refuse('new', { ...closed, lines: [0] })
    await staff.refuse('new', { ...closed, lines: [1] })
    const screen = await follow(diners[1].phone, group.id)
    const [ticket] = (await staff.move('refused', 'new', { ...closed, lines: [1] })).body
    expect(ticket).toMatchObject({ state: 'new', items: [{ isRefused: true }, { isRefused: false }] })
    const now = await fetchGroupState(diners[1].phone, group.id)
    expect(now.bill.subtotal).toBe(600)
    expect(await screen.until(now.revision)).toEqual(now)
    // Only the last refusal of a ticket is stored.
    const earlier = await staff.move('refused', 'new', { ...closed, lines: [0] })
    expect(earlier.problem).toMatchObject({ problem: 'ticket-moved', state: 'new' })
    expect(before.board.tickets[0]?.changedAt).toBe(ticket?.changedAt)
  })

  test('keeps a dish sold out that was so before the refusal', async () => {
    const kitchen = await openKitchen(app())
    const { diners } = await seatAt(kitchen)
    const [first, second] = [await diners[0].order(soup), await diners[1].order(soup)]
    await staffAt(kitchen, first).refuse('new', soldOut)
    await staffAt(kitchen, second).refuse('new', soldOut)
    await staffAt(kitchen, second).move('refused', 'new', soldOut)
    expect(await unavailable(kitchen)).toEqual(['Soup'])
    await staffAt(kitchen, first).move('refused', 'new', soldOut)
    expect(await unavailable(kitchen)).toEqual([])
  })

  test('happens once after twenty presses, and the ticket can move on', async () => {
    const { staff } = await ordered(app(), [soup])
    await staff.refuse('new', soldOut)
    const presses = await Promise.all(Array.from({ length: 20 }, () => staff.move('refused', 'new', soldOut)))
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, problem } of presses)
      if (status !== 200) expect(problem).toMatchObject({ problem: 'ticket-moved', state: 'new' })
    expect((await staff.move('new', 'preparing')).status).toBe(200)
  })

  test('is refused once anybody at the table has paid', async () => {
    const kitchen = await openKitchen(app())
    const { group, diners } = await seatAt(kitchen)
    await diners[1].order(soup)
    const staff = staffAt(kitchen, await diners[0].order(cake))
    await staff.refuse('new', soldOut)
    await payDue(diners[1], group)
    const before = await shownOf(kitchen, group.id)
    const reply = await staff.move('refused', 'new', soldOut)
    expect([reply.status, reply.problem.problem]).toEqual([409, 'already-paid'])
    expect(await shownOf(kitchen, group.id)).toEqual(before)
    expect(await unavailable(kitchen)).toEqual(['Cake'])
  })

  test('is refused after its time window, and once the diner has changed the order', async () => {
    const kitchen = await openKitchen(app())
    const { diners } = await seatAt(kitchen)
    const [late, changed] = [await diners[0].order(soup), await diners[1].order(soup, cake)]
    await staffAt(kitchen, changed).refuse('new', { ...closed, lines: [0] })
    await diners[1].phone.call(changeOrder, {
      params: { orderId: changed.id },
      body: { items: [{ ...cake, quantity: 2 }] },
    })
    const moved = await staffAt(kitchen, changed).move('refused', 'new', { ...closed, lines: [0] })
    expect(moved.problem).toMatchObject({ problem: 'ticket-moved', state: 'new' })

    await staffAt(kitchen, late).refuse('new', closed)
    app().advanceClock({ ms: undoWindowMs + 1 })
    const { status, problem } = await staffAt(kitchen, late).move('refused', 'new', closed)
    expect([status, problem.problem]).toEqual([400, 'no-such-step'])
  })

  test('must name the reason of the refusal', async () => {
    const { staff } = await ordered(app(), [soup])
    await staff.refuse('new', soldOut)
    expect((await staff.move('refused', 'new')).problem.fields).toEqual({ reason: 'required' })
    expect((await staff.move('refused', 'new', closed)).problem.problem).toBe('ticket-moved')
    expect((await staff.move('refused', 'preparing', soldOut)).problem.problem).toBe('ticket-moved')
  })
})

describe('the undo of an admission', () => {
  test('makes the whole table’s tickets and later orders wait again', async () => {
    const kitchen = await openKitchen(app(), 'first-by-hand')
    const { group, diners } = await seatAt(kitchen)
    const first = await diners[0].order(soup)
    await diners[1].order(beer)
    const before = await shownOf(kitchen, group.id)
    const staff = staffAt(kitchen, first)
    await staff.move('waiting', 'new')
    expect((await staff.move('new', 'waiting')).status).toBe(200)
    expect(await shownOf(kitchen, group.id)).toEqual(before)
    expect((await diners[1].order(soup)).kitchen).toBe('waiting')
    expect((await staff.move('waiting', 'new')).status).toBe(200)
  })

  test('does not affect begun tickets', async () => {
    const kitchen = await openKitchen(app(), 'first-by-hand')
    const { diners } = await seatAt(kitchen)
    const [first, second] = [await diners[0].order(soup), await diners[1].order(beer)]
    await staffAt(kitchen, first).move('waiting', 'new')
    await staffAt(kitchen, second).move('new', 'preparing')
    // The second order was begun, so it cannot wait again.
    expect((await staffAt(kitchen, second).move('preparing', 'waiting')).problem.problem).toBe('no-such-step')
    await staffAt(kitchen, first).move('new', 'waiting')
    const { tickets } = await fetchBoard(kitchen.owner)
    expect(tickets.map(({ state }) => state)).toEqual(['waiting', 'preparing'])
  })
})

/** The state of the group for board and diners, without revisions. */
async function shownOf({ owner, app }: Kitchen, groupId: string) {
  const { tickets, tables: seatings }: Board = await fetchBoard(owner)
  const [order] = await app.directSql<{ bytes: number; items: unknown; total: number }[]>`
    select g.order_bytes as bytes, jsonb_agg(o.items order by o.id) as items, sum(o.total) as total
    from groups g join orders o on o.slot = g.slot and o.group_id = g.id where g.id = ${groupId} group by 1`
  return { board: { tickets, tables: seatings }, order }
}

async function unavailable({ owner }: Kitchen): Promise<string[]> {
  const { body } = await owner.phone.call(getMenu, { params: { restaurantId: owner.id } })
  return body.filter(({ isSoldOut }) => isSoldOut).map(({ name }) => name)
}
