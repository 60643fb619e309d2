import { expect, test } from 'vitest'
import { utf8Length } from './utf8-length.ts'

test.each([
  '',
  'Soup',
  'Crème Łódź',
  'Ελλάδα',
  '寿司',
  '👩‍👩‍👧',
  '\ud83d',
  '\0\u007f\u0080\u07ff\u0800\uffff',
])('the length of %j is its number of bytes in UTF-8', text => {
  expect(utf8Length(text)).toBe(Buffer.byteLength(text))
})
