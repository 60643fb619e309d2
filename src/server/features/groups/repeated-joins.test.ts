// A join that is repeated with its idempotency key never returns a member who has left.

import { describe, expect, test } from 'vitest'
import { createGroup, type Group, leaveGroup, type Member } from '#contract/groups.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { fetchTable } from '../../../../test/diners/follow.ts'
import { remove } from '../../../../test/diners/hosting.ts'
import { join, makeGroup } from '../../../../test/diners/make.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { joinByCode, join as joinByToken, makeTableWithCode } from '../../../../test/restaurants/tables.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '10' } })

describe('a repeated join with the same idempotency key', () => {
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
      expect((await fetchTable(ben.phone, group.id)).members.map(({ name }) => name)).toEqual([
        'Ann',
        'Ben',
        'Zoe',
      ])
    },
  )

  test('does not return a deleted member for a scanned table or a new group, either', async () => {
    const { token } = await makeTableWithCode(app())
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
