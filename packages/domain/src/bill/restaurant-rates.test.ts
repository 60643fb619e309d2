import { describe, expect, test } from 'vitest'
import {
  needsTaxAnswer,
  type OwnRates,
  type RestaurantPlace,
  ratesAtSignUp,
  ratesOfRestaurant,
  suggestTax,
} from './restaurant-rates.ts'

const nowhere: RestaurantPlace = {
  country: null,
  timeZone: null,
  currency: null,
  state: null,
  city: null,
  zipCode: null,
}
const notSet: OwnRates = { isTaxIncluded: null, taxPercentage: null, serviceFeePercentage: null }

describe('the suggested tax', () => {
  test.each<[Partial<RestaurantPlace>, boolean, number | null]>([
    [{ country: 'PL', currency: 'PLN' }, true, null],
    [{ country: 'DE', currency: 'EUR' }, true, null],
    [{ country: 'JP', currency: 'JPY' }, true, null],
    [{ country: 'DE', currency: 'USD', timeZone: 'America/New_York' }, true, null],
    [{ country: 'US', state: 'NY' }, false, 8.875],
    [{ country: 'US', city: ' new york city' }, false, 8.875],
    [{ country: 'US', city: 'Brooklyn, NY' }, false, 8.875],
    [{ country: 'US', zipCode: '10013-1234' }, false, 8.875],
    [{ country: 'US', zipCode: '14201' }, false, null],
    [{ country: 'US', state: 'CA', city: 'New Yorkville', zipCode: '90210' }, false, null],
    [{ country: 'US', timeZone: 'America/New_York' }, false, null],
    [{ country: 'CA', state: 'NY' }, false, null],
    [{ timeZone: 'America/Chicago', currency: 'EUR' }, false, null],
    [{ timeZone: 'America/Toronto' }, false, null],
    [{ timeZone: 'Europe/Warsaw', currency: 'USD', city: 'New York' }, true, null],
    // A country that is not in our list, but certainly neither US nor CA.
    [{ timeZone: 'Europe/Prague', currency: 'USD' }, true, null],
    [{ timeZone: 'UTC', currency: 'USD' }, false, null],
    [{ timeZone: 'Etc/GMT+5', currency: 'CAD' }, false, null],
    [{ currency: 'GBP' }, true, null],
    [{}, true, null],
  ])('at %j', (place, isTaxIncluded, taxPercentage) => {
    expect(suggestTax({ ...nowhere, ...place })).toEqual({ isTaxIncluded, taxPercentage })
  })
})

describe('a new account', () => {
  const inNewYork = { ...nowhere, country: 'US', state: 'NY' }

  test('has the rates sent', () => {
    const sent = { isTaxIncluded: true, taxPercentage: 7, serviceFeePercentage: 12.5 }
    expect(ratesAtSignUp(sent, inNewYork)).toEqual(sent)
  })

  test('has no service fee unless one is sent, and no usual rate if its prices work in the other way', () => {
    expect(ratesAtSignUp(notSet, inNewYork)).toEqual({
      isTaxIncluded: false,
      taxPercentage: 8.875,
      serviceFeePercentage: 0,
    })
    expect(ratesAtSignUp({ ...notSet, isTaxIncluded: true }, inNewYork).taxPercentage).toBeNull()
  })
})

describe('an account', () => {
  test('that has not answered the tax question keeps its old rates, and must answer', () => {
    expect(ratesOfRestaurant(notSet)).toEqual({ taxRate: 8875, serviceFeeRate: 3000, isTaxIncluded: false })
    expect(ratesOfRestaurant({ ...notSet, taxPercentage: 10, serviceFeePercentage: 0 })).toEqual({
      taxRate: 10_000,
      serviceFeeRate: 0,
      isTaxIncluded: false,
    })
    expect(needsTaxAnswer(notSet)).toBe(true)
    expect(needsTaxAnswer({ ...notSet, taxPercentage: 10 })).toBe(true)
  })

  test('that has answered uses its own rates, and none that it has not set', () => {
    const included = { ...notSet, isTaxIncluded: true }
    expect(ratesOfRestaurant(included)).toEqual({ taxRate: 0, serviceFeeRate: 0, isTaxIncluded: true })
    expect(needsTaxAnswer(included)).toBe(false)
    const added = { ...notSet, isTaxIncluded: false, taxPercentage: 0 }
    expect(ratesOfRestaurant(added)).toEqual({ taxRate: 0, serviceFeeRate: 0, isTaxIncluded: false })
    expect(needsTaxAnswer(added)).toBe(false)
  })

  test('whose tax is added at an unknown rate must answer', () => {
    expect(needsTaxAnswer({ ...notSet, isTaxIncluded: false })).toBe(true)
  })
})
