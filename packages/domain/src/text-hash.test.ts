import { expect, test } from 'vitest'
import { textHash } from './text-hash.ts'

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of "%s" is the one published for FNV-1a', (text, hash) => {
  expect(textHash(text)).toBe(hash)
})
