// Random meals of several phones at once, over HTTP on the real database. Afterwards every cent is accounted for.

import { expect, test } from 'vitest'
import type { Bill } from '#contract/bills.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { requireLaws } from '../../../../test/diners/bill-laws.ts'
import { fetchTable } from '../../../../test/diners/follow.ts'
import { makeGroup } from '../../../../test/diners/make.ts'
import { act } from '../../../../test/diners/meal.ts'
import { payDue, payDues } from '../../../../test/diners/pay.ts'
import { seededRandom } from '../../../../test/sampling/seeded-random.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '1000' } })
const meals = Array.from(
  { length: 16 },
  (_, at) => ({ seed: 2026 + at, currency: at % 4 === 3 ? 'JPY' : 'USD' }) as const,
)

test.each(meals)(
  'a simulated meal in $currency with seed $seed ends with every cent accounted for',
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
    requireLaws(await fetchTable(diners[0].phone, group.id), group)

    await payEverything()
    const { bill } = await fetchTable(diners[0].phone, group.id)
    expect(bill.collected).toBe(bill.finalTotal)

    async function payEverything() {
      const [payer] = diners
      const size = 1 + (seed % 3)
      for (;;) {
        const { bill: before } = await fetchTable(payer.phone, group.id)
        const open = before.memberSplits.filter(({ due }) => due > 0).map(({ memberId }) => memberId)
        const [first, ...others] = open.slice(0, size)
        if (first === undefined) return
        const reply =
          others.length === 0
            ? await payDue(payer, group, { memberId: first })
            : await payDues(payer, group, [first, ...others], { ownTip: 700 })
        expect(reply.status).toBe(201)
        const after = await fetchTable(payer.phone, group.id)
        requireLaws(after, group)
        const othersOf = ({ memberSplits }: Bill) =>
          memberSplits.filter(({ memberId }) => memberId !== first && !others.includes(memberId))
        expect(othersOf(after.bill)).toEqual(othersOf(before))
      }
    }
  },
)
