import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { finish } from './finish.ts'
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

test('more dishes than a menu may hold are refused, whatever file they stand in', () => {
  const most = dishes(limits.menuImportRows)
  expect(finish([...most, ...most.slice(0, 10)], 'EUR')).toMatchObject({ kind: 'read' })
  expect(finish(dishes(limits.menuImportRows + 1), 'EUR')).toEqual({
    kind: 'unreadable',
    why: 'too-many-rows',
  })
})
