import type { Bill } from '@tablemate/contract/bills.ts'
import type { Payment } from '@tablemate/contract/payments.ts'
import { describe, expect, it } from 'vitest'
import {
  type Activities,
  collectedOf,
  equalReason,
  openShares,
  type ShareRow,
  shareRows,
  statusText,
  unevenShares,
} from './share-rows.ts'

const nothingDone: Activities = new Map()

describe('A share', () => {
  it('is pending while due, completed when paid, and nothing if nothing was ever due', () => {
    const bill = makeBill({ Ann: { due: 500 }, Ben: { paid: 500 }, Cyd: {} })
    expect(statuses(shareRows(bill, [pays(2, 500)], nothingDone, []))).toEqual([
      'pending',
      'completed',
      'nothing',
    ])
  })

  it('is pending again when something is ordered after paying', () => {
    const [ann] = shareRows(makeBill({ Ann: { paid: 500, due: 300 } }), [pays(1, 500)], nothingDone, [])
    expect(ann).toMatchObject({ status: 'pending', paid: 500, due: 300 })
  })

  it('is completed by a payment that the bill does not include yet', () => {
    const rows = shareRows(
      makeBill({ Ann: { due: 500 }, Ben: { due: 500 } }),
      [pays(1, 500)],
      nothingDone,
      [],
    )
    expect(statuses(rows)).toEqual(['completed', 'pending'])
    expect(collectedOf(rows)).toBe(500)
    expect(openShares(rows).map(({ name }) => name)).toEqual(['Ben'])
  })

  it('shows this phone’s activity only while it is due', () => {
    const activities: Activities = new Map([
      [1, 'processing'],
      [2, 'failed'],
    ])
    const bill = makeBill({ Ann: { paid: 500 }, Ben: { due: 500 } })
    expect(statuses(shareRows(bill, [], activities, []))).toEqual(['completed', 'failed'])
  })

  it('is listed first for this phone’s own members, then in the order of joining', () => {
    const bill = makeBill({ Ann: { due: 500 }, Ben: { due: 500 }, Cyd: { due: 500 }, Dee: { due: 500 } })
    const rows = shareRows(bill, [], nothingDone, [2, 4])
    expect(rows.map(({ name, isOwn }) => (isOwn ? `${name}*` : name))).toEqual(['Ben*', 'Dee*', 'Ann', 'Cyd'])
  })

  it('is held while somebody pays it by card: neither open nor collected', () => {
    const rows = shareRows(makeBill({ Ann: { held: 500 }, Ben: { due: 500 } }), [], nothingDone, [])
    expect(statuses(rows)).toEqual(['held', 'pending'])
    expect(rows[0]).toMatchObject({ paid: 0, held: 500, due: 0 })
    expect([openShares(rows).length, collectedOf(rows)]).toEqual([1, 0])
  })

  it('names how it was paid, and the friend who paid it', () => {
    const bill = makeBill({ Ann: { paid: 500 }, Ben: { paid: 500 }, Cyd: { due: 500 } })
    const rows = shareRows(bill, [pays(1, 500), pays(2, 500, 1)], nothingDone, [])
    expect(textsOf(rows)).toEqual(['Demo Card', 'Demo Card · paid by Ann', 'pending'])
  })

  it('says who paid how much of it, and how, if it was paid more than once', () => {
    const bill = makeBill({ Ann: { paid: 700 }, Ben: { paid: 800 }, Cyd: { paid: 900 } })
    const cash = { paymentMethod: 'cash', paidBy: null } as const
    const payments = [
      ...[pays(1, 500), pays(1, 100), pays(1, 100, 2)],
      ...[pays(2, 500), { ...pays(2, 300), ...cash }],
      ...[pays(3, 400, 1), { ...pays(3, 500), ...cash }],
    ]
    expect(textsOf(shareRows(bill, payments, nothingDone, []))).toEqual([
      'Demo Card, paid by Ann ($6.00) · Demo Card, paid by Ben ($1.00)',
      'Demo Card ($5.00) · Cash ($3.00)',
      'Demo Card, paid by Ann ($4.00) · Cash ($5.00)',
    ])
  })

  it('includes own tips in what was paid, but not in what the bill collected', () => {
    const bill = makeBill({ Ann: { paid: 500 }, Ben: { paid: 500 }, Cyd: { paid: 500, due: 300 } })
    const payments = [
      { ...pays(1, 500), ownTip: 200 },
      { ...pays(2, 500, 1), ownTip: 50 },
      { ...pays(3, 500), ownTip: 100 },
    ]
    const rows = shareRows(bill, payments, nothingDone, [])
    expect(textsOf(rows)).toEqual([
      'Demo Card · includes own tip of $2.00',
      'Demo Card · paid by Ann · includes own tip of $0.50',
      '$6.00 already paid',
    ])
    expect(rows.map(({ paid, ownTip }) => [paid, ownTip])).toEqual([
      [500, 200],
      [500, 50],
      [500, 100],
    ])
    expect(collectedOf(rows)).toBe(1500)
  })
})

it('A share of an equal split is equal within one cent, or has a reason why not', () => {
  const bill = { finalTotal: 6221, memberCount: 2 } as Bill
  const row = { amount: 2685, tipAmount: 425, paid: 0, due: 3110 } as ShareRow
  expect(unevenShares([row, { ...row, amount: 2686, due: 3111 }], bill, 1)).toEqual([])
  const reason = (other: Partial<ShareRow>) => equalReason({ ...row, ...other }, bill, 1)
  expect(reason({})).toBe('equal')
  expect(reason({ amount: 1000, paid: 0, due: 1425 })).toBe('rest')
  expect(reason({ amount: 1000, paid: 1425, due: 0 })).toBe('paid-before')
  expect(reason({ amount: 9000, paid: 1000, due: 8425 })).toBe('later')
})

const textsOf = (rows: ReturnType<typeof shareRows>) => rows.map(row => statusText(row, 'USD'))
const statuses = (rows: ReturnType<typeof shareRows>) => rows.map(({ status }) => status)

function makeBill(shares: Record<string, { paid?: number; held?: number; due?: number }>): Bill {
  const memberSplits = Object.entries(shares).map(([memberName, { paid = 0, held = 0, due = 0 }], at) => ({
    memberId: at + 1,
    memberName,
    amount: paid + held + due,
    tipAmount: 0,
    paid,
    held,
    due,
  }))
  return { memberSplits } as Bill
}

function pays(memberId: number, amount: number, paidBy = memberId): Payment {
  return { memberId, amount, paidBy, ownTip: 0, paymentMethod: 'demo_card' } as Payment
}
