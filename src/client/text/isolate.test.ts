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
