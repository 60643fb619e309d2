// What members say that they must not eat.

import { describe, expect, test } from 'vitest'
import { changeMember, createGroup, getMembers, joinGroup, type Member } from '#contract/groups.ts'
import { joinTable } from '#contract/tables.ts'
import { limits } from '#domain/limits.ts'
import { allergens } from '#domain/menu/allergens.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { look } from '../../../../test/diners/follow.ts'
import { makeGroup } from '../../../../test/diners/make.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { makeCode } from '../../../../test/restaurants/tables.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })
const said = { allergies: 'no nuts, please', allergens: ['nuts', 'milk'] as const }
/** In the order of the list. */
const kept = { allergies: 'no nuts, please', allergens: ['milk', 'nuts'] }

describe('an allergy is said', () => {
  test('by whoever starts a group, joins one, scans a table, or brings a guest', async () => {
    const { token } = await makeCode(app())
    const { group, diners } = await makeGroup(app())
    const params = { groupId: group.id }
    const input = { ...said, allergens: [...said.allergens] }
    const started = await makePhone(app().url).call(createGroup, { body: { memberName: 'Ann', ...input } })
    const scanned = await makePhone(app().url).call(joinTable, {
      params: { token },
      body: { name: 'Ann', ...input },
    })
    const joined = await makePhone(app().url).call(joinGroup, { params, body: { name: 'Zoe', ...input } })
    const guest = await diners[0].phone.call(joinGroup, {
      params,
      body: { name: 'Grandma', isGuest: true, ...input },
    })
    for (const member of [
      (started.body as { member: Member }).member,
      scanned.body.member,
      joined.body,
      guest.body,
    ])
      expect(member).toMatchObject(kept)
    const { body } = await diners[1].phone.call(getMembers, { params })
    expect(body.slice(2)).toEqual([joined.body, guest.body])
    expect(body[0]).toMatchObject({ allergies: '', allergens: [] })
  })

  test('later, and changed, and taken back: the table hears of it each time', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const line = await ben.phone.listen(group.id)
    await line.next()
    for (const [body, expected] of [
      [{ allergies: 'shrimps' }, { name: 'Ann', allergies: 'shrimps', allergens: [] }],
      [{ allergens: ['fish', 'fish'] }, { name: 'Ann', allergies: 'shrimps', allergens: ['fish'] }],
      [{ name: 'Anna' }, { name: 'Anna', allergies: 'shrimps', allergens: ['fish'] }],
      [
        { allergies: '', allergens: null },
        { name: 'Anna', allergies: '', allergens: [] },
      ],
    ] as const) {
      const answer = await change(ann.phone, group.id, ann.id, body as never)
      expect(answer.body).toMatchObject(expected)
      expect((await line.next())?.data).toMatchObject({ members: [answer.body, { name: 'Ben' }] })
    }
    line.close()
  })

  test('by members for themselves and for guests, and for nobody else', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const { body: guest } = await ben.phone.call(joinGroup, {
      params: { groupId: group.id },
      body: { name: 'Grandma', isGuest: true },
    })
    expect((await change(ann.phone, group.id, guest.id, { allergies: 'eggs' })).body).toMatchObject({
      name: 'Grandma',
      isGuest: true,
      isHost: false,
      allergies: 'eggs',
    })
    const foreign = await change(ann.phone, group.id, ben.id, { allergies: 'none at all' })
    expect(foreign.problem.problem).toBe('not-your-member')
    const stranger = await change(makePhone(app().url), group.id, ann.id, { allergies: 'none at all' })
    expect(stranger.problem.problem).toBe('group-not-found')
    expect((await look(ann.phone, group.id)).members.map(({ allergies }) => allergies)).toEqual([
      '',
      '',
      'eggs',
    ])
  })

  test('at a revision of its own, so that the kitchen knows which it has read; saying the same again is none', async () => {
    const { group, diners } = await makeGroup(app())
    const { id, phone } = diners[0]
    const revision = async () => {
      const [row] = await app().database.sql<{ revision: number }[]>`
        select allergies_revision as revision from members where group_id = ${group.id} and id = ${id}`
      return row?.revision ?? -1
    }
    expect(await revision()).toBe(0)
    await change(phone, group.id, id, { allergies: 'eggs' })
    const first = await revision()
    expect(first).toBe((await look(phone, group.id)).revision)
    await change(phone, group.id, id, { name: 'Anna', allergies: 'eggs' })
    expect(await revision()).toBe(first)
    await change(phone, group.id, id, { allergens: ['eggs'] })
    expect(await revision()).toBe((await look(phone, group.id)).revision)
  })
})

describe('an allergy is refused', () => {
  const tooLong = 'x'.repeat(limits.allergies + 1)
  test.each([
    [{ allergies: tooLong }, { allergies: 'too-long' }],
    [{ allergies: 'eggs\u0000' }, { allergies: 'forbidden-characters' }],
    [{ allergies: 7 }, { allergies: 'wrong-type' }],
    [{ allergens: ['tomatoes'] }, { 'allergens.0': 'not-an-option' }],
    [{ allergens: 'eggs' }, { allergens: 'wrong-type' }],
    [{ allergens: [...allergens, 'eggs'] }, { allergens: 'too-long' }],
  ])('%j: at joining and at changing', async (wrong, fields) => {
    const { group, diners } = await makeGroup(app())
    const params = { groupId: group.id }
    const joined = await makePhone(app().url).call(joinGroup, {
      params,
      body: { name: 'Zoe', ...wrong } as never,
    })
    expect([joined.status, joined.problem.fields]).toEqual([400, fields])
    const changed = await change(diners[0].phone, group.id, diners[0].id, wrong as never)
    expect([changed.status, changed.problem.fields]).toEqual([400, fields])
  })

  test('not where it just fits, in whatever script', async () => {
    const { group, diners } = await makeGroup(app())
    const allergies = 'ñ'.repeat(limits.allergies)
    const { status, body } = await change(diners[0].phone, group.id, diners[0].id, { allergies })
    expect([status, body.allergies]).toEqual([200, allergies])
  })

  test('where nothing is said', async () => {
    const { group, diners } = await makeGroup(app())
    const { problem } = await change(diners[0].phone, group.id, diners[0].id, {})
    expect(problem.fields).toEqual({ name: 'required' })
  })
})

function change(
  phone: ReturnType<typeof makePhone>,
  groupId: string,
  memberId: number,
  body: { name?: string; allergies?: string | null; allergens?: (typeof allergens)[number][] | null },
) {
  return phone.call(changeMember, { params: { groupId, memberId }, body })
}
