import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeAlphabet, codeFrom, isGroupCode, tidyCode } from './group-code.ts'

describe('a group code', () => {
  test('uses 31 symbols that cannot be confused', () => {
    expect(new Set(codeAlphabet).size).toBe(31)
    expect(codeAlphabet).not.toMatch(/[01ILO]/)
  })

  test('is made from random bytes, or is null when there are too few', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), bytes => {
        const code = codeFrom(bytes)
        const usable = bytes.filter(byte => byte < 248).length
        return usable < 6 ? code === null : code !== null && isGroupCode(code)
      }),
    )
  })

  test('has every symbol with equal probability', () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 256; byte += 1) {
      const symbol = codeFrom(Array.from({ length: 6 }, () => byte))?.[0]
      if (symbol) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
    }
    expect([...counts.values()]).toEqual(Array.from({ length: 31 }, () => 8))
  })

  test('may be typed in either case, with spaces and dashes', () => {
    expect(tidyCode(' k3m-9 xz ')).toBe('K3M9XZ')
  })

  test.each(['', 'K3M9X', 'K3M9XZZ', 'K3M9X0', 'K3M9XI', 'K3M9X\u0000', 'Ｋ3M9XZ', '💥💥💥'])(
    'is not %j',
    text => {
      expect(isGroupCode(text)).toBe(false)
    },
  )
})
