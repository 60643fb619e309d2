// A restaurant that takes cards, and a group there, for tests of card payments.

import { randomBytes } from 'node:crypto'
import { chooseBill } from '@tablemate/contract/bills.ts'
import {
  changeCardSettings,
  getCardPayments,
  refundCardPayment,
  returnFromCardPayment,
  startCardPayment,
} from '@tablemate/contract/card-payments.ts'
import { takePayment } from '@tablemate/contract/floor.ts'
import type { Group } from '@tablemate/contract/groups.ts'
import { getBoard } from '@tablemate/contract/kitchen.ts'
import type { TestApp } from '../app/app.ts'
import { fetchGroupState } from '../diners/follow.ts'
import { type Diner, makeGroup } from '../diners/make.ts'
import { makePhone } from '../diners/phone.ts'
import type { FakeSession, FakeStripe } from '../fakes/stripe.ts'
import { makeRestaurant, type Owner } from '../restaurants/restaurant.ts'

/** The environment of an app that reaches the fake Stripe. */
export function cardEnv({ url }: Pick<FakeStripe, 'url'>) {
  return {
    RATE_LIMIT_SCALE: '10000',
    SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    POS_BASE_URLS: JSON.stringify({ stripe: url }),
    PUBLIC_URL: 'https://tablemate.example',
  }
}

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

export type CardGroup = Awaited<ReturnType<typeof makeCardGroup>>

interface StartOptions {
  readonly amount?: number
  readonly ownTip?: number
  readonly key?: string
}

/** Ann and Ben have ordered for a total that does not divide evenly. */
export async function makeCardGroup(
  app: Pick<TestApp, 'url' | 'now'>,
  stripe: FakeStripe,
  { currency = 'USD', price = 1001 }: { currency?: Group['currency']; price?: number } = {},
) {
  const { owner, secret } = await makeCardRestaurant(app, currency)
  const { group, diners } = await makeGroup(app, { restaurantId: owner.id })
  const [ann, ben] = diners
  await ann.order({ name: 'Soup', price })
  await ben.order({ name: 'Cake', price: 2 * price })
  const groupId = group.id
  // Chosen, so that diners and staff see the same dues.
  if (currency === 'USD')
    await ann.phone.call(chooseBill, { params: { groupId }, body: { tipPercentage: 18 } })
  const ofRestaurant = { params: { restaurantId: owner.id } }

  const now = () => fetchGroupState(ann.phone, groupId)

  /** What the member owes now. */
  async function dueOf(memberId: number): Promise<number> {
    return (await now()).bill.memberSplits.find(split => split.memberId === memberId)?.due ?? 0
  }

  /** Starts the payment of these members' dues, with the sum that is due now unless another is given. */
  async function start(payer: Diner, memberIds = [payer.id], { amount, ownTip = 0, key }: StartOptions = {}) {
    let sum = 0
    for (const id of memberIds) sum += await dueOf(id)
    const body = { groupId, memberIds, amount: amount ?? sum, ownTip }
    return payer.phone.call(startCardPayment, { body, ...(key && { key }) })
  }

  /** The same: the dues are held, and the diner is on the page. */
  async function hold(payer: Diner, memberIds?: number[], options?: StartOptions) {
    const { status, body, problem } = await start(payer, memberIds, options)
    if (status !== 201) throw new Error(`nothing is held: ${JSON.stringify(problem)}`)
    return { id: body.id, page: pageOf(body.id) }
  }

  /** The same, and the money arrives. */
  async function pay(payer: Diner, memberIds?: number[], options?: StartOptions) {
    const held = await hold(payer, memberIds, options)
    stripe.pay(held.page)
    await tell('checkout.session.completed', held.page)
    return held
  }

  /** The page of a card payment. */
  function pageOf(id: number): FakeSession {
    const found = stripe.sessions.find(
      ({ client_reference_id, metadata }) => client_reference_id === String(id) && metadata.group === groupId,
    )
    if (!found) throw new Error('there is no page')
    return found
  }

  /** Sends an event of Stripe, signed now with the restaurant's secret unless another time or secret is given. */
  async function tell(
    type: string,
    session: Record<string, unknown>,
    signing: { readonly secret?: string; readonly at?: Date } = {},
  ) {
    const { at = app.now() } = signing
    const { body, signature } = stripe.event(type, session, { secret: signing.secret ?? secret, at })
    const { status } = await makePhone(app.url).send('POST', `/api/card-payments/${owner.id}/events`, {
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    })
    return status
  }

  /** The diner comes back from the page. */
  async function comeBack(diner: Diner, cardPaymentId: number, isCancelled = false): Promise<string> {
    const { body, problem } = await diner.phone.call(returnFromCardPayment, {
      params: { cardPaymentId },
      body: { groupId, isCancelled },
    })
    return body?.state ?? problem.problem
  }

  /** The staff takes a member's due in cash, or everything that is due. */
  function takeCash(memberId: number | null, amount: number) {
    const body = { groupId, ...(memberId !== null && { memberId }), amount, method: 'cash' } as const
    return owner.phone.call(takePayment, { ...ofRestaurant, body })
  }

  /** The staff gives the money back. */
  function refund(cardPaymentId: number) {
    const params = { restaurantId: owner.id, cardPaymentId }
    return owner.phone.call(refundCardPayment, { params, body: { groupId } })
  }

  /** The card payments that the staff sees. */
  const list = async () => (await owner.phone.call(getCardPayments, ofRestaurant)).body

  /** The group as the staff see it. */
  async function onBoard() {
    const { body } = await owner.phone.call(getBoard, ofRestaurant)
    return body.tables.find(one => one.groupId === groupId)
  }

  return {
    ...{ owner, secret, group, ann, ben, now, dueOf, start, hold, pay, pageOf, tell, comeBack },
    ...{ takeCash, refund, list, onBoard },
  }
}
