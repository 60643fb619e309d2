// Whole meals, several phones at once, over HTTP on the real database; afterwards the money is counted.

import { expect, test } from 'vitest'
import type { Bill } from '#contract/bills.ts'
import type { Group } from '#contract/groups.ts'
import type { Table } from '#contract/live.ts'
import { shareApp } from '../../../../test/app.ts'
import { look } from '../../../../test/follow.ts'
import { makeGroup } from '../../../../test/make.ts'
import { act } from '../../../../test/meal.ts'
import { payDue } from '../../../../test/pay.ts'
import { seededRandom } from '../../../../test/seeded-random.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '1000' } })
const meals = Array.from(
  { length: 16 },
  (_, at) => ({ seed: 2026 + at, currency: at % 4 === 3 ? 'JPY' : 'USD' }) as const,
)

test.each(meals)(
  'a meal in $currency, drawn by $seed, ends with every cent in its place',
  async ({ seed, currency }) => {
    const { group, diners } = await makeGroup(app(), { diners: 3, currency })
    const phones = diners.map((diner, at) => ({ diner, random: seededRandom(seed * 10 + at) }))
    const refusals = new Set<number>()
    await Promise.all(
      phones.map(async ({ diner, random }) => {
        for (let turn = 0; turn < 12; turn += 1) {
          const { status } = await act(diner, group, random)
          if (status >= 400) refusals.add(status)
        }
      }),
    )
    expect([...refusals].filter(status => ![400, 403, 404, 409].includes(status))).toEqual([])
    requireLaws(await look(diners[0].phone, group.id), group)

    await payEverything()
    const { bill } = await look(diners[0].phone, group.id)
    expect(bill.collected).toBe(bill.finalTotal)

    async function payEverything() {
      const [payer] = diners
      const { members } = await look(payer.phone, group.id)
      for (const { id: memberId } of members) {
        const { bill: before } = await look(payer.phone, group.id)
        if (before.memberSplits.find(share => share.memberId === memberId)?.due === 0) continue
        expect((await payDue(payer, group, { memberId })).status).toBe(201)
        const after = await look(payer.phone, group.id)
        requireLaws(after, group)
        const othersOf = ({ memberSplits }: Bill) => memberSplits.filter(share => share.memberId !== memberId)
        expect(othersOf(after.bill)).toEqual(othersOf(before))
      }
    }
  },
)

/** decisions.md, Money. */
function requireLaws({ bill, orders, payments, members }: Table, { currency }: Group): void {
  const rows = bill.memberSplits
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  expect(bill.subtotal).toBe(sum(orders.map(({ total }) => total)))
  for (const { items, total } of orders)
    expect(total).toBe(sum(items.map(item => item.quantity * item.price)))
  expect(bill.finalTotal).toBe(bill.subtotal + bill.tax + bill.serviceFee + bill.tipAmount)
  expect(rows.map(({ memberId }) => memberId)).toEqual(members.map(({ id }) => id))
  expect(sum(rows.map(({ amount }) => amount))).toBe(bill.finalTotal - bill.tipAmount)
  expect(sum(rows.map(({ tipAmount }) => tipAmount))).toBe(bill.tipAmount)
  for (const row of rows) expect(row.amount + row.tipAmount).toBe(row.paid + row.due)
  expect(bill.collected).toBe(sum(payments.map(({ amount }) => amount)))
  expect(bill.collected).toBe(sum(rows.map(({ paid }) => paid)))
  expect(bill.collected).toBeLessThanOrEqual(bill.finalTotal)
  expect(sum(rows.map(({ due }) => due))).toBe(bill.finalTotal - bill.collected)
  const step = currency === 'JPY' ? 100 : 1
  const told = rows.flatMap(({ amount, tipAmount, paid, due }) => [amount, tipAmount, paid, due])
  for (const figure of [...told, bill.tax, bill.serviceFee, bill.tipAmount]) {
    expect(figure).toBeGreaterThanOrEqual(0)
    expect(figure % step).toBe(0)
  }
}
