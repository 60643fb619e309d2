// When a seating ends: the next scan then opens a new one, and its members can still read it.

import { expect, test } from 'vitest'
import { chooseBill } from '#contract/bills.ts'
import { getGroup } from '#contract/groups.ts'
import { getTables } from '#contract/tables.ts'
import { startApp } from '../../../../test/app/app.ts'
import { payDue } from '../../../../test/diners/pay.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { joinByCode, makeTableWithCode, scan } from '../../../../test/restaurants/tables.ts'
import { closeSeating } from './seatings.ts'

test('a seating is over once all is paid and nothing has changed for half an hour', async () => {
  const { app, token, ann, seated } = await sitAtTable()
  await ann.order({ name: 'Soup', price: 900 })
  app.advanceClock({ minutes: 31 })
  expect(await seated()).toBe(1)
  await payDue(ann, ann.group)
  app.advanceClock({ minutes: 29 })
  expect(await seated()).toBe(1)
  app.advanceClock({ minutes: 1 })
  expect(await seated()).toBe(0)
  expect((await scan(ann.phone, token)).body.mine).toBeNull()

  const ben = await joinByCode(app, token, 'Ben')
  expect(ben.group.id).not.toBe(ann.group.id)
  const read = await ann.phone.call(getGroup, { params: { groupId: ann.group.id } })
  expect(read.body).toEqual(ann.group)
  // A later change in the former group does not reopen its seating.
  await ann.order({ name: 'Coffee', price: 300 })
  expect((await joinByCode(app, token, 'Cyd')).group.id).toBe(ben.group.id)
  expect((await scan(ann.phone, token)).body.mine).toBeNull()
})

test('a seating is over once nothing has changed for three hours; reading is no change', async () => {
  const { app, token, ann, seated } = await sitAtTable()
  app.advanceClock({ minutes: 179 })
  expect(await seated()).toBe(1)
  await ann.phone.call(getGroup, { params: { groupId: ann.group.id } })
  app.advanceClock({ minutes: 1 })
  expect(await seated()).toBe(0)
  expect((await joinByCode(app, token, 'Ben')).group.id).not.toBe(ann.group.id)
})

test.each([
  ['an order', ({ ann }: SeatedTable) => ann.order({ name: 'Soup', price: 900 })],
  [
    'a tip',
    ({ ann }: SeatedTable) =>
      ann.phone.call(chooseBill, { params: { groupId: ann.group.id }, body: { tipPercentage: 20 } }),
  ],
  ['a newcomer', ({ app, token }: SeatedTable) => joinByCode(app, token, 'Ben')],
])('%s is a change that restarts the three hours', async (_, change) => {
  const table = await sitAtTable()
  table.app.advanceClock({ minutes: 170 })
  await change(table)
  table.app.advanceClock({ minutes: 170 })
  expect((await joinByCode(table.app, table.token, 'Cyd')).group.id).toBe(table.ann.group.id)
})

test('a seating is over after 24 hours, whatever changes', async () => {
  const { app, token, ann } = await sitAtTable()
  for (let hours = 0; hours < 23; hours += 2) {
    app.advanceClock({ hours: 2 })
    if (hours < 22) await ann.order({ name: 'Soup', price: 900 })
  }
  const ben = await joinByCode(app, token, 'Ben')
  expect(ben.group.id).not.toBe(ann.group.id)
})

test('a seating is over once the staff closes it, and its members can still order', async () => {
  const { app, token, ann, tableId } = await sitAtTable()
  await app.database.sql.begin(tx => closeSeating(tx, { tableId, groupId: ann.group.id }, app.now()))
  expect((await scan(ann.phone, token)).body).toMatchObject({ seating: null, mine: null })
  expect((await joinByCode(app, token, 'Ben')).group.id).not.toBe(ann.group.id)
  await ann.order({ name: 'Soup', price: 900 })
})

type SeatedTable = Awaited<ReturnType<typeof sitAtTable>>

/** Ann alone at a table. `seated` is the number of people that the restaurant and a scanning phone see. */
async function sitAtTable() {
  const app = await startApp()
  const { owner, table, token } = await makeTableWithCode(app)
  const ann = await joinByCode(app, token, 'Ann')
  const seated = async () => {
    const { body } = await owner.phone.call(getTables, { params: { restaurantId: owner.id } })
    const { seating } = (await scan(makePhone(app.url), token)).body
    expect(body[0]?.seating).toEqual(seating)
    return seating?.people ?? 0
  }
  return { app, token, tableId: table.id, ann, seated }
}
