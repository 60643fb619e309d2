// Whether the comparison of ledger and database sees what it is there for: an evening in which nothing went wrong, and in
// what it left behind one thing that did.

import { expect, test } from 'vitest'
import { startApp } from '../test/app.ts'
import { seededRandom } from '../test/seeded-random.ts'
import { audit } from './audit.ts'
import { openCalling } from './calls.ts'
import { openTable } from './guests.ts'
import { openLedger } from './ledger.ts'

const wrongs: Readonly<Record<string, readonly [sql: string, breach: RegExp]>> = {
  'an order is lost': [
    'delete from orders where id = (select max(id) from orders where not is_cancelled)',
    /order \d+\) was acknowledged and is lost/,
  ],
  'an order is there twice': [
    `insert into orders (slot, group_id, id, member_id, items, transcription, total, revision, placed_revision, created_at)
      select slot, group_id, nextval('order_ids'), member_id, items, transcription, total, revision, placed_revision, created_at
      from orders where not is_cancelled limit 1`,
    /is there 2 times/,
  ],
  'of an order that is there twice one was cancelled': [
    `with kept as (select * from orders where not is_cancelled limit 1),
      gone as (update orders o set is_cancelled = true, items = '[]', total = 0 from kept where o.id = kept.id)
      insert into orders (slot, group_id, id, member_id, items, transcription, total, revision, placed_revision, created_at)
      select slot, group_id, nextval('order_ids'), member_id, items, transcription, total, revision, placed_revision, created_at from kept`,
    /once more, which was acknowledged as/,
  ],
  'an order has lost a dish': [
    'update orders set items = items - 0 where id = (select max(id) from orders where not is_cancelled)',
    /is not as it was acknowledged/,
  ],
  'somebody is there whom nobody sent': [
    "update members set name = 'Nobody' where id = (select max(id) from members)",
    /nobody came as diner/,
  ],
  'a first answer is not kept': [
    'delete from answers where ctid = (select max(ctid) from answers) and tableoid = (select max(tableoid) from answers)',
    /first answers are kept/,
  ],
  'a payment is lost': [
    'delete from payments where id = (select max(id) from payments)',
    /payment \d+ was acknowledged and is lost/,
  ],
  'a table has no group': ['delete from groups', /is lost/],
  'a change has not come to the table': [
    'update groups set revision = 1',
    /acknowledged changes|ahead of its table/,
  ],
}

test('whatever is lost, doubled or half-written is seen', async () => {
  const app = await startApp({ env: { RATE_LIMIT_SCALE: '1000' } })
  const { sql } = app.database
  const ledger = openLedger()
  const random = seededRandom(7)
  const calling = openCalling(ledger, {
    nodes: () => [app.url],
    line: app.url,
    lineShare: 0,
    toleranceMs: 60_000,
  })
  const callers = [calling.makeCaller(random), calling.makeCaller(random)]
  const seats = await openTable(ledger, callers, random)
  for (let acts = 0; acts < 40; acts += 1) for (const seat of seats) await seat.act()
  await audit({ sql }, ledger, ledger.tables)
  expect(ledger.breaches).toEqual([])

  const back = new Error('as it was')
  for (const [wrong, [statement, breach]] of Object.entries(wrongs)) {
    const seen = { ...ledger, breaches: [] as string[] }
    await expect(
      sql.begin(async tx => {
        expect((await tx.unsafe(statement)).count, wrong).toBeGreaterThan(0)
        await audit({ sql: tx as unknown as typeof sql }, seen, seen.tables)
        throw back
      }),
    ).rejects.toBe(back)
    expect(seen.breaches.join('\n'), wrong).toMatch(breach)
  }
})
