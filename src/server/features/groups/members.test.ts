// Joining and leaving a group: one name each, fifty members at most, and nobody leaves who has ordered.

import { describe, expect, test } from 'vitest'
import { changeMember, createGroup, getGroup, getMembers, leaveGroup } from '#contract/groups.ts'
import { changeOwnRestaurant } from '#contract/restaurants.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { join, joinAs, makeGroup } from '../../../../test/diners/make.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { makeRestaurant } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

describe('joining', () => {
  test('by twenty phones with one name at once succeeds once, and the others get name-taken', async () => {
    const { group } = await makeGroup(app(), { diners: 1 })
    for (let round = 0; round < 10; round += 1) {
      const spellings = [
        `José ${round}`,
        `JOSÉ ${round}`.normalize('NFD'),
        ` josé  ${round} `,
        `Jo\u200bsé ${round}`,
      ]
      const joins = Array.from({ length: 20 }, (_, at) =>
        join(makePhone(app().url), group, spellings[at % spellings.length] ?? ''),
      )
      const statuses = (await Promise.all(joins)).map(({ status }) => status).sort()
      expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
    }
    const { phone } = await joinAs(app(), group, 'Zoe')
    const { body } = await phone.call(getMembers, { params: { groupId: group.id } })
    expect(body).toHaveLength(12)
  })

  test('with a taken name is refused to the same phone, too', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    expect((await join(diners[0].phone, group, 'ANN')).problem.problem).toBe('name-taken')
  })

  test('with a name that looks like a taken one is refused: letters of another script, other capitals', async () => {
    const { group } = await makeGroup(app(), { diners: 1 })
    for (const name of ['Аnn', 'АNN', 'ΑΝΝ', 'ᴀɴɴ'])
      expect((await join(makePhone(app().url), group, name)).problem.problem).toBe('name-taken')
    for (const name of ['Анна', 'Άννα', 'さくら', 'Łucja', 'มะลิ', 'שִׂרָה', '👩‍👩‍👧'])
      expect((await joinAs(app(), group, name)).name).toBe(name.normalize('NFC'))
  })

  test.each(['\u2800', '\u202etxt.exe', 'Ann\u200f', '\ufffc', 'Bob\ue000', `Z${'\u0336'.repeat(5)}`])(
    '%j is refused as a name, for a diner, a guest, a table or a restaurant',
    async name => {
      const { group, diners } = await makeGroup(app(), { diners: 1 })
      const refused = { problem: 'invalid', fields: { name: 'forbidden-characters' } }
      expect((await join(makePhone(app().url), group, name)).problem).toMatchObject(refused)
      const [{ phone, id }] = diners
      const renamed = await phone.call(changeMember, {
        params: { groupId: group.id, memberId: id },
        body: { name },
      })
      expect(renamed.problem).toMatchObject(refused)
      const place = { restaurantName: name, tableNumber: name, memberName: name }
      const fields = Object.fromEntries(Object.keys(place).map(field => [field, 'forbidden-characters']))
      expect((await phone.call(createGroup, { body: place })).problem).toMatchObject({ fields })
      const owner = await makeRestaurant(app())
      expect((await owner.phone.call(changeOwnRestaurant, { body: { name } })).problem).toMatchObject(refused)
    },
  )

  test('lists members in the order of joining, and one phone may have several', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const [{ phone }] = diners
    await join(phone, group, 'Zoe')
    await join(makePhone(app().url), group, 'Ben')
    const { body } = await phone.call(getMembers, { params: { groupId: group.id } })
    expect(body.map(({ name }) => name)).toEqual(['Ann', 'Zoe', 'Ben'])
  })

  test('is refused to the fifty-first member, until another one leaves', async () => {
    const { group } = await makeGroup(app(), { diners: 49 })
    const phone = makePhone(app().url)
    const { body: last } = await join(phone, group, 'Last')
    expect((await join(makePhone(app().url), group, 'Late')).problem.problem).toBe('too-many-members')
    await phone.call(leaveGroup, { params: { groupId: group.id, memberId: last.id } })
    expect((await join(makePhone(app().url), group, 'Late')).status).toBe(201)
  })

  test('by fifty at once with three free seats succeeds three times', async () => {
    const { group } = await makeGroup(app(), { diners: 47 })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => join(makePhone(app().url), group, `Late ${at}`)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(47)
  })

  test('of an unknown group gets 404, and with a malformed id 400', async () => {
    const { group } = await makeGroup(app(), { diners: 1 })
    expect(
      (await join(makePhone(app().url), { ...group, id: crypto.randomUUID() }, 'Ann')).problem.problem,
    ).toBe('group-not-found')
    expect((await join(makePhone(app().url), { ...group, id: 'table-7' }, 'Ann')).problem.fields).toEqual({
      groupId: 'malformed',
    })
  })
})

describe('leaving', () => {
  test('is possible without orders, and frees the name', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 2 })
    const [ann, ben] = diners
    const leave = (memberId: number, phone = ann.phone) =>
      phone.call(leaveGroup, { params: { groupId: group.id, memberId } })
    expect((await leave(ben.id)).problem.problem).toBe('not-your-member')
    expect((await leave(ben.id, ben.phone)).status).toBe(204)
    expect((await ben.phone.call(getGroup, { params: { groupId: group.id } })).status).toBe(404)
    await joinAs(app(), group, 'Ben')
    await ann.order({ name: 'Soup', price: 900 })
    expect((await leave(ann.id)).problem.problem).toBe('has-ordered')
  })

  test('with one of two names keeps the phone at the table', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 2 })
    const { phone } = diners[1]
    const { body: second } = await join(phone, group, 'Benny')
    await phone.call(leaveGroup, { params: { groupId: group.id, memberId: second.id } })
    expect((await phone.call(getGroup, { params: { groupId: group.id } })).status).toBe(200)
  })
})
