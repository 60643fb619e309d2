// Abandoned card payments and refunds: by the sweep, at the end of a group, by a node that ends, and by the restaurant.

import { adjustBill } from '@tablemate/contract/adjustments.ts'
import { changeCardSettings, refundCardPayment } from '@tablemate/contract/card-payments.ts'
import { deleteOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { shareAppInFile, startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { holdIntervals, passInterval, releaseIntervals } from '@tablemate/test/app/held-intervals.ts'
import { requireBillProperties } from '@tablemate/test/diners/bill-properties.ts'
import { startFakeStripe } from '@tablemate/test/fakes/stripe.ts'
import { cardEnv, makeCardGroup } from '@tablemate/test/stripe/card-group.ts'
import { sweeperOf } from '@tablemate/test/stripe/sweeper.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

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
const cardGroup = () => makeCardGroup(shared(), stripe)

/** Ann's due is held, and she is on the page. */
async function startHeld({ ownTip = 0, app = shared() } = {}) {
  const own = await makeCardGroup(app, stripe)
  const due = await own.dueOf(own.ann.id)
  return { ...own, due, ...(await own.hold(own.ann, [own.ann.id], { ownTip })) }
}

/** The same, and the dues are free again, while the page is open: Stripe was away. */
async function startUnclosed(options: { ownTip?: number } = {}) {
  const held = await startHeld(options)
  shared().advanceClock({ minutes: 15 })
  stripe.loseSightOf(held.page)
  await sweep()
  return held
}

describe('after 15 minutes', () => {
  test('the server closes the page and frees the dues by itself', async () => {
    const { ann, dueOf, due, page } = await startHeld()
    await sweep()
    expect(await dueOf(ann.id)).toBe(0)
    shared().advanceClock({ minutes: 15 })
    passInterval(10)
    await expect.poll(() => page.status).toBe('expired')
    expect(await dueOf(ann.id)).toBe(due)
  })

  test('what was paid is booked, though its event was lost', async () => {
    const { now, due, page } = await startHeld()
    stripe.pay(page)
    shared().advanceClock({ minutes: 15 })
    await sweep()
    expect((await now()).payments).toMatchObject([{ amount: due, paymentMethod: 'card_online' }])
    expect(stripe.refundsOf(page)).toEqual([])
  })

  test('money that comes after the staff took the due while Stripe was away goes back', async () => {
    const { ann, now, tell, takeCash, due, page } = await startHeld()
    stripe.loseSightOf(page)
    expect((await takeCash(ann.id, due)).status).toBe(201)
    stripe.pay(page)
    await tell('checkout.session.completed', page)
    expect((await now()).payments).toMatchObject([{ amount: due, paymentMethod: 'cash' }])
    expect(stripe.refundsOf(page)).toEqual([due])
  })

  test('Stripe is away: the dues are free, and money that comes is booked if it is still due', async () => {
    const { ann, now, dueOf, tell, due, page } = await startUnclosed({ ownTip: 200 })
    expect(await dueOf(ann.id)).toBe(due)
    stripe.pay(page)
    await tell('checkout.session.completed', page)
    const { payments, bill } = await now()
    expect(payments).toMatchObject([{ amount: due, ownTip: 200, memberId: ann.id }])
    expect(bill.memberSplits[0]?.due).toBe(0)
    shared().advanceClock({ minutes: 2 })
    await sweep()
    expect((await now()).payments).toHaveLength(1)
  })

  // Threat: card-fraud
  test.each([[[]], [['lost']], [['failed']], [['failed-but-done']]] as const)(
    'money that is not due any more goes back once, and the table is told (%j)',
    async faults => {
      const { ann, now, tell, takeCash, due, page } = await startUnclosed({ ownTip: 200 })
      await takeCash(ann.id, due)
      stripe.pay(page)
      stripe.fail('POST /v1/refunds', ...faults)
      await tell('checkout.session.completed', page)
      shared().advanceClock({ minutes: 2 })
      await sweep()
      await tell('checkout.session.completed', page)
      expect(stripe.refundsOf(page)).toEqual([due + 200])
      const { payments, cardPayments } = await now()
      expect(payments.map(({ paymentMethod }) => paymentMethod)).toEqual(['cash'])
      expect(cardPayments).toMatchObject([{ state: 'returned', amount: due + 200 }])
      shared().advanceClock({ minutes: 2 })
      expect(await sweep()).toBe(0)
    },
  )

  test('the diner who comes back reads that they have paid, though the page was not closed in time', async () => {
    const { ann, comeBack, id, page } = await startUnclosed()
    stripe.pay(page)
    expect(await comeBack(ann, id)).toBe('paid')
  })

  test('a node that ended before it stored the page leaves nothing held', async () => {
    const { ann, dueOf, due, id, page } = await startHeld()
    await shared().directSql`update card_payments set session_id = null, session_url = null where id = ${id}`
    shared().advanceClock({ minutes: 15 })
    await sweep()
    expect(await dueOf(ann.id)).toBe(due)
    expect(page.status).toBe('expired')
  })
})

describe('near the end of the table', () => {
  test('no card payment is begun that could not be finished', async () => {
    const app = await startApp({ env })
    const { ann, start } = await makeCardGroup(app, stripe)
    app.advanceClock({ minutes: 22 * 60 + 30 })
    expect((await start(ann)).problem.problem).toBe('cards-not-taken')
  })

  test('money that comes after it goes back once, and money that was booked stays', async () => {
    const app = await startApp({ env })
    const { group, ben, pay, tell, page } = await startHeld({ app })
    const { page: booked } = await pay(ben)
    stripe.pay(page)
    await app.directSql`delete from card_payments where group_id = ${group.id}`
    stripe.fail('POST /v1/refunds', 'lost')
    for (const paid of [page, booked, page]) await tell('checkout.session.completed', paid)
    app.advanceClock({ minutes: 11 })
    await sweeperOf(app, env)()
    expect([stripe.refundsOf(page).length, stripe.refundsOf(booked).length]).toEqual([1, 0])
    app.advanceClock({ minutes: 32 * 24 * 60 })
    await sweeperOf(app, env)()
    expect(await app.directSql`select from card_money`).toEqual([])
  })

  test('a refund that Stripe has not answered is finished after it', async () => {
    const app = await startApp({ env })
    const { group, ann, pay, refund } = await makeCardGroup(app, stripe)
    const { id, page } = await pay(ann)
    stripe.fail('POST /v1/refunds', 'away')
    await refund(id)
    await app.directSql`delete from card_payments where group_id = ${group.id}`
    app.advanceClock({ minutes: 25 * 60 })
    await sweeperOf(app, env)()
    expect(stripe.refundsOf(page)).toHaveLength(1)
  })
})

describe('a node that ends', () => {
  /** The state that is stored before the step in which the node ends, and where the sweep brings it. */
  test.each([
    ['before it gives late money back', 'returning', 'returned', 'paid'],
    ['before it refunds', 'refunding', 'refunded', 'paid'],
    ['before it closes the page of a released due', 'released', 'released', 'open'],
  ] as const)('%s: the sweep does it, once', async (_, stored, end, status) => {
    const { group, ann, now, dueOf, tell, due, id, page } = await startHeld()
    const { directSql: sql } = shared()
    if (status === 'paid') {
      stripe.pay(page)
      await tell('checkout.session.completed', page)
    }
    if (stored !== 'refunding') await sql`delete from payments where group_id = ${group.id}`
    await sql`update card_payments set state = ${stored}, next_at = ${shared().now()} where id = ${id}`
    await Promise.all([sweep(), sweep()])
    const [row] = await sql`select state, next_at from card_payments where id = ${id}`
    expect(row).toEqual({ state: end, next_at: null })
    expect(stripe.refundsOf(page)).toHaveLength(status === 'paid' ? 1 : 0)
    if (status === 'open') expect(page.status).toBe('expired')
    expect(await dueOf(ann.id)).toBe(due)
    requireBillProperties(await now(), group)
  })

  test('after Stripe had the money back, and before it could say so: it is given back once', async () => {
    const { ann, dueOf, pay, refund } = await cardGroup()
    const due = await dueOf(ann.id)
    const { id, page } = await pay(ann)
    stripe.fail('POST /v1/refunds', 'lost')
    expect((await refund(id)).problem.problem).toBe('card-payment-failed')
    // Until it is certain, it counts as paid.
    expect(await dueOf(ann.id)).toBe(0)
    shared().advanceClock({ minutes: 2 })
    await sweep()
    expect(await dueOf(ann.id)).toBe(due)
    expect(stripe.refundsOf(page)).toHaveLength(1)
  })
})

describe('the restaurant', () => {
  test('sees its card payments, and gives money back: the due is due again', async () => {
    const { group, ann, now, dueOf, pay, tell, list, refund } = await cardGroup()
    const due = await dueOf(ann.id)
    const { id, page } = await pay(ann)
    expect(await list()).toMatchObject([{ id, groupId: group.id, state: 'paid', amount: due, table: '7' }])
    const twice = await Promise.all([refund(id), refund(id)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await list()).toMatchObject([{ state: 'refunded' }])
    expect(stripe.refundsOf(page)).toHaveLength(1)
    expect(await dueOf(ann.id)).toBe(due)
    const after = await now()
    expect(after.cardPayments).toMatchObject([{ state: 'refunded', memberIds: [ann.id] }])
    expect(after.orders.some(({ isPaid }) => isPaid)).toBe(false)
    requireBillProperties(after, group)
    // The same money does not come again.
    await tell('checkout.session.completed', page)
    expect((await now()).payments).toEqual([])
  })

  test('cancels one that is still being paid', async () => {
    const { ann, dueOf, due, id, page, refund } = await startHeld()
    expect((await refund(id)).body).toMatchObject({ state: 'released' })
    expect([await dueOf(ann.id), page.status]).toEqual([due, 'expired'])
  })

  test('reads that Stripe refused: it stays paid', async () => {
    const { ann, pay, list, refund } = await cardGroup()
    const { id } = await pay(ann)
    stripe.fail('POST /v1/refunds', 'refused')
    expect((await refund(id)).problem.problem).toBe('refund-refused')
    expect(await list()).toMatchObject([{ state: 'paid' }])
  })

  test('gives nothing back of which a member has paid again since', async () => {
    const { ann, dueOf, pay, takeCash, list, refund } = await cardGroup()
    const { id } = await pay(ann)
    await ann.order({ name: 'Coffee', price: 300 })
    await takeCash(ann.id, await dueOf(ann.id))
    expect((await refund(id)).problem.problem).toBe('paid-since')
    expect(await list()).toMatchObject([{ state: 'paid' }])
  })

  test('whose key is gone before a refund is certain: it does not count as paid again', async () => {
    const { ann, pay, list, refund } = await cardGroup()
    const { id } = await pay(ann)
    stripe.fail('POST /v1/refunds', 'refused')
    stripe.fail('GET /v1/refunds', 'unauthorized')
    // No later sweep finishes it.
    onTestFinished(async () => void (await shared().directSql`delete from card_payments where id = ${id}`))
    expect((await refund(id)).problem.problem).toBe('card-payment-failed')
    expect(await list()).toMatchObject([{ state: 'refunding' }])
  })

  test('gives money back at Stripe itself: the due is due again', async () => {
    const { group, ann, dueOf, pay, tell, list } = await cardGroup()
    const due = await dueOf(ann.id)
    const { page } = await pay(ann)
    const charge = stripe.refundByHand(page)
    await tell('charge.refunded', { ...charge, refunded: false })
    expect(await dueOf(ann.id)).toBe(0)
    await tell('charge.refunded', charge)
    expect(await dueOf(ann.id)).toBe(due)
    expect(await list()).toMatchObject([{ state: 'refunded', groupId: group.id }])
  })

  test('removes its key, or itself, only when no page is open that could still be paid', async () => {
    const { owner, ann, dueOf, due, page } = await startHeld()
    const remove = () =>
      owner.phone.call(changeCardSettings, {
        params: { restaurantId: owner.id },
        body: { isEnabled: false, removeKey: true },
      })
    stripe.loseSightOf(page)
    const deleted = await owner.phone.call(deleteOwnRestaurant, { body: { password: owner.password } })
    expect(deleted.problem.problem).toBe('card-payments-open')
    expect((await remove()).problem.problem).toBe('card-payments-open')
    expect((await remove()).status).toBe(200)
    expect([page.status, await dueOf(ann.id)]).toEqual(['expired', due])
  })

  test('does not see those of another', async () => {
    const { group, id } = await startHeld()
    const { owner, list } = await cardGroup()
    expect(await list()).toEqual([])
    const params = { restaurantId: owner.id, cardPaymentId: id }
    const foreign = await owner.phone.call(refundCardPayment, { params, body: { groupId: group.id } })
    expect(foreign.problem.problem).toBe('card-payment-not-found')
  })
})

describe('a part that the staff give back', () => {
  test.each([[[]], [['lost']], [['away', 'failed']], [['failed-but-done']]] as const)(
    'goes to the card once (Stripe’s faults: %j), and the rest can still be refunded',
    async faults => {
      const { id, page, due, refund } = await giveHalfBack(shared(), faults)
      for (let tries = 0; tries < 3; tries += 1) {
        await sweep()
        shared().advanceClock({ minutes: 10 })
      }
      expect(stripe.refundsOf(page)).toEqual([due])
      stripe.healthy()
      expect((await refund(id)).body.state).toBe('refunded')
      expect(stripe.refundsOf(page).reduce((sum, amount) => sum + amount, 0)).toBe(page.amount_total)
    },
  )

  test('goes to the card even if that takes longer than a month, and is forgotten then', async () => {
    const app = await startApp({ env })
    const { page, due } = await giveHalfBack(app, ['away'])
    const sweep = sweeperOf(app, env)
    await sweep()
    app.advanceClock({ minutes: 32 * 24 * 60 })
    await sweep()
    expect(stripe.refundsOf(page)).toEqual([due])
    await sweep()
    expect(await app.directSql`select from card_refunds`).toEqual([])
  })
})

/** Ann has paid by card, half of her dish is taken off the bill, and Stripe is to give that back. */
async function giveHalfBack(app: TestApp, faults: readonly Parameters<typeof stripe.fail>[1][]) {
  const { owner, group, ann, now, pay, refund } = await makeCardGroup(app, stripe)
  const { id, page } = await pay(ann, [ann.id], { ownTip: 100 })
  const [order] = (await now()).orders
  const params = { restaurantId: owner.id, groupId: group.id }
  const body = {
    ...({ kind: 'discount', percentage: 50, reason: 'waited' } as const),
    lines: [{ orderId: order?.id ?? 0, line: 0 }],
  }
  const { problem } = await owner.phone.call(adjustBill, { params, body })
  expect(problem.problem).toBe('refund-due')
  const due = problem.due ?? 0
  stripe.fail('POST /v1/refunds', ...faults)
  await owner.phone.call(adjustBill, { params, body: { ...body, refund: due } })
  expect((await now()).payments).toMatchObject([{ refunded: due }])
  return { id, page, due, refund }
}
