// New codes of a group: what they invalidate, who learns them, and how often they can be requested. Joins that are repeated.

import {
  createGroup,
  findGroupByCode,
  type Group,
  leaveGroup,
  type Member,
} from '@tablemate/contract/groups.ts'
import { staffRenewCode } from '@tablemate/contract/hosting.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { remove, renew } from '@tablemate/test/diners/hosting.ts'
import { join, makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import type { Owner } from '@tablemate/test/restaurants/restaurant.ts'
import {
  joinByCode,
  join as joinByToken,
  makeRestaurantTable,
} from '@tablemate/test/restaurants/restaurant-tables.ts'
import { describe, expect, test } from 'vitest'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '10' } })

function renewAsStaff(owner: Owner, { id: groupId }: Pick<Group, 'id'>) {
  return owner.phone.call(staffRenewCode, { params: { restaurantId: owner.id, groupId } })
}

// Threat: stranger
describe('a new code', () => {
  test('invalidates the old one at once, and is sent to everybody at the table', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const stream = await ben.phone.listen(group.id)
    await stream.next()
    const { status, body } = await renew(ann.phone, group)
    const [code, linkKey] = [expect.stringMatching(/^[2-9A-Z]{6}$/), expect.stringMatching(/^[2-9A-Z]{10}$/)]
    expect([status, body]).toEqual([200, { ...group, code, linkKey }])
    expect([body.code === group.code, body.linkKey === group.linkKey]).toEqual([false, false])
    expect(await stream.next()).toMatchObject({
      kind: 'change',
      data: { group: body },
    })
    stream.close()
    expect((await fetchGroupState(ben.phone, group.id)).group.code).toBe(body.code)
    const find = (code: string) => makePhone(app().url).call(findGroupByCode, { params: { code }, query: {} })
    expect((await find(group.code)).problem.problem).toBe('group-not-found')
    expect((await find(body.code)).body).toMatchObject({ id: group.id, code: body.code })
  })

  test('ends the old link, also for a member who was removed', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 3 })
    const [ann, ben, cyd] = diners
    expect((await remove(ann.phone, group, ben, { renewCode: true })).status).toBe(204)
    const { group: now } = await fetchGroupState(ann.phone, group.id)
    expect((await join(ben.phone, group, 'Ben')).problem.problem).toBe('group-not-found')
    expect((await join(ben.phone, group, 'Ben', { key: now.linkKey.toLowerCase() })).status).toBe(201)
    // A phone with a member needs no key, for another member or for a guest.
    expect((await join(cyd.phone, { id: group.id }, 'Cyd’s friend')).status).toBe(201)
    expect((await join(cyd.phone, group, 'Grandma', { isGuest: true })).status).toBe(201)
  })

  test('is not sent to a member who is removed by the same request', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const stream = await ben.phone.listen(group.id)
    await stream.next()
    await remove(ann.phone, group, ben, { renewCode: true })
    expect(await stream.next()).toMatchObject({ kind: 'gone', data: {} })
    expect(await stream.next()).toBeNull()
  })

  test('is created even if the member to remove has just left', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    await ben.phone.call(leaveGroup, { params: { groupId: group.id, memberId: ben.id } })
    expect((await remove(ann.phone, group, ben)).problem.problem).toBe('member-not-found')
    expect((await remove(ann.phone, group, ben, { renewCode: true })).status).toBe(204)
    expect((await fetchGroupState(ann.phone, group.id)).group.code).not.toBe(group.code)
  })

  test('does not change the printed code of the table', async () => {
    const { owner, token } = await makeRestaurantTable(app())
    const ann = await joinByCode(app(), token, 'Ann')
    await renewAsStaff(owner, ann.group)
    const ben = await joinByCode(app(), token, 'Ben')
    expect(ben.group.id).toBe(ann.group.id)
  })

  test('is contained in the stored response of a repeated request', async () => {
    const phone = makePhone(app().url)
    await phone.send('GET', '/')
    const start = () => phone.call(createGroup, { body: { memberName: 'Ann' }, key: 'start' })
    const { group, member } = (await start()).body as { group: Group; member: Member }
    const { body } = await renew(phone, group)
    expect((await start()).body).toEqual({ group: body, member })

    const { owner, token } = await makeRestaurantTable(app())
    const zoe = makePhone(app().url)
    await zoe.send('GET', '/')
    const sit = () => joinByToken(zoe, token, 'Zoe', { key: 'sit' })
    const first = (await sit()).body
    const { body: renewed } = await renewAsStaff(owner, first.group)
    expect((await sit()).body.group.code).toBe(renewed.code)
  })

  test('requested twice at once leaves one valid code', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const [{ phone }] = diners
    const tries = await Promise.all([renew(phone, group), renew(phone, group)])
    const { group: now } = await fetchGroupState(phone, group.id)
    expect(tries.map(({ body }) => body.code)).toContain(now.code)
    const codes = await app().database.sql`select code from group_codes where group_id = ${group.id}`
    expect(codes).toEqual([{ code: now.code }])
  })

  test('can be requested 10 times an hour per table', async () => {
    const usual = await startApp()
    const { group, diners } = await makeGroup(usual, { diners: 1 })
    const other = await makeGroup(usual, { diners: 1 })
    const statuses: number[] = []
    for (let at = 0; at < 11; at += 1) statuses.push((await renew(diners[0].phone, group)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    expect((await renew(other.diners[0].phone, other.group)).status).toBe(200)
  })
})

// Threat: stranger
test('the id of a group lets nobody in without the key of its link, though its code was never renewed', async () => {
  const { group } = await makeGroup(app(), { diners: 1 })
  const other = await makeGroup(app(), { diners: 1 })
  const stranger = makePhone(app().url)
  for (const linkKey of [undefined, other.group.linkKey, group.code])
    expect((await join(stranger, { id: group.id, linkKey }, 'Stranger')).problem.problem).toBe(
      'group-not-found',
    )
  expect((await join(stranger, group, 'Ben')).status).toBe(201)
})

describe('a repeated join with the same idempotency key', () => {
  // Threat: repeated-requests
  test.each(['has left', 'was removed'] as const)(
    'after the member %s does not return the deleted member',
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
      // A new idempotency key makes a new member.
      const { status, body } = await again('another')
      expect([status, body.id === zoe.id]).toEqual([201, false])
      expect((await fetchGroupState(ben.phone, group.id)).members.map(({ name }) => name)).toEqual([
        'Ann',
        'Ben',
        'Zoe',
      ])
    },
  )

  test('does not return a deleted member for a scanned table or a new group, either', async () => {
    const { token } = await makeRestaurantTable(app())
    await joinByCode(app(), token, 'Ann')
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
