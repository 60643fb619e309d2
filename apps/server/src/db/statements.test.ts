// The path to a database that is sharded by group (docs/operations.md): what diners do in an evening touches one group in each
// statement, so that it runs on one shard.

import { getGroup, leaveGroup } from '@tablemate/contract/groups.ts'
import { getSummary } from '@tablemate/contract/orders.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { makeMeal } from '@tablemate/test/app/canary.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const app = shareApp()

/** With a row for each group, or rows that name theirs: migrations 0001, 0014, 0022, 0025, 0026, 0029. */
const ofGroups =
  /\b(?:groups|members|orders|payments|answers|tickets|requests|deliveries|card_payments|share_changes)(?:_\d+)?\b/

/** What docs/operations.md names as work for shards. */
const acrossGroups = [
  // The stored reply to "make a group", by its creator.
  /^ ?select a.fingerprint, a.reply, .* where g.creator = /,
  // The orders that arrive at the same moment for groups of one hour are written together.
  /^ ?with requested as materialized /,
  // An order by its id, through the tables of the device.
  /^ ?with mine as materialized \(select slot, group_id from members where device = /,
]

/**
 * What others run meanwhile: the delivery worker finds what is due for all restaurants (claim.ts), and the job of every minute the
 * seatings that are over (seatings.ts).
 */
const ofOthers =
  /^ ?(?:with ranked as|select min\(due\) as at|select id as "groupId", table_id as "tableId", true as "isExpiring",)/

interface Sent {
  readonly text: string
  readonly values: readonly unknown[]
}
const sent: Sent[] = []

/** Retention and other jobs have separate connections, without the timeouts of requests. */
function isForCalls(client: object): boolean {
  const { connectionParameters } = client as { connectionParameters: { options?: string } }
  return connectionParameters.options?.includes('lock_timeout') === true
}

beforeAll(() => {
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [config] = given as [Partial<Sent>]
    if (config.text && isForCalls(this))
      sent.push({ text: config.text.replace(/\s+/g, ' '), values: config.values ?? [] })
    return query.apply(this, given)
  } as never)
})
afterAll(() => vi.restoreAllMocks())

test('what diners do reads and writes one group in each statement', async () => {
  sent.length = 0
  const meals = await Promise.all([makeMeal(app()), makeMeal(app())])
  for (const { group, diners } of meals) {
    const params = { groupId: group.id }
    await diners[0].phone.call(getGroup, { params })
    await diners[0].phone.call(getSummary, { params })
    await diners[1].phone.call(leaveGroup, { params: { ...params, memberId: diners[1].id } })
  }
  const groups = new Set(meals.map(({ group }) => group.id))
  const groupsIn = ({ values }: Sent) =>
    new Set(values.flat().filter(value => groups.has(String(value)))).size
  const statements = sent.filter(({ text }) => ofGroups.test(text) && !ofOthers.test(text))
  const others = new Set(statements.filter(one => groupsIn(one) !== 1).map(({ text }) => text))
  const unknown = [...others].filter(text => !acrossGroups.some(known => known.test(text)))
  expect(unknown).toEqual([])
  expect(acrossGroups.filter(known => ![...others].some(text => known.test(text)))).toEqual([])
})
