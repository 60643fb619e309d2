// When a seating ends: the next scan then opens a new one, and its members can still read it.

import { expect, test } from 'vitest'
import { chooseBill } from '#contract/bills.ts'
import { getGroup } from '#contract/groups.ts'
import { getTables } from '#contract/tables.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { payDue, takeDue } from '../../../../test/diners/pay.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { joinByCode, makeTableWithCode, scan } from '../../../../test/restaurants/tables.ts'
import { closeSeating } from './seatings.ts'

/** Its clock only moves forward, which ends no seating of a later test. */
const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

test('a seating is over once all is paid and nothing has changed for half an hour', async () => {
  const { owner, token, ann, seated } = await sitAtTable()
  await ann.order({ name: 'Soup', price: 900 })
  // The demo takes no money.
  await payDue(ann, ann.group)
  app().advanceClock({ minutes: 31 })
  expect(await seated()).toBe(1)
  await takeDue(owner, ann.group)
  app().advanceClock({ minutes: 29 })
  expect(await seated()).toBe(1)
  app().advanceClock({ minutes: 1 })
  expect(await seated()).toBe(0)
  expect((await scan(ann.phone, token)).body.mine).toBeNull()

  const ben = await joinByCode(app(), token, 'Ben')
  expect(ben.group.id).not.toBe(ann.group.id)
  const read = await ann.phone.call(getGroup, { params: { groupId: ann.group.id } })
  expect(read.body).toEqual(ann.group)
  // A later change in the former group does not reopen its seating.
  await ann.order({ name: 'Coffee', price: 300 })
  expect((await joinByCode(app(), token, 'Cyd')).group.id).toBe(ben.group.id)
  expect((await scan(ann.phone, token)).body.mine).toBeNull()
})

test('a seating is over once nothing has changed for three hours; reading is no change', async () => {
  const { token, ann, seated } = await sitAtTable()
  app().advanceClock({ minutes: 179 })
  expect(await seated()).toBe(1)
  await ann.phone.call(getGroup, { params: { groupId: ann.group.id } })
  app().advanceClock({ minutes: 1 })
  expect(await seated()).toBe(0)
  expect((await joinByCode(app(), token, 'Ben')).group.id).not.toBe(ann.group.id)
})

test('an order, a tip and a newcomer are changes that restart the three hours', async () => {
  const { token, ann } = await sitAtTable()
  for (const change of [
    () => ann.order({ name: 'Soup', price: 900 }),
    () => ann.phone.call(chooseBill, { params: { groupId: ann.group.id }, body: { tipPercentage: 20 } }),
    () => joinByCode(app(), token, 'Ben'),
  ]) {
    app().advanceClock({ minutes: 170 })
    await change()
  }
  app().advanceClock({ minutes: 170 })
  expect((await joinByCode(app(), token, 'Cyd')).group.id).toBe(ann.group.id)
})

test('a seating is over once the staff closes it, and its members can still order', async () => {
  const { token, ann, tableId } = await sitAtTable()
  await app().database.sql.begin(tx => closeSeating(tx, { tableId, groupId: ann.group.id }, app().now()))
  expect((await scan(ann.phone, token)).body).toMatchObject({ seating: null, mine: null })
  expect((await joinByCode(app(), token, 'Ben')).group.id).not.toBe(ann.group.id)
  await ann.order({ name: 'Soup', price: 900 })
})

/** Ann alone at a table. `seated` is the number of people that the restaurant and a scanning phone see. */
async function sitAtTable() {
  const { owner, table, token } = await makeTableWithCode(app())
  const ann = await joinByCode(app(), token, 'Ann')
  const seated = async () => {
    const { body } = await owner.phone.call(getTables, { params: { restaurantId: owner.id } })
    const { seating } = (await scan(makePhone(app().url), token)).body
    expect(body[0]?.seating).toEqual(seating)
    return seating?.people ?? 0
  }
  return { owner, token, tableId: table.id, ann, seated }
}
