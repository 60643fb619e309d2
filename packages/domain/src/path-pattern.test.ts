import { expect, test } from 'vitest'
import { matchesPattern } from './path-pattern.ts'

test.each([
  ['/', '/', true],
  ['/', '/group', false],
  ['/', '//', false],
  ['/create-group', '/create-group', true],
  ['/create-group', '/Create-Group/', true],
  ['/create-group', '/create-group/1', false],
  ['/create-group', '/restaurant/create-group', false],
  ['/group/:groupId', '/group/1', true],
  ['/group/:groupId', '/group/', false],
  ['/group/:groupId', '/group/1/summary', false],
  ['/group/:groupId/summary', '/group/Crème/summary/', true],
  ['/group/:groupId/summary', '/group//summary', false],
])('the pattern %s matches %s: %s', (pattern, path, isOne) => {
  expect(matchesPattern(pattern, path)).toBe(isOne)
})
