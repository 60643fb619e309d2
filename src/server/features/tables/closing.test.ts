// When a seating is over: the next scan opens a new one, and who sat there still reads theirs.

import { expect, test } from 'vitest'
import { chooseBill } from '#contract/bills.ts'
import { getGroup } from '#contract/groups.ts'
import { getTables } from '#contract/tables.ts'
import { startApp } from '../../../../test/app/app.ts'
import { payDue } from '../../../../test/diners/pay.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { makeCode, scan, sitDown } from '../../../../test/restaurants/tables.ts'
import { closeSeating } from './seatings.ts'

test('all is paid and nothing happened for half an hour', async () => {
  const { app, token, ann, seated } = await sitAtTable()
  await ann.order({ name: 'Soup', price: 900 })
  app.pass({ minutes: 31 })
  expect(await seated()).toBe(1)
  await payDue(ann, ann.group)
  app.pass({ minutes: 29 })
  expect(await seated()).toBe(1)
  app.pass({ minutes: 1 })
  expect(await seated()).toBe(0)
  expect((await scan(ann.phone, token)).body.mine).toBeNull()

  const ben = await sitDown(app, token, 'Ben')
  expect(ben.group.id).not.toBe(ann.group.id)
  const read = await ann.phone.call(getGroup, { params: { groupId: ann.group.id } })
  expect(read.body).toEqual(ann.group)
  // What happens there later calls nobody back.
  await ann.order({ name: 'Coffee', price: 300 })
  expect((await sitDown(app, token, 'Cyd')).group.id).toBe(ben.group.id)
  expect((await scan(ann.phone, token)).body.mine).toBeNull()
})

test('nothing happened for three hours; to look is nothing', async () => {
  const { app, token, ann, seated } = await sitAtTable()
  app.pass({ minutes: 179 })
  expect(await seated()).toBe(1)
  await ann.phone.call(getGroup, { params: { groupId: ann.group.id } })
  app.pass({ minutes: 1 })
  expect(await seated()).toBe(0)
  expect((await sitDown(app, token, 'Ben')).group.id).not.toBe(ann.group.id)
})

test.each([
  ['an order', ({ ann }: Sat) => ann.order({ name: 'Soup', price: 900 })],
  [
    'a tip',
    ({ ann }: Sat) =>
      ann.phone.call(chooseBill, { params: { groupId: ann.group.id }, body: { tipPercentage: 20 } }),
  ],
  ['a newcomer', ({ app, token }: Sat) => sitDown(app, token, 'Ben')],
])('%s is something that happens: the three hours begin anew', async (_, happen) => {
  const sat = await sitAtTable()
  sat.app.pass({ minutes: 170 })
  await happen(sat)
  sat.app.pass({ minutes: 170 })
  expect((await sitDown(sat.app, sat.token, 'Cyd')).group.id).toBe(sat.ann.group.id)
})

test('its 24 hours are over, however much happens', async () => {
  const { app, token, ann } = await sitAtTable()
  for (let hours = 0; hours < 23; hours += 2) {
    app.pass({ hours: 2 })
    if (hours < 22) await ann.order({ name: 'Soup', price: 900 })
  }
  const ben = await sitDown(app, token, 'Ben')
  expect(ben.group.id).not.toBe(ann.group.id)
})

test('it is closed by staff: the next scan opens a new one, and who sat there still reads theirs', async () => {
  const { app, token, ann, tableId } = await sitAtTable()
  await app.database.sql.begin(tx => closeSeating(tx, { tableId, groupId: ann.group.id }, app.now()))
  expect((await scan(ann.phone, token)).body).toMatchObject({ seating: null, mine: null })
  expect((await sitDown(app, token, 'Ben')).group.id).not.toBe(ann.group.id)
  await ann.order({ name: 'Soup', price: 900 })
})

type Sat = Awaited<ReturnType<typeof sitAtTable>>

/** Ann alone at a table; `seated` is how many its restaurant and a phone that scans see there. */
async function sitAtTable() {
  const app = await startApp()
  const { owner, table, token } = await makeCode(app)
  const ann = await sitDown(app, token, 'Ann')
  const seated = async () => {
    const { body } = await owner.phone.call(getTables, { params: { restaurantId: owner.id } })
    const { seating } = (await scan(makePhone(app.url), token)).body
    expect(body[0]?.seating).toEqual(seating)
    return seating?.people ?? 0
  }
  return { app, token, tableId: table.id, ann, seated }
}
