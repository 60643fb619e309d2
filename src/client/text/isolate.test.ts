import { expect, test } from 'vitest'
import { isolate } from './isolate.ts'

test('a name from right to left is held apart, one from left to right is as it is', () => {
  expect(isolate('שלום')).toBe('\u2068שלום\u2069')
  expect(isolate('Ann')).toBe('Ann')
})

test('signs that would turn the sentence around a name about are held within it', () => {
  expect(isolate('\u202eGpj.exe')).toBe('\u2068Gpj.exe\u2069')
  expect(isolate('Ann\u2069\u202e')).toBe('\u2068Ann\u2069')
})
