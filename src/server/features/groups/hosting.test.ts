// Keeping a stranger away: who may remove whom, what a new code ends, and what those who are out are told.

import { describe, expect, test } from 'vitest'
import { chooseBill } from '#contract/bills.ts'
import {
  createGroup,
  findGroupByCode,
  type Group,
  getGroup,
  joinGroup,
  leaveGroup,
  type Member,
} from '#contract/groups.ts'
import { removeMember, renewCode, staffRemoveMember, staffRenewCode } from '#contract/hosting.ts'
import { cancelOrder, placeOrder } from '#contract/orders.ts'
import { payShare } from '#contract/payments.ts'
import { shareApp, startApp } from '../../../../test/app/app.ts'
import { look } from '../../../../test/diners/follow.ts'
import { joinAs, makeGroup } from '../../../../test/diners/make.ts'
import { makePhone, type Phone } from '../../../../test/diners/phone.ts'
import { solutionOf } from '../../../../test/diners/proof.ts'
import { makeRestaurant } from '../../../../test/restaurants/restaurant.ts'
import { join as joinByToken, makeCode, sitDown } from '../../../../test/restaurants/tables.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '10' } })
const soup = { name: 'Soup', quantity: 1, price: 900 }

describe('the host', () => {
  test('removes any member who has ordered nothing: that phone hears it at once, reads nothing more, and the name is free', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 3 })
    const [ann, ben, cyd] = diners
    const [bens, cyds] = [await ben.phone.listen(group.id), await cyd.phone.listen(group.id)]
    await Promise.all([bens.next(), cyds.next()])
    expect((await remove(ann.phone, group, ben)).status).toBe(204)
    expect(await bens.next()).toMatchObject({ kind: 'gone' })
    expect(await cyds.next()).toMatchObject({ kind: 'change', data: { members: [{}, { name: 'Cyd' }] } })
    cyds.close()
    expect((await ben.phone.call(getGroup, { params: { groupId: group.id } })).status).toBe(404)
    const order = await ben.phone.call(placeOrder, {
      body: { groupId: group.id, memberId: ben.id, items: [soup] },
    })
    expect(order.problem.problem).toBe('group-not-found')
    expect((await join(makePhone(app().url), group, 'Ben')).status).toBe(201)
  })

  test('is told as such to everybody, and is nobody else: neither another member, nor a guest, nor who opened and left', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 3 })
    const [ann, ben, cyd] = diners
    await ann.phone.call(joinGroup, {
      params: { groupId: group.id },
      body: { name: 'Grandma', isGuest: true },
    })
    const { members } = await look(cyd.phone, group.id)
    expect(members.map(({ isHost }) => isHost)).toEqual([true, false, false, false])
    expect((await remove(ben.phone, group, cyd)).problem.problem).toBe('not-the-host')
    expect((await renew(ben.phone, group)).problem.problem).toBe('not-the-host')
    expect((await remove(makePhone(app().url), group, cyd)).problem.problem).toBe('group-not-found')
    await ann.phone.call(leaveGroup, { params: { groupId: group.id, memberId: ann.id } })
    expect((await remove(ann.phone, group, ben)).problem.problem).toBe('not-your-member')
    expect((await renew(ann.phone, group)).problem.problem).toBe('not-your-member')
    expect((await look(cyd.phone, group.id)).group.code).toBe(group.code)
  })

  test('removes nobody who has ordered or paid; who has taken the order back can be removed', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 3 })
    const [ann, ben, cyd] = diners
    const { id: orderId } = await ben.order({ name: 'Soup', price: 900 })
    expect((await remove(ann.phone, group, ben)).problem).toMatchObject({ problem: 'has-ordered' })
    await ann.order({ name: 'Wine', price: 900 })
    await ben.phone.call(cancelOrder, { params: { orderId } })
    // Cyd pays the share of Ann, and has ordered nothing.
    const { bill } = await look(cyd.phone, group.id)
    const due = bill.memberSplits.find(({ memberId }) => memberId === ann.id)?.due ?? 0
    await cyd.phone.call(payShare, { body: { groupId: group.id, memberId: ann.id, amount: due } })
    expect((await remove(ann.phone, group, cyd)).problem.problem).toBe('has-ordered')
    expect((await remove(ann.phone, group, ben)).status).toBe(204)
    // Once more, as after an answer that was lost.
    expect((await remove(ann.phone, group, ben)).problem.problem).toBe('member-not-found')
    expect((await remove(ann.phone, group, { id: 999_999 })).problem.problem).toBe('member-not-found')
  })

  test('removes one name of a phone that has two: the phone stays with the other', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const { body: second } = await join(ben.phone, group, 'Benny')
    expect((await remove(ann.phone, group, ben)).status).toBe(204)
    const { members } = await look(ben.phone, group.id)
    expect(members.map(({ name }) => name)).toEqual(['Ann', 'Benny'])
    expect((await remove(ann.phone, group, second)).status).toBe(204)
    expect((await ben.phone.call(getGroup, { params: { groupId: group.id } })).status).toBe(404)
  })

  test('leaves every cent in its place: equal shares are those of who still sits there', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 4 })
    const [ann, ben, cyd, stranger] = diners
    await ann.order({ name: 'Soup', price: 1000 })
    await stranger.phone.call(chooseBill, { params: { groupId: group.id }, body: { tipPercentage: 100 } })
    const first = (await look(ben.phone, group.id)).bill.memberSplits[1]?.due ?? 0
    await ben.phone.call(payShare, { body: { groupId: group.id, memberId: ben.id, amount: first } })
    expect((await remove(ann.phone, group, stranger)).status).toBe(204)
    const { bill, members } = await look(cyd.phone, group.id)
    expect([bill.memberCount, members.length]).toEqual([3, 3])
    const sum = bill.memberSplits.reduce((all, { paid, due }) => all + paid + due, 0)
    expect(sum).toBe(bill.finalTotal)
    expect(bill.memberSplits.map(({ memberName }) => memberName)).toEqual(['Ann', 'Ben', 'Cyd'])
    // The tip stands until somebody chooses another one, which anyone may: down to what was paid of it.
    const chosen = await ann.phone.call(chooseBill, {
      params: { groupId: group.id },
      body: { tipPercentage: 30 },
    })
    expect(chosen.problem.problem ?? chosen.status).toBe(200)
  })

  test('removes and a member orders at the same instant: one of the two happens, and no order is on nobody’s bill', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const [ann] = diners
    let ordered = 0
    for (let round = 0; round < 20; round += 1) {
      const ben = await joinAs(app(), group, `Ben ${round}`)
      const [removed, placed] = await Promise.all([
        remove(ann.phone, group, ben),
        ben.phone.call(placeOrder, { body: { groupId: group.id, memberId: ben.id, items: [soup] } }),
      ])
      expect([removed.status === 204, placed.status === 201].filter(Boolean)).toHaveLength(1)
      if (placed.status === 201) ordered += 1
    }
    const { bill, members, orders } = await look(ann.phone, group.id)
    expect([members.length - 1, orders.length, bill.subtotal]).toEqual([ordered, ordered, ordered * 900])
  })
})

describe('a new code', () => {
  test('ends the old one at once, and everybody at the table sees it', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const line = await ben.phone.listen(group.id)
    await line.next()
    const { status, body } = await renew(ann.phone, group)
    const [code, linkKey] = [expect.stringMatching(/^[2-9A-Z]{6}$/), expect.stringMatching(/^[2-9A-Z]{10}$/)]
    expect([status, body]).toEqual([200, { ...group, code, linkKey }])
    expect([body.code === group.code, body.linkKey === group.linkKey]).toEqual([false, false])
    expect(await line.next()).toMatchObject({
      kind: 'change',
      data: { group: body },
    })
    line.close()
    expect((await look(ben.phone, group.id)).group.code).toBe(body.code)
    const find = (code: string) => makePhone(app().url).call(findGroupByCode, { params: { code }, query: {} })
    expect((await find(group.code)).problem.problem).toBe('group-not-found')
    expect((await find(body.code)).body).toMatchObject({ id: group.id, code: body.code })
  })

  test('keeps away who knows the table’s id but not the code, and lets in who knows it', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 3 })
    const [ann, ben, cyd] = diners
    expect((await remove(ann.phone, group, ben, { renewCode: true })).status).toBe(204)
    const { group: now } = await look(ann.phone, group.id)
    expect((await join(ben.phone, group, 'Ben')).problem.problem).toBe('group-not-found')
    expect((await join(ben.phone, group, 'Ben', { key: group.linkKey })).status).toBe(404)
    expect((await join(ben.phone, group, 'Ben', { key: now.linkKey.toLowerCase() })).status).toBe(201)
    // Who sits there already needs none, for another name or for a guest.
    expect((await join(cyd.phone, group, 'Cyd’s friend')).status).toBe(201)
    expect((await join(cyd.phone, group, 'Grandma', { isGuest: true })).status).toBe(201)
  })

  test('lets in who types it at an address where too many wrong ones were typed', async () => {
    const usual = await startApp()
    const { group, diners } = await makeGroup(usual, { diners: 1 })
    const { code } = (await renew(diners[0].phone, group)).body
    const cyd = makePhone(usual.url)
    const find = (typed: string, proof?: string) =>
      cyd.call(findGroupByCode, { params: { code: typed }, query: proof ? { proof } : {} })
    for (let miss = 0; miss < 20; miss += 1) await find('ZZZZZZ')
    const { body: found } = await find(code, solutionOf((await find(code)).problem))
    expect((await join(cyd, found, 'Cyd', { key: found.linkKey })).status).toBe(201)
    // Groups with their first code are joined as ever.
    const other = await makeGroup(usual, { diners: 1 })
    expect((await join(makePhone(usual.url), other.group, 'Ben')).status).toBe(201)
  })

  test('is told to nobody who is removed in the same step', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const line = await ben.phone.listen(group.id)
    await line.next()
    await remove(ann.phone, group, ben, { renewCode: true })
    expect(await line.next()).toMatchObject({ kind: 'gone', data: {} })
    expect(await line.next()).toBeNull()
  })

  test('is given although who was to be removed has just left: the old one no longer works', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    await ben.phone.call(leaveGroup, { params: { groupId: group.id, memberId: ben.id } })
    expect((await remove(ann.phone, group, ben)).problem.problem).toBe('member-not-found')
    expect((await remove(ann.phone, group, ben, { renewCode: true })).status).toBe(204)
    expect((await look(ann.phone, group.id)).group.code).not.toBe(group.code)
  })

  test('leaves the sticker of the table as it was', async () => {
    const { token } = await makeCode(app())
    const ann = await sitDown(app(), token, 'Ann')
    await renew(ann.phone, ann.group)
    const ben = await sitDown(app(), token, 'Ben')
    expect(ben.group.id).toBe(ann.group.id)
  })

  test('is not taken back by a first answer that is told again', async () => {
    const phone = makePhone(app().url)
    await phone.send('GET', '/')
    const start = () => phone.call(createGroup, { body: { memberName: 'Ann' }, key: 'start' })
    const { group, member } = (await start()).body as { group: Group; member: Member }
    const { body } = await renew(phone, group)
    expect((await start()).body).toEqual({ group: body, member })

    const { token } = await makeCode(app())
    const zoe = makePhone(app().url)
    await zoe.send('GET', '/')
    const sit = () => joinByToken(zoe, token, 'Zoe', { key: 'sit' })
    const first = (await sit()).body
    const { body: renewed } = await renew(zoe, first.group)
    expect((await sit()).body.group.code).toBe(renewed.code)
  })

  test('from two tries at once: one of the two codes is left, and leads there', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const [{ phone }] = diners
    const tries = await Promise.all([renew(phone, group), renew(phone, group)])
    const { group: now } = await look(phone, group.id)
    expect(tries.map(({ body }) => body.code)).toContain(now.code)
    const codes = await app().database.sql`select code from group_codes where group_id = ${group.id}`
    expect(codes).toEqual([{ code: now.code }])
  })

  test('is given 10 times an hour and no more, whatever the table', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const other = await makeGroup(app(), { diners: 1 })
    const statuses: number[] = []
    // Ten times as many as usual, as RATE_LIMIT_SCALE says.
    for (let at = 0; at < 101; at += 1) statuses.push((await renew(diners[0].phone, group)).status)
    expect(statuses).toEqual([...Array(100).fill(200), 429])
    expect((await renew(other.diners[0].phone, other.group)).status).toBe(200)
  })
})

describe('a join that is sent again with its key', () => {
  test.each(['has left', 'was removed'] as const)(
    'after the member %s is not answered with a member that is gone',
    async how => {
      const { group, diners } = await makeGroup(app())
      const [ann, ben] = diners
      const phone = makePhone(app().url)
      await phone.send('GET', '/')
      const again = (key: string) => join(phone, group, 'Zoe', {}, key)
      const { body: zoe } = await again('join')
      expect((await again('join')).body).toEqual(zoe)
      const params = { groupId: group.id, memberId: zoe.id }
      if (how === 'has left') await phone.call(leaveGroup, { params })
      else await remove(ann.phone, group, zoe)
      expect(await again('join')).toMatchObject({ status: 404, problem: { problem: 'member-not-found' } })
      // With a key of its own it is a new member.
      const { status, body } = await again('another')
      expect([status, body.id === zoe.id]).toEqual([201, false])
      expect((await look(ben.phone, group.id)).members.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Zoe'])
    },
  )

  test('is not at a scanned table either, nor at the start of a group', async () => {
    const { token } = await makeCode(app())
    await sitDown(app(), token, 'Ann')
    const phone = makePhone(app().url)
    await phone.send('GET', '/')
    const sit = () => joinByToken(phone, token, 'Zoe', { key: 'sit' })
    const { group, member } = (await sit()).body
    await phone.call(leaveGroup, { params: { groupId: group.id, memberId: member.id } })
    expect((await sit()).problem.problem).toBe('member-not-found')

    const start = () => phone.call(createGroup, { body: { memberName: 'Zoe' }, key: 'start' })
    const begun = (await start()).body as { group: Group; member: Member }
    await phone.call(leaveGroup, { params: { groupId: begun.group.id, memberId: begun.member.id } })
    expect((await start()).problem.problem).toBe('member-not-found')
  })
})

describe('the restaurant', () => {
  test('removes a member and renews the code at a table of its own, and at no other', async () => {
    const owner = await makeRestaurant(app())
    const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
    const [, ben] = diners
    const elsewhere = await makeGroup(app())
    const params = { restaurantId: owner.id, groupId: group.id }
    const refused = await owner.phone.call(staffRemoveMember, {
      params: { ...params, groupId: elsewhere.group.id, memberId: elsewhere.diners[1].id },
      body: {},
    })
    expect(refused.problem.problem).toBe('group-not-found')
    const unknown = { ...params, groupId: elsewhere.group.id }
    expect((await owner.phone.call(staffRenewCode, { params: unknown })).problem.problem).toBe(
      'group-not-found',
    )
    const removed = await owner.phone.call(staffRemoveMember, {
      params: { ...params, memberId: ben.id },
      body: { renewCode: true },
    })
    expect(removed.status).toBe(204)
    const { group: now, members } = await look(diners[0].phone, group.id)
    expect(members.map(({ name }) => name)).toEqual(['Ann'])
    expect(now.code).not.toBe(group.code)
    const { body } = await owner.phone.call(staffRenewCode, { params })
    expect((await look(diners[0].phone, group.id)).group.code).toBe(body.code)
  })

  test('removes the host too: that phone reads nothing more, and needs the new code to come back, as anybody', async () => {
    const owner = await makeRestaurant(app())
    const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
    const [ann, ben] = diners
    const params = { restaurantId: owner.id, groupId: group.id, memberId: ann.id }
    const removed = await owner.phone.call(staffRemoveMember, { params, body: { renewCode: true } })
    expect(removed.status).toBe(204)
    expect((await ann.phone.call(getGroup, { params: { groupId: group.id } })).status).toBe(404)
    expect((await join(ann.phone, group, 'Ann')).problem.problem).toBe('group-not-found')
    const { group: now } = await look(ben.phone, group.id)
    expect((await join(ann.phone, group, 'Ann', { key: now.linkKey })).body).toMatchObject({ isHost: false })
    expect((await remove(ann.phone, group, ben)).problem.problem).toBe('not-the-host')
  })

  test('removes the last phone, and the guests who have ordered nothing go with it; nobody who has ordered', async () => {
    const owner = await makeRestaurant(app())
    const { group, diners } = await makeGroup(app(), { restaurantId: owner.id, diners: 1 })
    const [ann] = diners
    await join(ann.phone, group, 'Grandma', { isGuest: true })
    const removeAnn = () =>
      owner.phone.call(staffRemoveMember, {
        params: { restaurantId: owner.id, groupId: group.id, memberId: ann.id },
        body: {},
      })
    const line = await ann.phone.listen(group.id)
    await line.next()
    expect((await removeAnn()).status).toBe(204)
    expect(await line.next()).toMatchObject({ kind: 'gone' })
    line.close()
    expect((await removeAnn()).problem.problem).toBe('member-not-found')
  })
})

function remove(
  phone: Phone,
  group: Pick<Group, 'id'>,
  { id }: { readonly id: number },
  body: { renewCode?: boolean } = {},
) {
  return phone.call(removeMember, { params: { groupId: group.id, memberId: id }, body })
}

function renew(phone: Phone, group: Pick<Group, 'id'>) {
  return phone.call(renewCode, { params: { groupId: group.id } })
}

function join(
  phone: Phone,
  group: Pick<Group, 'id'>,
  name: string,
  more: { isGuest?: boolean; key?: string } = {},
  key = '',
) {
  return phone.call(joinGroup, {
    params: { groupId: group.id },
    body: { name, ...more },
    ...(key && { key }),
  })
}
