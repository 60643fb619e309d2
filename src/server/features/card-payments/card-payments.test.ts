// Payments by card, with a played Stripe: one charge for one due, whatever is lost, repeated, late or forged.

import { afterAll, describe, expect, test } from 'vitest'
import { chooseBill } from '#contract/bills.ts'
import { changeCardSettings, getCardPayments, refundCardPayment } from '#contract/card-payments.ts'
import { leaveGroup } from '#contract/groups.ts'
import { getBoard, moveTicket, takePayment } from '#contract/kitchen.ts'
import { cancelOrder } from '#contract/orders.ts'
import { deleteOwnRestaurant } from '#contract/restaurants.ts'
import { currencies } from '#domain/currency.ts'
import { payableStep } from '#domain/money.ts'
import { shareApp, startApp, type TestApp } from '../../../../test/app/app.ts'
import { requireLaws } from '../../../../test/diners/bill-laws.ts'
import { fetchTable, follow } from '../../../../test/diners/follow.ts'
import { joinAs } from '../../../../test/diners/make.ts'
import { payDue, payDues } from '../../../../test/diners/pay.ts'
import { setOrdering } from '../../../../test/restaurants/ordering.ts'
import { makeRestaurant } from '../../../../test/restaurants/restaurant.ts'
import { type CardTable, makeCardTable } from '../../../../test/stripe/card-table.ts'
import { playStripe } from '../../../../test/stripe/played-stripe.ts'
import { sweeperOf } from '../../../../test/stripe/sweeper.ts'

const stripe = await playStripe()
afterAll(() => stripe.close())

const env = {
  RATE_LIMIT_SCALE: '1000',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
  POS_BASE_URLS: JSON.stringify({ stripe: stripe.url }),
  PUBLIC_URL: 'https://tablemate.example',
}
const app = shareApp({ env })
const table = (options: Parameters<typeof makeCardTable>[2] = {}) => makeCardTable(app(), stripe, options)

describe('a due that is paid by card', () => {
  test('is held for the diner who goes to the page, and paid when Stripe says so', async () => {
    const { group, ann, ben, dueOf, start, pageOf, tell } = await table()
    expect(group.takesCards).toBe(true)
    const [annDue, benDue] = [await dueOf(ann.id), await dueOf(ben.id)]
    const phone = await follow(ben.phone, group.id)
    const started = await start(ann)
    expect(started.status).toBe(201)
    const page = pageOf(started.body.id)
    expect(started.body.url).toBe(page.url)
    expect(page).toMatchObject({ amount_total: annDue, currency: 'usd', mode: 'payment' })

    const held = await fetchTable(ben.phone, group.id)
    expect(await phone.until(held.revision)).toEqual(held)
    requireLaws(held, group)
    expect(held.payments).toEqual([])
    expect(held.bill.memberSplits).toMatchObject([
      { memberId: ann.id, paid: 0, held: annDue, due: 0 },
      { memberId: ben.id, paid: 0, held: 0, due: benDue },
    ])
    expect(held.cardPayments).toEqual([
      {
        ...{ id: started.body.id, state: 'held', startedBy: ann.id, memberIds: [ann.id], amount: annDue },
        until: started.body.until,
      },
    ])

    stripe.pay(page)
    expect(await tell('checkout.session.completed', page)).toBe(204)
    const paid = await fetchTable(ben.phone, group.id)
    expect(await phone.until(paid.revision)).toEqual(paid)
    requireLaws(paid, group)
    expect(paid.cardPayments).toEqual([])
    expect(paid.payments).toMatchObject([
      { memberId: ann.id, amount: annDue, paymentMethod: 'card_online', paidBy: ann.id },
    ])
    expect(paid.bill.memberSplits.map(({ due }) => due)).toEqual([0, benDue])
    expect(paid.orders.map(({ isPaid }) => isPaid)).toEqual([true, false])
    phone.stream.close()
  })

  test('is paid once by two phones at once: one page, one charge', async () => {
    const { group, ann, ben, start } = await table()
    const before = stripe.sessions.length
    const both = await Promise.all([start(ann), start(ben, [ann.id])])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)?.problem.problem).toBe('being-paid')
    expect(stripe.sessions.length).toBe(before + 1)
    requireLaws(await fetchTable(ann.phone, group.id), group)
  })

  test('can be those of several, on one page', async () => {
    const { group, ann, ben, dueOf, start, pageOf, tell } = await table()
    const sum = (await dueOf(ann.id)) + (await dueOf(ben.id))
    const { body } = await start(ann, [ben.id, ann.id])
    expect(pageOf(body.id).amount_total).toBe(sum)
    stripe.pay(pageOf(body.id))
    await tell('checkout.session.completed', pageOf(body.id))
    const after = await fetchTable(ann.phone, group.id)
    expect(after.payments.map(({ memberId, paidBy }) => [memberId, paidBy])).toEqual([
      [ann.id, ann.id],
      [ben.id, ann.id],
    ])
    expect(after.bill.collected).toBe(after.bill.finalTotal)
  })

  test('is charged with a tip of the payer’s own, which the bill never contains', async () => {
    const { owner, group, ann, ben, dueOf, start, pageOf, tell } = await table()
    await setOrdering(owner, { mode: 'at-once' })
    const ownTips = async () => {
      const { body } = await owner.phone.call(getBoard, { params: { restaurantId: owner.id } })
      return body.tables.find(({ groupId }) => groupId === group.id)?.ownTips
    }
    const sum = (await dueOf(ann.id)) + (await dueOf(ben.id))
    const { body } = await start(ben, [ann.id, ben.id], { ownTip: 500 })
    expect(pageOf(body.id).amount_total).toBe(sum + 500)
    const held = await fetchTable(ann.phone, group.id)
    expect([held.bill.held, held.cardPayments[0]?.amount, await ownTips()]).toEqual([sum, sum + 500, 0])
    requireLaws(held, group)

    stripe.pay(pageOf(body.id))
    await tell('checkout.session.completed', pageOf(body.id))
    const paid = await fetchTable(ann.phone, group.id)
    expect(paid.payments.map(({ memberId, ownTip, paidBy }) => [memberId, ownTip, paidBy])).toEqual([
      [ann.id, 0, ben.id],
      [ben.id, 500, ben.id],
    ])
    expect([paid.bill.collected, await ownTips()]).toEqual([sum, 500])
    requireLaws(paid, group)

    const params = { restaurantId: owner.id, cardPaymentId: body.id }
    await owner.phone.call(refundCardPayment, { params, body: { groupId: group.id } })
    const given = stripe.refunds.filter(
      ({ payment_intent }) => payment_intent === pageOf(body.id).payment_intent,
    )
    expect(given.map(({ amount }) => amount)).toEqual([sum + 500])
    expect([(await fetchTable(ann.phone, group.id)).payments, await ownTips()]).toEqual([[], 0])
  })

  test('has no tip that cannot be paid in the currency', async () => {
    const { ann, start } = await table({ currency: 'JPY', price: 120_000 })
    const { status, problem } = await start(ann, [ann.id], { ownTip: 5050 })
    expect([status, problem.fields]).toEqual([400, { ownTip: 'not-payable' }])
    expect((await start(ann, [ann.id], { ownTip: 5000 })).status).toBe(201)
  })

  test('is paid with real money only', async () => {
    const { group, ann } = await table()
    const refused = [await payDue(ann, group), await payDues(ann, group, [ann.id])]
    expect(refused.map(({ problem }) => problem.problem)).toEqual(['cards-taken', 'cards-taken'])
  })

  test('comes back as it was after a cancellation, though its member has ordered more', async () => {
    const { group, ann, ben, dueOf, start, comeBack } = await table()
    await ann.phone.call(chooseBill, { params: { groupId: group.id }, body: { splitMethod: 'items' } })
    const [annDue, benDue] = [await dueOf(ann.id), await dueOf(ben.id)]
    const { body } = await start(ann)
    await ann.order({ name: 'Coffee', price: 300 })
    const more = await dueOf(ann.id)
    expect((await start(ben, [ann.id])).problem.problem).toBe('being-paid')
    await comeBack(ann, body.id, true)
    // Two dues together may be rounded by a cent.
    expect(Math.abs((await dueOf(ann.id)) - annDue - more)).toBeLessThanOrEqual(1)
    expect(Math.abs((await dueOf(ben.id)) - benDue)).toBeLessThanOrEqual(1)
    requireLaws(await fetchTable(ann.phone, group.id), group)
  })

  test('is the amount that the diner saw, or nothing is held', async () => {
    const { group, ann, start, dueOf } = await table()
    const due = await dueOf(ann.id)
    expect((await start(ann, [ann.id], { amount: due + 1 })).problem).toMatchObject({
      problem: 'due-changed',
      due,
    })
    expect((await start(ann, [ann.id, 999_999], { amount: due })).problem.problem).toBe('member-not-found')
    expect((await fetchTable(ann.phone, group.id)).bill.held).toBe(0)
  })

  test('gets the same page again for a repeated request', async () => {
    const { ann, start, dueOf } = await table()
    const before = stripe.sessions.length
    const amount = await dueOf(ann.id)
    const [first, second] = [
      await start(ann, [ann.id], { amount, key: 'once' }),
      await start(ann, [ann.id], { amount, key: 'once' }),
    ]
    expect(second.body).toEqual(first.body)
    expect(stripe.sessions.length).toBe(before + 1)
  })

  test('tells Stripe no name and no dish', async () => {
    const { ann, start, group } = await table()
    const { body } = await start(ann)
    const sent = stripe.calls.findLast(({ key }) => key?.includes(`${group.id} ${body.id} session`))
    expect(sent?.form.get('line_items[0][price_data][product_data][name]')).toBe('Osteria Lucia')
    expect(decodeURIComponent(String(sent?.form))).not.toMatch(/Ann|Ben|Soup|Cake/)
    expect(sent?.key?.length).toBeLessThanOrEqual(255)
  })

  test.each(currencies.map(({ code }) => code))(
    'in %s has the amount in the currency’s own unit',
    async currency => {
      const { group, ann, start, pageOf, tell, dueOf } = await table({ currency, price: 120_000 })
      const due = await dueOf(ann.id)
      const { body } = await start(ann)
      const page = pageOf(body.id)
      expect(page).toMatchObject({
        amount_total: due / payableStep(currency),
        currency: currency.toLowerCase(),
      })
      stripe.pay(page)
      await tell('checkout.session.completed', page)
      const after = await fetchTable(ann.phone, group.id)
      expect(after.payments).toMatchObject([{ amount: due }])
      requireLaws(after, group)
    },
  )
})

describe('in a currency with three decimals', () => {
  test('a card pays what ends in 0; else a tip makes it even', async () => {
    const { group, ann, start, pageOf, dueOf } = await table({ currency: 'KWD', price: 1002 })
    const due = await dueOf(ann.id)
    expect(due % 10).not.toBe(0)
    const refused = await start(ann)
    expect([refused.status, refused.problem.problem]).toEqual([409, 'uneven-for-card'])
    expect((await fetchTable(ann.phone, group.id)).payments).toEqual([])
    const ownTip = 10 - (due % 10)
    const { body } = await start(ann, [ann.id], { ownTip })
    expect(pageOf(body.id)).toMatchObject({ amount_total: due + ownTip, currency: 'kwd' })
  })
})

test('a table whose currency Stripe does not charge takes no cards, and says so', async () => {
  const { group, ann, start } = await table({ currency: 'IQD', price: 1_000_000 })
  expect((await fetchTable(ann.phone, group.id)).group.takesCards).toBe(false)
  expect((await start(ann)).problem.problem).toBe('cards-not-taken')
})

describe('news of the money', () => {
  test('counts once, by event and by the diner’s return, in any order and often', async () => {
    const { group, ann, start, pageOf, tell, comeBack } = await table()
    const { body } = await start(ann)
    const page = pageOf(body.id)
    expect(await comeBack(ann, body.id)).toBe('held')
    stripe.pay(page)
    const both = [
      tell('checkout.session.completed', page),
      comeBack(ann, body.id),
      tell('checkout.session.completed', page),
    ]
    await Promise.all(both)
    await tell('checkout.session.expired', page)
    await tell('checkout.session.async_payment_succeeded', page)
    expect(await comeBack(ann, body.id, true)).toBe('paid')
    const { payments, bill } = await fetchTable(ann.phone, group.id)
    expect(payments.map(({ amount }) => amount)).toEqual([page.amount_total])
    expect(bill.held).toBe(0)
  })

  test('may come before the answer that has the page', async () => {
    const { group, ann, start, tell, comeBack } = await table()
    const sessions = stripe.sessions.length
    stripe.fail('POST /v1/checkout/sessions', 'lost')
    // The answer is lost, and the page is looked for; the money comes in between.
    stripe.before('GET /v1/checkout/sessions', async () => {
      const page = stripe.sessions.at(-1)
      if (!page) throw new Error('no page')
      stripe.pay(page)
      await tell('checkout.session.completed', page)
    })
    const started = await start(ann)
    expect(stripe.sessions.length).toBe(sessions + 1)
    const { payments } = await fetchTable(ann.phone, group.id)
    expect(payments).toMatchObject([{ memberId: ann.id }])
    // It is paid, so there is no page to go to.
    expect(started.problem.problem).toBe('card-payment-failed')
    expect(await comeBack(ann, Number(stripe.sessions.at(-1)?.client_reference_id))).toBe('paid')
  })

  test.each([
    ['another amount', { amount_total: 1 }],
    ['another currency', { currency: 'eur' }],
    ['another card payment', { client_reference_id: '999999' }],
    ['another page', { id: 'cs_test_other' }],
    ['no payment', { payment_status: 'unpaid' }],
  ])('for %s changes nothing', async (_, wrong) => {
    const { group, ann, start, pageOf, tell } = await table()
    const { body } = await start(ann)
    stripe.pay(pageOf(body.id))
    expect(await tell('checkout.session.completed', { ...pageOf(body.id), ...wrong })).toBe(204)
    expect((await fetchTable(ann.phone, group.id)).payments).toEqual([])
  })

  test('with a forged signature, or that of another restaurant, gets 404', async () => {
    const one = await table()
    const other = await table()
    const { body } = await one.start(one.ann)
    stripe.pay(one.pageOf(body.id))
    const page = one.pageOf(body.id)
    expect(await one.tell('checkout.session.completed', page, 'whsec_forged')).toBe(404)
    expect(await one.tell('checkout.session.completed', page, other.secret)).toBe(404)
    // Signed rightly, but about somebody else’s table.
    expect(await other.tell('checkout.session.completed', page)).toBe(204)
    expect((await fetchTable(one.ann.phone, one.group.id)).payments).toEqual([])
  })

  test('that it failed or has expired makes the dues due again', async () => {
    for (const type of ['checkout.session.expired', 'checkout.session.async_payment_failed']) {
      const { group, ann, start, pageOf, tell, dueOf } = await table()
      const due = await dueOf(ann.id)
      const { body } = await start(ann)
      const page = pageOf(body.id)
      page.status = 'expired'
      await tell(type, page)
      expect(await dueOf(ann.id)).toBe(due)
      const after = await fetchTable(ann.phone, group.id)
      expect([after.bill.held, after.cardPayments]).toEqual([0, []])
    }
  })
})

describe('while a due is held', () => {
  test('nobody pays it, changes what it is for, or goes', async () => {
    const { owner, group, ann, ben, dueOf, start } = await table()
    await setOrdering(owner, { mode: 'at-once' })
    const cyd = await joinAs(app(), group, 'Cyd')
    const soup = await ann.order({ name: 'Soup', price: 900 })
    const [annDue, benDue] = [await dueOf(ann.id), await dueOf(ben.id)]
    await start(ann, [ann.id, cyd.id])
    const refused = [
      await start(ben, [ann.id], { amount: annDue }),
      await owner.phone.call(takePayment, {
        params: { restaurantId: owner.id },
        body: { groupId: group.id, memberId: ann.id, amount: annDue, method: 'cash' },
      }),
      await ann.phone.call(cancelOrder, { params: { orderId: soup.id } }),
      await cyd.phone.call(leaveGroup, { params: { groupId: group.id, memberId: cyd.id } }),
      await ann.phone.call(chooseBill, { params: { groupId: group.id }, body: { tipPercentage: 0 } }),
      await owner.phone.call(moveTicket, {
        params: { restaurantId: owner.id, orderId: soup.id },
        body: { groupId: group.id, from: 'new', to: 'refused', reason: 'kitchen-closed' } as never,
      }),
    ]
    expect(refused.map(({ problem }) => problem.problem)).toEqual(refused.map(() => 'being-paid'))
    expect(await dueOf(ben.id)).toBe(benDue)
    // What is ordered later is not covered.
    await ann.order({ name: 'Coffee', price: 300 })
    expect(await dueOf(ann.id)).toBeGreaterThan(0)
    // It waits, so that no payment comes after the held one.
    expect((await start(ann)).problem.problem).toBe('being-paid')
    expect((await takeCash(owner, group.id, ann.id, await dueOf(ann.id))).problem.problem).toBe('being-paid')
    // Others pay theirs.
    expect((await takeCash(owner, group.id, null, await dueOf(ben.id))).status).toBe(201)
    requireLaws(await fetchTable(ann.phone, group.id), group)
  })

  test('the floor shows that it is being paid, neither due nor paid', async () => {
    const { owner, group, ann, ben, dueOf, start } = await table()
    await setOrdering(owner, { mode: 'at-once' })
    const [annDue, benDue] = [await dueOf(ann.id), await dueOf(ben.id)]
    await start(ann)
    const { body } = await owner.phone.call(getBoard, { params: { restaurantId: owner.id } })
    expect(body.tables.find(({ groupId }) => groupId === group.id)).toMatchObject({
      ...{ due: benDue, paid: 0, held: annDue },
      members: [
        { id: ann.id, due: 0, paid: 0, held: annDue },
        { id: ben.id, due: benDue, paid: 0, held: 0 },
      ],
    })
  })

  test('the diner who cancels frees it at once, and nobody else may', async () => {
    const { ann, ben, dueOf, start, pageOf, comeBack } = await table()
    const due = await dueOf(ann.id)
    const { body } = await start(ann)
    expect(await comeBack(ben, body.id, true)).toBe('not-your-member')
    expect(await comeBack(ann, body.id, true)).toBe('released')
    expect(await dueOf(ann.id)).toBe(due)
    expect(pageOf(body.id).status).toBe('expired')
    expect((await start(ben, [ann.id])).status).toBe(201)
  })

  test('is freed by the diner whose due it is, too', async () => {
    const { ann, ben, dueOf, start, comeBack } = await table()
    const due = await dueOf(ben.id)
    const { body } = await start(ann, [ben.id])
    expect(await comeBack(ben, body.id, true)).toBe('released')
    expect(await dueOf(ben.id)).toBe(due)
  })

  test('who cancels after paying has paid', async () => {
    const { ann, start, pageOf, comeBack } = await table()
    const { body } = await start(ann)
    stripe.pay(pageOf(body.id))
    expect(await comeBack(ann, body.id, true)).toBe('paid')
  })
})

describe('an answer of Stripe that is lost or faulty', () => {
  test.each([
    ['is lost', ['lost']],
    ['is a fault, after it made the page', ['failed-but-done']],
  ] as const)('%s: there is one page, and the diner gets it', async (_, faults) => {
    const { ann, start, pageOf } = await table()
    const before = stripe.sessions.length
    stripe.fail('POST /v1/checkout/sessions', ...faults)
    const { status, body } = await start(ann)
    expect([status, stripe.sessions.length]).toEqual([201, before + 1])
    expect(body.url).toBe(pageOf(body.id).url)
  })

  test.each([
    ['a fault, and no page', ['failed']],
    ['none at all', ['away']],
    ['a refusal', ['refused']],
  ] as const)('%s: the dues are free again, and the next try is a new one', async (_, faults) => {
    const { group, ann, dueOf, start } = await table()
    const due = await dueOf(ann.id)
    stripe.fail('POST /v1/checkout/sessions', ...faults)
    expect((await start(ann)).problem.problem).toBe('card-payment-failed')
    expect(await dueOf(ann.id)).toBe(due)
    expect((await start(ann)).status).toBe(201)
    requireLaws(await fetchTable(ann.phone, group.id), group)
  })

  test('says that the amount is too small for a card', async () => {
    const { ann, start } = await table()
    stripe.fail('POST /v1/checkout/sessions', 'too-small')
    expect((await start(ann)).problem.problem).toBe('too-little-for-card')
  })

  test('says that the key is refused: no card is taken until the owner changes it', async () => {
    const { group, ann, start } = await table()
    stripe.fail('POST /v1/checkout/sessions', 'unauthorized')
    expect((await start(ann)).problem.problem).toBe('card-payment-failed')
    expect((await fetchTable(ann.phone, group.id)).group.takesCards).toBe(false)
    expect((await start(ann)).problem.problem).toBe('cards-not-taken')
  })
})

describe('after 15 minutes', () => {
  test('the sweep closes the page and frees the dues', async () => {
    const { own, held, sweep } = await startHeld()
    await sweep()
    expect(await own.dueOf(own.ann.id)).toBe(0)
    held.app.advanceClock({ minutes: 15 })
    await sweep()
    expect(await own.dueOf(own.ann.id)).toBe(held.due)
    expect(held.page.status).toBe('expired')
    expect(await sweep()).toBe(0)
  })

  test('what was paid is booked, though its event was lost', async () => {
    const { own, held, sweep } = await startHeld()
    stripe.pay(held.page)
    held.app.advanceClock({ minutes: 15 })
    await sweep()
    const { payments } = await fetchTable(own.ann.phone, own.group.id)
    expect(payments).toMatchObject([{ amount: held.due, paymentMethod: 'card_online' }])
    expect(
      stripe.refunds.filter(({ payment_intent }) => payment_intent === held.page.payment_intent),
    ).toEqual([])
  })

  test('Stripe is away: the dues are free, and money that comes is booked if it is still due', async () => {
    const { own, held, sweep } = await startHeld({ ownTip: 200 })
    held.app.advanceClock({ minutes: 15 })
    stripe.fail(`POST /v1/checkout/sessions/${held.page.id}`, 'away')
    stripe.fail(`GET /v1/checkout/sessions/${held.page.id}`, 'away')
    await sweep()
    expect(await own.dueOf(own.ann.id)).toBe(held.due)
    stripe.pay(held.page)
    await own.tell('checkout.session.completed', held.page)
    const { payments, bill } = await fetchTable(own.ann.phone, own.group.id)
    expect(payments).toMatchObject([{ amount: held.due, ownTip: 200, memberId: own.ann.id }])
    expect(bill.memberSplits[0]?.due).toBe(0)
    held.app.advanceClock({ minutes: 2 })
    await sweep()
    expect((await fetchTable(own.ann.phone, own.group.id)).payments).toHaveLength(1)
  })

  test.each([[[]], [['lost']], [['failed']], [['failed-but-done']]] as const)(
    'money that is not due any more goes back once, and the table is told (%j)',
    async faults => {
      const { own, held, sweep } = await startHeld({ ownTip: 200 })
      held.app.advanceClock({ minutes: 15 })
      stripe.fail(`POST /v1/checkout/sessions/${held.page.id}`, 'away')
      stripe.fail(`GET /v1/checkout/sessions/${held.page.id}`, 'away')
      await sweep()
      await takeCash(own.owner, own.group.id, own.ann.id, held.due)
      stripe.pay(held.page)
      stripe.fail('POST /v1/refunds', ...faults)
      await own.tell('checkout.session.completed', held.page)
      held.app.advanceClock({ minutes: 2 })
      await sweep()
      await own.tell('checkout.session.completed', held.page)
      const given = stripe.refunds.filter(({ payment_intent }) => payment_intent === held.page.payment_intent)
      expect(given.map(({ amount }) => amount)).toEqual([held.due + 200])
      const { payments, cardPayments } = await fetchTable(own.ann.phone, own.group.id)
      expect(payments.map(({ paymentMethod }) => paymentMethod)).toEqual(['cash'])
      expect(cardPayments).toMatchObject([{ state: 'returned', amount: held.due + 200 }])
      held.app.advanceClock({ minutes: 2 })
      expect(await sweep()).toBe(0)
    },
  )

  test('the diner who comes back reads that they have paid, though the page was not closed in time', async () => {
    const { own, held, sweep } = await startHeld()
    held.app.advanceClock({ minutes: 15 })
    stripe.fail(`POST /v1/checkout/sessions/${held.page.id}`, 'away')
    stripe.fail(`GET /v1/checkout/sessions/${held.page.id}`, 'away')
    await sweep()
    stripe.pay(held.page)
    expect(await own.comeBack(own.ann, held.id)).toBe('paid')
  })

  test('a node that ended after the hold leaves nothing held', async () => {
    const own = await startOwnApp()
    const seated = await makeCardTable(own.app, stripe)
    const due = await seated.dueOf(seated.ann.id)
    // The page is made, and the node ends before it has stored that.
    const { body } = await seated.start(seated.ann)
    const page = seated.pageOf(body.id)
    await own.app.directSql`update card_payments set session_id = null, session_url = null`
    own.app.advanceClock({ minutes: 15 })
    await own.sweep()
    expect(await seated.dueOf(seated.ann.id)).toBe(due)
    expect(page.status).toBe('expired')
  })
})

describe('near the end of the table', () => {
  test('no card payment is begun that could not be finished', async () => {
    const { app } = await startOwnApp()
    const own = await makeCardTable(app, stripe)
    app.advanceClock({ minutes: 22 * 60 + 30 })
    expect((await own.start(own.ann)).problem.problem).toBe('cards-not-taken')
  })

  test('money that comes after it goes back once, and money that was booked stays', async () => {
    const { own, held, sweep } = await startHeld()
    const { body } = await own.start(own.ben)
    const booked = own.pageOf(body.id)
    stripe.pay(booked)
    await own.tell('checkout.session.completed', booked)
    stripe.pay(held.page)
    await held.app.directSql`delete from card_payments where group_id = ${own.group.id}`
    stripe.fail('POST /v1/refunds', 'lost')
    for (const page of [held.page, booked, held.page]) await own.tell('checkout.session.completed', page)
    held.app.advanceClock({ minutes: 11 })
    await sweep()
    const given = (page: typeof booked) =>
      stripe.refunds.filter(one => one.payment_intent === page.payment_intent)
    expect([given(held.page).length, given(booked).length]).toEqual([1, 0])
    held.app.advanceClock({ minutes: 32 * 24 * 60 })
    await sweep()
    expect(await held.app.directSql`select from card_money`).toEqual([])
  })

  test('a refund that Stripe has not answered is finished after it', async () => {
    const { own, held, sweep } = await startHeld()
    stripe.pay(held.page)
    await own.tell('checkout.session.completed', held.page)
    stripe.fail('POST /v1/refunds', 'away')
    await refund(own.owner, own.group.id, held.id)
    await held.app.directSql`delete from card_payments where group_id = ${own.group.id}`
    held.app.advanceClock({ minutes: 25 * 60 })
    await sweep()
    const given = stripe.refunds.filter(({ payment_intent }) => payment_intent === held.page.payment_intent)
    expect(given).toHaveLength(1)
  })
})

describe('a node that ends', () => {
  /** The state that is stored before the step in which the node ends, and where the sweep brings it. */
  test.each([
    ['before it gives late money back', 'returning', 'returned', 'paid'],
    ['before it refunds', 'refunding', 'refunded', 'paid'],
    ['before it closes the page of a released due', 'released', 'released', 'open'],
  ] as const)('%s: the sweep does it, once', async (_, stored, end, page) => {
    const { own, held, sweep } = await startHeld()
    const { directSql: sql } = held.app
    if (page === 'paid') {
      stripe.pay(held.page)
      await own.tell('checkout.session.completed', held.page)
    }
    if (stored !== 'refunding') await sql`delete from payments where group_id = ${own.group.id}`
    await sql`update card_payments set state = ${stored}, next_at = ${held.app.now()} where id = ${held.id}`
    await Promise.all([sweep(), sweep()])
    const [row] = await sql`select state, next_at from card_payments where id = ${held.id}`
    expect(row).toEqual({ state: end, next_at: null })
    const given = stripe.refunds.filter(({ payment_intent }) => payment_intent === held.page.payment_intent)
    expect(given).toHaveLength(page === 'paid' ? 1 : 0)
    if (page === 'open') expect(held.page.status).toBe('expired')
    expect(await own.dueOf(own.ann.id)).toBe(held.due)
    requireLaws(await fetchTable(own.ann.phone, own.group.id), own.group)
  })

  test('after Stripe had the money back, and before it could say so: it is given back once', async () => {
    const { own, held, sweep } = await startHeld()
    stripe.pay(held.page)
    await own.tell('checkout.session.completed', held.page)
    stripe.fail('POST /v1/refunds', 'lost')
    expect((await refund(own.owner, own.group.id, held.id)).problem.problem).toBe('card-payment-failed')
    // Until it is certain, it counts as paid.
    expect(await own.dueOf(own.ann.id)).toBe(0)
    held.app.advanceClock({ minutes: 2 })
    await sweep()
    expect(await own.dueOf(own.ann.id)).toBe(held.due)
    const given = stripe.refunds.filter(({ payment_intent }) => payment_intent === held.page.payment_intent)
    expect(given).toHaveLength(1)
  })
})

describe('the restaurant', () => {
  test('sees its card payments, and gives money back: the due is due again', async () => {
    const { owner, group, ann, dueOf, start, pageOf, tell } = await table()
    const due = await dueOf(ann.id)
    const { body } = await start(ann)
    const page = pageOf(body.id)
    stripe.pay(page)
    await tell('checkout.session.completed', page)
    expect(await list(owner)).toMatchObject([
      { id: body.id, groupId: group.id, state: 'paid', amount: due, table: '7' },
    ])
    const twice = await Promise.all([refund(owner, group.id, body.id), refund(owner, group.id, body.id)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await list(owner)).toMatchObject([{ state: 'refunded' }])
    expect(
      stripe.refunds.filter(({ payment_intent }) => payment_intent === page.payment_intent),
    ).toHaveLength(1)
    expect(await dueOf(ann.id)).toBe(due)
    const after = await fetchTable(ann.phone, group.id)
    expect(after.cardPayments).toMatchObject([{ state: 'refunded', memberIds: [ann.id] }])
    expect(after.orders.some(({ isPaid }) => isPaid)).toBe(false)
    requireLaws(after, group)
    // The same money does not come again.
    await tell('checkout.session.completed', page)
    expect((await fetchTable(ann.phone, group.id)).payments).toEqual([])
  })

  test('cancels one that is still being paid', async () => {
    const { owner, group, ann, dueOf, start, pageOf } = await table()
    const due = await dueOf(ann.id)
    const { body } = await start(ann)
    expect((await refund(owner, group.id, body.id)).body).toMatchObject({ state: 'released' })
    expect([await dueOf(ann.id), pageOf(body.id).status]).toEqual([due, 'expired'])
  })

  test('reads that Stripe refused: it stays paid', async () => {
    const { owner, group, ann, start, pageOf, tell } = await table()
    const { body } = await start(ann)
    stripe.pay(pageOf(body.id))
    await tell('checkout.session.completed', pageOf(body.id))
    stripe.fail('POST /v1/refunds', 'refused')
    expect((await refund(owner, group.id, body.id)).problem.problem).toBe('refund-refused')
    expect(await list(owner)).toMatchObject([{ state: 'paid' }])
  })

  test('gives nothing back of which a member has paid again since', async () => {
    const { owner, group, ann, dueOf, start, pageOf, tell } = await table()
    const { body } = await start(ann)
    stripe.pay(pageOf(body.id))
    await tell('checkout.session.completed', pageOf(body.id))
    await ann.order({ name: 'Coffee', price: 300 })
    await takeCash(owner, group.id, ann.id, await dueOf(ann.id))
    expect((await refund(owner, group.id, body.id)).problem.problem).toBe('paid-since')
    expect(await list(owner)).toMatchObject([{ state: 'paid' }])
  })

  test('whose key is gone before a refund is certain: it does not count as paid again', async () => {
    const { owner, group, ann, start, pageOf, tell } = await table()
    const { body } = await start(ann)
    stripe.pay(pageOf(body.id))
    await tell('checkout.session.completed', pageOf(body.id))
    stripe.fail('POST /v1/refunds', 'refused')
    stripe.fail('GET /v1/refunds', 'unauthorized')
    expect((await refund(owner, group.id, body.id)).problem.problem).toBe('card-payment-failed')
    expect(await list(owner)).toMatchObject([{ state: 'refunding' }])
  })

  test('gives money back at Stripe itself: the due is due again', async () => {
    const { owner, group, ann, dueOf, start, pageOf, tell } = await table()
    const due = await dueOf(ann.id)
    const { body } = await start(ann)
    const page = pageOf(body.id)
    stripe.pay(page)
    await tell('checkout.session.completed', page)
    const charge = stripe.refundByHand(page)
    await tell('charge.refunded', { ...charge, refunded: false })
    expect(await dueOf(ann.id)).toBe(0)
    await tell('charge.refunded', charge)
    expect(await dueOf(ann.id)).toBe(due)
    expect(await list(owner)).toMatchObject([{ state: 'refunded', groupId: group.id }])
  })

  test('removes its key, or itself, only when no page is open that could still be paid', async () => {
    const { owner, ann, dueOf, start, pageOf } = await table()
    const due = await dueOf(ann.id)
    const { body } = await start(ann)
    const page = pageOf(body.id)
    const params = { restaurantId: owner.id }
    const remove = () =>
      owner.phone.call(changeCardSettings, { params, body: { isEnabled: false, removeKey: true } })
    stripe.fail(`POST /v1/checkout/sessions/${page.id}`, 'away')
    stripe.fail(`GET /v1/checkout/sessions/${page.id}`, 'away')
    const deleted = await owner.phone.call(deleteOwnRestaurant, { body: { password: owner.password } })
    expect(deleted.problem.problem).toBe('card-payments-open')
    expect((await remove()).problem.problem).toBe('card-payments-open')
    expect((await remove()).status).toBe(200)
    expect([page.status, await dueOf(ann.id)]).toEqual(['expired', due])
  })

  test('does not see those of another', async () => {
    const { group, ann, start } = await table()
    const { body } = await start(ann)
    const other = await makeRestaurant(app())
    expect(await list(other)).toEqual([])
    expect((await refund(other, group.id, body.id)).problem.problem).toBe('card-payment-not-found')
  })
})

type Owner = CardTable['owner']

/** The staff takes a member's due in cash, or everything that is due. */
function takeCash({ phone, id }: Owner, groupId: string, memberId: number | null, amount: number) {
  return phone.call(takePayment, {
    params: { restaurantId: id },
    body: { groupId, ...(memberId !== null && { memberId }), amount, method: 'cash' },
  })
}

async function list({ phone, id }: Owner) {
  return (await phone.call(getCardPayments, { params: { restaurantId: id } })).body
}

function refund({ phone, id }: Owner, groupId: string, cardPaymentId: number) {
  return phone.call(refundCardPayment, { params: { restaurantId: id, cardPaymentId }, body: { groupId } })
}

/** An app with a clock of its own, and its sweep as another node would run it. */
async function startOwnApp(): Promise<{ app: TestApp; sweep: () => Promise<number> }> {
  const own = await startApp({ env })
  return { app: own, sweep: sweeperOf(own, env) }
}

/** Ann's due is held, and she is on the page. */
async function startHeld(options: { ownTip?: number } = {}) {
  const { app, sweep } = await startOwnApp()
  const own = await makeCardTable(app, stripe)
  const due = await own.dueOf(own.ann.id)
  const { body } = await own.start(own.ann, [own.ann.id], options)
  return { own, sweep, held: { app, due, id: body.id, page: own.pageOf(body.id) } }
}
