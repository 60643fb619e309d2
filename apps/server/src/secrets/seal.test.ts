import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeKeyRing, parseKeys } from './key-ring.ts'
import { isSealedWithCurrent, open, seal } from './seal.ts'

const [old, current] = [randomBytes(32), randomBytes(32)] as const
const ring = makeKeyRing([current, old])
const mine = { restaurantId: 7, field: 'pos-api-key' }
const secret = 'sk_live_Kanarie€🍋'

describe('a sealed secret', () => {
  // Threat: vendor-secrets
  test('opens for its restaurant and field, reveals nothing, and differs each time', () => {
    const sealed = seal(ring, mine, secret)
    expect(open(ring, mine, sealed)).toEqual({ kind: 'open', secret })
    expect(sealed).toMatch(/^v1\.[\da-f]{12}\.[\w-]{16}\.[\w-]+$/)
    const texts = [
      sealed,
      ...sealed.split('.').map(part => Buffer.from(part, 'base64url').toString('latin1')),
    ]
    expect(texts.join(' ')).not.toContain('sk_live')
    expect(seal(ring, mine, secret)).not.toBe(sealed)
  })

  test.each([
    ['another restaurant’s row', { ...mine, restaurantId: 8 }],
    ['another field', { ...mine, field: 'webhook-secret' }],
  ])('does not open in %s', (_, owner) => {
    expect(open(ring, owner, seal(ring, mine, secret))).toEqual({ kind: 'broken' })
  })

  test('does not open with another key, even with a swapped key id', () => {
    const sealed = seal(ring, mine, secret)
    const otherRing = makeKeyRing([randomBytes(32)])
    expect(open(otherRing, mine, sealed)).toEqual({ kind: 'no-key', keyId: ring.current.id })
    const swapped = sealed.replace(ring.current.id, otherRing.current.id)
    expect(open(otherRing, mine, swapped)).toEqual({ kind: 'broken' })
    const both = makeKeyRing([old, current])
    expect(open(both, mine, sealed.replace(ring.current.id, both.current.id))).toEqual({ kind: 'broken' })
  })

  // Threat: vendor-secrets
  test('does not open if any character was changed, or if the text is no sealed secret', () => {
    const sealed = seal(ring, mine, secret)
    for (const [at, character] of [...sealed].entries()) {
      const changed = sealed.slice(0, at) + (character === 'B' ? 'C' : 'B') + sealed.slice(at + 1)
      // The last base64url character may contain unused bits.
      if (at < sealed.length - 1) expect(open(ring, mine, changed).kind, `at ${at}`).not.toBe('open')
    }
    for (const other of [
      '',
      'v1',
      secret,
      `v2${sealed.slice(2)}`,
      sealed.slice(0, -8),
      'v1..'.concat(sealed),
    ])
      expect(open(ring, mine, other).kind).not.toBe('open')
  })

  test('opens with an older key as long as that key is on the ring', () => {
    const sealed = seal(makeKeyRing([old]), mine, secret)
    expect(open(ring, mine, sealed)).toEqual({ kind: 'open', secret })
    expect([sealed, seal(ring, mine, secret)].map(text => isSealedWithCurrent(ring, text))).toEqual([
      false,
      true,
    ])
  })
})

test('keys may be separated by commas, blanks or line breaks', () => {
  const [one, two] = [old, current].map(key => key.toString('base64'))
  expect(parseKeys(` ${one},\n${two}\n`)).toEqual([new Uint8Array(old), new Uint8Array(current)])
  expect(parseKeys('')).toBeUndefined()
})
