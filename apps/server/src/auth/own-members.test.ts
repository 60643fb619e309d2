// What a phone may do for the members that it holds, its guests, and for no others; and ids that are none.

import { createGroup, type Group, leaveGroup } from '@tablemate/contract/groups.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { join, makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone, type Phone, sendJson } from '@tablemate/test/diners/phone.ts'
import { beforeAll, describe, expect, test } from 'vitest'

const app = shareApp()
const soup = { name: 'Soup', quantity: 1, price: 900 }

describe('a guest', () => {
  test('may be changed and ordered for by every member of the table, and by nobody else', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const creator = makePhone(app().url)
    const away = (await creator.call(createGroup, { body: {} })).body as Group
    const path = `/api/groups/${group.id}/members`
    const stranger = makePhone(app().url)
    const guest = { isGuest: true }
    expect((await join(stranger, group, 'Grandma', guest)).problem.problem).toBe('group-not-found')
    // The creator of a group is not its member until they join.
    expect((await join(creator, away, 'Grandma', guest)).problem.problem).toBe('not-your-member')
    const { id } = (await join(ann.phone, group, 'Grandma', guest)).body
    const body = { groupId: group.id, memberId: id, items: [soup] }
    const placed = await sendJson(ben.phone, 'POST', '/api/orders', body)
    expect(placed.status).toBe(201)
    const order = `/api/orders/${(placed.body as { id: number }).id}`
    const calls = [
      ['PUT', `${path}/${id}`, { name: 'Granny' }, 200],
      ['PUT', order, { items: [soup] }, 200],
      ['POST', '/api/orders', body, 201],
      ['POST', '/api/orders', { ...body, items: undefined, transcription: 'a soup' }, 201],
      ['DELETE', order, {}, 204],
    ] as const
    const statusesOf = (phone: Phone) =>
      Promise.all(calls.map(async ([method, at, body]) => (await sendJson(phone, method, at, body)).status))
    expect(await statusesOf(stranger)).toEqual(calls.map(() => 404))
    expect((await stranger.send('DELETE', `${path}/${id}`)).status).toBe(404)
    for (const [method, at, body, status] of calls)
      expect([method, at, (await sendJson(ann.phone, method, at, body)).status]).toEqual([method, at, status])
  })

  test('gives no access to the member who added the guest and left', async () => {
    const { group, diners } = await makeGroup(app())
    const { phone, id: memberId } = diners[1]
    const { body: guest } = await join(phone, group, 'Grandma', { isGuest: true })
    await phone.call(leaveGroup, { params: { groupId: group.id, memberId } })
    expect((await phone.send('GET', `/api/groups/${group.id}`)).status).toBe(404)
    const order = { groupId: group.id, memberId: guest.id, items: [soup] }
    expect((await sendJson(phone, 'POST', '/api/orders', order)).status).toBe(404)
  })
})

describe('a phone with several members', () => {
  // Threat: other-member
  test('orders for each of its own members, and for no other member', async () => {
    const { group, diners } = await makeGroup(app())
    const [{ phone, id }, ben] = diners
    const { body: second } = await join(phone, group, 'Anna')
    const order = (memberId: number | string) =>
      sendJson(phone, 'POST', '/api/orders', { groupId: group.id, memberId, items: [soup] })
    for (const own of [id, second.id, String(second.id)]) expect((await order(own)).status).toBe(201)
    for (const other of [ben.id, 999_999])
      expect((await order(other)).problem.problem).toBe('not-your-member')
    const { orders } = await fetchGroupState(ben.phone, group.id)
    expect(orders.map(({ memberId }) => memberId)).toEqual([id, second.id, second.id])
  })

  test('at two tables orders at each only for its member there', async () => {
    const [here, there] = [await makeGroup(app()), await makeGroup(app())]
    const { phone, id } = here.diners[0]
    const { body: guest } = await join(phone, there.group, 'Guest')
    const order = ({ id: groupId }: Group, memberId: number) =>
      sendJson(phone, 'POST', '/api/orders', { groupId, memberId, items: [soup] })
    expect((await order(here.group, guest.id)).problem.problem).toBe('not-your-member')
    expect((await order(there.group, id)).problem.problem).toBe('not-your-member')
    expect((await order(there.group, guest.id)).status).toBe(201)
  })
})

describe('an id', () => {
  let group: Group
  let phone: Phone
  beforeAll(async () => {
    const testGroup = await makeGroup(app(), { diners: 1 })
    group = testGroup.group
    phone = testGroup.diners[0].phone
  })

  test.each(['0', '-1', '1.5', '1e3', 'x', '', '9'.repeat(16), '1;drop table orders', '%00'])(
    'is rejected if it is %j',
    async id => {
      const { status } = await phone.send('DELETE', `/api/orders/${encodeURIComponent(id)}`)
      expect(status).toBe(id === '' ? 404 : 400)
    },
  )

  test.each([0, -1, 1.5, '01', true, {}, [5], null])(
    'in a request body is rejected if it is %j',
    async memberId => {
      const body = { groupId: group.id, memberId, items: [soup] }
      const { problem } = await sendJson(phone, 'POST', '/api/orders', body)
      expect(problem.fields).toEqual({ memberId: memberId === null ? 'required' : 'malformed' })
    },
  )

  test('of a group is case-insensitive', async () => {
    expect((await phone.send('GET', `/api/groups/${group.id.toUpperCase()}`)).body).toEqual(group)
  })
})
