// Groups of a registered restaurant: the data that they copy from it.

import { chooseBill, getBill } from '@tablemate/contract/bills.ts'
import { undoPayment } from '@tablemate/contract/floor.ts'
import { createGroup, type Group, getGroup } from '@tablemate/contract/groups.ts'
import {
  changeOwnRestaurant,
  deleteOwnRestaurant,
  getOwnRestaurant,
} from '@tablemate/contract/restaurants.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { takeDue } from '@tablemate/test/diners/pay.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

describe('a table of a registered restaurant', () => {
  test('has the restaurant’s name and currency, whatever was sent', async () => {
    const { id } = await makeRestaurant(app(), { name: 'Sushi Ko', currency: 'JPY' })
    const input = {
      restaurantName: 'Elsewhere',
      currency: 'USD',
      tableNumber: '4',
      memberName: 'Ann',
    } as const
    const { body } = await makePhone(app().url).call(createGroup, {
      body: { ...input, restaurantId: String(id) },
    })
    expect((body as { group: Group }).group).toMatchObject({
      restaurantId: id,
      restaurantName: 'Sushi Ko',
      currency: 'JPY',
      tableNumber: '4',
    })
  })

  test('keeps the name, currency and rates of its creation, even after the account is deleted', async () => {
    const owner = await makeRestaurant(app(), { currency: 'EUR' })
    const change = (body: object) => owner.phone.call(changeOwnRestaurant, { body })
    await change({ isTaxIncluded: false, taxPercentage: 10, serviceFeePercentage: 0 })
    const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
    await diners[0].order({ name: 'Soup', price: 1000 })
    const read = async () => {
      const params = { groupId: group.id }
      const { body: bill } = await diners[0].phone.call(getBill, { params })
      const { body } = await diners[0].phone.call(getGroup, { params })
      return { bill, name: body.restaurantName, currency: body.currency }
    }
    const before = await read()
    expect(before.bill).toMatchObject({ subtotal: 1000, tax: 100, serviceFee: 0 })
    expect(before.bill.rates).toEqual({ taxRate: 10_000, serviceFeeRate: 0, isTaxIncluded: false })
    await change({ isTaxIncluded: true, taxPercentage: 20, currency: 'USD', name: 'Other' })
    expect(await read()).toEqual(before)
    await owner.phone.call(deleteOwnRestaurant, { body: { password: owner.password } })
    expect(await read()).toEqual(before)
  })

  test('begins with no tip where the restaurant charges a service fee, also after the staff have undone a payment', async () => {
    const { id, phone } = await makeRestaurant(app(), { serviceFeePercentage: 12.5 })
    const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: id })
    await diners[0].order({ name: 'Soup', price: 1000 })
    const params = { groupId: group.id }
    const read = async () => (await diners[0].phone.call(getBill, { params })).body
    const proposed = { serviceFee: 125, tipPercentage: 0, tipAmount: 0, tipChosenBy: null }
    expect(await read()).toMatchObject(proposed)
    const [payment] = (await takeDue({ id, phone }, group)).body
    const undo = { params: { restaurantId: id, paymentId: payment?.id ?? 0 }, body: { groupId: group.id } }
    expect((await phone.call(undoPayment, undo)).status).toBe(204)
    expect(await read()).toMatchObject(proposed)
  })

  test('in Poland bills 100.00 for an order of 100.00', async () => {
    const { id } = await makeRestaurant(app(), { currency: 'PLN', timeZone: 'Europe/Warsaw' })
    const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: id })
    await diners[0].order({ name: 'Pierogi', price: 10_000 })
    const params = { groupId: group.id }
    const { body } = await diners[0].phone.call(chooseBill, { params, body: { tipPercentage: 0 } })
    expect(body).toMatchObject({ subtotal: 10_000, tax: 0, serviceFee: 0, finalTotal: 10_000 })
    expect(body.rates).toEqual({ taxRate: 0, serviceFeeRate: 0, isTaxIncluded: true })
  })

  test('of an account without tax settings has the former default rates until its owner sets them', async () => {
    const { id, phone } = await makeRestaurant(app(), { currency: 'PLN' })
    const ratesNow = async () => {
      const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: id })
      return (await diners[0].phone.call(getBill, { params: { groupId: group.id } })).body.rates
    }
    // As in accounts from before the tax settings.
    await app().directSql`
      update restaurants set is_tax_included = null, tax_rate = null, service_fee_rate = null where id = ${id}`
    const { body: own } = await phone.call(getOwnRestaurant, {})
    expect(own).toMatchObject({ isTaxIncluded: null, taxPercentage: null, serviceFeePercentage: null })
    expect(await ratesNow()).toEqual({ taxRate: 8875, serviceFeeRate: 3000, isTaxIncluded: false })
    await phone.call(changeOwnRestaurant, { body: { isTaxIncluded: null, serviceFeePercentage: 5 } })
    expect(await ratesNow()).toEqual({ taxRate: 8875, serviceFeeRate: 5000, isTaxIncluded: false })
    await phone.call(changeOwnRestaurant, { body: { isTaxIncluded: true } })
    expect(await ratesNow()).toEqual({ taxRate: 0, serviceFeeRate: 5000, isTaxIncluded: true })
  })

  test.each([
    [999_999, 'unknown'],
    ['x', 'malformed'],
    [-1, 'malformed'],
  ])('cannot be created for the unknown restaurant %j', async (restaurantId, fault) => {
    const phone = makePhone(app().url)
    const { status, problem } = await phone.call(createGroup, { body: { restaurantId } })
    expect([status, problem.fields]).toEqual([400, { restaurantId: fault }])
  })

  test('is not created if no restaurant is given', async () => {
    for (const restaurantId of [null, '', undefined]) {
      const { body } = await makePhone(app().url).call(createGroup, { body: { restaurantId } })
      expect(body).toMatchObject({ restaurantId: null })
    }
  })
})
