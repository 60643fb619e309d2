import type { Offer } from '@tablemate/domain/offers/offer-value.ts'
import { expect, test } from 'vitest'
import { offerLabel } from './offer-label.ts'

const space = '\u00a0'

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
])('an offer of %s of %s %s is labelled %j', (offerType, offerValue, currency, label) => {
  expect(offerLabel({ offerType, offerValue, currency })).toBe(label)
})
