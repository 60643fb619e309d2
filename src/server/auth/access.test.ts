// Access control of a group's calls: every call, made by every kind of caller.

import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createGroup, type Group, joinGroup, leaveGroup } from '#contract/groups.ts'
import { shareApp } from '../../../test/app/app.ts'
import { fetchTable } from '../../../test/diners/follow.ts'
import { type Diner, makeGroup } from '../../../test/diners/make.ts'
import { makePhone, type Phone } from '../../../test/diners/phone.ts'
import { setOrdering } from '../../../test/restaurants/ordering.ts'
import { makeRestaurant } from '../../../test/restaurants/restaurant.ts'
import { makeScreen } from '../../../test/restaurants/screen.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100', METRICS_TOKEN: 'sesame' } })

/** In the order of the columns of `expected`. */
const callers = [
  'no cookie',
  'a stranger',
  'of another table',
  'its restaurant',
  'its paired tablet',
  'another restaurant',
  'who left',
  'an operator',
  'creator',
  'Ann',
  'Ben',
] as const

/** For callers outside the group, its own restaurant included, the group does not exist. */
const [noGroup, noOrder] = (['group-not-found', 'order-not-found'] as const).map(name =>
  Array<string>(8).fill(name),
) as [string[], string[]]

/** The status or problem that each caller gets. Reads concern the table; writes concern Ann's order or member, or act as Ann. */
const expected: Partial<Record<keyof typeof endpoints, readonly (number | string)[]>> = {
  getGroup: [...noGroup, 200, 200, 200],
  getMembers: [...noGroup, 200, 200, 200],
  getOrders: [...noGroup, 200, 200, 200],
  getSummary: [...noGroup, 200, 200, 200],
  getBill: [...noGroup, 200, 200, 200],
  getPayments: [...noGroup, 200, 200, 200],
  getTable: [...noGroup, 200, 200, 200],
  watchTable: [...noGroup, 200, 200, 200],
  chooseBill: [...noGroup, 'not-your-member', 200, 200],
  placeOrder: [...noGroup, 'not-your-member', 201, 'not-your-member'],
  changeOrder: [...noOrder, 'order-not-found', 200, 'not-your-member'],
  shareItem: [...noOrder, 'order-not-found', 200, 200],
  callStaff: [...noGroup, 'not-your-member', 200, 200],
  payShare: [...noGroup, 'not-your-member', 201, 'due-changed'],
  payForSeveral: [...noGroup, 'not-your-member', 'due-changed', 'due-changed'],
  // This restaurant takes no cards.
  startCardPayment: [...noGroup, 'not-your-member', 'cards-not-taken', 'cards-not-taken'],
  returnFromCardPayment: [...noGroup, 'not-your-member', 'card-payment-not-found', 'card-payment-not-found'],
  changeMember: [...noGroup, 'not-your-member', 200, 'not-your-member'],
  leaveGroup: [...noGroup, 'not-your-member', 'has-ordered', 'not-your-member'],
  // The creator is the host only with a member at the table (the host: features/groups/hosting.test.ts).
  removeMember: [...noGroup, 'not-your-member', 'not-the-host', 'not-the-host'],
  renewCode: [...noGroup, 'not-your-member', 'not-the-host', 'not-the-host'],
  cancelOrder: [...noOrder, 'order-not-found', 'already-paid', 'not-your-member'],
}

describe('a call of the group', () => {
  let group: Group
  let phones: Record<(typeof callers)[number], Phone>
  let ann: Diner
  let orderId: number

  beforeAll(async () => {
    const [owner, other] = [await makeRestaurant(app()), await makeRestaurant(app())]
    await setOrdering(owner, { mode: 'at-once' })
    const creator = makePhone(app().url)
    const stranger = makePhone(app().url)
    await stranger.send('GET', '/')
    group = (await creator.call(createGroup, { body: { restaurantId: owner.id } })).body as Group
    const { diners } = await makeGroup(app())
    const addDiner = async (name: string): Promise<Diner> => {
      const phone = makePhone(app().url)
      const { body } = await phone.call(joinGroup, { params: { groupId: group.id }, body: { name } })
      return { ...diners[0], phone, id: body.id, name }
    }
    ann = await addDiner('Ann')
    const ben = await addDiner('Ben')
    const left = await addDiner('Dan')
    await left.phone.call(leaveGroup, { params: { groupId: group.id, memberId: left.id } })
    phones = {
      'no cookie': makePhone(app().url),
      'a stranger': stranger,
      'of another table': diners[0].phone,
      'its restaurant': owner.phone,
      'its paired tablet': (await makeScreen(app(), owner)).phone,
      'another restaurant': other.phone,
      'who left': left.phone,
      // The metrics token permits nothing else.
      'an operator': makePhone(app().url, { headers: { authorization: 'Bearer sesame' } }),
      creator,
      Ann: ann.phone,
      Ben: ben.phone,
    }
    const placed = await ann.phone.send('POST', '/api/orders', json(orderOf(ann)))
    orderId = (placed.body as { id: number }).id
  })

  test.each(Object.entries(expected))('%s', async (name, replies) => {
    for (const [at, caller] of callers.entries()) {
      const phone = caller === 'no cookie' ? makePhone(app().url) : phones[caller]
      const { status, body, problem } = await make(name as keyof typeof endpoints, phone)
      if (status >= 400) expect(JSON.stringify(body)).not.toMatch(/Ann|Ben|Dan|Soup/)
      expect([caller, typeof replies[at] === 'number' ? status : problem.problem]).toEqual([
        caller,
        replies[at],
      ])
    }
  })

  test('is listed in `expected` (other calls: require-session.test.ts and staff.test.ts)', () => {
    const ofGroup = Object.entries<Endpoint>(endpoints).filter(
      ([, { access }]) => access === 'table' || access === 'member' || access === 'host',
    )
    expect(Object.keys(expected).sort()).toEqual(ofGroup.map(([name]) => name).sort())
  })

  test('by a stranger gets the same reply for an existing table as for one that never existed', async () => {
    const never = crypto.randomUUID()
    for (const name of Object.keys(expected) as (keyof typeof endpoints)[]) {
      if (!endpoints[name].path.includes(':groupId')) continue
      const stranger = phones['a stranger']
      const [here, nowhere] = [await make(name, stranger), await make(name, stranger, never)]
      expect(here.body).toEqual(nowhere.body)
      expect(here.status).toBe(404)
      expect(JSON.stringify(here.body)).not.toMatch(/Ann|Ben|Soup/)
    }
  })

  function make(name: keyof typeof endpoints, phone: Phone, groupId = group.id) {
    const { method, path } = endpoints[name]
    if (name === 'payShare') return payForAnn(phone)
    if (name === 'watchTable') return openStream(phone, groupId)
    const bodies: Partial<Record<keyof typeof endpoints, object>> = {
      placeOrder: orderOf(ann),
      changeOrder: { items: [soup] },
      shareItem: { item: 0, name: soup.name, sharedBy: 'all' },
      callStaff: { kind: 'water' },
      payForSeveral: { groupId, memberIds: [ann.id], amount: 1 },
      chooseBill: { tipPercentage: 18 },
      changeMember: { name: 'Ann' },
      removeMember: {},
      startCardPayment: { groupId, memberIds: [ann.id], amount: 1 },
      returnFromCardPayment: { groupId, isCancelled: false },
    }
    const body = bodies[name]
    const parts: Record<string, number | string> = { groupId, memberId: ann.id, orderId, cardPaymentId: 1 }
    const filled = path.replace(/:(\w+)/g, (_, part: string) => String(parts[part]))
    return phone.send(method, filled, body ? json(body) : {})
  }

  async function payForAnn(phone: Phone) {
    const { bill } = await fetchTable(ann.phone, group.id)
    const due = bill.memberSplits.find(({ memberId }) => memberId === ann.id)?.due
    return phone.send(
      'POST',
      '/api/payments/demo',
      json({ groupId: group.id, memberId: ann.id, amount: due }),
    )
  }

  function orderOf({ id }: Diner) {
    return { groupId: group.id, memberId: id, items: [soup] }
  }
})

describe('a guest', () => {
  test('may be changed and ordered for by every member of the table, and by nobody else', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const creator = makePhone(app().url)
    const away = (await creator.call(createGroup, { body: {} })).body as Group
    const path = `/api/groups/${group.id}/members`
    const add = (phone: Phone, to = path, name = 'Grandma') =>
      phone.send('POST', to, json({ name, isGuest: true }))
    const stranger = makePhone(app().url)
    expect((await add(stranger)).problem.problem).toBe('group-not-found')
    // The creator of a group is not its member until they join.
    expect((await add(creator, `/api/groups/${away.id}/members`)).problem.problem).toBe('not-your-member')
    const { id } = (await add(ann.phone)).body as { id: number }
    const placed = await ben.phone.send(
      'POST',
      '/api/orders',
      json({ groupId: group.id, memberId: id, items: [soup] }),
    )
    expect(placed.status).toBe(201)
    const order = `/api/orders/${(placed.body as { id: number }).id}`
    const calls = [
      ['PUT', `${path}/${id}`, { name: 'Granny' }],
      ['PUT', order, { items: [soup] }],
      ['POST', '/api/orders', { groupId: group.id, memberId: id, items: [soup] }],
      ['POST', '/api/orders', { groupId: group.id, memberId: id, transcription: 'a soup' }],
      ['DELETE', order, undefined],
      ['DELETE', `${path}/${id}`, undefined],
    ] as const
    for (const [method, at, body] of calls) {
      const { status } = await stranger.send(method, at, body ? json(body) : {})
      expect([method, at, status]).toEqual([method, at, 404])
    }
    for (const [method, at, body] of calls.slice(0, -1)) {
      const { status } = await ann.phone.send(method, at, body ? json(body) : {})
      expect([method, at, status]).toEqual([
        method,
        at,
        method === 'POST' ? 201 : method === 'DELETE' ? 204 : 200,
      ])
    }
  })

  test('gives no access to the member who added the guest and left', async () => {
    const { group, diners } = await makeGroup(app())
    const [, ben] = diners
    const { body: guest } = await ben.phone.call(joinGroup, {
      params: { groupId: group.id },
      body: { name: 'Grandma', isGuest: true },
    })
    await ben.phone.call(leaveGroup, { params: { groupId: group.id, memberId: ben.id } })
    expect((await ben.phone.send('GET', `/api/groups/${group.id}`)).status).toBe(404)
    const order = { groupId: group.id, memberId: guest.id, items: [soup] }
    expect((await ben.phone.send('POST', '/api/orders', json(order))).status).toBe(404)
  })
})

describe('a phone with several members', () => {
  test('orders for each of its own members, and for no other member', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const { body: second } = await ann.phone.call(joinGroup, {
      params: { groupId: group.id },
      body: { name: 'Anna' },
    })
    const order = (memberId: number | string) =>
      ann.phone.send('POST', '/api/orders', json({ groupId: group.id, memberId, items: [soup] }))
    expect((await order(ann.id)).status).toBe(201)
    expect((await order(second.id)).status).toBe(201)
    expect((await order(String(second.id))).status).toBe(201)
    expect((await order(ben.id)).problem.problem).toBe('not-your-member')
    expect((await order(999_999)).problem.problem).toBe('not-your-member')
    const { orders } = await fetchTable(ben.phone, group.id)
    expect(orders.map(({ memberId }) => memberId)).toEqual([ann.id, second.id, second.id])
  })

  test('at two tables orders at each only for its member there', async () => {
    const here = await makeGroup(app())
    const there = await makeGroup(app())
    const { phone, id } = here.diners[0]
    const { body: guest } = await phone.call(joinGroup, {
      params: { groupId: there.group.id },
      body: { name: 'Guest' },
    })
    const order = (groupId: string, memberId: number) =>
      phone.send('POST', '/api/orders', json({ groupId, memberId, items: [soup] }))
    expect((await order(here.group.id, guest.id)).problem.problem).toBe('not-your-member')
    expect((await order(there.group.id, id)).problem.problem).toBe('not-your-member')
    expect((await order(there.group.id, guest.id)).status).toBe(201)
  })
})

describe('an id', () => {
  test.each(['0', '-1', '1.5', '1e3', 'x', '', '9'.repeat(16), '1;drop table orders', '%00'])(
    'is rejected if it is %j',
    async id => {
      const { diners } = await makeGroup(app(), { diners: 1 })
      const { status } = await diners[0].phone.send('DELETE', `/api/orders/${encodeURIComponent(id)}`)
      expect(status).toBe(id === '' ? 404 : 400)
    },
  )

  test.each([0, -1, 1.5, '01', true, {}, [5], null])(
    'in a request body is rejected if it is %j',
    async memberId => {
      const { group, diners } = await makeGroup(app(), { diners: 1 })
      const { problem } = await diners[0].phone.send(
        'POST',
        '/api/orders',
        json({ groupId: group.id, memberId, items: [soup] }),
      )
      expect(problem.fields).toEqual({ memberId: memberId === null ? 'required' : 'malformed' })
    },
  )

  test('of a group is case-insensitive', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    expect((await diners[0].phone.send('GET', `/api/groups/${group.id.toUpperCase()}`)).body).toEqual(group)
  })
})

const soup = { name: 'Soup', quantity: 1, price: 900 }

function json(body: object): RequestInit {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Opens the stream and closes it at once. If it is refused, returns the reply. */
async function openStream(phone: Phone, groupId: string) {
  const stream = await phone.listen(groupId)
  stream.close()
  if (stream.status === 200) return { status: 200, body: null, problem: { problem: null } }
  return phone.send('GET', `/api/groups/${groupId}/events`)
}
