// Names of members: what may be a name, and how members change theirs.

import { describe, expect, test } from 'vitest'
import { changeMember, getMembers } from '#contract/groups.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { fetchTable } from '../../../../test/diners/follow.ts'
import { join, makeGroup } from '../../../../test/diners/make.ts'
import { makePhone } from '../../../../test/diners/phone.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

describe('a name', () => {
  test.each([
    ['x'.repeat(40)],
    ['👩‍👩‍👧‍👦'.repeat(5)],
    ['🍕'.repeat(40)],
    ["Robert'); drop table members;--"],
    ['<script>alert(1)</script>'],
    ['&lt;b&gt;'],
    ['{{7*7}}'],
    ['__proto__'],
    ['constructor'],
    ['مريم'],
    ['李小龙'],
    ['null'],
  ])('may be %s, and is stored as typed', async name => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const { body } = await join(makePhone(app().url), group, name)
    expect(body).toMatchObject({ name })
    const listed = await diners[0].phone.call(getMembers, { params: { groupId: group.id } })
    expect(listed.body.map(member => member.name)).toEqual(['Ann', name])
  })

  test.each([
    ['🍕'.repeat(41), 'too-long'],
    ['x'.repeat(41), 'too-long'],
    ['', 'required'],
    ['   ', 'required'],
    ['\u200b\u200d\u2060', 'required'],
    ['A\u0000nn', 'forbidden-characters'],
    ['A\nnn', 'forbidden-characters'],
    ['A\u0007nn', 'forbidden-characters'],
    ['A\u0085nn', 'forbidden-characters'],
    ['A\ud83dnn', 'forbidden-characters'],
    ['A\udc00nn', 'forbidden-characters'],
    [5, 'wrong-type'],
    [['Ann'], 'wrong-type'],
    [null, 'required'],
    [undefined, 'required'],
  ])('must not be %j', async (name, fault) => {
    const { group } = await makeGroup(app(), { diners: 1 })
    const { problem } = await join(makePhone(app().url), group, name as string)
    expect(problem).toMatchObject({ problem: 'invalid', fields: { name: fault } })
  })
})

describe('renaming', () => {
  test('is sent to everybody, with the members and the bill', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    await ann.order({ name: 'Soup', price: 900 })
    const stream = await ben.phone.listen(group.id)
    await stream.next()
    const params = { groupId: group.id, memberId: ann.id }
    const { status, body } = await ann.phone.call(changeMember, { params, body: { name: ' Anna  Lee ' } })
    const own = { id: ann.id, groupId: group.id, isGuest: false, isHost: true, allergies: '', allergens: [] }
    const renamed = { ...own, name: 'Anna Lee' }
    expect([status, body]).toEqual([200, renamed])
    expect(await stream.next()).toMatchObject({
      kind: 'change',
      data: {
        members: [{ name: 'Anna Lee' }, { name: 'Ben' }],
        bill: { memberSplits: [{ memberName: 'Anna Lee' }, { memberName: 'Ben' }] },
      },
    })
    stream.close()
    // The old name is free, and the own name can change its spelling.
    expect((await join(makePhone(app().url), group, 'Ann')).status).toBe(201)
    expect((await ann.phone.call(changeMember, { params, body: { name: 'ANNA LEE' } })).status).toBe(200)
  })

  test('to a taken name is refused, in any spelling', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann] = diners
    const params = { groupId: group.id, memberId: ann.id }
    const { problem } = await ann.phone.call(changeMember, { params, body: { name: ' bEn' } })
    expect(problem.problem).toBe('name-taken')
    const { members } = await fetchTable(ann.phone, group.id)
    expect(members.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
  })

  test('of twenty members to one name at once succeeds once', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 20 })
    const renames = diners.map(({ phone, id }) =>
      phone.call(changeMember, { params: { groupId: group.id, memberId: id }, body: { name: 'Zoe' } }),
    )
    const statuses = (await Promise.all(renames)).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  })
})
