import { expect, it } from 'vitest'
import { exportText } from './export-summary.ts'
import type { Summary } from './use-summary.ts'

const id = '019ab3c1-0000-7000-8000-000000000007'
const summary = {
  group: { id, code: 'K7M4QX', linkKey: 'ABCDEFGHJK', tableNumber: '7' },
  members: [{ id: 1, groupId: id, name: 'Ann', orders: [] }],
  totalAmount: 2600,
  totalItems: 2,
  bill: { finalTotal: 3380, splitMethod: 'items' },
  payments: [{ groupId: id, memberId: 1, amount: 3380, ownTip: 200 }],
} as unknown as Summary
const text = exportText(summary, new Date('2026-11-21T19:00:00Z'))

it('the export has the group, its members, the totals, the shares, the payments and the time', () => {
  expect(JSON.parse(text)).toEqual({
    group: { tableNumber: '7' },
    members: [{ id: 1, name: 'Ann', orders: [] }],
    totalAmount: 2600,
    totalItems: 2,
    guessedPrices: 0,
    bill: { finalTotal: 3380, splitMethod: 'items' },
    payments: [{ memberId: 1, amount: 3380, ownTip: 200 }],
    exportedAt: '2026-11-21T19:00:00.000Z',
  })
})

// Threat: stranger
it('the export lets nobody in: it has neither the group’s id nor its code nor its link key', () => {
  for (const secret of [id, 'K7M4QX', 'ABCDEFGHJK']) expect(text).not.toContain(secret)
})

it('the export says which dishes were not sent', () => {
  const tea = { name: 'Tea', quantity: 1, price: 300, isToConfirm: true }
  const members = [{ id: 1, name: 'Ann', orders: [{ id: 2, kitchen: 'to-confirm', items: [tea] }] }]
  const exported = exportText({ ...summary, members } as unknown as Summary, new Date(0))
  expect(JSON.parse(exported)).toMatchObject({ members })
})
