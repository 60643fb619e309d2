import { expect, test } from 'vitest'
import * as limits from '#domain/limits.ts'
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
