import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  currency,
  groupCode,
  groupId,
  id,
  orderItem,
  tableNumber,
  tipPercentage,
  transcription,
} from './fields.ts'

describe('a field', () => {
  test.each([
    ['an id as a number', id, 7, 7],
    ['an id as text', id, '7', 7],
    ['a long id', id, '999999999999999', 999_999_999_999_999],
    [
      'a group’s id in capitals',
      groupId,
      '0190A3B2-7C4D-7E5F-8A9B-0C1D2E3F4A5B',
      '0190a3b2-7c4d-7e5f-8a9b-0c1d2e3f4a5b',
    ],
    ['a code as typed', groupCode, ' k3m 9xz', 'K3M9XZ'],
    ['a table number', tableNumber, 7, '7'],
    ['a table’s name', tableNumber, ' Terrace ', 'Terrace'],
    ['no table', tableNumber, '', null],
    ['a transcript', transcription, ' two soups ', 'two soups'],
    ['no transcript', transcription, null, ''],
    ['a tip', tipPercentage, 12.25, 12.25],
    ['a tip that computers write oddly', tipPercentage, 0.07, 0.07],
    ['a currency', currency, 'JPY', 'JPY'],
  ])('accepts %s', (_, schema, given, parsed) => {
    expect(z.parse(schema as z.ZodMiniType, given)).toEqual(parsed)
  })

  test.each([
    ['an id of none', id, 0],
    ['an id with zeros', id, '007'],
    ['an id beyond what a computer counts exactly', id, '9'.repeat(16)],
    ['half a UUID', groupId, '0190a3b2-7c4d'],
    ['no number', tableNumber, Number.NaN],
    ['a tip of three decimals', tipPercentage, 12.125],
    ['endless tip', tipPercentage, Number.POSITIVE_INFINITY],
  ])('refuses %s', (_, schema, given) => {
    expect(z.safeParse(schema as z.ZodMiniType, given).success).toBe(false)
  })

  test('accepts every tip with two decimals', () => {
    for (let hundredths = 0; hundredths <= 10_000; hundredths += 1)
      expect(z.safeParse(tipPercentage, hundredths / 100).success).toBe(true)
  })
})

test('an order item has only its declared fields', () => {
  const given = { name: ' Soup ', quantity: 1, price: 900, modifications: '', total: 5, __proto__: null }
  expect(z.parse(orderItem, given)).toEqual({
    name: 'Soup',
    quantity: 1,
    price: 900,
    modifications: undefined,
  })
})
