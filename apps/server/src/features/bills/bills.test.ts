import { type Bill, chooseBill, getBill } from '@tablemate/contract/bills.ts'
import type { Group } from '@tablemate/contract/groups.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { type Diner, makeGroup } from '@tablemate/test/diners/make.ts'
import { payDue } from '@tablemate/test/diners/pay.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

describe('the bill', () => {
  test('of 84.50 for four matches the specification: 109.75, each 23.88 or 23.89 plus tip', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 4 })
    await diners[0].order({ name: 'Everything', price: 8450 })
    const bill = await read(diners[1], group)
    expect(bill).toMatchObject({
      subtotal: 8450,
      tax: 750,
      serviceFee: 254,
      tipAmount: 1521,
      finalTotal: 10_975,
      tipPercentage: 18,
      splitMethod: 'equal',
      memberCount: 4,
      collected: 0,
      rates: { taxRate: 8875, serviceFeeRate: 3000, isTaxIncluded: false },
    })
    expect(bill.memberSplits.map(({ memberName }) => memberName)).toEqual(['Ann', 'Ben', 'Cyd', 'Dimitri'])
    expect(bill.memberSplits.map(({ amount, tipAmount }) => amount + tipAmount).sort()).toEqual([
      2743, 2744, 2744, 2744,
    ])
    expect(sum(bill, 'amount')).toBe(9454)
    expect(sum(bill, 'tipAmount')).toBe(1521)
    expect(sum(bill, 'due')).toBe(10_975)
  })

  // Threat: csrf
  test('is not changed by reading it: nothing is sent to the table', async () => {
    const { group, diners } = await makeGroup(app())
    const first = await diners[0].phone.send('GET', `/api/groups/${group.id}/table`)
    await read(diners[0], group)
    expect((await diners[0].phone.send('GET', `/api/groups/${group.id}/table`)).body).toEqual(first.body)
  })
})

describe('choosing a tip', () => {
  test('is left to the table: 18 % is only proposed where tips are usual, in USD and CAD', async () => {
    const starts = ['USD', 'CAD', 'EUR', 'JPY'] as const
    const proposed = starts.map(async currency => {
      const { group, diners } = await makeGroup(app(), { currency })
      const { tipPercentage, tipAmount, tipChosenBy } = await read(diners[0], group)
      return { tipPercentage, tipAmount, tipChosenBy }
    })
    expect(await Promise.all(proposed)).toEqual(
      [18, 18, 0, 0].map(tipPercentage => ({ tipPercentage, tipAmount: 0, tipChosenBy: null })),
    )
  })

  test('as a percentage or an amount applies to the whole table, and replaces the other', async () => {
    const { group, diners } = await makeOrderingGroup()
    expect(await read(diners[1], group)).toMatchObject({ tipPercentage: 18, tipChosenBy: null })
    await choose(diners[0], group, { tipPercentage: 20 })
    const annsTip = { tipPercentage: 20, tipAmount: 2000, tipChosenBy: diners[0].id }
    expect(await read(diners[1], group)).toMatchObject(annsTip)
    await choose(diners[1], group, { splitMethod: 'items' })
    expect(await read(diners[1], group)).toMatchObject(annsTip)
    await choose(diners[1], group, { tipAmount: 1234 })
    expect(await read(diners[0], group)).toMatchObject({
      tipPercentage: null,
      tipAmount: 1234,
      tipChosenBy: diners[1].id,
    })
    await choose(diners[1], group, { tipPercentage: 0 })
    expect(await read(diners[0], group)).toMatchObject({ tipPercentage: 0, tipAmount: 0 })
    await choose(diners[1], group, { tipPercentage: 12.25 })
    expect(await read(diners[0], group)).toMatchObject({ tipPercentage: 12.25, tipAmount: 1225 })
  })

  test('keeps the split, and choosing the split keeps the tip', async () => {
    const { group, diners } = await makeOrderingGroup()
    await choose(diners[0], group, { splitMethod: 'items' })
    await choose(diners[0], group, { tipPercentage: 20, splitMethod: '' })
    await choose(diners[0], group, { splitMethod: 'items', tipPercentage: null, tipAmount: '' })
    expect(await read(diners[0], group)).toMatchObject({ splitMethod: 'items', tipPercentage: 20 })
  })

  test('sets a split that comes with it, unless the phone only repeats what it shows', async () => {
    const { group, diners } = await makeOrderingGroup()
    await choose(diners[0], group, { splitMethod: 'items' })
    await choose(diners[1], group, { tipPercentage: 20, splitMethod: 'equal', keepsSplit: true })
    expect(await read(diners[0], group)).toMatchObject({ splitMethod: 'items', tipPercentage: 20 })
    await choose(diners[1], group, { tipPercentage: 15, splitMethod: 'equal' })
    expect(await read(diners[0], group)).toMatchObject({ splitMethod: 'equal', tipPercentage: 15 })
  })

  test.each([
    [{ tipPercentage: 18, tipAmount: 100 }, { tipAmount: 'contradictory' }],
    [{ tipPercentage: -1 }, { tipPercentage: 'too-small' }],
    [{ tipPercentage: 100.5 }, { tipPercentage: 'too-large' }],
    [{ tipPercentage: 18.125 }, { tipPercentage: 'malformed' }],
    [{ tipPercentage: '18' }, { tipPercentage: 'wrong-type' }],
    [{ tipAmount: -1 }, { tipAmount: 'too-small' }],
    [{ tipAmount: 1.5 }, { tipAmount: 'wrong-type' }],
    [{ tipAmount: 100_000_001 }, { tipAmount: 'too-large' }],
    [{ splitMethod: 'half' }, { splitMethod: 'not-an-option' }],
    [{ taxPercentage: -1 }, { taxPercentage: 'too-small' }],
    [{ taxPercentage: 100.1 }, { taxPercentage: 'too-large' }],
    [{ serviceFeePercentage: 3.0001 }, { serviceFeePercentage: 'malformed' }],
    [{ serviceFeePercentage: '3' }, { serviceFeePercentage: 'wrong-type' }],
    [{ isTaxIncluded: 'yes' }, { isTaxIncluded: 'wrong-type' }],
  ])('refuses %j', async (choice, fields) => {
    const { group, diners } = await makeOrderingGroup()
    expect((await choose(diners[0], group, choice)).problem).toMatchObject({ problem: 'invalid', fields })
    expect(await read(diners[0], group)).toMatchObject({ tipPercentage: 18, splitMethod: 'equal' })
  })

  test('in yen accepts whole yen only', async () => {
    const { group, diners } = await makeGroup(app(), { currency: 'JPY' })
    expect((await choose(diners[0], group, { tipAmount: 150 })).problem.fields).toEqual({
      tipAmount: 'not-payable',
    })
    expect((await choose(diners[0], group, { tipAmount: 200 })).body.tipAmount).toBe(200)
  })
})

test('the split by items lets each member pay their own orders, with tax, fee and tip in proportion', async () => {
  const { group, diners } = await makeGroup(app(), { diners: 3 })
  await diners[0].order({ name: 'Steak', price: 16_000 })
  await diners[1].order({ name: 'Salad', price: 8000 })
  const { body } = await choose(diners[2], group, { splitMethod: 'items' })
  expect(body.memberSplits.map(({ amount, tipAmount }) => [amount, tipAmount])).toEqual([
    [17_900, 2880],
    [8950, 1440],
    [0, 0],
  ])
})

describe('tax and service fee at a table without a registered restaurant', () => {
  test('in euros are zero at first: the prices are final', async () => {
    const { group, diners } = await makeGroup(app(), { currency: 'EUR' })
    await diners[0].order({ name: 'Pierogi', price: 10_000 })
    const { body } = await choose(diners[0], group, { tipPercentage: 0 })
    const rates = { taxRate: 0, serviceFeeRate: 0, isTaxIncluded: true }
    expect(body).toMatchObject({ tax: 0, serviceFee: 0, finalTotal: 10_000, rates })
  })

  test('can be set by any member for the whole table, and absent fields stay', async () => {
    const { group, diners } = await makeOrderingGroup()
    const [ann, ben] = diners
    const { body } = await choose(ben, group, { isTaxIncluded: true, taxPercentage: 19 })
    expect(body).toMatchObject({ tax: 0, serviceFee: 300, finalTotal: 12_100 })
    expect(body.rates).toEqual({ taxRate: 19_000, serviceFeeRate: 3000, isTaxIncluded: true })
    expect(await read(ann, group)).toEqual(body)
    await choose(ann, group, { serviceFeePercentage: 0, tipPercentage: 10 })
    expect(await read(ben, group)).toMatchObject({ serviceFee: 0, finalTotal: 11_000, splitMethod: 'equal' })
    await choose(ann, group, { isTaxIncluded: false, taxPercentage: 6.625, serviceFeePercentage: null })
    expect(await read(ben, group)).toMatchObject({ tax: 663, serviceFee: 0, finalTotal: 11_663 })
    await choose(ann, group, { tipPercentage: 18, splitMethod: 'equal' })
    expect(await read(ben, group)).toMatchObject({ tax: 663, serviceFee: 0 })
  })

  test('cannot bring the bill below the collected amount, and the attempt changes nothing', async () => {
    const { group, diners } = await makeOrderingGroup()
    for (const diner of diners) expect((await payDue(diner, group)).status).toBe(201)
    const before = await read(diners[0], group)
    for (const choice of [{ isTaxIncluded: true }, { serviceFeePercentage: 2.99 }, { taxPercentage: 8 }])
      expect((await choose(diners[1], group, choice)).problem.problem).toBe('below-collected')
    expect(await read(diners[0], group)).toEqual(before)
    const { body } = await choose(diners[1], group, { taxPercentage: 10 })
    expect([body.collected, body.finalTotal - body.collected]).toEqual([before.finalTotal, 112])
  })
})

test('tax and service fee of a registered restaurant cannot be changed by the table, and the attempt changes nothing', async () => {
  const { id } = await makeRestaurant(app(), { currency: 'EUR', country: 'DE', taxPercentage: 19 })
  const { group, diners } = await makeGroup(app(), { restaurantId: id })
  const before = await read(diners[0], group)
  expect(before.rates).toEqual({ taxRate: 19_000, serviceFeeRate: 0, isTaxIncluded: true })
  for (const choice of [
    { taxPercentage: 0 },
    { isTaxIncluded: false },
    { serviceFeePercentage: 1, tipPercentage: 20 },
  ]) {
    const { status, problem } = await choose(diners[0], group, choice)
    expect([status, problem.problem]).toEqual([403, 'rates-of-restaurant'])
  }
  expect(await read(diners[0], group)).toEqual(before)
  expect((await choose(diners[0], group, { tipPercentage: 20, splitMethod: 'equal' })).status).toBe(200)
})

describe('once a member has paid,', () => {
  test('the tip cannot fall below its collected part, and the attempt changes nothing', async () => {
    const { group, diners } = await makeOrderingGroup()
    const [ann, ben] = diners
    expect((await payDue(ann, group)).status).toBe(201)
    const before = await read(ben, group)
    for (const choice of [{ tipPercentage: 0 }, { tipAmount: 1 }])
      expect((await choose(ben, group, choice)).problem.problem).toBe('below-collected')
    expect(await read(ben, group)).toEqual(before)
    const least = before.collectedTip
    expect((await choose(ben, group, { tipAmount: least - 1 })).problem.problem).toBe('below-collected')
    expect((await choose(ben, group, { tipAmount: least })).body.tipAmount).toBe(least)
    expect((await choose(ben, group, { tipPercentage: 15 })).status).toBe(200)
  })

  test('a higher tip is shared by the others, and the paid share stays', async () => {
    const { group, diners } = await makeOrderingGroup()
    const [ann, ben] = diners
    const { body: payment } = await payDue(ann, group)
    const { body: bill } = await choose(ben, group, { tipPercentage: 25 })
    const [hers, his] = bill.memberSplits
    expect(hers).toMatchObject({ paid: payment.amount, due: 0 })
    expect(his?.due).toBe(bill.finalTotal - payment.amount)
    expect(bill.collected).toBe(payment.amount)
  })
})

/** A table of Ann and Ben with orders of 100.00. */
async function makeOrderingGroup() {
  const testGroup = await makeGroup(app())
  await testGroup.diners[0].order({ name: 'Everything', price: 10_000 })
  return testGroup
}

async function read({ phone }: Diner, { id }: Group): Promise<Bill> {
  return (await phone.call(getBill, { params: { groupId: id } })).body
}

function choose({ phone }: Diner, { id }: Group, choice: object) {
  return phone.call(chooseBill, { params: { groupId: id }, body: choice })
}

function sum({ memberSplits }: Bill, column: 'amount' | 'tipAmount' | 'due'): number {
  return memberSplits.reduce((total, share) => total + share[column], 0)
}
