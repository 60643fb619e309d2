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
])('%j is as long as its bytes', text => {
  expect(utf8Length(text)).toBe(Buffer.byteLength(text))
})
