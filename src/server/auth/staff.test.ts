// Access control of the staff's calls for floor and kitchen: every call, made by every kind of caller.

import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { callStaff } from '#contract/kitchen.ts'
import { shareApp } from '../../../test/app/app.ts'
import { makeGroup } from '../../../test/diners/make.ts'
import { makePhone, type Phone } from '../../../test/diners/phone.ts'
import { makeKitchen } from '../../../test/restaurants/ordering.ts'
import { addDishes } from '../../../test/restaurants/restaurant.ts'
import { makeScreen } from '../../../test/restaurants/screen.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100', METRICS_TOKEN: 'sesame' } })

/** In the order of the columns of `expected`. */
const callers = [
  'nobody',
  'an operator',
  'a diner of its table',
  'an owner who logged out',
  'a screen that was removed',
  'another restaurant',
  'another’s screen',
  'its screen',
  'the owner',
] as const

/** Replies to callers without a session, and to another restaurant, for which this one does not exist. */
const unknown = Array<string>(5).fill('not-signed-in')
const strangers = [...unknown, ...Array<string>(2).fill('restaurant-not-found')]

/** The status or problem that each caller gets. Order matters. */
const expected: Partial<Record<keyof typeof endpoints, readonly (number | string)[]>> = {
  getBoard: [...strangers, 200, 200],
  watchBoard: [...strangers, 200, 200],
  markSeen: [...strangers, 204, 204],
  getStations: [...strangers, 200, 200],
  getOwnScreen: [...unknown, 200, 200, 200, 200],
  markTicket: [...strangers, 200, 200],
  // The first move has already changed the ticket's state.
  moveTicket: [...strangers, 200, 'ticket-moved'],
  setDishAvailability: [...strangers, 204, 204],
  settleRequest: [...strangers, 204, 204],
  takePayment: [...strangers, 'due-changed', 'due-changed'],
  getDeliveries: [...strangers, 200, 200],
  retryDelivery: [...strangers, 'delivery-not-found', 'delivery-not-found'],
  settleDelivery: [...strangers, 'delivery-not-found', 'delivery-not-found'],
}

describe('a call of the staff', () => {
  let phones: Record<(typeof callers)[number], Phone>
  let parts: Record<string, number | string>
  const bodies: Partial<Record<keyof typeof endpoints, object>> = {
    markTicket: { station: 0, ticked: [0] },
    moveTicket: { from: 'new', to: 'preparing' },
    setDishAvailability: { isSoldOut: true },
    settleRequest: { isDone: true },
  }

  beforeAll(async () => {
    const [owner, other, loggedOut] = [
      await makeKitchen(app()),
      await makeKitchen(app()),
      await makeKitchen(app()),
    ]
    const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
    const order = await diners[0].order({ name: 'Soup', price: 900 })
    const [soup] = await addDishes(owner, { name: 'Soup', price: 900 })
    const params = { groupId: group.id }
    const { body: request } = await diners[0].phone.call(callStaff, { params, body: { kind: 'water' } })
    parts = {
      restaurantId: owner.id,
      groupId: group.id,
      orderId: order.id,
      itemId: soup.id,
      requestId: request.id,
      deliveryId: 1,
    }
    bodies.markSeen = { orders: [{ groupId: group.id, orderId: order.id }] }
    bodies.takePayment = { groupId: group.id, method: 'cash', amount: 0 }
    const cookie = loggedOut.phone.cookie()
    await loggedOut.phone.send('POST', '/api/restaurants/logout')
    const removed = await makeScreen(app(), owner)
    await removed.remove()
    phones = {
      nobody: makePhone(app().url),
      'an operator': makePhone(app().url, { headers: { authorization: 'Bearer sesame' } }),
      'a diner of its table': diners[0].phone,
      'an owner who logged out': makePhone(app().url, { headers: { cookie } }),
      'a screen that was removed': removed.phone,
      'another restaurant': other.phone,
      'another’s screen': (await makeScreen(app(), other)).phone,
      'its screen': (await makeScreen(app(), owner)).phone,
      'the owner': owner.phone,
    }
  })

  test.each(Object.entries(expected))('%s', async (name, replies) => {
    for (const [at, caller] of callers.entries()) {
      const { status, problem } = await make(name as keyof typeof endpoints, phones[caller])
      expect([caller, typeof replies[at] === 'number' ? status : problem.problem]).toEqual([
        caller,
        replies[at],
      ])
    }
  })

  test('is listed in `expected` (other calls: access.test.ts and require-session.test.ts)', () => {
    const ofStaff = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access === 'staff')
    expect(Object.keys(expected).sort()).toEqual(ofStaff.map(([name]) => name).sort())
  })

  async function make(name: keyof typeof endpoints, phone: Phone) {
    const { method, path } = endpoints[name]
    const filled = path.replace(/:(\w+)/g, (_, part: string) => String(parts[part] ?? 1))
    if (name === 'watchBoard') return openStream(phone, filled)
    const body = bodies[name]
    return phone.send(
      method,
      filled,
      body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {},
    )
  }
})

/** Opens the stream and closes it at once. If it is refused, returns the reply. */
async function openStream(phone: Phone, path: string) {
  const stop = new AbortController()
  const { status } = await fetch(app().url + path, {
    headers: { cookie: phone.cookie() },
    signal: stop.signal,
  })
  stop.abort()
  if (status === 200) return { status, problem: { problem: null } }
  return phone.send('GET', path)
}
