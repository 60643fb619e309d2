import type { SharedBy } from '@tablemate/domain/orders/order.ts'
import { expect, test } from 'vitest'
import { sharersText } from './sharers-text.ts'

const names = ['Ann', 'Ben', 'Cyd', 'دانة']
const members = names.map((name, at) => ({ id: at + 1, name }))

test.each<[SharedBy | undefined, string | null]>([
  [undefined, null],
  ['all', 'shared by everyone'],
  [[1, 2], 'shared with Ben'],
  [[1, 2, 3], 'shared with Ben and Cyd'],
  [[1, 2, 3, 4], 'shared with Ben, Cyd, and \u2068دانة\u2069'],
  [[2, 3], 'shared by Ben and Cyd'],
  [[2], 'for Ben'],
  // Member 9 has left.
  [[1, 9], null],
])('A dish of Ann shared by %j is %j', (sharedBy, text) => {
  expect(sharersText({ sharedBy }, 1, members)).toBe(text)
})
