import { describe, expect, test } from 'vitest'
import { type Offer, offerValueFault } from './offer-value.ts'

describe('an offer', () => {
  test.each<[Offer['offerType'], number | null, Offer['currency'], string | null]>([
    ['discount', null, 'USD', 'required'],
    ['discount', 0, 'USD', 'too-small'],
    ['discount', 1, 'USD', null],
    ['discount', 100, 'USD', null],
    ['discount', 101, 'USD', 'too-large'],
    // A percentage is no amount, so payable steps do not matter.
    ['discount', 15, 'JPY', null],
    ['fixed_amount', null, 'USD', 'required'],
    ['fixed_amount', -500, 'USD', 'too-small'],
    ['fixed_amount', 1, 'USD', null],
    ['fixed_amount', 150, 'JPY', 'not-payable'],
    ['fixed_amount', 200, 'JPY', null],
    ['fixed_amount', 100_000_000, 'USD', null],
    ['fixed_amount', 100_000_001, 'USD', 'too-large'],
    ['free_item', null, 'USD', null],
    ['buy_one_get_one', 7, 'USD', null],
  ])('%s of %s %s: %s', (offerType, offerValue, currency, fault) => {
    expect(offerValueFault({ offerType, offerValue, currency })).toBe(fault)
  })
})
