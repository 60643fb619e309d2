// A restaurant that takes cards, and a table of it, for tests of card payments.

import { randomBytes } from 'node:crypto'
import { changeCardSettings, returnFromCardPayment, startCardPayment } from '#contract/card-payments.ts'
import type { Group } from '#contract/groups.ts'
import type { TestApp } from '../app/app.ts'
import { fetchTable } from '../diners/follow.ts'
import { type Diner, makeGroup } from '../diners/make.ts'
import { makePhone, type Phone } from '../diners/phone.ts'
import { makeRestaurant, type Owner } from '../restaurants/restaurant.ts'
import type { PlayedSession, PlayedStripe } from './played-stripe.ts'

export interface CardTable {
  readonly owner: Owner
  readonly secret: string
  readonly group: Group
  readonly ann: Diner
  readonly ben: Diner
  /** What the member owes now. */
  dueOf(memberId: number): Promise<number>
  /** Starts the payment of these members' dues, with the sum that is due now unless another is given. */
  start(
    payer: Diner,
    memberIds?: number[],
    options?: { amount?: number; ownTip?: number; key?: string },
  ): ReturnType<typeof call>
  /** The diner comes back from the page. */
  comeBack(diner: Diner, id: number, isCancelled?: boolean): Promise<string>
  /** The page of a card payment. */
  pageOf(id: number): PlayedSession
  /** Sends an event of Stripe, signed with the restaurant's secret unless another is given. */
  tell(type: string, session: Record<string, unknown>, secret?: string): Promise<number>
}

type Body = { groupId: string; memberIds: number[]; amount: number; ownTip: number }
const call = (phone: Phone, body: Body, key?: string) =>
  phone.call(startCardPayment, { body, ...(key && { key }) })

/** A restaurant with a key of Stripe, switched on. */
export async function makeCardRestaurant(
  app: Pick<TestApp, 'url'>,
  currency: Group['currency'] = 'USD',
): Promise<{ readonly owner: Owner; readonly secret: string }> {
  const owner = await makeRestaurant(app, { currency })
  const secret = `whsec_${randomBytes(16).toString('hex')}`
  const { status, problem } = await owner.phone.call(changeCardSettings, {
    params: { restaurantId: owner.id },
    body: { key: `rk_test_${randomBytes(12).toString('hex')}`, secret, isEnabled: true },
  })
  if (status !== 200) throw new Error(`cards were not set up: ${JSON.stringify(problem)}`)
  return { owner, secret }
}

/** Ann and Ben have ordered for a total that does not divide evenly. */
export async function makeCardTable(
  app: Pick<TestApp, 'url' | 'now'>,
  stripe: PlayedStripe,
  { currency = 'USD', price = 1001 }: { currency?: Group['currency']; price?: number } = {},
): Promise<CardTable> {
  const { owner, secret } = await makeCardRestaurant(app, currency)
  const { group, diners } = await makeGroup(app, { restaurantId: owner.id })
  const [ann, ben] = diners
  await ann.order({ name: 'Soup', price })
  await ben.order({ name: 'Cake', price: 2 * price })
  const dueOf = async (memberId: number) => {
    const { bill } = await fetchTable(ann.phone, group.id)
    return bill.memberSplits.find(split => split.memberId === memberId)?.due ?? 0
  }
  return {
    owner,
    secret,
    group,
    ann,
    ben,
    dueOf,
    async start(payer, memberIds = [payer.id], { amount, ownTip = 0, key } = {}) {
      let sum = 0
      for (const id of memberIds) sum += await dueOf(id)
      return call(payer.phone, { groupId: group.id, memberIds, amount: amount ?? sum, ownTip }, key)
    },
    async comeBack(diner, cardPaymentId, isCancelled = false) {
      const { body, problem } = await diner.phone.call(returnFromCardPayment, {
        params: { cardPaymentId },
        body: { groupId: group.id, isCancelled },
      })
      return body?.state ?? problem.problem
    },
    pageOf(id) {
      const found = stripe.sessions.find(
        ({ client_reference_id, metadata }) =>
          client_reference_id === String(id) && metadata.group === group.id,
      )
      if (!found) throw new Error('there is no page')
      return found
    },
    async tell(type, session, otherSecret = secret) {
      const { body, signature } = stripe.event(type, session, { secret: otherSecret, at: app.now() })
      const { status } = await makePhone(app.url).send('POST', `/api/card-payments/${owner.id}/events`, {
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      })
      return status
    },
  }
}
