import { describe, expect, test } from 'vitest'
import { readRetryAfter, readWebhookAnswer } from './webhook-answer.ts'

const now = new Date('2026-11-25T19:00:00Z')
const read = (status: number, headers = {}) => readWebhookAnswer({ status, headers, body: '' }, now)

describe('the answer of a webhook’s receiver', () => {
  test.each([200, 201, 204, 299])('%d: the order was taken', status => {
    expect(read(status)).toEqual({ kind: 'sent', remote: null, total: null })
  })

  test.each([
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [410, 'gone'],
    [301, 'refused'],
    [307, 'refused'],
    [400, 'refused'],
    [404, 'refused'],
    [422, 'refused'],
  ])('%d: no attempt follows, because of %s', (status, fault) => {
    expect(read(status)).toEqual({ kind: 'dead', fault })
  })

  test.each([408, 429, 500, 502, 503, 504])('%d: another attempt follows', status => {
    expect(read(status)).toEqual({ kind: 'retry', afterMs: null })
    expect(read(status, { 'retry-after': '7' })).toEqual({ kind: 'retry', afterMs: 7000 })
  })

  test.each([
    [undefined, null],
    ['', null],
    ['0', 0],
    [' 120 ', 120_000],
    ['Wed, 25 Nov 2026 19:01:30 GMT', 90_000],
    ['Wednesday, 25-Nov-26 19:01:30 GMT', 90_000],
    // In the past.
    ['Wed, 25 Nov 2026 18:00:00 GMT', 0],
    ['-1', null],
    ['1.5', null],
    ['soon', null],
    ['9'.repeat(30), null],
  ])('waits as Retry-After %j says: %j ms', (text, ms) => expect(readRetryAfter(text, now)).toBe(ms))
})
