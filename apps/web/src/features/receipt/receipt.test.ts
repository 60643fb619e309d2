import { paidGroup } from '@tablemate/test/bill/paid-group.ts'
import { describe, expect, it } from 'vitest'
import { receiptOf, receiptText } from './receipt.ts'

const pizza = { name: 'Pizza', quantity: 1, price: 1000, sharedBy: 'all' } as const
const beer = { name: 'Beer', quantity: 2, price: 400 }
const names = ['Ann', 'Ben']
const orders = [
  [1, [pizza]],
  [2, [beer]],
] as const
const time = /\d\d?:\d\d\s[AP]M/

describe('A receipt', () => {
  it('lists one’s dishes and fractions of shared ones, rates, tip, own tip, what was paid and by whom', () => {
    const groupState = paidGroup({ names, orders, paid: [{ memberId: 2, paidBy: 1, ownTip: 200 }] })
    expect(textOf(groupState, 2)).toEqual([
      'Chez Nous',
      'Table 7',
      expect.stringMatching(/^Nov 2\d, 2026, /),
      'For Ben',
      '',
      '1/2 of Pizza: $5.00',
      '2 × Beer: $8.00',
      'Tax 8.875%: $1.16',
      'Service fee 3%: $0.39',
      'Tip 18%: $2.34',
      '',
      'Share: $16.89',
      '',
      'Tip from Ann: $2.00',
      'Total paid: $18.89',
      'TIME · Demo Card · paid by Ann: $18.89',
    ])
  })

  it('names the guest whose due the staff took with a tip', () => {
    const paid = [{ memberId: 2, paidBy: null, paymentMethod: 'cash', ownTip: 200 }] as const
    const groupState = paidGroup({ names, orders, paid })
    expect(textOf(groupState, 2)).toContain('Tip from Ben: $2.00')
  })

  it('says what somebody had where all pay the same', () => {
    const groupState = paidGroup({ names, orders, splitMethod: 'equal', paid: [{ memberId: 1, paidBy: 1 }] })
    expect(textOf(groupState, 1).slice(5, 8)).toEqual([
      '1/2 of everything: $9.00',
      'Ordered: 1/2 of Pizza',
      'Tax 8.875%: $0.80',
    ])
  })

  it('adds up: every line above a sum, whatever the split', () => {
    for (const splitMethod of ['equal', 'items', 'shares'] as const) {
      const groupState = paidGroup({
        names: ['Ann', 'Ben', 'Cyd'],
        orders: [
          [1, [{ ...pizza, price: 1001 }]],
          [2, [beer]],
        ],
        splitMethod,
        paid: [1, 2, 3].map(memberId => ({ memberId, paidBy: memberId, ownTip: memberId })),
      })
      for (const memberId of [1, 2, 3]) {
        const entries = receiptOf(groupState, memberId)?.entries ?? []
        const share = entries.findIndex(({ kind }) => kind === 'total')
        const above = entries.slice(0, share).filter(entry => entry.kind === 'line')
        expect(above.reduce((sum, entry) => sum + cents(entry), 0)).toBe(cents(entries[share]))
        const paid = entries.findLast(({ kind }) => kind === 'total')
        expect(cents(paid)).toBe(cents(entries[share]) + memberId)
      }
    }
  })

  it('says of the first payer and of the last alike that the bill changed between payments', () => {
    const paid = [2, 1].map(memberId => ({ memberId, paidBy: memberId }))
    const groupState = paidGroup({ names, orders, splitMethod: 'equal', paid })
    const [last, first] = groupState.bill.memberSplits
    if (last) last.amount -= 15
    if (first) first.amount += 15
    const about = (memberId: number) =>
      textOf(groupState, memberId).filter(line => / between | before /.test(line))
    expect([about(1), about(2)]).toEqual([
      ['Bill changed between payments: −$0.15'],
      ['Bill changed between payments: $0.15'],
    ])
  })

  it('names the tax that prices include', () => {
    const rates = { taxRate: 19_000, serviceFeeRate: 0, isTaxIncluded: true }
    const tip = { kind: 'amount', amount: 0 } as const
    const groupState = paidGroup({ names, orders, rates, tip, paid: [{ memberId: 2, paidBy: 2 }] })
    expect(textOf(groupState, 2).slice(5, 10)).toEqual([
      '1/2 of Pizza: $5.00',
      '2 × Beer: $8.00',
      'includes tax 19%: $2.08',
      '',
      'Share: $13.00',
    ])
  })

  it('of the table lists every dish and payment, once all is paid', () => {
    const meal = {
      names,
      orders,
      group: { currency: 'JPY', restaurantName: null, tableNumber: null },
    } as const
    const paid = [
      { memberId: 1, paidBy: 1 },
      { memberId: 2, paidBy: null, paymentMethod: 'cash' },
    ] as const
    expect(receiptOf(paidGroup({ ...meal, paid: paid.slice(0, 1) }), null)).toBeNull()
    expect(textOf(paidGroup({ ...meal, paid }), null)).toEqual([
      'Group Order',
      expect.stringMatching(/^Nov 2\d, 2026, /),
      'For the whole table',
      '',
      '1 × Pizza: ¥10',
      '2 × Beer: ¥8',
      '',
      'Subtotal: ¥18',
      'Tax 8.875%: ¥2',
      'Service fee 3%: ¥1',
      'Tip 18%: ¥3',
      '',
      'Total: ¥24',
      '',
      'Total paid: ¥24',
      expect.stringMatching(/^Ann · TIME · Demo Card: ¥\d+$/),
      expect.stringMatching(/^Ben · TIME · Cash · paid to the staff: ¥\d+$/),
    ])
  })

  it('says at a registered restaurant that the demo charged nothing', () => {
    const note = 'Demo Card: nothing was charged. Please pay the restaurant.'
    const paid = [{ memberId: 1, paidBy: 1 }]
    const textAt = (restaurantId: number | null) =>
      textOf(paidGroup({ names, orders, paid, group: { restaurantId } }), 1)
    expect(textAt(1)).toContain(note)
    expect(textAt(null)).not.toContain(note)
  })

  it('is not there before anything was paid, nor for somebody who is not at the table', () => {
    const groupState = paidGroup({ names, orders, paid: [{ memberId: 1, paidBy: 1 }] })
    expect([receiptOf(groupState, 2), receiptOf(groupState, 9), receiptOf(groupState, Number.NaN)]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('says what is still due after a later order', () => {
    const groupState = paidGroup({ names, orders, paid: [{ memberId: 1, paidBy: 1 }] })
    const [split] = groupState.bill.memberSplits
    if (split) split.due = 1200
    expect(textOf(groupState, 1).at(-1)).toBe('Still to pay: $12.00')
  })

  it('says what is being paid by card', () => {
    const groupState = paidGroup({ names, orders, paid: [{ memberId: 1, paidBy: 1 }] })
    const [split] = groupState.bill.memberSplits
    if (split) split.held = 1200
    expect(textOf(groupState, 1).at(-1)).toBe('Being paid by card: $12.00')
  })

  it('keeps names apart from the words around them', () => {
    const groupState = paidGroup({ names: ['"=Ann"', 'עדה'], orders, paid: [{ memberId: 2, paidBy: 1 }] })
    const text = textOf(groupState, 2)
    expect(text[3]).toBe('For \u2068עדה\u2069')
    expect(text.at(-1)).toContain('paid by "=Ann"')
  })
})

/** Times depend on the time zone of the machine. */
function textOf(groupState: ReturnType<typeof paidGroup>, memberId: number | null): string[] {
  const receipt = receiptOf(groupState, memberId)
  if (!receipt) throw new Error('there is no receipt')
  return receiptText(receipt)
    .split('\n')
    .map((line, at) => (at < 4 ? line : line.replace(time, 'TIME')))
}

function cents(entry: { readonly kind: string; readonly amount?: string } | undefined): number {
  return Math.round(Number((entry?.amount ?? '').replace('−', '-').replace('$', '')) * 100)
}
