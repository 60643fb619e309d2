// The settings of card payments: what is accepted, what Stripe says about the key, and where the key never appears.

import { changeCardSettings, getCardSettings, testCardSettings } from '@tablemate/contract/card-payments.ts'
import type { InputOf } from '@tablemate/contract/endpoint.ts'
import { createGroup } from '@tablemate/contract/groups.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { payDue, payDues } from '@tablemate/test/diners/pay.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { startFakeStripe } from '@tablemate/test/fakes/stripe.ts'
import { makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { cardEnv } from '@tablemate/test/stripe/card-group.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { makeKeyRing } from '../../secrets/key-ring.ts'
import { rotateKeys } from '../pos/rotate-keys.ts'

const stripe = await startFakeStripe()
afterAll(() => stripe.close())

const env = cardEnv(stripe)
const bytes = Buffer.from(env.SECRETS_KEY, 'base64')
const app = shareAppInFile({ env })
const key = 'rk_test_kanarie123'
const secret = 'whsec_kanarie456'

describe('the settings of card payments', () => {
  test('are empty at first, and then say what is stored and the address for events', async () => {
    const owner = await makeRestaurant(app())
    const empty = {
      ...{ isEnabled: false, mode: null, hasSecret: false, state: 'none', confirmedAt: null },
      ...{ demoPayments: true, takesRealMoney: false },
      eventsUrl: `https://tablemate.example/api/card-payments/${owner.id}/events`,
    }
    expect(await look(owner)).toEqual(empty)
    const real = { demoPayments: false, takesRealMoney: true }
    const stored = { ...empty, ...real, isEnabled: true, mode: 'test', hasSecret: true, state: 'saved' }
    expect((await save(owner, { key: ` ${key} `, secret, isEnabled: true })).body).toEqual(stored)
    expect((await save(owner, { isEnabled: false })).body).toEqual({ ...stored, isEnabled: false })
    const live = { key: 'rk_live_kanarie', isEnabled: true }
    expect((await save(owner, live)).problem.fields).toEqual({ secret: 'required' })
    expect((await save(owner, { ...live, secret })).body).toEqual({ ...stored, mode: 'live' })
    expect((await save(owner, { removeKey: true, isEnabled: false })).body).toEqual({ ...empty, ...real })
  })

  test.each([
    [{ key: 'sk_live_kanarie', secret, isEnabled: true }, { key: 'malformed' }],
    [{ key: 'pk_live_kanarie', secret, isEnabled: true }, { key: 'malformed' }],
    [{ key, secret: 'kanarie', isEnabled: true }, { secret: 'malformed' }],
    [{ key, isEnabled: true }, { secret: 'required' }],
    [{ secret, isEnabled: true }, { key: 'required' }],
    [{ key, removeKey: true, isEnabled: false }, { removeKey: 'contradictory' }],
    [{ key: `rk_test_${'x'.repeat(300)}`, isEnabled: false }, { key: 'too-long' }],
  ] as const)('refuse %j', async (body, fields) => {
    const owner = await makeRestaurant(app())
    const { status, problem } = await save(owner, body)
    expect([status, problem.fields]).toEqual([400, fields])
    expect(await look(owner)).toMatchObject({ mode: null, hasSecret: false })
  })

  test('say "connected" only after Stripe has accepted the key, and what it refused', async () => {
    const owner = await makeRestaurant(app())
    expect(await ask(owner)).toBe('not-possible')
    await save(owner, { key, secret, isEnabled: true })
    expect(await ask(owner)).toBe('ok')
    expect(await look(owner)).toMatchObject({ state: 'connected', confirmedAt: expect.any(String) })
    expect(await takesCards(owner)).toBe(true)
    stripe.fail('GET /v1/checkout/sessions', 'unauthorized', 'away')
    expect(await ask(owner)).toBe('unauthorized')
    expect((await look(owner)).state).toBe('unauthorized')
    expect(await takesCards(owner)).toBe(false)
    expect(await ask(owner)).toBe('no-answer')
    await save(owner, { key: `${key}4`, isEnabled: true })
    expect(await look(owner)).toMatchObject({ state: 'saved', confirmedAt: null })
    expect(await takesCards(owner)).toBe(true)
  })

  test.each(['refused by Stripe', 'removed', 'switched off'])(
    'keep real money real where the key was %s: the demo stays refused',
    async fate => {
      const owner = await makeRestaurant(app())
      await save(owner, { key, secret, isEnabled: true })
      const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
      await diners[0].order({ name: 'Soup', price: 900 })
      if (fate === 'refused by Stripe') {
        stripe.fail('GET /v1/checkout/sessions', 'unauthorized')
        expect(await ask(owner)).toBe('unauthorized')
      } else await save(owner, { removeKey: fate === 'removed', isEnabled: false })
      expect((await payDue(diners[0], group)).problem.problem).toBe('cards-taken')
      expect((await payDues(diners[0], group, [diners[0].id])).problem.problem).toBe('cards-taken')
      const on = { isEnabled: false, demoPayments: true }
      expect((await save(owner, on)).problem.problem).toBe('cards-taken')
      expect((await fetchGroupState(diners[0].phone, group.id)).group).toMatchObject({ takesDemo: false })
    },
  )

  test('say that the key may not refund, and take cards all the same', async () => {
    const owner = await makeRestaurant(app())
    await save(owner, { key, secret, isEnabled: true })
    stripe.fail('GET /v1/refunds', 'forbidden')
    expect(await ask(owner)).toBe('refused')
    expect(await takesCards(owner)).toBe(true)
  })

  test('are shown live on the phones of the restaurant’s groups', async () => {
    const owner = await makeRestaurant(app())
    const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
    const followed = await follow(diners[0].phone, group.id)
    const shownAfter = async (settings: Settings) => {
      const { revision } = followed.table()
      expect((await save(owner, settings)).status).toBe(200)
      const { takesCards, takesDemo } = (await followed.until(revision + 1)).group
      return { takesCards, takesDemo }
    }
    expect(await shownAfter({ demoPayments: false })).toEqual({ takesCards: false, takesDemo: false })
    expect(await shownAfter({ demoPayments: true })).toEqual({ takesCards: false, takesDemo: true })
    expect(await shownAfter({ key, secret, isEnabled: true })).toEqual({ takesCards: true, takesDemo: false })
    stripe.fail('GET /v1/checkout/sessions', 'unauthorized')
    const { revision } = followed.table()
    expect(await ask(owner)).toBe('unauthorized')
    expect((await followed.until(revision + 1)).group.takesCards).toBe(false)
    followed.stream.close()
  })

  test('are not switched on where nobody knows the server’s public address', async () => {
    const without = await startApp({ env: { SECRETS_KEY: env.SECRETS_KEY } })
    const owner = await makeRestaurant(without)
    expect((await save(owner, { key, secret, isEnabled: true })).problem.problem).toBe('address-not-set')
    expect((await save(owner, { key, secret, isEnabled: false })).status).toBe(200)
  })

  // Threat: card-fraud
  test('are in no reply, no log line and no table', async () => {
    const owner = await makeRestaurant(app())
    const saved = await save(owner, { key, secret, isEnabled: true })
    await ask(owner)
    expect(JSON.stringify([saved.body, await look(owner)])).not.toContain('kanarie')
    expect(app().logged.join('')).not.toContain('kanarie')
    const rows = await app().database
      .sql`select * from restaurant_pos_settings where restaurant_id = ${owner.id}`
    expect(JSON.stringify(rows)).not.toContain('kanarie')
  })

  test('are sealed again by a rotation', async () => {
    const owner = await makeRestaurant(app())
    await save(owner, { key, secret, isEnabled: true })
    const before = await sealed(owner)
    const rotation = await rotateKeys(app().database, makeKeyRing([Buffer.alloc(32, 8), bytes]))
    expect([rotation.renewed >= 2, rotation.unreadable]).toEqual([true, []])
    for (const [at, text] of (await sealed(owner)).entries()) expect(text).not.toBe(before[at])
    await rotateKeys(app().database, makeKeyRing([bytes, Buffer.alloc(32, 8)]))
    expect(await ask(owner)).toBe('ok')
  })
})

type Settings = InputOf<typeof changeCardSettings, 'body'>

const paramsOf = ({ id }: Owner) => ({ params: { restaurantId: id } })

function save(owner: Owner, body: Settings) {
  return owner.phone.call(changeCardSettings, { ...paramsOf(owner), body })
}
async function look(owner: Owner) {
  return (await owner.phone.call(getCardSettings, paramsOf(owner))).body
}
async function ask(owner: Owner) {
  return (await owner.phone.call(testCardSettings, paramsOf(owner))).body.result
}

/** What a new group at the restaurant reads. */
async function takesCards({ id }: Owner) {
  const { body } = await makePhone(app().url).call(createGroup, { body: { restaurantId: id } })
  return 'takesCards' in body && body.takesCards
}

async function sealed({ id }: Owner): Promise<unknown[]> {
  const [row] = await app().database.sql`
    select sealed_stripe_key as key, sealed_stripe_secret as secret from restaurant_pos_settings where restaurant_id = ${id}`
  return Object.values(row ?? {})
}
