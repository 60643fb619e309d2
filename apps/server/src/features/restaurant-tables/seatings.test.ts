// Scans of a table's printed code join one group.

import { closeSeating } from '@tablemate/contract/floor.ts'
import { getGroup, getMembers, leaveGroup } from '@tablemate/contract/groups.ts'
import { placeOrder } from '@tablemate/contract/orders.ts'
import { getRestaurantTables } from '@tablemate/contract/restaurant-tables.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { addMenuItems, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import {
  addRestaurantTablesTo,
  join,
  joinByCode,
  makeRestaurantTable,
  scan,
} from '@tablemate/test/restaurants/restaurant-tables.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import { describe, expect, test } from 'vitest'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '1000' } })
const phone = () => makePhone(app().url)

test('twenty phones that scan at once on two nodes join one group, again and again', async () => {
  const nodes = [app(), await app().startAnother()]
  const owner = await makeRestaurant(app())
  const names = Array.from({ length: 20 }, (_, at) => `Guest ${at + 1}`)
  const restaurantTables = await addRestaurantTablesTo(
    owner,
    ...Array.from({ length: longRun(5, 50) }, (_, at) => `${at + 1}`),
  )
  for (const { token } of restaurantTables) {
    const joins = await Promise.all(
      names.map((name, at) => join(makePhone(nodes[at % 2]?.url ?? ''), token, name)),
    )
    expect(joins.map(({ status }) => status)).toEqual(names.map(() => 201))
    expect(new Set(joins.map(({ body }) => body.group.id)).size).toBe(1)
    const late = await joinByCode(app(), token, 'Late')
    const { body: members } = await late.phone.call(getMembers, { params: { groupId: late.group.id } })
    expect(members.map(({ name }) => name).sort()).toEqual([...names, 'Late'].sort())
  }
})

describe('the first scan', () => {
  test('opens a group at the table, with the restaurant’s currency and menu', async () => {
    const { owner, token } = await makeRestaurantTable(app(), { name: 'Da Mario', currency: 'EUR' })
    await addMenuItems(owner, { name: 'Soup', price: 950 })
    const ann = await joinByCode(app(), token, ' Ann ')
    expect(ann.group).toMatchObject({
      restaurantId: owner.id,
      restaurantName: 'Da Mario',
      tableNumber: '7',
      currency: 'EUR',
      isUniversalMode: false,
      isActive: true,
    })
    expect(ann.member).toMatchObject({ name: 'Ann', groupId: ann.group.id })
    const read = await ann.phone.call(getGroup, { params: { groupId: ann.group.id } })
    expect(read.body).toEqual(ann.group)
    expect((await ann.order({ name: 'soup', price: 1 })).total).toBe(950)
  })
})

describe('a scan', () => {
  // Threat: table-code
  test('reveals restaurant, table and the number of people, but not who they are', async () => {
    const { owner, restaurantTable, token } = await makeRestaurantTable(app(), { name: 'Da Mario' })
    const empty = {
      restaurant: { id: owner.id, name: 'Da Mario', currency: 'USD' },
      table: { id: restaurantTable.id, name: '7' },
      seating: null,
      opening: null,
      mine: null,
      elsewhere: null,
      freeSeats: [],
    }
    expect((await scan(phone(), token)).body).toEqual(empty)
    const ann = await joinByCode(app(), token, 'Ann')
    await joinByCode(app(), token, 'Ben')
    const seating = { people: 2, openedAt: ann.group.createdAt }
    expect((await scan(phone(), token)).body).toEqual({ ...empty, seating })
    const { body } = await owner.phone.call(getRestaurantTables, { params: { restaurantId: owner.id } })
    expect(body[0]?.seating).toEqual(seating)
  })

  test('returns the own group to a phone of the table, and to no other phone', async () => {
    const { token } = await makeRestaurantTable(app())
    const ann = await joinByCode(app(), token, 'Ann')
    await join(ann.phone, token, 'Grandma')
    expect((await scan(ann.phone, token)).body.mine).toEqual({ groupId: ann.group.id, memberId: ann.id })
    expect((await scan(phone(), token)).body.mine).toBeNull()
    const elsewhere = await makeRestaurantTable(app())
    expect((await scan(ann.phone, elsewhere.token)).body.mine).toBeNull()
  })

  test('says where the phone still sits, and what it owes there, until that seating is closed', async () => {
    const first = await makeRestaurantTable(app(), { name: 'Da Mario' })
    const second = await makeRestaurantTable(app())
    const ann = await joinByCode(app(), first.token, 'Ann')
    const elsewhere = async () => (await scan(ann.phone, second.token)).body.elsewhere
    const seat = { groupId: ann.group.id, memberId: ann.id, restaurantName: 'Da Mario', tableNumber: '7' }
    expect(await elsewhere()).toEqual({ ...seat, currency: 'USD', due: 0, canLeave: true })
    const { total } = await ann.order({ name: 'Soup', price: 900 })
    const before = await elsewhere()
    expect(before).toMatchObject({ canLeave: false })
    expect(before?.due).toBeGreaterThanOrEqual(total)
    const grandma = await join(ann.phone, first.token, 'Grandma')
    const items = [{ name: 'Soup', price: 900, quantity: 1 }]
    await ann.phone.call(placeOrder, {
      body: { groupId: ann.group.id, memberId: grandma.body.member.id, items },
    })
    expect((await elsewhere())?.due, 'both members of the phone').toBe(2 * (before?.due ?? 0))
    expect((await scan(ann.phone, first.token)).body.elsewhere).toBeNull()
    expect((await scan(phone(), second.token)).body.elsewhere).toBeNull()
    await first.owner.phone.call(closeSeating, {
      params: { restaurantId: first.owner.id, groupId: ann.group.id },
      query: {},
    })
    expect(await elsewhere()).toBeNull()
  })

  test('accepts the code in any spelling, and finds nothing for an unknown one', async () => {
    const { token } = await makeRestaurantTable(app())
    expect((await scan(phone(), `${token.slice(0, 5)}-${token.slice(5)}`.toLowerCase())).status).toBe(200)
    for (const wrong of ['2222222222', 'ABC', '%00', "' or 1=1 --", 'x'.repeat(99)])
      expect((await scan(phone(), wrong)).problem.problem).toBe('table-not-found')
    expect((await join(phone(), '2222222222', 'Ann')).problem.problem).toBe('table-not-found')
  })

  test('after everybody left reports no seating', async () => {
    const { token } = await makeRestaurantTable(app())
    const ann = await joinByCode(app(), token, 'Ann')
    await ann.phone.call(leaveGroup, { params: { groupId: ann.group.id, memberId: ann.id } })
    expect((await scan(ann.phone, token)).body).toMatchObject({ seating: null, mine: null })
  })
})

describe('joining by a code', () => {
  test('with a taken name or without a name is refused', async () => {
    const { token } = await makeRestaurantTable(app())
    await joinByCode(app(), token, 'José')
    expect((await join(phone(), token, 'JOSÉ'.normalize('NFD'))).problem.problem).toBe('name-taken')
    expect((await join(phone(), token, ' ')).problem.fields).toEqual({ name: 'required' })
  })

  test('repeated with its key returns the same member, even if a new seating has opened since', async () => {
    const { token } = await makeRestaurantTable(app())
    const [ann, ben] = [phone(), phone()]
    const opened = await join(ann, token, 'Ann', { key: 'a' })
    const joined = await join(ben, token, 'Ben', { key: 'b' })
    await joinByCode(app(), token, 'Cyd', { separate: true })
    expect((await join(ann, token, 'Ann', { key: 'a' })).body).toEqual(opened.body)
    expect((await join(ben, token, 'Ben', { key: 'b' })).body).toEqual(joined.body)
    expect((await join(ben, token, 'Bob', { key: 'b' })).problem.problem).toBe('key-reused')
    expect((await scan(phone(), token)).body.seating?.people).toBe(1)
  })

  test('sent twenty times at once with one key opens one group with one member', async () => {
    const { token } = await makeRestaurantTable(app())
    const ann = phone()
    await ann.send('GET', '/api/currencies')
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => join(ann, token, 'Ann', { separate: true, key: 'k' })),
    )
    const joined = tries.filter(({ status }) => status === 201)
    expect(joined.length).toBeGreaterThan(0)
    expect(new Set(joined.map(({ body }) => body.group.id)).size).toBe(1)
    for (const { status, problem } of tries)
      if (status !== 201) expect(problem.problem).toBe('still-in-flight')
  })

  test('is refused to the fifty-first member, who can open a separate party', async () => {
    const { token } = await makeRestaurantTable(app())
    await Promise.all(Array.from({ length: 50 }, (_, at) => joinByCode(app(), token, `Guest ${at}`)))
    const late = phone()
    expect((await join(late, token, 'Late')).problem.problem).toBe('too-many-members')
    expect((await join(late, token, 'Late', { separate: true })).status).toBe(201)
  })
})

describe('a separate party', () => {
  test('is a group of its own that the next scan joins, and each phone finds its own group again', async () => {
    const { token } = await makeRestaurantTable(app())
    const ann = await joinByCode(app(), token, 'Ann')
    const cyd = await joinByCode(app(), token, 'Cyd', { separate: true })
    const dan = await joinByCode(app(), token, 'Dan')
    expect(cyd.group.id).not.toBe(ann.group.id)
    expect(dan.group.id).toBe(cyd.group.id)
    expect((await scan(ann.phone, token)).body.mine?.groupId).toBe(ann.group.id)
    expect((await scan(dan.phone, token)).body.mine?.groupId).toBe(cyd.group.id)
    await ann.order({ name: 'Soup', price: 900 })
  })

  test('at an empty table is its first party', async () => {
    const { token } = await makeRestaurantTable(app())
    const ann = await joinByCode(app(), token, 'Ann', { separate: true })
    expect((await joinByCode(app(), token, 'Ben')).group.id).toBe(ann.group.id)
  })
})
