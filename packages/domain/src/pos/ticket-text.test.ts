// Texts within a provider's limits.

import { text } from '@tablemate/test/pos-contracts/random-order.ts'
import { sampleOrder } from '@tablemate/test/pos-contracts/sample-order.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cut } from '../delivery/cut-text.ts'
import { fitTexts, ticketName } from './ticket-text.ts'

test('a text within the limit stays; a longer one is cut with "…", never inside a character', () => {
  expect(cut('Soup', 4)).toBe('Soup')
  expect(cut('Soups', 4)).toBe('Sou…')
  expect(cut('🍣🍣🍣', 4)).toBe('🍣…')
  expect(cut('🍣🍣🍣', 5)).toBe('🍣🍣…')
  expect(cut('Soup', 0)).toBe('')
  fc.assert(
    fc.property(text(300), fc.integer({ min: 1, max: 300 }), (whole, limit) => {
      const short = cut(whole, limit)
      expect(short.length).toBeLessThanOrEqual(limit)
      expect(short.isWellFormed()).toBe(true)
      expect(short === whole || (short.endsWith('…') && whole.startsWith(short.slice(0, -1)))).toBe(true)
    }),
    { seed: 31 },
  )
})

test('texts share a field: the first is cut last, and each of the others keeps its beginning', () => {
  const [allergies, first, second] = ['a'.repeat(60), 'b'.repeat(100), 'c'.repeat(100)]
  expect(fitTexts([allergies, '', 'b', 'c'], 100)).toBe(`${allergies} · b · c`)
  expect(fitTexts([allergies, first, second], 120)).toBe(
    `${allergies} · ${'b'.repeat(33)}… · ${'c'.repeat(19)}…`,
  )
  expect(fitTexts([first, second], 30)).toHaveLength(30)
})

test('the number of the order gives way to the name of the table', () => {
  const texts = { ...sampleOrder.texts, kind: 'CHANGED', table: 'Table 12', number: 'Order 17' }
  expect(ticketName(texts, 30)).toBe('CHANGED · Table 12 · Order 17')
  expect(ticketName({ ...texts, kind: 'CANCELLED' }, 30)).toBe('CANCELLED · Table 12')
})
