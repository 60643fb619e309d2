import { describe, expect, test } from 'vitest'
import {
  changeMember,
  createGroup,
  type Group,
  getGroup,
  getMembers,
  joinGroup,
  leaveGroup,
} from '#contract/groups.ts'
import { getTable } from '#contract/live.ts'
import { changeOrder, placeOrder } from '#contract/orders.ts'
import { payShare } from '#contract/payments.ts'
import { changeOwnRestaurant } from '#contract/restaurants.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { look } from '../../../../test/diners/follow.ts'
import { joinAs, makeGroup } from '../../../../test/diners/make.ts'
import { makePhone, type Phone } from '../../../../test/diners/phone.ts'
import { makeRestaurant } from '../../../../test/restaurants/restaurant.ts'
import { makeCode, scan, sitDown } from '../../../../test/restaurants/tables.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

describe('joining', () => {
  test('twenty phones with one name at the same instant: one sits down, the others hear that the name is taken', async () => {
    const { group } = await makeGroup(app(), { diners: 1 })
    for (let round = 0; round < 10; round += 1) {
      const spellings = [
        `José ${round}`,
        `JOSÉ ${round}`.normalize('NFD'),
        ` josé  ${round} `,
        `Jo\u200bsé ${round}`,
      ]
      const joins = Array.from({ length: 20 }, (_, at) => join(group, spellings[at % spellings.length] ?? ''))
      const statuses = (await Promise.all(joins)).map(({ status }) => status).sort()
      expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
    }
    const { phone } = await joinAs(app(), group, 'Zoe')
    const { body } = await phone.call(getMembers, { params: { groupId: group.id } })
    expect(body).toHaveLength(12)
  })

  test('a taken name is taken for the same phone too', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    expect((await join(group, 'ANN', diners[0].phone)).problem.problem).toBe('name-taken')
  })

  test('a name that looks like one at the table is taken too: in letters of another script, in other capitals', async () => {
    const { group } = await makeGroup(app(), { diners: 1 })
    for (const name of ['Аnn', 'АNN', 'ΑΝΝ', 'ᴀɴɴ'])
      expect((await join(group, name)).problem.problem).toBe('name-taken')
    for (const name of ['Анна', 'Άννα', 'さくら', 'Łucja', 'มะลิ', 'שִׂרָה', '👩‍👩‍👧'])
      expect((await joinAs(app(), group, name)).name).toBe(name.normalize('NFC'))
  })

  test.each(['\u2800', '\u202etxt.exe', 'Ann\u200f', '\ufffc', 'Bob\ue000', `Z${'\u0336'.repeat(5)}`])(
    '%j is no name: not for a diner, a guest, a table or a restaurant',
    async name => {
      const { group, diners } = await makeGroup(app(), { diners: 1 })
      const refused = { problem: 'invalid', fields: { name: 'forbidden-characters' } }
      expect((await join(group, name)).problem).toMatchObject(refused)
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

  test('members come in the order of joining, and one phone may hold several', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const [{ phone }] = diners
    await join(group, 'Zoe', phone)
    await join(group, 'Ben')
    const { body } = await phone.call(getMembers, { params: { groupId: group.id } })
    expect(body.map(({ name }) => name)).toEqual(['Ann', 'Zoe', 'Ben'])
  })

  test('the fifty-first is told that the table is full, and a free seat is given again', async () => {
    const { group } = await makeGroup(app(), { diners: 49 })
    const phone = makePhone(app().url)
    const { body: last } = await join(group, 'Last', phone)
    expect((await join(group, 'Late')).problem.problem).toBe('too-many-members')
    await phone.call(leaveGroup, { params: { groupId: group.id, memberId: last.id } })
    expect((await join(group, 'Late')).status).toBe(201)
  })

  test('fifty at once for three free seats: three sit down', async () => {
    const { group } = await makeGroup(app(), { diners: 47 })
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => join(group, `Late ${at}`)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(47)
  })

  test('a group that does not exist is not found, and an id that is none is refused', async () => {
    const { group } = await makeGroup(app(), { diners: 1 })
    expect((await join({ ...group, id: crypto.randomUUID() }, 'Ann')).problem.problem).toBe('group-not-found')
    expect((await join({ ...group, id: 'table-7' }, 'Ann')).problem.fields).toEqual({ groupId: 'malformed' })
  })
})

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
  ])('may be %s, and is kept as typed', async name => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const { body } = await join(group, name)
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
    const { problem } = await join(group, name as string)
    expect(problem).toMatchObject({ problem: 'invalid', fields: { name: fault } })
  })
})

describe('leaving', () => {
  test('is possible while nothing was ordered, and the name is free again', async () => {
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
    const { body: second } = await join(group, 'Benny', phone)
    await phone.call(leaveGroup, { params: { groupId: group.id, memberId: second.id } })
    expect((await phone.call(getGroup, { params: { groupId: group.id } })).status).toBe(200)
  })
})

describe('renaming', () => {
  test('is told to everyone: at the table, on the bill, in the list of who sits there', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    await ann.order({ name: 'Soup', price: 900 })
    const line = await ben.phone.listen(group.id)
    await line.next()
    const params = { groupId: group.id, memberId: ann.id }
    const { status, body } = await ann.phone.call(changeMember, { params, body: { name: ' Anna  Lee ' } })
    const own = { id: ann.id, groupId: group.id, isGuest: false, isHost: true, allergies: '', allergens: [] }
    const renamed = { ...own, name: 'Anna Lee' }
    expect([status, body]).toEqual([200, renamed])
    expect(await line.next()).toMatchObject({
      kind: 'change',
      data: {
        members: [{ name: 'Anna Lee' }, { name: 'Ben' }],
        bill: { memberSplits: [{ memberName: 'Anna Lee' }, { memberName: 'Ben' }] },
      },
    })
    line.close()
    // The old name is free again, and one's own may be spelled anew.
    expect((await join(group, 'Ann')).status).toBe(201)
    expect((await ann.phone.call(changeMember, { params, body: { name: 'ANNA LEE' } })).status).toBe(200)
  })

  test('cannot take a name that somebody has, in whatever spelling', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann] = diners
    const params = { groupId: group.id, memberId: ann.id }
    const { problem } = await ann.phone.call(changeMember, { params, body: { name: ' bEn' } })
    expect(problem.problem).toBe('name-taken')
    const { members } = await look(ann.phone, group.id)
    expect(members.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
  })

  test('twenty phones that want one name at the same instant: one has it', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 20 })
    const renames = diners.map(({ phone, id }) =>
      phone.call(changeMember, { params: { groupId: group.id, memberId: id }, body: { name: 'Zoe' } }),
    )
    const statuses = (await Promise.all(renames)).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  })
})

describe('a guest', () => {
  test('is added by whoever sits there, and everyone knows', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const { body: guest } = await addGuest(group, ann.phone, 'Grandma')
    expect(guest).toMatchObject({ name: 'Grandma', isGuest: true })
    const params = { groupId: group.id }
    const { body: members } = await ben.phone.call(getMembers, { params })
    expect(members.map(({ name, isGuest }) => [name, isGuest])).toEqual([
      ['Ann', false],
      ['Ben', false],
      ['Grandma', true],
    ])
    expect((await ben.phone.call(getTable, { params })).body.members).toEqual(members)
    expect((await addGuest(group, ben.phone, 'GRANDMA')).problem.problem).toBe('name-taken')
  })

  test('orders by anyone’s phone, typed or spoken, and is paid for by anyone', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const { body: guest } = await addGuest(group, ann.phone, 'Grandma')
    const whose = { groupId: group.id, memberId: guest.id }
    const { body: order } = await ben.phone.call(placeOrder, {
      body: { ...whose, items: [{ name: 'Soup', quantity: 1, price: 900 }] },
    })
    const spoken = await ann.phone.call(placeOrder, {
      body: { ...whose, transcription: 'a tea for 3 dollars' },
    })
    expect([order.memberId, spoken.body.memberId]).toEqual([guest.id, guest.id])
    const items = [{ name: 'Soup', quantity: 2, price: 900 }]
    const changed = await ann.phone.call(changeOrder, { params: { orderId: order.id }, body: { items } })
    expect(changed.body).toMatchObject({ memberId: guest.id, total: 1800 })
    const { bill } = await look(ben.phone, group.id)
    const due = bill.memberSplits.find(({ memberId }) => memberId === guest.id)?.due ?? 0
    const paid = await ben.phone.call(payShare, { body: { ...whose, amount: due } })
    // A guest has no hands: who pressed has paid.
    expect(paid.body).toMatchObject({ memberId: guest.id, amount: due, paidBy: ben.id })
  })

  test('who ordered nothing is removed by anyone, and is gone for everyone’s orders', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const { body: guest } = await addGuest(group, ann.phone, 'Grandma')
    const params = { groupId: group.id, memberId: guest.id }
    const items = [{ name: 'Soup', quantity: 1, price: 900 }]
    const { body: order } = await ben.phone.call(placeOrder, { body: { ...params, items } })
    expect((await ann.phone.call(leaveGroup, { params })).problem.problem).toBe('has-ordered')
    await ann.phone.send('DELETE', `/api/orders/${order.id}`)
    expect((await ben.phone.call(leaveGroup, { params })).status).toBe(204)
    const late = await ann.phone.call(placeOrder, { body: { ...params, items } })
    expect(late.problem.problem).toBe('not-your-member')
  })

  test('leaves with the last phone, unless they ordered', async () => {
    const { token } = await makeCode(app())
    const ann = await sitDown(app(), token, 'Ann')
    const ben = await sitDown(app(), token, 'Ben')
    const { group } = ann
    const { body: grandma } = await addGuest(group, ann.phone, 'Grandma')
    await addGuest(group, ben.phone, 'Grandpa')
    const names = async () => (await look(ann.phone, group.id)).members.map(({ name }) => name)
    expect((await leave(ben)).status).toBe(204)
    expect(await names()).toEqual(['Ann', 'Grandma', 'Grandpa'])
    await ann.phone.call(placeOrder, {
      body: { groupId: group.id, memberId: grandma.id, items: [{ name: 'Soup', quantity: 1, price: 900 }] },
    })
    expect((await leave(ann)).status).toBe(204)
    // Who opened the group still reads it.
    expect(await names()).toEqual(['Grandma'])
  })

  test('leaves no seat behind: the next party at the table’s code divides the bill among itself', async () => {
    const { token } = await makeCode(app())
    const ann = await sitDown(app(), token, 'Ann')
    await addGuest(ann.group, ann.phone, 'Grandma')
    const line = await ann.phone.listen(ann.group.id)
    await line.next()
    expect((await leave(ann)).status).toBe(204)
    expect(await line.next()).toMatchObject({ kind: 'change', data: { members: [] } })
    line.close()
    expect((await scan(makePhone(app().url), token)).body.seating).toBeNull()
    const carl = await sitDown(app(), token, 'Carl')
    const dana = await sitDown(app(), token, 'Dana')
    expect(carl.group.id).toBe(ann.group.id)
    await carl.order({ name: 'Soup', price: 900 })
    const { bill } = await look(dana.phone, dana.group.id)
    expect([bill.memberCount, bill.memberSplits.map(({ memberName }) => memberName)]).toEqual([
      2,
      ['Carl', 'Dana'],
    ])
    // The name is free again.
    expect((await addGuest(carl.group, carl.phone, 'Grandma')).status).toBe(201)
  })

  function addGuest(group: Pick<Group, 'id'>, phone: Phone, name: string) {
    return phone.call(joinGroup, { params: { groupId: group.id }, body: { name, isGuest: true } })
  }
})

function leave({ group, id, phone }: { group: Pick<Group, 'id'>; id: number; phone: Phone }) {
  return phone.call(leaveGroup, { params: { groupId: group.id, memberId: id } })
}

function join(group: Pick<Group, 'id'>, name: string, phone: Phone = makePhone(app().url)) {
  return phone.call(joinGroup, { params: { groupId: group.id }, body: { name } })
}
