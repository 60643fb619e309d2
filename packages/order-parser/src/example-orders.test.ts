// What diners said, and the orders that it must become: the tables of example-orders/. No order may lose a word.

import { readExampleOrders } from '@tablemate/test/spoken/example-orders.ts'
import { ann, slipOf } from '@tablemate/test/spoken/notation.ts'
import { wordsLost } from '@tablemate/test/spoken/words-lost.ts'
import { describe, expect, test } from 'vitest'
import { parseOrder } from './parse-order.ts'

describe.each(readExampleOrders())('$title', ({ menu, rows }) => {
  test.each(rows)('%s', (said, slip) => {
    const order = parseOrder(said, menu, ann)
    expect(slipOf(order)).toBe(slip)
    expect(wordsLost(said, order)).toEqual([])
  })
})
