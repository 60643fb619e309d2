// A provider that drops, errs, answers late and limits, and workers that are killed at random moments: every order arrives exactly
// once and in the order of its table, or is dead and listed.

import { randomBytes } from 'node:crypto'
import { changePosSettings } from '@tablemate/contract/pos.ts'
import { startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { deliveryContext } from '@tablemate/test/deliveries/delivery-context.ts'
import { type Behaviour, type FakePos, startFakePos } from '@tablemate/test/deliveries/fake-pos.ts'
import { openKitchen, seatAt } from '@tablemate/test/restaurants/kitchen.ts'
import { seededRandom } from '@tablemate/test/sampling/seeded-random.ts'
import { expect, test } from 'vitest'
import type { AppContext } from '../../app-context.ts'
import { attempt } from './attempt.ts'
import { type ClaimedDelivery, claimDue } from './claim.ts'
import { findRoute } from './find-route.ts'
import { relayGroup } from './relay-group.ts'
import { storeOutcome } from './store-outcome.ts'

const seeds = Array.from({ length: 20 }, (_, at) => at + 1)
const runs = seeds.flatMap(seed => [{ seed, kind: 'square' } as const, { seed, kind: 'clover' } as const])

const [tables, rounds, workers] = [6, 4, 3] as const
const misbehaviours: readonly Behaviour[] = [
  'drop-before',
  'drop-after',
  'error-before',
  'error-after',
  'too-many',
  'late',
]
const locations = { square: 'L1', clover: '0123456789ABC' } as const

test.each(runs)('$kind with seed $seed', async ({ seed, kind }) => {
  const random = seededRandom(seed)
  let now = new Date()
  const pos = await startFakePos({ kind, now: () => now })
  const key = randomBytes(32)
  const env = {
    POS_BASE_URLS: JSON.stringify({ [kind]: pos.url }),
    SECRETS_KEY: key.toString('base64'),
    RATE_LIMIT_SCALE: '1000',
  }
  const app = await startApp({ env })
  const groups = await orderEverywhere(app, kind)
  // From here on, only the test's workers run.
  await app.close()
  now = app.now()
  const context = deliveryContext({ ...app, now: () => now }, env)
  await app.directSql`update destinations set is_enabled = true`
  for (const { groupId, restaurantId } of groups) await relayGroup(context, restaurantId, groupId)

  const poisoned = await misbehave(app, pos, random)
  await workUntilDone(context, random, seconds => {
    now = new Date(now.getTime() + seconds * 1000)
  })

  const deliveries = await app.directSql<{ key: string; state: string; fault: string | null }[]>`
    select key, state, fault from deliveries order by id`
  expect(deliveries).toHaveLength(tables * rounds)
  const dead = deliveries.filter(({ state }) => state === 'dead')
  expect(dead.map(({ key, fault }) => [key, fault])).toEqual(poisoned.map(key => [key, 'refused']))
  const kept = pos.orders().map(({ key }) => key)
  const sent = deliveries.filter(({ state }) => state === 'sent').map(({ key }) => key)
  expect([...kept].sort()).toEqual(sent.sort())
  expect(kept.length).toBe(tables * rounds - poisoned.length)
  for (const { groupId } of groups) {
    const ofTable = await app.directSql<{ key: string }[]>`
      select key from deliveries where group_id = ${groupId} and state = 'sent' order by id`
    const arrived = kept.filter(key => ofTable.some(row => row.key === key))
    expect(arrived).toEqual(ofTable.map(row => row.key))
  }
})

/** Places every round of every group, at a point of sale that is switched off. */
async function orderEverywhere(app: TestApp, kind: 'square' | 'clover') {
  const kitchen = await openKitchen(app)
  const { owner } = kitchen
  const body = { posProvider: kind, posApiKey: 'key', posLocationId: locations[kind], posEnabled: true }
  const { status } = await owner.phone.call(changePosSettings, { params: { restaurantId: owner.id }, body })
  expect(status).toBe(200)
  await app.directSql`update destinations set is_enabled = false`
  const groups: { groupId: string; restaurantId: number }[] = []
  for (let at = 0; at < tables; at += 1) {
    const { group, diners } = await seatAt(kitchen)
    groups.push({ groupId: group.id, restaurantId: owner.id })
    for (let round = 0; round < rounds; round += 1)
      await diners[round % 2 ? 0 : 1].order({ name: 'Soup', price: 900, quantity: 1 + round })
  }
  return groups
}

/** Two misbehaviours at most for each order, and three orders that are refused permanently. Returns their keys. */
async function misbehave(app: TestApp, pos: FakePos, random: () => number): Promise<string[]> {
  const keys = (await app.directSql<{ key: string }[]>`select key from deliveries order by id`).map(
    ({ key }) => key,
  )
  const poisoned = keys.filter((_, at) => at % 9 === 4)
  const left = new Map(keys.map(key => [key, 2]))
  pos.behave = key => {
    if (poisoned.includes(key)) return 'refuse'
    const more = left.get(key) ?? 0
    if (more === 0 || random() < 0.4) return 'take'
    left.set(key, more - 1)
    return misbehaviours[Math.floor(random() * misbehaviours.length)] ?? 'take'
  }
  return poisoned
}

/**
 * Rounds of three workers at once. A killed worker stores nothing. Time passes between the rounds only, so that a slow machine
 * does not end a lease early.
 */
async function workUntilDone(
  context: AppContext,
  random: () => number,
  wait: (seconds: number) => void,
): Promise<void> {
  const { sql } = context.database
  const killsLeft = new Map<number, number>()
  const isKilled = ({ id }: ClaimedDelivery) => {
    const left = killsLeft.get(id) ?? 2
    if (left === 0 || random() > 0.15) return false
    killsLeft.set(id, left - 1)
    return true
  }
  const work = async () => {
    const options = { now: context.clock(), limit: 3, perDestination: 3, busy: new Map() }
    for (const delivery of await claimDue(sql, options)) {
      if (isKilled(delivery)) continue
      const route = await findRoute(context, delivery)
      if (route === null || route === 'changed') throw new Error('the account was not found')
      const outcome = await attempt({ delivery, route, clock: context.clock })
      if (isKilled(delivery)) continue
      await storeOutcome(context, delivery, outcome, route.account.destination, random())
    }
  }
  for (;;) {
    await Promise.all(Array.from({ length: workers }, work))
    const [{ waiting } = { waiting: 0 }] = await sql<{ waiting: number }[]>`
      select count(*)::int as waiting from deliveries where state = 'waiting'`
    if (waiting === 0) return
    wait(1 + random() * 30)
  }
}
