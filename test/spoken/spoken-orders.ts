// Defines one test for each line "spoken text → slip" of a table. No order may lose a word.

import { expect, test } from 'vitest'
import { parseOrder } from '../../src/order-parser/parse-order.ts'
import { ann, menuOf, slipOf } from './notation.ts'
import { wordsLost } from './words-lost.ts'

/** `card` is the menu (category → names); null for parsing without a menu. Ann speaks, beside Ben and Cyd. */
export function orders(card: Readonly<Record<string, string>> | null, table: string): void {
  const menu = card && menuOf(card)
  const rows = table.split('\n').filter(row => row.includes('→'))
  test.each(rows.map(row => row.split('→').map(side => side.trim())))('%s', (said = '', slip = '') => {
    const order = parseOrder(said, menu, ann)
    expect(slipOf(order)).toBe(slip)
    expect(wordsLost(said, order)).toEqual([])
  })
}
