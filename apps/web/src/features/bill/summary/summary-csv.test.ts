import { summarise } from '@tablemate/domain/orders/order-summary.ts'
import { paidGroup } from '@tablemate/test/bill/paid-group.ts'
import { describe, expect, it, test } from 'vitest'
import { summaryCsv } from './summary-csv.ts'
import { summaryText } from './summary-text.ts'
import type { Summary } from './use-summary.ts'

const pizza = { name: 'Pizza', quantity: 1, price: 1000, sharedBy: 'all' } as const
const beer = { name: 'Beer', quantity: 2, price: 400 }

describe('The table for spreadsheets', () => {
  it('begins with the mark by which spreadsheets know UTF-8, and ends every line as RFC 4180 says', () => {
    const csv = csvOf(paidGroup({ names: ['Ann'], orders: [[1, [beer]]] }))
    expect(csv.startsWith('\ufeff"Person","Kind","Item","Quantity","Part","Amount","Currency"\r\n')).toBe(
      true,
    )
    expect(csv.endsWith('"USD"\r\n')).toBe(true)
    expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('has a row for each person’s part of each dish, and of tax, fee and tip', () => {
    const csv = csvOf(
      paidGroup({
        names: ['Ann', 'Ben'],
        orders: [
          [1, [pizza]],
          [2, [beer]],
        ],
      }),
    )
    expect(linesOf(csv).slice(0, 6)).toEqual([
      '"Ann","Dish","Pizza",1,"1 of 2",5.00,"USD"',
      '"Ann","Tax","","","",0.44,"USD"',
      '"Ann","Service fee","","","",0.15,"USD"',
      '"Ann","Tip","","","",0.90,"USD"',
      '"Ben","Dish","Pizza",1,"1 of 2",5.00,"USD"',
      '"Ben","Dish","Beer",2,"1 of 1",8.00,"USD"',
    ])
  })

  it.each(['equal', 'items', 'shares'] as const)('adds up to the bill and the own tips: %s', splitMethod => {
    const groupState = paidGroup({
      names: ['Ann', 'Ben', 'Cyd'],
      orders: [
        [1, [{ ...pizza, price: 1001 }]],
        [2, [beer, { ...pizza, name: 'Cake', price: 777, sharedBy: [1, 2] }]],
      ],
      splitMethod,
      paid: [
        { memberId: 1, paidBy: 1, ownTip: 250 },
        { memberId: 2, paidBy: 1 },
      ],
    })
    const rows = linesOf(csvOf(groupState)).map(line => line.split(','))
    const sumOf = (person: string) =>
      rows.filter(([who]) => who === `"${person}"`).reduce((sum, row) => sum + cents(row.at(-2)), 0)
    const shares = groupState.bill.memberSplits.map(({ amount, tipAmount }) => amount + tipAmount)
    expect(['Ann', 'Ben', 'Cyd'].map(sumOf)).toEqual([(shares[0] ?? 0) + 250, shares[1], shares[2]])
    expect(rows.filter(([, kind]) => kind === '"Own tip"')).toEqual([
      ['"Ann"', '"Own tip"', '""', '""', '""', '2.50', '"USD"'],
    ])
  })

  // Threat: csv-formulas
  it('keeps names as they are and makes no formula of them', () => {
    const groupState = paidGroup({
      names: ['Ann "the cook", senior', '=cmd|calc', '@SUM(A1)'],
      orders: [
        [1, [{ name: '+1 "special"', quantity: 1, price: 900 }]],
        [2, [{ name: '-5', quantity: 1, price: 0 }]],
      ],
    })
    const csv = csvOf(groupState)
    expect(csv).toContain(`"Ann ""the cook"", senior","Dish","'+1 ""special""",1,"1 of 1",9.00,"USD"`)
    expect(csv).toContain(`"'=cmd|calc","Dish","'-5",1,"1 of 1",0.00,"USD"`)
    expect(csv).not.toMatch(/(^|,)"?[=+@]/m)
  })

  it('has no decimals in a currency without them', () => {
    const ramen = { name: 'Ramen', quantity: 3, price: 120_000 }
    const csv = csvOf(paidGroup({ names: ['Ann'], orders: [[1, [ramen]]], group: { currency: 'JPY' } }))
    expect(csv).toContain('"Ann","Dish","Ramen",3,"1 of 1",3600,"JPY"')
    expect(csv).not.toContain('.')
  })
})

test('the shared text has the dishes of each person and the totals of the bill, and lets nobody in', () => {
  const groupState = paidGroup({
    names: ['Ann', 'Ben'],
    orders: [
      [1, [pizza]],
      [2, [beer]],
    ],
    paid: [{ memberId: 1, paidBy: 1, ownTip: 250 }],
  })
  const text = summaryText(summaryOf(groupState))
  expect(text).toMatchInlineSnapshot(`
    "Chez Nous · Table 7

    Ann: $10.00
    1 × Pizza

    Ben: $8.00
    2 × Beer

    Subtotal: $18.00
    Tax: $1.60
    Service fee: $0.54
    Tip: $3.24
    Total: $23.38
    Total paid: $8.99"
  `)
  for (const secret of [groupState.group.id, groupState.group.code, groupState.group.linkKey])
    expect(text).not.toContain(secret)
})

function csvOf(groupState: ReturnType<typeof paidGroup>): string {
  return summaryCsv(summaryOf(groupState))
}

function summaryOf({ group, bill, payments, members, orders }: ReturnType<typeof paidGroup>): Summary {
  return { group, bill, payments, ...summarise(members, orders) } as unknown as Summary
}

/** Without the names of the columns. */
function linesOf(csv: string): string[] {
  return csv.split('\r\n').slice(1, -1)
}

function cents(amount = ''): number {
  return Math.round(Number(amount) * 100)
}
