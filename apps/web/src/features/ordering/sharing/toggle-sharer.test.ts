import type { SharedBy } from '@tablemate/domain/orders/order.ts'
import { expect, test } from 'vitest'
import { toggleSharer } from './toggle-sharer.ts'

const table = { orderer: 1, members: new Set([1, 2, 3]) }

test.each<[before: SharedBy | undefined, member: number, after: SharedBy | null]>([
  [undefined, 2, [1, 2]],
  [[1, 3], 2, [1, 2, 3]],
  [[1, 2], 2, null],
  [[1, 2], 1, [2]],
  [[2], 2, null],
  [undefined, 1, null],
  // Everyone but one is a choice of names, which does not include people who join later.
  ['all', 2, [1, 3]],
])('A dish shared by %j is, with member %i added or removed, shared by %j', (sharedBy, member, after) => {
  expect(toggleSharer({ sharedBy }, member, table)).toEqual(after)
})
