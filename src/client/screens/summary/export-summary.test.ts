import { expect, it } from 'vitest'
import { exported } from './export-summary.ts'
import type { Summary } from './use-summary.ts'

it('the export has the group, its members, the totals, the shares, the payments and the time', () => {
  const summary = {
    group: { code: 'K7M4QX' },
    members: [],
    totalAmount: 2600,
    totalItems: 2,
    memberCount: 0,
    bill: { finalTotal: 3380, splitMethod: 'items' },
    payments: [{ memberId: 1, amount: 3380, ownTip: 200 }],
  } as unknown as Summary
  expect(exported(summary, new Date('2026-11-21T19:00:00Z'))).toEqual({
    group: { code: 'K7M4QX' },
    members: [],
    totalAmount: 2600,
    totalItems: 2,
    guessedPrices: 0,
    bill: { finalTotal: 3380, splitMethod: 'items' },
    payments: [{ memberId: 1, amount: 3380, ownTip: 200 }],
    exportedAt: '2026-11-21T19:00:00.000Z',
  })
})
