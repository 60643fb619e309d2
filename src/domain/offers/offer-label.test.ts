import { describe, expect, test } from 'vitest'
import { type Offer, offerLabel, offerValueFault } from './offer-label.ts'

const space = '\u00a0'

describe('an offer', () => {
  test.each<[Offer['offerType'], number | null, Offer['currency'], string]>([
    ['discount', 20, 'USD', '20% OFF'],
    ['discount', 100, 'JPY', '100% OFF'],
    ['fixed_amount', 500, 'USD', '$5 OFF'],
    ['fixed_amount', 550, 'GBP', '£5.50 OFF'],
    ['fixed_amount', 5, 'EUR', '€0.05 OFF'],
    ['fixed_amount', 50_000, 'JPY', '¥500 OFF'],
    ['fixed_amount', 1_000_000, 'KRW', '₩10,000 OFF'],
    ['fixed_amount', 1000, 'CHF', `CHF${space}10 OFF`],
    ['free_item', null, 'USD', 'FREE ITEM'],
    ['buy_one_get_one', null, 'USD', 'BOGO'],
    ['happy_hour', 3, 'USD', 'HAPPY_HOUR'],
  ])('%s of %s %s is labelled %j', (offerType, offerValue, currency, label) => {
    expect(offerLabel({ offerType, offerValue, currency })).toBe(label)
  })

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
