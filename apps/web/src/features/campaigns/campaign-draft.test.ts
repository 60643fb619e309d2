import { describe, expect, test } from 'vitest'
import { bodyOf, newDraft, readOfferValue } from './campaign-draft.ts'

describe('readOfferValue reads a typed value', () => {
  test.each([
    ['discount', '20', 20],
    ['discount', ' 20 % ', 20],
    ['discount', '12.5', null],
    ['discount', '1e9', null],
    ['discount', '', null],
    ['fixed_amount', '5', 500],
    ['fixed_amount', '5,50', 550],
    ['fixed_amount', '$5.50', 550],
    ['fixed_amount', '1e9', null],
    ['free_item', '20', null],
    ['buy_one_get_one', '20', null],
  ] as const)('%s %s is %s', (offerType, offerValue, read) => {
    expect(readOfferValue({ offerType, offerValue }, 'USD')).toBe(read)
  })
})

test('a new campaign starts today in the restaurant’s time zone, for a week within five kilometres', () => {
  const draft = newDraft(new Date('2026-11-30T23:30:00-08:00'), 'Asia/Tokyo')
  expect(bodyOf({ ...draft, title: 'Lunch', offerValue: '20' }, 'USD')).toMatchObject({
    title: 'Lunch',
    offerType: 'discount',
    offerValue: 20,
    targetRadius: 5000,
    durationDays: 7,
    startDate: '2026-12-01',
  })
})
