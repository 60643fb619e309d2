// Random groups and actions, for property tests of the bill.

import { splitMethods } from '@tablemate/domain/bill/bill-split.ts'
import type { Rates, Tip } from '@tablemate/domain/bill/bill-total.ts'
import { noRates, specifiedRates } from '@tablemate/domain/bill/rates.ts'
import { isoCurrencies } from '@tablemate/domain/iso-currencies.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import fc from 'fast-check'
import { type Action, type GroupHistory, newItem } from './group-history.ts'

const price = fc.oneof(fc.nat(20), fc.nat(5000), fc.nat(100_000_000))
const who = fc.nat(49)
const tip: fc.Arbitrary<Tip> = fc.oneof(
  fc.nat(10_000).map(hundredths => ({ kind: 'percentage', percentage: hundredths / 100 }) as const),
  fc.constantFrom(15, 18, 20, 25).map(percentage => ({ kind: 'percentage', percentage }) as const),
  price.map(amount => ({ kind: 'amount', amount }) as const),
)

const rates: fc.Arbitrary<Rates> = fc.oneof(
  fc.constantFrom(specifiedRates, noRates),
  fc.record({ taxRate: fc.nat(30_000), serviceFeeRate: fc.nat(30_000), isTaxIncluded: fc.boolean() }),
)

export const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('join') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order'),
      who,
      prices: fc.array(price, { minLength: 1, maxLength: 10 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit'), who, which: fc.nat(99), price }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete'), who, which: fc.nat(99) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('share'),
      who,
      which: fc.nat(99),
      with: fc.oneof(fc.constant('all' as const), fc.array(who, { maxLength: 7 })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('adjust'),
      who,
      which: fc.nat(99),
      percentage: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave'), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('weight'), who, weight: fc.nat(5) }) },
  { weight: 11, arbitrary: fc.record({ kind: fc.constant('pay'), who }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('hold'), who }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('succeed', 'release'), which: fc.nat(99) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('tip'), tip }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('split'), splitMethod: fc.constantFrom(...splitMethods) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rates'), rates }) },
)

export const tables: fc.Arbitrary<GroupHistory> = fc
  .record({
    orders: fc.oneof(
      fc.array(fc.array(price, { maxLength: 10 }), { minLength: 1, maxLength: 5 }),
      fc.array(fc.array(price, { maxLength: 10 }), { minLength: 1, maxLength: 50, size: 'max' }),
    ),
    currency: fc.constantFrom(...isoCurrencies),
    rates,
    seed: fc.nat(),
  })
  .map(({ orders, currency, rates, seed }) => {
    const step = payableStep(currency)
    const guests = orders.map((prices, i) => ({
      id: i + 1,
      items: prices.map(price => newItem(price * step)),
      payments: [],
      weight: 2,
    }))
    return {
      guests,
      payments: [],
      rates,
      tip: { kind: 'percentage', percentage: 18 },
      splitMethod: 'equal',
      step,
      seed,
      beforePayments: [],
    }
  })
