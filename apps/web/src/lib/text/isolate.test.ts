import { expect, test } from 'vitest'
import { isolate } from './isolate.ts'

test('a right-to-left name is isolated, a left-to-right name is unchanged', () => {
  expect(isolate('שלום')).toBe('\u2068שלום\u2069')
  expect(isolate('Ann')).toBe('Ann')
})

test('direction controls in a name cannot reorder the sentence around it', () => {
  expect(isolate('\u202eGpj.exe')).toBe('\u2068Gpj.exe\u2069')
  expect(isolate('Ann\u2069\u202e')).toBe('\u2068Ann\u2069')
})

test('in a right-to-left language, a left-to-right name is isolated', () => {
  expect(isolate('Ann', 'rtl')).toBe('\u2068Ann\u2069')
  expect(isolate('Table 7', 'rtl')).toBe('\u2068Table 7\u2069')
  expect(isolate('\u202eמשה', 'rtl')).toBe('\u2068משה\u2069')
  expect(isolate('ليلى', 'rtl')).toBe('ليلى')
})
