// Several nodes on one database: a diner sees the same table on each of them. The transport is the database's LISTEN and
// NOTIFY or, with `npm run test:redis`, Redis.

import { createGroup, findGroupByCode } from '@tablemate/contract/groups.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import { getOwnRestaurant, logOut } from '@tablemate/contract/restaurants.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { startNode } from '@tablemate/test/app/nodes.ts'
import { startRedis } from '@tablemate/test/app/redis.ts'
import { fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { type Diner, joinAs, makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone, type Phone } from '@tablemate/test/diners/phone.ts'
import { addMenuItems, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'

const redis = process.env.TEST_REDIS ? await startRedis() : null
afterAll(() => redis?.kill())
const transport = redis ? { REDIS_URL: redis.url } : undefined
const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100', ...transport } })

/** The diner's phone, connected to another node. */
function at(url: string, { phone }: Diner) {
  return makePhone(url, { headers: { cookie: phone.cookie() } })
}

/** Starts a node on which no interval passes by itself, so that changes arrive by the transport alone. */
async function startWithoutIntervals() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  return app().startAnother()
}

test('diners on two nodes see each other’s orders at once', async () => {
  const [east, west] = [await startWithoutIntervals(), await startWithoutIntervals()]
  const { group, diners } = await makeGroup(east)
  const [ann] = diners
  const bob = await joinAs(west, group, 'Bob')
  const screens = await Promise.all([follow(ann.phone, group.id), follow(bob.phone, group.id)])
  let shown: GroupState[] = []
  // Each order is seen before the next is placed.
  for (const diner of [ann, bob, ann, bob]) {
    await diner.order({ name: 'Soup', price: 500 })
    const { revision } = await fetchGroupState(diner.phone, group.id)
    shown = await Promise.all(screens.map(screen => screen.until(revision)))
  }
  expect(shown.map(({ orders }) => orders.length)).toEqual([4, 4])
  expect(shown[0]).toEqual(shown[1])
})

test('a change that a node committed just before it was killed is seen on the others', async () => {
  const node = await startNode(app(), transport)
  const { group, diners } = await makeGroup(node)
  const [ann, ben] = diners
  const screen = await follow(at(app().url, ben), group.id)
  const order = await ann.order({ name: 'Soup', price: 500 })
  await node.kill()
  const { orders } = await screen.until((await fetchGroupState(at(app().url, ben), group.id)).revision)
  expect(orders.map(({ id }) => id)).toEqual([order.id])
})

test('a menu change on one node reaches the tables on another', async () => {
  const other = await app().startAnother()
  const owner = await makeRestaurant(app())
  const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  const stream = await at(other.url, diners[0]).listen(group.id)
  expect((await stream.next())?.kind).toBe('state')
  await addMenuItems(owner, { name: 'Soup', price: 900 })
  expect(await stream.next()).toEqual({ kind: 'menu', data: {} })
})

// Threat: node-events
test('a change whose event was lost is found by reconciliation', async () => {
  const node = await startWithoutIntervals()
  const { group, diners } = await makeGroup(node, { diners: 1 })
  const screen = await follow(diners[0].phone, group.id)
  // Like the write of another node that crashes before it publishes the event.
  await app().database
    .sql`update groups set revision = revision + 1, members_revision = revision + 1 where id = ${group.id}`
  const { revision } = await fetchGroupState(diners[0].phone, group.id)
  expect(revision).toBe(screen.table().revision + 1)
  vi.advanceTimersByTime(5000)
  expect((await screen.until(revision)).revision).toBe(revision)
})

test.each(['nonsense', '{"tables":7}', '[]', ''])(
  'a message that no node sends is logged and ignored: %j',
  async text => {
    const logged = () => app().logged.filter(line => line.includes('a message that no node sends')).length
    const before = logged()
    const other = await app().startAnother()
    const { group, diners } = await makeGroup(app(), { diners: 2 })
    const screen = await follow(at(other.url, diners[0]), group.id)
    if (redis) await redis.publish('tablemate:news', text)
    else await app().directSql`select pg_notify('tablemate_news', ${text})`
    await expect.poll(logged).toBeGreaterThan(before)
    await diners[1].order({ name: 'Soup', price: 500 })
    const { revision } = await fetchGroupState(diners[0].phone, group.id)
    expect((await screen.until(revision)).orders).toHaveLength(1)
  },
)

test('changes during an outage of the transport reach the phones once it is back', async () => {
  const other = await app().startAnother()
  const { group, diners } = await makeGroup(app(), { diners: 2 })
  const screen = await follow(at(other.url, diners[0]), group.id)
  if (redis) await redis.kill()
  else await cutDatabaseTransport()
  await diners[1].order({ name: 'Soup', price: 500 })
  await redis?.start()
  const { revision } = await fetchGroupState(diners[0].phone, group.id)
  expect((await screen.until(revision)).orders).toHaveLength(1)
})

// Threat: group-code
test('a rate limit that is exhausted on one node is exhausted on all', async () => {
  const [first, second] = [await app().startAnother(strict), await app().startAnother(strict)]
  const guess = (url: string) =>
    makePhone(url).call(findGroupByCode, { params: { code: 'XXXXX2' }, query: {} })
  for (let tries = 0; tries < 3; tries += 1)
    for (const { url } of [first, second]) expect((await guess(url)).status).toBe(404)
  for (const { url } of [first, second]) {
    const refused = await guess(url)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  }
})

test('a session that begins on one node is valid on all, and ends on all at log-out', async () => {
  const other = await app().startAnother()
  const { id, phone } = await makeRestaurant(app())
  const elsewhere = makePhone(other.url, { headers: { cookie: phone.cookie() } })
  const getOwn = (from: Phone) => from.call(getOwnRestaurant, {})
  expect((await getOwn(elsewhere)).body).toMatchObject({ id })
  await elsewhere.call(logOut, {})
  expect((await getOwn(phone)).status).toBe(401)
})

test('an idempotency key that was used on one node is known on all', async () => {
  const other = await app().startAnother()
  const phone = makePhone(app().url)
  const body = { restaurantName: 'Chez Nous', tableNumber: '7', isUniversalMode: true }
  const first = await phone.call(createGroup, { body, key: 'once' })
  const again = makePhone(other.url, { headers: { cookie: phone.cookie() } })
  expect((await again.call(createGroup, { body, key: 'once' })).body).toEqual(first.body)
})

/** Two misses in ten minutes. */
const strict = { env: { RATE_LIMIT_SCALE: '0.1', ...transport } }

async function cutDatabaseTransport(): Promise<void> {
  await app().database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'tablemate events' and datname = current_database()`
}
