// Simulates one restaurant whose diners pay by card on pages of a simulated Stripe, which loses answers. Meanwhile each node gets
// a fault in turn. In the end every page is paid or closed, and the money at Stripe is the money on the bills.

import { setTimeout as wait } from 'node:timers/promises'
import {
  getCardPayments,
  refundCardPayment,
  returnFromCardPayment,
  startCardPayment,
} from '@tablemate/contract/card-payments.ts'
import { getGroupState } from '@tablemate/contract/live.ts'
import { placeOrder } from '@tablemate/contract/orders.ts'
import type { Database } from '@tablemate/server/db/database.ts'
import { type Diner, makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import type { FakeSession, FakeStripe } from '@tablemate/test/fakes/stripe.ts'
import type { Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { makeCardRestaurant } from '@tablemate/test/stripe/card-group.ts'
import type { Caller, Clients } from '../clients.ts'
import type { Ledger } from '../ledger.ts'

export interface PaymentFigures {
  readonly pages: number
  readonly paid: number
  readonly refunded: number
}

interface Options {
  readonly ledger: Ledger
  readonly clients: Clients
  readonly sql: Database['sql']
  /** The URLs of the nodes that are up. */
  readonly nodes: () => readonly string[]
  readonly stripe: FakeStripe
  readonly random: () => number
  /** The faults, one after the other, while diners pay. */
  readonly faults: readonly (() => Promise<void>)[]
}

const groupCount = 6
const dinersPerGroup = 4
const faultEveryMs = 2500
/** Twice as long as the sweep waits before it repeats something. */
const longestSettlingMs = 150_000
const lostShare = 0.2

export async function runPayments(options: Options): Promise<PaymentFigures> {
  const { ledger, sql, nodes, stripe, random, faults } = options
  const before = stripe.sessions.length
  const [url = ''] = nodes()
  const { owner, secret } = await makeCardRestaurant({ url })
  const groups = await Promise.all(
    Array.from({ length: groupCount }, () =>
      makeGroup({ url }, { restaurantId: owner.id, diners: dinersPerGroup }),
    ),
  )
  const tell = (page: FakeSession) => deliver(options, owner, secret, page)

  let isOver = false
  const dining = groups.flatMap(({ group, diners }) =>
    diners.map(async diner => {
      const caller = options.clients.makeCaller(random, cookiesOf(diner.phone))
      while (!isOver) await payOnce({ ...options, tell }, group.id, diner, caller)
    }),
  )
  for (const fault of faults) {
    await wait(faultEveryMs)
    await fault()
  }
  await wait(faultEveryMs)
  isOver = true
  await Promise.all(dining)

  stripe.healthy()
  const pages = stripe.sessions.slice(before)
  for (const page of pages) if (page.payment_status === 'paid') await tell(page)
  await cancelHeld(options, owner)
  if (!(await isSettled(sql, owner.id))) ledger.breaches.push('card payments were not settled in time')
  for (const { group } of groups) {
    const own = pages.filter(({ metadata }) => metadata.group === group.id)
    await checkMoney(sql, { groupId: group.id, pages: own, refunds: stripe.refunds }, text =>
      ledger.breaches.push(`card payments of ${group.id}: ${text}`),
    )
  }
  const paid = pages.filter(({ payment_status }) => payment_status === 'paid')
  const isRefunded = ({ payment_intent }: FakeSession) =>
    stripe.refunds.some(refund => refund.payment_intent === payment_intent)
  return { pages: pages.length, paid: paid.length, refunded: paid.filter(isRefunded).length }
}

interface Paying extends Options {
  readonly tell: (page: FakeSession) => Promise<void>
}

/** Orders, goes to the page, and pays there, cancels, or neither comes back nor tells. */
async function payOnce(
  { stripe, random, tell }: Paying,
  groupId: string,
  { id }: Diner,
  caller: Caller,
): Promise<void> {
  const price = 100 + Math.floor(900 * random())
  const key = crypto.randomUUID()
  const items = [{ name: 'Soup', quantity: 1, price }]
  await caller.retry(phone => phone.call(placeOrder, { body: { groupId, memberId: id, items }, key }))
  const table = await caller.retry(phone => phone.call(getGroupState, { params: { groupId } }))
  if (table.kind !== 'done') return
  const amount = table.body.bill.memberSplits.find(({ memberId }) => memberId === id)?.due ?? 0
  const body = { groupId, memberIds: [id], amount }
  if (random() < lostShare) stripe.fail('POST /v1/checkout/sessions', 'lost')
  const start = crypto.randomUUID()
  const started = await caller.retry(phone => phone.call(startCardPayment, { body, key: start }))
  if (started.kind !== 'done') return
  const { id: cardPaymentId } = started.body
  const page = stripe.sessions.find(
    ({ client_reference_id, metadata }) =>
      client_reference_id === String(cardPaymentId) && metadata.group === groupId,
  )
  if (!page) throw new Error('a started card payment has no page')
  await wait(300 * random())
  const comeBack = (isCancelled: boolean) =>
    caller.retry(phone =>
      phone.call(returnFromCardPayment, { params: { cardPaymentId }, body: { groupId, isCancelled } }),
    )
  if (random() < 0.3 || page.status !== 'open') {
    await comeBack(true)
    return
  }
  stripe.pay(page)
  const how = random()
  if (how < 0.5) await tell(page)
  if (how > 0.3 && how < 0.8) await comeBack(false)
}

/** As Stripe does: until it is acknowledged, at any node. */
async function deliver(
  { stripe, nodes, random }: Options,
  { id }: Owner,
  secret: string,
  page: FakeSession,
): Promise<void> {
  for (;;) {
    const up = nodes()
    const url = up[Math.floor(random() * up.length)]
    const { body, signature } = stripe.event('checkout.session.completed', page, { secret, at: new Date() })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const path = `/api/card-payments/${id}/events`
    const answer =
      url &&
      (await makePhone(url)
        .send('POST', path, { headers, body })
        .catch(() => null))
    if (answer && answer.status === 204) return
    await wait(100)
  }
}

/** What nobody came back for would be held for a quarter of an hour. */
async function cancelHeld({ clients, random }: Options, owner: Owner): Promise<void> {
  const caller = clients.makeCaller(random, cookiesOf(owner.phone))
  const params = { restaurantId: owner.id }
  const listed = await caller.retry(phone => phone.call(getCardPayments, { params }))
  if (listed.kind !== 'done') return
  for (const { id, groupId, state } of listed.body)
    if (state === 'held')
      await caller.retry(phone =>
        phone.call(refundCardPayment, { params: { ...params, cardPaymentId: id }, body: { groupId } }),
      )
}

async function isSettled(sql: Options['sql'], restaurantId: number): Promise<boolean> {
  const since = performance.now()
  while (performance.now() - since < longestSettlingMs) {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::integer as count from card_payments where restaurant_id = ${restaurantId} and next_at is not null`
    if (row?.count === 0) return true
    await wait(500)
  }
  return false
}

function cookiesOf(phone: Diner['phone']): Record<string, string> {
  return Object.fromEntries(
    phone
      .cookie()
      .split('; ')
      .map(cookie => cookie.split('=')),
  )
}

// Compares a group's card payments with the money at Stripe.

interface Money {
  readonly groupId: string
  /** The pages of the group at Stripe. */
  readonly pages: readonly FakeSession[]
  readonly refunds: FakeStripe['refunds']
}

async function checkMoney(
  sql: Database['sql'],
  { groupId, pages, refunds }: Money,
  breach: (text: string) => void,
): Promise<void> {
  const references = new Set(pages.map(page => page.client_reference_id))
  if (references.size < pages.length) breach('a card payment has several pages')
  const open = pages.filter(({ status }) => status === 'open').length
  if (open > 0) breach(`${open} pages are still open`)
  const stays = new Map(
    pages
      .filter(({ payment_status }) => payment_status === 'paid')
      .filter(page => !refunds.some(({ payment_intent }) => payment_intent === page.payment_intent))
      .map(page => [page.client_reference_id, page.amount_total]),
  )
  const booked = await sql<{ id: number; sum: number; held: number }[]>`
    select card_payment_id as id, coalesce(sum(amount + tip_amount + own_tip) filter (where not is_held), 0)::integer as sum,
      (count(*) filter (where is_held))::integer as held
    from payments where group_id = ${groupId} and method = 'card_online' group by card_payment_id`
  for (const { id, sum, held } of booked) {
    const atStripe = stays.get(String(id)) ?? 0
    if (sum !== atStripe) breach(`${sum} is booked for ${id}, and ${atStripe} is at Stripe`)
    if (held !== 0) breach(`${held} dues of ${id} are still held`)
  }
  const lost = [...stays.keys()].filter(reference => !booked.some(({ id }) => String(id) === reference))
  if (lost.length > 0) breach(`the money of ${lost.join(', ')} is at Stripe, and not booked`)
}
