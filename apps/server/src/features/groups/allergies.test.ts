// The allergies of members.

import { changeMember, createGroup, getMembers, joinGroup, type Member } from '@tablemate/contract/groups.ts'
import { joinSeating } from '@tablemate/contract/restaurant-tables.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { allergens } from '@tablemate/domain/menu/allergens.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { makeRestaurantTable } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()
const entered = { allergies: 'no nuts, please', allergens: ['nuts', 'milk'] as const }
/** As stored: in the order of the list. */
const stored = { allergies: 'no nuts, please', allergens: ['milk', 'nuts'] }

describe('an allergy is saved', () => {
  test('when a member creates a group, joins one, scans a table, or adds a guest', async () => {
    const { token } = await makeRestaurantTable(app())
    const { group, diners } = await makeGroup(app())
    const params = { groupId: group.id }
    const input = { ...entered, allergens: [...entered.allergens] }
    const started = await makePhone(app().url).call(createGroup, { body: { memberName: 'Ann', ...input } })
    const scanned = await makePhone(app().url).call(joinSeating, {
      params: { token },
      body: { name: 'Ann', ...input },
    })
    const joined = await makePhone(app().url).call(joinGroup, {
      params,
      body: { name: 'Zoe', key: group.linkKey, ...input },
    })
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
      expect(member).toMatchObject(stored)
    const { body } = await diners[1].phone.call(getMembers, { params })
    expect(body.slice(2)).toEqual([joined.body, guest.body])
    expect(body[0]).toMatchObject({ allergies: '', allergens: [] })
  })

  test('when a member adds, changes or deletes it, and each change is sent to the table', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const stream = await ben.phone.listen(group.id)
    await stream.next()
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
      expect((await stream.next())?.data).toMatchObject({ members: [answer.body, { name: 'Ben' }] })
    }
    stream.close()
  })

  test('by members for themselves and for guests, but not for other members', async () => {
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
    expect((await fetchGroupState(ann.phone, group.id)).members.map(({ allergies }) => allergies)).toEqual([
      '',
      '',
      'eggs',
    ])
  })

  test('with its own revision for the kitchen, which an unchanged value does not raise', async () => {
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
    expect(first).toBe((await fetchGroupState(phone, group.id)).revision)
    await change(phone, group.id, id, { name: 'Anna', allergies: 'eggs' })
    expect(await revision()).toBe(first)
    await change(phone, group.id, id, { allergens: ['eggs'] })
    expect(await revision()).toBe((await fetchGroupState(phone, group.id)).revision)
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
  ])('for %j, by joins and by changes', async (wrong, fields) => {
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

  test('only above the limit, in any script', async () => {
    const { group, diners } = await makeGroup(app())
    const allergies = 'ñ'.repeat(limits.allergies)
    const { status, body } = await change(diners[0].phone, group.id, diners[0].id, { allergies })
    expect([status, body.allergies]).toEqual([200, allergies])
  })

  test('for a change without any field', async () => {
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
