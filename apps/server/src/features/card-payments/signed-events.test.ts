// Events that a restaurant may have signed itself: it knows the secret. They cost it only its own money and time.

import { testCardSettings } from '@tablemate/contract/card-payments.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { holdIntervals, releaseIntervals } from '@tablemate/test/app/held-intervals.ts'
import { startFakeStripe } from '@tablemate/test/fakes/stripe.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import { cardEnv, makeCardGroup } from '@tablemate/test/stripe/card-group.ts'
import { sweeperOf } from '@tablemate/test/stripe/sweeper.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const stripe = await startFakeStripe()
afterAll(() => stripe.close())
const env = cardEnv(stripe)

// The servers sweep only when a test lets them.
beforeAll(() => {
  holdIntervals()
  return releaseIntervals
})
/** Its tests move its clock forward. */
const shared = shareAppInFile({ env })
const sweep = () => sweeperOf(shared(), env)()

// Threat: stripe-events
describe('an event that the restaurant may have signed itself', () => {
  /** Money of a group that has ended. */
  async function startEnded(app = shared()) {
    const own = await makeCardGroup(app, stripe)
    const { page } = await own.hold(own.ann)
    stripe.pay(page)
    await app.directSql`delete from card_payments where group_id = ${own.group.id}`
    return { ...own, page }
  }
  const completed = 'checkout.session.completed'

  test('is believed only if Stripe confirms it, and is sent again if Stripe does not answer', async () => {
    const { tell, page } = await startEnded()
    for (const invented of [{ id: 'cs_test_unknown' }, { payment_intent: 'pi_invented' }])
      expect(await tell(completed, { ...page, ...invented })).toBe(204)
    for (const fault of ['away', 'forbidden'] as const) {
      stripe.fail(`GET /v1/checkout/sessions/${page.id}`, fault)
      expect(await tell(completed, page)).toBe(503)
    }
    expect(stripe.refundsOf(page)).toEqual([])
    expect(await tell(completed, page)).toBe(204)
    expect(stripe.refundsOf(page)).toHaveLength(1)
    expect(await shared().directSql`select from card_money where payment_intent = 'pi_invented'`).toEqual([])
  })

  test('does not use a key that Stripe refused, nor does the sweep, until a test confirms it', async () => {
    const { owner, tell, page } = await startEnded()
    stripe.fail('POST /v1/refunds', 'unauthorized')
    expect(await tell(completed, page)).toBe(204)
    const asked = () =>
      stripe.calls.filter(({ form }) => form.get('payment_intent') === page.payment_intent).length
    const before = asked()
    expect(await tell(completed, { ...page, payment_intent: 'pi_another' })).toBe(503)
    for (let round = 0; round < 3; round += 1) {
      shared().advanceClock({ minutes: 11 })
      await sweep()
    }
    expect(asked()).toBe(before)
    const tested = await owner.phone.call(testCardSettings, { params: { restaurantId: owner.id } })
    expect(tested.body.result).toBe('ok')
    await sweep()
    expect(stripe.refundsOf(page)).toHaveLength(1)
  })

  test('is limited: 60 a minute, and no more than 100 payments that wait to go back', async () => {
    const app = await startApp({ env: { ...env, RATE_LIMIT_SCALE: '1' } })
    const { owner, tell, page } = await startEnded(app)
    await app.directSql`
      insert into card_money (restaurant_id, payment_intent, next_at, created_at)
      select ${owner.id}, 'pi_waits' || n, ${app.now()}, ${app.now()} from generate_series(1, 100) n`
    expect(await tell(completed, page)).toBe(429)
    for (let sent = 1; sent < 60; sent += 1) expect(await tell('customer.created', {})).toBe(204)
    expect(await tell('customer.created', {})).toBe(429)
  })

  test('that fills the queue does not delay another restaurant’s money: the sweep takes turns', async () => {
    const app = await startApp({ env })
    const [{ owner: busy }, { owner: other, page }] = [await startEnded(app), await startEnded(app)]
    await app.directSql`
      insert into card_money (restaurant_id, payment_intent, next_at, created_at)
      select ${busy.id}, 'pi_waits' || n, ${app.now()}, ${app.now()} from generate_series(1, 90) n`
    app.advanceClock({ ms: 1 })
    await app.directSql`
      insert into card_money (restaurant_id, payment_intent, next_at, created_at)
      values (${other.id}, ${page.payment_intent}, ${app.now()}, ${app.now()})`
    expect(await sweeperOf(app, env)()).toBe(50)
    expect(stripe.refundsOf(page)).toHaveLength(1)
  })

  test('gets no 500, whatever its fields contain', async () => {
    const { tell, page } = await startEnded()
    const value = fc.oneof(
      fc.constantFrom(
        'pi_\u0000x',
        `pi_${'x'.repeat(8000)}`,
        '\ud800',
        'a\u0000',
        '9'.repeat(15),
        -1,
        1e308,
        null,
        {},
        [],
      ),
      fc.jsonValue(),
    )
    const field = fc.constantFrom(
      ...Object.keys(page),
      'success_url',
      'created',
      'refunded',
      'payment_intent',
      'id',
    )
    const type = fc.constantFrom(completed, 'checkout.session.expired', 'charge.refunded')
    const metadata = fc.record({ group: fc.oneof(fc.uuid(), value), restaurant: value, reference: value })
    await fc.assert(
      fc.asyncProperty(
        type,
        fc.dictionary(field, value),
        fc.option(metadata),
        async (type, fields, other) => {
          const event = { ...page, refunded: true, ...fields, ...(other && { metadata: other }) }
          expect([204, 404]).toContain(await tell(type, event))
        },
      ),
      { numRuns: longRun(60, 1000) },
    )
    for (const payment_intent of ['pi_\u0000x', `pi_${'x'.repeat(8000)}`])
      expect(await tell(completed, { ...page, payment_intent })).toBe(204)
  })
})
