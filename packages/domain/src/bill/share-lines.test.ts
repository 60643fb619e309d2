import { after, type GroupHistory, inputOf, settle, sum } from '@tablemate/test/bill/group-history.ts'
import { actions, tables } from '@tablemate/test/bill/random-histories.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OrderItem, orderTotal, type SharedBy } from '../orders/order.ts'
import { orderedBy } from '../orders/shared-items.ts'
import type { Columns, SplitMethod } from './bill-split.ts'
import type { Rates, Tip } from './bill-total.ts'
import { billView } from './bill-view.ts'
import { noRates, specifiedRates } from './rates.ts'
import { settleBill } from './settlement.ts'
import { type ShareLines, shareLines } from './share-lines.ts'

const bare = { rates: noRates, tip: { kind: 'amount', amount: 0 } } as const
const beer = { name: 'Beer', quantity: 2, price: 400 }
const cake = { name: 'Cake', quantity: 1, price: 600 }
const pizza = (sharedBy?: SharedBy) => ({
  name: 'Pizza',
  quantity: 1,
  price: 1000,
  ...(sharedBy && { sharedBy }),
})

describe('The lines of a share by items', () => {
  it('list its dishes, tax, fee and tip', () => {
    const table = groupOf(
      { splitMethod: 'items' },
      [1, [{ ...pizza(), quantity: 3 }]],
      [2, [beer]],
      [2, [cake, beer]],
    )
    expect(table.lines(2)).toEqual({
      dishes: [
        { name: 'Beer', quantity: 4, of: 1, total: 1600 },
        { ...omitPrice(cake), of: 1, total: 600 },
      ],
      part: null,
      tax: 195,
      serviceFee: 66,
      tip: 396,
      rounding: 0,
      difference: 0,
    })
  })

  it('list the fractions of shared dishes, whoever ordered them', () => {
    const { lines } = groupOf(
      { splitMethod: 'items' },
      [1, [pizza('all'), pizza([1, 2]), cake]],
      [3, [pizza('all')]],
    )
    expect(lines(2).dishes).toEqual([
      { name: 'Pizza', quantity: 2, of: 3, total: 667 },
      { name: 'Pizza', quantity: 1, of: 2, total: 500 },
    ])
    expect(lines(3).dishes).toEqual([{ name: 'Pizza', quantity: 2, of: 3, total: 667 }])
    expect(lines(1).dishes).toHaveLength(3)
  })

  it('name the rounding', () => {
    const { lines } = groupOf({ ...bare, splitMethod: 'items' }, [1, [pizza('all')]])
    const roundings = [1, 2, 3].map(id => lines(id).rounding)
    expect(roundings.toSorted()).toEqual([0, 0, 1])
  })

  it('leave out items that the staff refused', () => {
    const refused = { reason: 'sold-out', message: '' } as const
    const { lines } = groupOf({ splitMethod: 'items' }, [1, [cake, { ...pizza('all'), refused }]])
    expect(lines(1).dishes.map(({ name }) => name)).toEqual(['Cake'])
    expect(lines(2).dishes).toEqual([])
  })

  it('show what earlier payments changed', () => {
    const { lines } = groupOf({ splitMethod: 'items' }, [1, [pizza()]], [2, [cake]])
    const { difference, tip, rounding } = lines(2, { amount: 1500, tipAmount: 300 })
    expect([tip, rounding]).toEqual([108, 0])
    expect(difference).toBe(1800 - 600 - 53 - 18 - 108)
  })
})

describe('The lines of a share in another split', () => {
  it('are the member’s part of everything', () => {
    const orders = [1, [{ ...pizza(), quantity: 8 }]] as const
    expect(groupOf({ splitMethod: 'equal' }, orders).lines(3).part).toEqual({ weight: 1, of: 3, total: 2667 })
    const { lines } = groupOf({ splitMethod: 'shares', weights: [2, 2, 1] }, orders)
    expect(lines(1).part).toEqual({ weight: 2, of: 5, total: 3200 })
    expect(lines(3)).toMatchObject({ part: { weight: 1, of: 5, total: 1600 }, dishes: [] })
  })

  it('are equal parts if nothing was ordered, or if nobody has a weight', () => {
    expect(groupOf({ splitMethod: 'items' }).lines(1).part).toEqual({ weight: 1, of: 3, total: 0 })
    const { lines } = groupOf({ ...bare, splitMethod: 'shares', weights: [0, 0, 0] }, [1, [pizza()]])
    expect(lines(1).part).toEqual({ weight: 1, of: 3, total: 333 })
  })
})

describe('The lines of every share', () => {
  it('add up to it after any history of orders, sharing, payments and choices, in every currency', () => {
    const seen = { shared: 0, parts: 0, rounded: 0, paidBefore: 0 }
    fc.assert(
      fc.property(tables, fc.array(actions, { maxLength: 25 }), (start, history) => {
        const groupState = history.reduce(after, start)
        for (const { share, lines, isUnpaid } of [
          ...everyShare(groupState),
          ...everyShare(itemsOf(groupState)),
        ]) {
          const { dishes: items, part, tax, serviceFee, tip, rounding, difference } = lines
          const shown = [...items, ...(part ? [part] : [])]
          expect(sum(shown.map(({ total }) => total)) + tax + serviceFee + tip + rounding + difference).toBe(
            share.amount + share.tipAmount,
          )
          for (const line of [...shown.map(({ total }) => total), tax, serviceFee, tip]) {
            expect(line).toBeGreaterThanOrEqual(0)
            expect(line % groupState.step).toBe(0)
          }
          expect(Math.abs(rounding)).toBeLessThanOrEqual(groupState.step * Math.max(1, shown.length))
          if (isUnpaid) expect(difference).toBe(0)
          seen.shared += Number(items.some(({ of }) => of > 1))
          seen.parts += Number(part !== null && part.weight !== 1)
          seen.rounded += Number(rounding !== 0)
          seen.paidBefore += Number(difference !== 0)
        }
      }),
      longRun({ seed: 2, numRuns: 40 }, { numRuns: 4000 }),
    )
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(10)
  })
})

interface Options {
  readonly splitMethod: SplitMethod
  readonly rates?: Rates
  readonly tip?: Tip
  readonly weights?: readonly [number, number, number]
}

/** A group of three. */
function groupOf(
  { splitMethod, rates = specifiedRates, tip = { kind: 'percentage', percentage: 18 }, weights }: Options,
  ...placed: readonly (readonly [memberId: number, items: readonly OrderItem[]])[]
) {
  const memberIds = [1, 2, 3]
  const orders = placed.map(([memberId, items]) => ({ memberId, items, total: orderTotal(items) }))
  const ordered = orderedBy(memberIds, orders)
  const members = memberIds.map((id, i) => ({
    id,
    ...ordered(id),
    weight: weights?.[i] ?? 2,
  }))
  const input = { members, payments: [], rates, tip, splitMethod, step: 1 as const, seed: 1 }
  const settled = settleBill(input)
  if (settled.kind !== 'settled') throw new Error(settled.kind)
  const bill = billView(settled, input, [])
  return {
    /** `paid`: what the member paid on an earlier bill. */
    lines(memberId: number, paid?: Columns): ShareLines {
      const share = bill.memberSplits.find(split => split.memberId === memberId)
      if (!share) throw new Error('no share')
      return shareLines({ ...share, ...paid }, { bill, orders, memberIds, step: 1 })
    },
  }
}

/** Before anybody paid, in a split by items. */
function itemsOf(groupState: GroupHistory): GroupHistory {
  const guests = groupState.guests.map(guest => ({ ...guest, payments: [] }))
  return { ...groupState, guests, payments: [], beforePayments: [], splitMethod: 'items' }
}

function everyShare(groupState: GroupHistory) {
  const settled = settle(groupState)
  const bill = billView(settled, inputOf(groupState), [])
  const memberIds = groupState.guests.map(({ id }) => id)
  const orders = groupState.guests.map(({ id, items }) => ({
    memberId: id,
    items: items.map(({ price, sharedBy }) => ({ name: 'Dish', quantity: 1, price, sharedBy })),
  }))
  return bill.memberSplits.map(share => ({
    share,
    isUnpaid: groupState.payments.length === 0,
    lines: shareLines(share, { bill, orders, memberIds, step: groupState.step }),
  }))
}

function omitPrice({ price: _, ...item }: OrderItem) {
  return item
}
