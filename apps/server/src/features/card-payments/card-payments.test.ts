// Payments by card, with a fake Stripe: one charge for one due, whatever is lost, repeated, late or forged.

import { chooseBill } from '@tablemate/contract/bills.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { requireBillProperties } from '@tablemate/test/diners/bill-properties.ts'
import { follow } from '@tablemate/test/diners/follow.ts'
import { payDue, payDues } from '@tablemate/test/diners/pay.ts'
import { startFakeStripe } from '@tablemate/test/fakes/stripe.ts'
import { setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { cardEnv, makeCardGroup } from '@tablemate/test/stripe/card-group.ts'
import { afterAll, describe, expect, test } from 'vitest'

const stripe = await startFakeStripe()
afterAll(() => stripe.close())
const app = shareAppInFile({ env: cardEnv(stripe) })
const cardGroup = (options: Parameters<typeof makeCardGroup>[2] = {}) => makeCardGroup(app(), stripe, options)

describe('a due that is paid by card', () => {
  test('is held for the diner who goes to the page, and paid when Stripe says so', async () => {
    const { group, ann, ben, now, dueOf, start, pageOf, tell } = await cardGroup()
    expect(group.takesCards).toBe(true)
    const [annDue, benDue] = [await dueOf(ann.id), await dueOf(ben.id)]
    const phone = await follow(ben.phone, group.id)
    const started = await start(ann)
    expect(started.status).toBe(201)
    const page = pageOf(started.body.id)
    expect(started.body.url).toBe(page.url)
    expect(page).toMatchObject({ amount_total: annDue, currency: 'usd', mode: 'payment' })

    const held = await now()
    expect(await phone.until(held.revision)).toEqual(held)
    requireBillProperties(held, group)
    expect(held.payments).toEqual([])
    expect(held.bill.memberSplits).toMatchObject([
      { memberId: ann.id, paid: 0, held: annDue, due: 0 },
      { memberId: ben.id, paid: 0, held: 0, due: benDue },
    ])
    const { id, until } = started.body
    expect(held.cardPayments).toEqual([
      { id, until, state: 'held', startedBy: ann.id, memberIds: [ann.id], amount: annDue },
    ])

    stripe.pay(page)
    expect(await tell('checkout.session.completed', page)).toBe(204)
    const paid = await now()
    expect(await phone.until(paid.revision)).toEqual(paid)
    requireBillProperties(paid, group)
    expect(paid.cardPayments).toEqual([])
    expect(paid.payments).toMatchObject([
      { memberId: ann.id, amount: annDue, paymentMethod: 'card_online', paidBy: ann.id },
    ])
    expect(paid.bill.memberSplits.map(({ due }) => due)).toEqual([0, benDue])
    expect(paid.orders.map(({ isPaid }) => isPaid)).toEqual([true, false])
    phone.stream.close()
  })

  // Threat: card-fraud
  test('is paid once by two phones at once: one page, one charge', async () => {
    const { group, ann, ben, now, start } = await cardGroup()
    const before = stripe.sessions.length
    const both = await Promise.all([start(ann), start(ben, [ann.id])])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)?.problem.problem).toBe('being-paid')
    expect(stripe.sessions.length).toBe(before + 1)
    requireBillProperties(await now(), group)
  })

  test('can be that of several members, with a tip of the payer’s own, which the bill never contains', async () => {
    const { owner, group, ann, ben, now, dueOf, hold, tell, refund, onBoard } = await cardGroup()
    await setOrdering(owner, { mode: 'at-once' })
    const ownTips = async () => (await onBoard())?.ownTips
    const sum = (await dueOf(ann.id)) + (await dueOf(ben.id))
    const { id, page } = await hold(ben, [ben.id, ann.id], { ownTip: 500 })
    expect(page.amount_total).toBe(sum + 500)
    const held = await now()
    expect([held.bill.held, held.cardPayments[0]?.amount, await ownTips()]).toEqual([sum, sum + 500, 0])
    requireBillProperties(held, group)

    stripe.pay(page)
    await tell('checkout.session.completed', page)
    const paid = await now()
    expect(paid.payments.map(({ memberId, ownTip, paidBy }) => [memberId, ownTip, paidBy])).toEqual([
      [ann.id, 0, ben.id],
      [ben.id, 500, ben.id],
    ])
    expect([paid.bill.collected, paid.bill.finalTotal, await ownTips()]).toEqual([sum, sum, 500])
    requireBillProperties(paid, group)

    await refund(id)
    expect(stripe.refundsOf(page)).toEqual([sum + 500])
    expect([(await now()).payments, await ownTips()]).toEqual([[], 0])
  })

  test('in yen is charged in yen, with a tip that can be paid in yen', async () => {
    const { ann, now, dueOf, start, pay } = await cardGroup({ currency: 'JPY', price: 120_000 })
    const due = await dueOf(ann.id)
    const { status, problem } = await start(ann, [ann.id], { ownTip: 5050 })
    expect([status, problem.fields]).toEqual([400, { ownTip: 'not-payable' }])
    const { page } = await pay(ann, [ann.id], { ownTip: 5000 })
    expect(page).toMatchObject({ amount_total: (due + 5000) / 100, currency: 'jpy' })
    expect((await now()).payments).toMatchObject([{ amount: due, ownTip: 5000 }])
  })

  test('in a currency with three decimals ends in 0; else a tip makes it even', async () => {
    const { ann, now, dueOf, start, hold } = await cardGroup({ currency: 'KWD', price: 1002 })
    const due = await dueOf(ann.id)
    expect(due % 10).not.toBe(0)
    const refused = await start(ann)
    expect([refused.status, refused.problem.problem]).toEqual([409, 'uneven-for-card'])
    expect((await now()).payments).toEqual([])
    const ownTip = 10 - (due % 10)
    const { page } = await hold(ann, [ann.id], { ownTip })
    expect(page).toMatchObject({ amount_total: due + ownTip, currency: 'kwd' })
  })

  test('is paid with real money only', async () => {
    const { group, ann } = await cardGroup()
    const refused = [await payDue(ann, group), await payDues(ann, group, [ann.id])]
    expect(refused.map(({ problem }) => problem.problem)).toEqual(['cards-taken', 'cards-taken'])
  })

  test('comes back as it was after a cancellation, though its member has ordered more', async () => {
    const { group, ann, ben, now, dueOf, start, hold, comeBack } = await cardGroup()
    await ann.phone.call(chooseBill, { params: { groupId: group.id }, body: { splitMethod: 'items' } })
    const [annDue, benDue] = [await dueOf(ann.id), await dueOf(ben.id)]
    const { id } = await hold(ann)
    await ann.order({ name: 'Coffee', price: 300 })
    const more = await dueOf(ann.id)
    expect((await start(ben, [ann.id])).problem.problem).toBe('being-paid')
    await comeBack(ann, id, true)
    // Two dues together may be rounded by a cent.
    expect(Math.abs((await dueOf(ann.id)) - annDue - more)).toBeLessThanOrEqual(1)
    expect(Math.abs((await dueOf(ben.id)) - benDue)).toBeLessThanOrEqual(1)
    requireBillProperties(await now(), group)
  })

  test('is the amount that the diner saw, or nothing is held', async () => {
    const { ann, now, start, dueOf } = await cardGroup()
    const due = await dueOf(ann.id)
    const changed = await start(ann, [ann.id], { amount: due + 1 })
    expect(changed.problem).toMatchObject({ problem: 'due-changed', due })
    expect((await start(ann, [ann.id, 999_999], { amount: due })).problem.problem).toBe('member-not-found')
    expect((await now()).bill.held).toBe(0)
  })

  test('gets the same page again for a repeated request', async () => {
    const { ann, start, dueOf } = await cardGroup()
    const before = stripe.sessions.length
    const options = { amount: await dueOf(ann.id), key: 'once' }
    const first = await start(ann, [ann.id], options)
    expect((await start(ann, [ann.id], options)).body).toEqual(first.body)
    expect(stripe.sessions.length).toBe(before + 1)
  })

  test('tells Stripe no name and no dish', async () => {
    const { ann, hold, group } = await cardGroup()
    const { id } = await hold(ann)
    const sent = stripe.calls.findLast(({ key }) => key?.includes(`${group.id} ${id} session`))
    expect(sent?.form.get('line_items[0][price_data][product_data][name]')).toBe('Osteria Lucia')
    expect(decodeURIComponent(String(sent?.form))).not.toMatch(/Ann|Ben|Soup|Cake/)
    expect(sent?.key?.length).toBeLessThanOrEqual(255)
  })
})

test('a table whose currency Stripe does not charge takes no cards, and says so', async () => {
  const { ann, now, start } = await cardGroup({ currency: 'IQD', price: 1_000_000 })
  expect((await now()).group.takesCards).toBe(false)
  expect((await start(ann)).problem.problem).toBe('cards-not-taken')
})

// Threat: card-fraud
describe('news of the money', () => {
  test('counts once, by event and by the diner’s return, in any order and often', async () => {
    const { ann, now, hold, tell, comeBack } = await cardGroup()
    const { id, page } = await hold(ann)
    expect(await comeBack(ann, id)).toBe('held')
    stripe.pay(page)
    await Promise.all([
      tell('checkout.session.completed', page),
      comeBack(ann, id),
      tell('checkout.session.completed', page),
    ])
    await tell('checkout.session.expired', page)
    await tell('checkout.session.async_payment_succeeded', page)
    expect(await comeBack(ann, id, true)).toBe('paid')
    const { payments, bill } = await now()
    expect(payments.map(({ amount }) => amount)).toEqual([page.amount_total])
    expect(bill.held).toBe(0)
  })

  test('may come before the answer that has the page', async () => {
    const { ann, now, start, tell, comeBack } = await cardGroup()
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
    expect((await now()).payments).toMatchObject([{ memberId: ann.id }])
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
    const { ann, now, hold, tell } = await cardGroup()
    const { page } = await hold(ann)
    stripe.pay(page)
    expect(await tell('checkout.session.completed', { ...page, ...wrong })).toBe(204)
    expect((await now()).payments).toEqual([])
  })

  test('with a forged signature, or that of another restaurant, gets 404', async () => {
    const one = await cardGroup()
    const other = await cardGroup()
    const { page } = await one.hold(one.ann)
    stripe.pay(page)
    expect(await one.tell('checkout.session.completed', page, { secret: 'whsec_forged' })).toBe(404)
    expect(await one.tell('checkout.session.completed', page, other)).toBe(404)
    // Signed rightly, but about somebody else’s group.
    expect(await other.tell('checkout.session.completed', page)).toBe(204)
    expect((await one.now()).payments).toEqual([])
  })

  test('that was signed more than five minutes ago gets 404, since somebody may have recorded it', async () => {
    const { ann, now, hold, tell } = await cardGroup()
    const { page } = await hold(ann)
    stripe.pay(page)
    const signedAt = (seconds: number) => new Date(app().now().getTime() - seconds * 1000)
    expect(await tell('checkout.session.completed', page, { at: signedAt(330) })).toBe(404)
    expect((await now()).payments).toEqual([])
    expect(await tell('checkout.session.completed', page, { at: signedAt(270) })).toBe(204)
    expect((await now()).payments).toHaveLength(1)
  })

  test.each(['checkout.session.expired', 'checkout.session.async_payment_failed'])(
    'that it came to nothing (%s) makes the dues due again',
    async type => {
      const { ann, now, hold, tell, dueOf } = await cardGroup()
      const due = await dueOf(ann.id)
      const { page } = await hold(ann)
      page.status = 'expired'
      await tell(type, page)
      expect(await dueOf(ann.id)).toBe(due)
      const { bill, cardPayments } = await now()
      expect([bill.held, cardPayments]).toEqual([0, []])
    },
  )
})

describe('an answer of Stripe that is lost or faulty', () => {
  test.each([
    ['is lost', 'lost'],
    ['is a fault, after it made the page', 'failed-but-done'],
  ] as const)('%s: there is one page, and the diner gets it', async (_, fault) => {
    const { ann, start, pageOf } = await cardGroup()
    const before = stripe.sessions.length
    stripe.fail('POST /v1/checkout/sessions', fault)
    const { status, body } = await start(ann)
    expect([status, stripe.sessions.length]).toEqual([201, before + 1])
    expect(body.url).toBe(pageOf(body.id).url)
  })

  test.each([
    ['a fault, and no page', 'failed', 'card-payment-failed'],
    ['none at all', 'away', 'card-payment-failed'],
    ['a refusal', 'refused', 'card-payment-failed'],
    ['that the amount is too small', 'too-small', 'too-little-for-card'],
  ] as const)('%s: the dues are free again, and the next try is a new one', async (_, fault, said) => {
    const { group, ann, now, dueOf, start, hold } = await cardGroup()
    const due = await dueOf(ann.id)
    stripe.fail('POST /v1/checkout/sessions', fault)
    expect((await start(ann)).problem.problem).toBe(said)
    expect(await dueOf(ann.id)).toBe(due)
    await hold(ann)
    requireBillProperties(await now(), group)
  })

  test('says that the key is refused: no card is taken until the owner changes it', async () => {
    const { ann, now, start } = await cardGroup()
    stripe.fail('POST /v1/checkout/sessions', 'unauthorized')
    expect((await start(ann)).problem.problem).toBe('card-payment-failed')
    expect((await now()).group.takesCards).toBe(false)
    expect((await start(ann)).problem.problem).toBe('cards-not-taken')
  })
})
