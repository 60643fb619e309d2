// Tests the audit: it accepts the database after a run without faults, and reports every fault that the test then makes in
// that database.

import type { Board } from '@tablemate/contract/kitchen.ts'
import type { Sql } from '@tablemate/server/db/database.ts'
import { boardOf } from '@tablemate/server/features/kitchen/board.ts'
import { loadBoardParts } from '@tablemate/server/features/kitchen/load-board.ts'
import { startApp } from '@tablemate/test/app/app.ts'
import { seededRandom } from '@tablemate/test/sampling/seeded-random.ts'
import { expect, test } from 'vitest'
import { audit } from './audit.ts'
import { createClients } from './clients.ts'
import { checkBoard } from './kitchen/check-board.ts'
import { checkNumbers } from './kitchen/check-numbers.ts'
import { guaranteesNow } from './kitchen/log.ts'
import { runKitchen } from './kitchen/run-kitchen.ts'
import { openLedger } from './ledger.ts'
import { openGroup } from './open-group.ts'

const damages: Readonly<Record<string, readonly [sql: string, breach: RegExp]>> = {
  'an order is lost': [
    'delete from orders where id = (select max(id) from orders where not is_cancelled)',
    /order \d+\) was acknowledged and is lost/,
  ],
  'an order is stored twice': [
    `insert into orders (slot, group_id, id, member_id, items, note, transcription, total, revision, placed_revision, created_at)
      select slot, group_id, nextval('order_ids'), member_id, items, note, transcription, total, revision, placed_revision, created_at
      from orders where not is_cancelled limit 1`,
    /is there 2 times/,
  ],
  'an order is stored twice and one of the two is cancelled': [
    `with kept as (select * from orders where not is_cancelled limit 1),
      gone as (update orders o set is_cancelled = true, items = '[]', total = 0 from kept where o.id = kept.id)
      insert into orders (slot, group_id, id, member_id, items, note, transcription, total, revision, placed_revision, created_at)
      select slot, group_id, nextval('order_ids'), member_id, items, note, transcription, total, revision, placed_revision, created_at from kept`,
    /once more, which was acknowledged as/,
  ],
  'an order has lost a dish': [
    'update orders set items = items - 0 where id = (select max(id) from orders where not is_cancelled)',
    /is not as it was acknowledged/,
  ],
  'a member exists whom no client sent': [
    "update members set name = 'Nobody' where id = (select max(id) from members)",
    /nobody came as diner/,
  ],
  'a stored reply is missing': [
    'delete from answers where ctid = (select max(ctid) from answers) and tableoid = (select max(tableoid) from answers)',
    /first answers are kept/,
  ],
  'a payment is lost': [
    'delete from payments where id = (select max(id) from payments)',
    /payment \d+ was acknowledged and is lost/,
  ],
  'a table has no group': ['delete from groups', /is lost/],
  'a change has not raised the revision': [
    'update groups set revision = 1',
    /acknowledged changes|ahead of its table/,
  ],
}

test('the audit reports rows that are lost, doubled or half-written', async () => {
  const app = await startApp({ env: { RATE_LIMIT_SCALE: '1000' } })
  const { sql } = app.database
  const ledger = openLedger()
  const random = seededRandom(7)
  const clients = createClients(ledger, {
    nodes: () => [app.url],
    proxyUrl: app.url,
    proxyShare: 0,
    toleranceMs: Number.POSITIVE_INFINITY,
  })
  const callers = [clients.makeCaller(random), clients.makeCaller(random)]
  const diners = await openGroup(ledger, callers, random)
  for (let actions = 0; actions < 40; actions += 1) for (const diner of diners) await diner.act()
  await audit({ sql }, ledger, ledger.groups)
  expect(ledger.breaches).toEqual([])

  const rollback = new Error('rolled back')
  for (const [damage, [statement, breach]] of Object.entries(damages)) {
    const seen = { ...ledger, breaches: [] as string[] }
    await expect(
      sql.begin(async tx => {
        expect((await tx.script(statement)).rowCount, damage).toBeGreaterThan(0)
        await audit({ sql: tx as unknown as typeof sql }, seen, seen.groups)
        throw rollback
      }),
    ).rejects.toBe(rollback)
    expect(seen.breaches.join('\n'), damage).toMatch(breach)
  }
})

const ticketDamages: Readonly<Record<string, readonly [sql: string, breach: RegExp]>> = {
  'an order has a ticket at one of its stations only': [
    `delete from tickets where (order_id, station_id) in
      (select order_id, max(station_id) from tickets t join orders o on o.id = t.order_id and not o.is_cancelled
        group by order_id having count(*) = 2 limit 1)`,
    /Order \d+ has no ticket at station/,
  ],
  'an order has a ticket at a station that prepares none of its items': [
    `insert into tickets (slot, group_id, order_id, station_id, state, lines, changed_at)
      select slot, group_id, order_id, 7, state, lines, changed_at from tickets limit 1`,
    /has a ticket at station 7, which prepares nothing of it/,
  ],
  'an order has two tickets at each of its stations': [
    `insert into orders (slot, group_id, id, member_id, items, note, transcription, total, revision, placed_revision, created_at)
      select slot, group_id, nextval('order_ids'), member_id, items, note, transcription, total, revision, placed_revision, created_at
      from orders where not is_cancelled limit 1`,
    /has 2 tickets at station/,
  ],
  'an order is not on the board': [
    'update orders set is_unsent = true',
    /was acknowledged and has no ticket/,
  ],
  'a ticket has lost a dish': ["update tickets set lines = '{}'", /is not as it was ordered/],
  'a move is lost': ["update tickets set state = 'new'", /was moved to \w+ and is new/],
  'a ticket has moved although nobody moved it': [
    "update tickets set state = 'served'",
    /is served, to which nobody moved it/,
  ],
  'a number is given twice': [
    'update orders set kitchen_number = 1 where kitchen_number = 2',
    /number 1 was given 2 times/,
  ],
  'a number is skipped': [
    'update restaurant_kitchens set last_number = last_number + 1',
    /number \d+ of \d+ was given to no order/,
  ],
  'a seen order has no number': [
    'update orders set kitchen_number = null',
    /was told as seen and has no number/,
  ],
  'a ticket has no order': [
    'delete from orders where id = (select min(order_id) from tickets)',
    /there is a ticket of order \d+, and no such order/,
  ],
}

const boardDamages: Readonly<
  Record<string, readonly [(tickets: Board['tickets']) => Board['tickets'], RegExp]>
> = {
  'a ticket twice': [tickets => tickets.flatMap((one, at) => (at === 0 ? [one, one] : one)), /has 2 tickets/],
  'all but one ticket': [tickets => tickets.slice(1), /has no ticket/],
  'the newest tickets first': [tickets => tickets.toReversed(), /not in order/],
  'a ticket of an unknown order': [
    tickets => tickets.map((one, at) => (at === 0 ? { ...one, notes: ['Order 0'] } : one)),
    /nobody placed the order of a ticket/,
  ],
}

test('the audit reports tickets that are missing, doubled, moved back or numbered twice', async () => {
  const app = await startApp({ env: { RATE_LIMIT_SCALE: '1000' } })
  const { sql } = app.database
  const ledger = openLedger()
  const ways = { nodes: () => [app.url], proxyUrl: app.url }
  const { log, served } = await runKitchen({
    ...{ ledger, sql, ...ways, random: seededRandom(9), orders: 24, thinkMs: 10, faults: [], pos: null },
    clients: createClients(ledger, { ...ways, proxyShare: 0, toleranceMs: Number.POSITIVE_INFINITY }),
  })
  expect(ledger.breaches).toEqual([])
  expect(served.orders).toBeGreaterThanOrEqual(24)
  expect(served.moved).toBeGreaterThan(2)

  const guaranteed = guaranteesNow(log)
  const load = async (from: Sql) => boardOf(await loadBoardParts(from, log.restaurantId, 'all', app.now()), 0)
  const rollback = new Error('rolled back')
  for (const [damage, [statement, breach]] of Object.entries(ticketDamages)) {
    const seen: string[] = []
    const note = (text: string) => void seen.push(text)
    await expect(
      sql.begin(async tx => {
        expect((await tx.script(statement)).rowCount, damage).toBeGreaterThan(0)
        checkBoard(await load(tx as unknown as Sql), log, guaranteed, note)
        await checkNumbers(tx as unknown as Sql, log, note)
        throw rollback
      }),
    ).rejects.toBe(rollback)
    expect(seen.join('\n'), damage).toMatch(breach)
  }
  const { tickets } = await load(sql)
  for (const [damage, [change, breach]] of Object.entries(boardDamages)) {
    const seen: string[] = []
    checkBoard({ tickets: change(tickets) }, log, guaranteed, text => void seen.push(text))
    expect(seen.join('\n'), damage).toMatch(breach)
  }
})
