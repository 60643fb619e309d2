import { describe, expect, it } from 'vitest'
import { readCode, readLink } from './read-code.ts'

describe('The code field understands', () => {
  it.each([
    ['a code in small letters', 'k7m4qx', 'K7M4QX'],
    ['a code with a dash or spaces', ' k7m-4 qx ', 'K7M4QX'],
    ['the link', 'https://tablemate.example/join-group?code=K7M4QX', 'K7M4QX'],
    ['the link with its key', 'https://tablemate.example/join-group?code=K7M4QX&key=ABCDE23456', 'K7M4QX'],
    ['a link after typed letters', 'AB http://10.0.0.7:3000/join-group?code=k7m4qx', 'K7M4QX'],
    ['the invitation message', 'Order with us on Tablemate. The code is K7M4QX.', 'K7M4QX'],
    ['a character too many', 'K7M4QXX', 'K7M4QX'],
    ['half a code', 'k7', 'K7'],
    ['nothing', '', ''],
  ])('%s', (_, typed, code) => {
    expect(readCode(typed)).toBe(code)
  })
})

describe('The key of a link', () => {
  it.each([
    ['is read with its code', 'http://10.0.0.7:3000/join-group?code=k7m4qx&key=ABCDE23456', 'ABCDE23456'],
    ['is not in a link of an earlier version', 'https://tablemate.example/join-group?code=K7M4QX', undefined],
    ['is not in a code', 'K7M4QX', undefined],
  ])('%s', (_, typed, key) => {
    expect(readLink(typed)).toEqual(key ? { code: 'K7M4QX', key } : null)
  })
})
