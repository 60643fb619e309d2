// Joining and leaving a group: one name each, fifty members at most, and nobody leaves who has ordered. What may be a name.

import { getBill } from '@tablemate/contract/bills.ts'
import { changeMember, createGroup, getGroup, getMembers, leaveGroup } from '@tablemate/contract/groups.ts'
import { placeOrder } from '@tablemate/contract/orders.ts'
import { changeOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { join, joinAs, makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

describe('joining', () => {
  // Threat: repeated-requests
  test('by twenty phones with one name at once succeeds once, and the others get name-taken', async () => {
    const { group } = await makeGroup(app(), { diners: 1 })
    for (let round = 0; round < 4; round += 1) {
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
    expect(body).toHaveLength(6)
  })

  // Threat: look-alike-name
  test('with a name that looks like a taken one is refused: letters of another script, other capitals', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    expect((await join(diners[0].phone, group, 'ANN')).problem.problem).toBe('name-taken')
    for (const name of ['Аnn', 'АNN', 'ΑΝΝ', 'ᴀɴɴ'])
      expect((await join(makePhone(app().url), group, name)).problem.problem).toBe('name-taken')
    for (const name of ['Анна', 'Άννα', 'さくら', 'Łucja', 'มะลิ', 'שִׂרָה', '👩‍👩‍👧'])
      expect((await joinAs(app(), group, name)).name).toBe(name.normalize('NFC'))
  })

  // Threat: look-alike-name
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

  test('at the same time as ordering does only one of the two: no order is left without a member', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    let ordered = 0
    for (let round = 0; round < 20; round += 1) {
      const ben = await joinAs(app(), group, `Ben ${round}`)
      const leave = () => ben.phone.call(leaveGroup, { params: { groupId: group.id, memberId: ben.id } })
      const items = [{ name: 'Soup', quantity: 1, price: 900 }]
      const order = () => ben.phone.call(placeOrder, { body: { groupId: group.id, memberId: ben.id, items } })
      const [first, second, placed] = await Promise.all([leave(), leave(), order()])
      const hasLeft = first.status === 204 || second.status === 204
      expect([hasLeft, placed.status === 201].filter(Boolean)).toHaveLength(1)
      if (placed.status === 201) ordered += 1
    }
    const { body } = await diners[0].phone.call(getBill, { params: { groupId: group.id } })
    expect(body.subtotal).toBe(ordered * 900)
  })
})

describe('a name', () => {
  test('may have any script and any characters of markup, and is stored as typed', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const names = ['x'.repeat(40), '👩‍👩‍👧‍👦'.repeat(5), '🍕'.repeat(40), "Robert'); drop table members;--"]
    names.push('<script>alert(1)</script>', '&lt;b&gt;', '{{7*7}}', '__proto__', 'مريم', '李小龙', 'null')
    for (const name of names)
      expect((await join(makePhone(app().url), group, name)).body).toMatchObject({ name })
    const listed = await diners[0].phone.call(getMembers, { params: { groupId: group.id } })
    expect(listed.body.map(member => member.name)).toEqual(['Ann', ...names])
  })

  test.each([
    ['🍕'.repeat(41), 'too-long'],
    ['\u200b\u200d\u2060', 'required'],
    ['A\u0000nn', 'forbidden-characters'],
    ['A\ud83dnn', 'forbidden-characters'],
    [['Ann'], 'wrong-type'],
    [undefined, 'required'],
  ])('must not be %j', async (name, fault) => {
    const { group } = await makeGroup(app(), { diners: 1 })
    const { problem } = await join(makePhone(app().url), group, name as string)
    expect(problem).toMatchObject({ problem: 'invalid', fields: { name: fault } })
  })
})

describe('renaming', () => {
  test('is sent to everybody, with the members and the bill; a taken name is refused, in any spelling', async () => {
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
    const taken = await ann.phone.call(changeMember, { params, body: { name: ' bEn' } })
    expect(taken.problem.problem).toBe('name-taken')
    // The old name is free, and the own name can change its spelling.
    expect((await join(makePhone(app().url), group, 'Ann')).status).toBe(201)
    expect((await ann.phone.call(changeMember, { params, body: { name: 'ANNA LEE' } })).status).toBe(200)
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
