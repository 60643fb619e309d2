import * as limits from '@tablemate/domain/limits.ts'
import { expect, test } from 'vitest'
import { buildReading } from './build-reading.ts'
import type { RawDish } from './menu-reading.ts'

function dishes(count: number): RawDish[] {
  return Array.from({ length: count }, (_, at) => ({
    row: at + 1,
    category: 'Wines',
    name: `Wine ${at}`,
    description: '',
    price: '30.00',
    doubts: [],
  }))
}

test('a file with more dishes than a menu may have is refused, not counting repeats', () => {
  const most = dishes(limits.menuImportRows)
  expect(buildReading([...most, ...most.slice(0, 10)], 'EUR')).toMatchObject({ kind: 'read' })
  expect(buildReading(dishes(limits.menuImportRows + 1), 'EUR')).toEqual({
    kind: 'unreadable',
    why: 'too-many-rows',
  })
})

test('a note behind a price goes to the description, with a doubt if it has numbers', () => {
  const [first] = dishes(1)
  const read = (price: string, description: string) => {
    const reading = buildReading([{ ...(first as RawDish), price, description }], 'EUR')
    return reading.kind === 'read' ? reading.items[0] : null
  }
  expect(read('12.50 (half 7)', 'Red')).toMatchObject({
    price: 1250,
    description: 'Red. half 7',
    doubts: ['price-in-description'],
  })
  expect(read('9 € per person', '')).toMatchObject({ price: 900, description: 'per person', doubts: [] })
})
