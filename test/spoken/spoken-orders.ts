// A table of spoken orders as tests: one for each line "what is said → its slip". In none of them a word may be lost.

import { expect, test } from 'vitest'
import { parseOrder } from '../../src/order-parser/parse-order.ts'
import { menuOf, slipOf } from './notation.ts'
import { wordsLost } from './words-kept.ts'

/** On the menu of the card (category → names), or without one. */
export function orders(card: Readonly<Record<string, string>> | null, table: string): void {
  const menu = card && menuOf(card)
  const rows = table.split('\n').filter(row => row.includes('→'))
  test.each(rows.map(row => row.split('→').map(side => side.trim())))('%s', (said = '', slip = '') => {
    const order = parseOrder(said, menu)
    expect(slipOf(order)).toBe(slip)
    expect(wordsLost(said, order)).toEqual([])
  })
}
