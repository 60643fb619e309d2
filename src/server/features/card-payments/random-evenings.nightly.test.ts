// Random evenings with cards, several things at once, and a Stripe that loses answers and fails: no cent is charged that is not
// on the bill, none is booked that was not charged, and nothing stays held.

import { afterAll, expect, test } from 'vitest'
import { chooseBill } from '#contract/bills.ts'
import { refundCardPayment } from '#contract/card-payments.ts'
import { takePayment } from '#contract/kitchen.ts'
import { cancelOrder } from '#contract/orders.ts'
import { startApp } from '../../../../test/app/app.ts'
import { requireLaws } from '../../../../test/diners/bill-laws.ts'
import { fetchTable } from '../../../../test/diners/follow.ts'
import { joinAs } from '../../../../test/diners/make.ts'
import { longRun } from '../../../../test/sampling/long.ts'
import { seededRandom } from '../../../../test/sampling/seeded-random.ts'
import { type CardTable, makeCardTable } from '../../../../test/stripe/card-table.ts'
import { type PlayedStripe, playStripe } from '../../../../test/stripe/played-stripe.ts'
import { sweeperOf } from '../../../../test/stripe/sweeper.ts'

const stripe = await playStripe()
afterAll(() => stripe.close())

const env = {
  RATE_LIMIT_SCALE: '10000',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
  POS_BASE_URLS: JSON.stringify({ stripe: stripe.url }),
  PUBLIC_URL: 'https://tablemate.example',
}
const steps = 40
/** What happened in all evenings, so that none of it is left out. */
const seen = { paid: 0, returned: 0, refunded: 0, released: 0 }
const missing = () => Object.entries(seen).filter(([, times]) => times === 0)

const evenings = longRun(6, 60)
test('after every evening the money at Stripe is the money on the bill', {
  timeout: evenings * 40_000,
}, async () => {
  const app = await startApp({ env })
  const sweep = sweeperOf(app, env)
  // Which of them occur depends on the timing, too: more evenings are played while one is missing.
  for (let seed = 1; seed <= evenings || (missing().length > 0 && seed <= 5 * evenings); seed += 1) {
    const random = seededRandom(seed)
    const table = await makeCardTable(app, stripe)
    const cyd = await joinAs(app, table.group, 'Cyd')
    const evening = { table, diners: [table.ann, table.ben, cyd], random, stripe, app, sweep }
    for (let step = 0; step < steps; step += 1) {
      if (random() < 0.3) await holdAndRelease(evening)
      if (random() < 0.3) stripe.fail(pick(random, calls), pick(random, faults))
      const atOnce = Array.from({ length: 1 + Math.floor(3 * random()) }, () => pick(random, acts)(evening))
      await Promise.all(atOnce)
      requireLaws(await fetchTable(table.ann.phone, table.group.id), table.group)
    }
    stripe.healthy()
    await endAll(evening)
    await check(evening, seed)
  }
  expect(missing()).toEqual([])
})

interface Evening {
  readonly table: CardTable
  readonly diners: readonly CardTable['ann'][]
  readonly random: () => number
  readonly stripe: PlayedStripe
  readonly app: Awaited<ReturnType<typeof startApp>>
  readonly sweep: () => Promise<number>
}

const calls = [
  'POST /v1/checkout/sessions',
  'GET /v1/checkout/sessions',
  'POST /v1/refunds',
  'GET /v1/refunds',
]
const faults = ['lost', 'away', 'failed', 'failed-but-done'] as const

/** Each may be refused: the laws hold in any case. */
const acts: readonly ((evening: Evening) => Promise<unknown>)[] = [
  startOne,
  startOne,
  payAtStripe,
  payAtStripe,
  tellAgain,
  ({ table, diners, random }) => comeBack(table, pick(random, diners), random, false),
  ({ table, diners, random }) => comeBack(table, pick(random, diners), random, true),
  takeCash,
  takeCash,
  ({ diners, random }) => pick(random, diners).order({ name: 'Wine', price: 1 + Math.floor(900 * random()) }),
  cancelAny,
  ({ table, random }) =>
    table.ann.phone.call(chooseBill, {
      params: { groupId: table.group.id },
      body:
        random() < 0.5 ? { tipPercentage: 25 } : { splitMethod: pick(random, ['equal', 'items'] as const) },
    }),
  refundAny,
  async ({ app, random, sweep }) => {
    app.advanceClock({ minutes: Math.floor(9 * random()) })
    await Promise.all([sweep(), sweep()])
  },
]

async function startOne({ table, diners, random }: Evening) {
  const chosen = diners.filter(() => random() < 0.5).map(({ id }) => id)
  const ownTip = random() < 0.5 ? Math.floor(500 * random()) : 0
  return table.start(pick(random, diners), chosen.length > 0 ? chosen : [table.ann.id], { ownTip })
}

/** With nobody else: what a member had held, or paid and got back, is due again from that member, whatever they ordered since. */
async function holdAndRelease({ table, diners, random, stripe, app }: Evening) {
  stripe.healthy()
  const { owner, group } = table
  const diner = pick(random, diners)
  const at = diners.indexOf(diner)
  const dues = async () => (await fetchTable(diner.phone, group.id)).bill.memberSplits.map(({ due }) => due)
  /** The app's own sweep may end another card payment meanwhile, which frees its dues. */
  const othersOf = async (id: number) =>
    JSON.stringify(
      await app.directSql`
        select id, state from card_payments where group_id = ${group.id} and id <> ${id} order by id`,
    )
  const othersBefore = await othersOf(0)
  const before = await dues()
  const { status, body } = await table.start(diner)
  if (status !== 201) return
  if (random() < 0.5) {
    stripe.pay(table.pageOf(body.id))
    await table.tell('checkout.session.completed', table.pageOf(body.id))
  }
  const more = random() < 0.5 ? 1 + Math.floor(900 * random()) : 0
  if (more > 0) await diner.order({ name: 'Grappa', price: more })
  await owner.phone.call(refundCardPayment, {
    params: { restaurantId: owner.id, cardPaymentId: body.id },
    body: { groupId: group.id },
  })
  const after = await dues()
  if ((await othersOf(body.id)) !== othersBefore) return
  if (more === 0) expect(after).toEqual(before)
  const ofOthers = (all: number[]) => all.reduce((sum, due, i) => (i === at ? sum : sum + due), 0)
  // An equal split shares the grappa with its tip and tax.
  expect(ofOthers(after) - ofOthers(before)).toBeLessThanOrEqual(2 * more)
}

const pagesOf = ({ stripe, table }: Evening) =>
  stripe.sessions.filter(({ metadata }) => metadata.group === table.group.id)

async function payAtStripe(evening: Evening) {
  const open = pagesOf(evening).filter(({ status }) => status === 'open')
  if (open.length === 0) return
  const page = pick(evening.random, open)
  evening.stripe.pay(page)
  if (evening.random() < 0.6) await evening.table.tell('checkout.session.completed', page)
}

async function tellAgain(evening: Evening) {
  const paid = pagesOf(evening).filter(({ payment_status }) => payment_status === 'paid')
  if (paid.length > 0) await evening.table.tell('checkout.session.completed', pick(evening.random, paid))
}

async function comeBack(
  table: CardTable,
  diner: CardTable['ann'],
  random: () => number,
  isCancelled: boolean,
) {
  const { cardPayments } = await fetchTable(diner.phone, table.group.id)
  const held = cardPayments.filter(({ state }) => state === 'held')
  if (held.length > 0) await table.comeBack(diner, pick(random, held).id, isCancelled)
}

async function takeCash({ table: { owner, group, ann }, random }: Evening) {
  const { bill } = await fetchTable(ann.phone, group.id)
  // Everything, or one member's.
  const owing = bill.memberSplits.filter(({ due }) => due > 0)
  const one = random() < 0.8 && owing.length > 0 ? pick(random, owing) : null
  const amount = one?.due ?? bill.finalTotal - bill.collected - bill.held
  const body = { groupId: group.id, ...(one && { memberId: one.memberId }), amount, method: 'cash' } as const
  return owner.phone.call(takePayment, { params: { restaurantId: owner.id }, body })
}

async function cancelAny({ table: { group }, diners, random }: Evening) {
  const diner = pick(random, diners)
  const { orders } = await fetchTable(diner.phone, group.id)
  if (orders.length > 0) await diner.phone.call(cancelOrder, { params: { orderId: pick(random, orders).id } })
}

async function refundAny(evening: Evening) {
  const { owner, group } = evening.table
  const pages = pagesOf(evening)
  if (pages.length === 0) return
  const cardPaymentId = Number(pick(evening.random, pages).client_reference_id)
  const params = { restaurantId: owner.id, cardPaymentId }
  await owner.phone.call(refundCardPayment, { params, body: { groupId: group.id } })
}

/** All events arrive at last, and the sweep does what is left. */
async function endAll(evening: Evening): Promise<void> {
  const { table, app, sweep } = evening
  for (const page of pagesOf(evening))
    if (page.payment_status === 'paid') await table.tell('checkout.session.completed', page)
  app.advanceClock({ minutes: 16 })
  const { group } = table
  while (
    (await app.directSql`select from card_payments where group_id = ${group.id} and next_at is not null`)
      .length > 0
  ) {
    app.advanceClock({ minutes: 5 })
    await sweep()
  }
}

async function check(evening: Evening, seed: number): Promise<void> {
  const { table, stripe, app } = evening
  const { group, ann } = table
  const pages = pagesOf(evening)
  const references = pages.map(page => page.client_reference_id)
  expect(new Set(references).size, `one page for each card payment (seed ${seed})`).toBe(references.length)
  expect(pages.filter(({ status }) => status === 'open')).toEqual([])
  const stays = pages
    .filter(({ payment_status }) => payment_status === 'paid')
    .filter(page => !stripe.refunds.some(({ payment_intent }) => payment_intent === page.payment_intent))
    .reduce((sum, { amount_total }) => sum + amount_total, 0)
  const now = await fetchTable(ann.phone, group.id)
  requireLaws(now, group)
  const booked = now.payments
    .filter(({ paymentMethod }) => paymentMethod === 'card_online')
    .reduce((sum, { amount, ownTip }) => sum + amount + ownTip, 0)
  expect([booked, now.bill.held], `seed ${seed}`).toEqual([stays, 0])
  const rows = await app.directSql<{ state: keyof typeof seen }[]>`
    select state from card_payments where group_id = ${group.id}`
  for (const { state } of rows) {
    expect(Object.keys(seen)).toContain(state)
    seen[state] += 1
  }
}

function pick<T>(random: () => number, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T
}
