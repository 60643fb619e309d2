import { describe, expect, test } from 'vitest'
import { emailKey, isEmailLike, isPhoneLike } from './contact.ts'

describe('an email address', () => {
  test.each([
    'ann@example.com',
    'Ann.O’Neil+menu@mail.example.co.uk',
    "o'neil@example.com",
    '安@例え.jp',
    `${'a'.repeat(242)}@example.com`,
  ])('may be %s', text => expect(isEmailLike(text)).toBe(true))

  test.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@@example.com',
    'ann@a@example.com',
    'an n@example.com',
    'ann@.com',
    'ann@example.',
    'ann@example..com',
    `${'a'.repeat(243)}@example.com`,
  ])('is not %j', text => expect(isEmailLike(text)).toBe(false))

  test('is the same account in any case and Unicode form, but another with a dot or a plus', () => {
    const key = emailKey('zoë.a@example.com')
    for (const same of ['ZOË.A@EXAMPLE.COM', ' Zoe\u0308.a@Example.com ']) expect(emailKey(same)).toBe(key)
    for (const other of ['zoëa@example.com', 'zoe.a@example.com', 'zoë.a+1@example.com'])
      expect(emailKey(other)).not.toBe(key)
    expect(emailKey('STRASSE@example.com')).not.toBe(emailKey('straße@example.com'))
  })
})

describe('a telephone number', () => {
  test.each(['+1 (555) 010-0199', '030/1234567', '020 7946 0958', '555.0100', '+49 30 1234 #12', '٠٣٠١٢٣٤'])(
    'may be %s',
    text => expect(isPhoneLike(text)).toBe(true),
  )

  test.each(['', '-', '123', 'call me', '555-PIZZA', '+1 555 0100; drop', '1'.repeat(21)])(
    'is not %j',
    text => expect(isPhoneLike(text)).toBe(false),
  )
})
