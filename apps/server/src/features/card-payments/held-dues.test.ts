// Dues that a card page holds, with a fake Stripe: who may still pay, change or free them.

import { chooseBill } from '@tablemate/contract/bills.ts'
import { releaseCardPages } from '@tablemate/contract/card-payments.ts'
import { leaveGroup } from '@tablemate/contract/groups.ts'
import { moveTicket } from '@tablemate/contract/kitchen.ts'
import { cancelOrder } from '@tablemate/contract/orders.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { requireBillProperties } from '@tablemate/test/diners/bill-properties.ts'
import { joinAs } from '@tablemate/test/diners/make.ts'
import { startFakeStripe } from '@tablemate/test/fakes/stripe.ts'
import { setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { cardEnv, makeCardGroup } from '@tablemate/test/stripe/card-group.ts'
import { afterAll, describe, expect, test } from 'vitest'

const stripe = await startFakeStripe()
afterAll(() => stripe.close())
const app = shareAppInFile({ env: cardEnv(stripe) })
const cardGroup = () => makeCardGroup(app(), stripe)

describe('while a due is held', () => {
  test('nobody pays it, changes what it is for, or goes', async () => {
    const { owner, group, ann, ben, now, dueOf, start, hold, takeCash } = await cardGroup()
    await setOrdering(owner, { mode: 'at-once' })
    const cyd = await joinAs(app(), group, 'Cyd')
    const soup = await ann.order({ name: 'Soup', price: 900 })
    const [annDue, benDue] = [await dueOf(ann.id), await dueOf(ben.id)]
    await hold(ann, [ann.id, cyd.id])
    const refused = [
      await start(ben, [ann.id], { amount: annDue }),
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
    expect((await takeCash(ann.id, await dueOf(ann.id))).problem.problem).toBe('being-paid')
    // Others pay theirs.
    expect((await takeCash(null, await dueOf(ben.id))).status).toBe(201)
    requireBillProperties(await now(), group)
  })

  test('the floor shows that it is being paid, neither due nor paid', async () => {
    const { owner, ann, ben, dueOf, hold, onBoard } = await cardGroup()
    await setOrdering(owner, { mode: 'at-once' })
    const [annDue, benDue] = [await dueOf(ann.id), await dueOf(ben.id)]
    await hold(ann)
    expect(await onBoard()).toMatchObject({
      ...{ due: benDue, paid: 0, held: annDue },
      members: [
        { id: ann.id, due: 0, paid: 0, held: annDue },
        { id: ben.id, due: benDue, paid: 0, held: 0 },
      ],
    })
  })

  test('the diner who pays and the one whose due it is may free it, and nobody else', async () => {
    for (const who of ['ann', 'ben'] as const) {
      const { group, ann, ben, dueOf, hold, comeBack } = await cardGroup()
      const canceller = { ann, ben }[who]
      const cyd = await joinAs(app(), group, 'Cyd')
      const due = await dueOf(ben.id)
      const { id, page } = await hold(ann, [ben.id])
      expect(await comeBack(cyd, id, true)).toBe('not-your-member')
      expect(await comeBack(canceller, id, true)).toBe('released')
      expect([await dueOf(ben.id), page.status]).toEqual([due, 'expired'])
    }
  })

  test('the staff may end it: by money that they take instead, or by a tap', async () => {
    const { owner, group, ann, ben, now, dueOf, hold, takeCash } = await cardGroup()
    const [annDue, benDue] = [await dueOf(ann.id), await dueOf(ben.id)]
    const first = await hold(ann, [ann.id, ben.id])
    expect((await takeCash(null, annDue + benDue)).status).toBe(201)
    expect(first.page.status).toBe('expired')
    expect((await now()).payments.map(({ paymentMethod }) => paymentMethod)).toEqual(['cash', 'cash'])
    await ben.order({ name: 'Coffee', price: 300 })
    const due = await dueOf(ben.id)
    const { page } = await hold(ben)
    const params = { restaurantId: owner.id, groupId: group.id }
    expect((await owner.phone.call(releaseCardPages, { params, body: {} })).status).toBe(204)
    expect([page.status, await dueOf(ben.id)]).toEqual(['expired', due])
  })

  test('after the staff ended it, its phone may hold dues of others once more, and again after a quarter of an hour', async () => {
    const { owner, group, ann, ben, hold, start } = await cardGroup()
    const params = { restaurantId: owner.id, groupId: group.id }
    for (const _ of ['first', 'second']) {
      await hold(ann, [ann.id, ben.id])
      await owner.phone.call(releaseCardPages, { params, body: {} })
    }
    expect((await start(ann, [ann.id, ben.id])).problem.problem).toBe('hold-refused')
    app().advanceClock({ minutes: 15 })
    await hold(ann, [ann.id, ben.id])
  })

  test('money that came before the staff ended it stays paid', async () => {
    const { ann, now, dueOf, hold, takeCash } = await cardGroup()
    const due = await dueOf(ann.id)
    const { page } = await hold(ann)
    stripe.pay(page)
    expect((await takeCash(ann.id, due)).problem).toMatchObject({ problem: 'due-changed', due: 0 })
    expect((await now()).payments).toMatchObject([{ amount: due, paymentMethod: 'card_online' }])
  })

  test('nobody holds the dues of others over and over', async () => {
    const { group, ann, ben, hold, start, comeBack } = await cardGroup()
    const mal = await joinAs(app(), group, 'Mal')
    const { id } = await hold(mal, [ann.id, ben.id])
    expect(await comeBack(ann, id, true)).toBe('released')
    app().advanceClock({ minutes: 16 })
    expect((await start(mal, [ann.id])).problem.problem).toBe('hold-refused')
    expect((await start(ann)).status).toBe(201)
    for (const _ of ['first', 'second']) {
      const { id: own } = await hold(ben, [ben.id, mal.id])
      expect(await comeBack(ben, own, true)).toBe('released')
    }
    expect((await start(ben, [mal.id, ben.id])).problem.problem).toBe('hold-refused')
    const { id: alone } = await hold(ben)
    expect(await comeBack(ben, alone, true)).toBe('released')
    app().advanceClock({ minutes: 15 })
    await hold(ben, [ben.id, mal.id])
    const cyd = await joinAs(app(), group, 'Cyd')
    await cyd.order({ name: 'Tea', price: 200 })
    expect((await start(ben, [cyd.id])).problem.problem).toBe('hold-refused')
  })

  test('who cancels after paying has paid', async () => {
    const { ann, hold, comeBack } = await cardGroup()
    const { id, page } = await hold(ann)
    stripe.pay(page)
    expect(await comeBack(ann, id, true)).toBe('paid')
  })
})
