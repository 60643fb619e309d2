import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeKeyRing, parseKeys } from './key-ring.ts'
import { isSealedWithCurrent, open, seal } from './seal.ts'

const [old, present] = [randomBytes(32), randomBytes(32)] as const
const ring = makeKeyRing([present, old])
const mine = { restaurantId: 7, field: 'pos-api-key' }
const secret = 'sk_live_Kanarie€🍋'

describe('a sealed secret', () => {
  test('opens where it belongs, tells nothing, and is never twice the same', () => {
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

  test('does not open under another key, whatever that calls itself', () => {
    const sealed = seal(ring, mine, secret)
    const stranger = makeKeyRing([randomBytes(32)])
    expect(open(stranger, mine, sealed)).toEqual({ kind: 'no-key', keyId: ring.current.id })
    const swapped = sealed.replace(ring.current.id, stranger.current.id)
    expect(open(stranger, mine, swapped)).toEqual({ kind: 'broken' })
    const both = makeKeyRing([old, present])
    expect(open(both, mine, sealed.replace(ring.current.id, both.current.id))).toEqual({ kind: 'broken' })
  })

  test('does not open when any of its characters was changed, or when it is something else', () => {
    const sealed = seal(ring, mine, secret)
    for (const [at, character] of [...sealed].entries()) {
      const changed = sealed.slice(0, at) + (character === 'B' ? 'C' : 'B') + sealed.slice(at + 1)
      // The last character may hold bits that count for nothing.
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

  test('opens under an older key as long as that is on the ring', () => {
    const sealed = seal(makeKeyRing([old]), mine, secret)
    expect(open(ring, mine, sealed)).toEqual({ kind: 'open', secret })
    expect([sealed, seal(ring, mine, secret)].map(text => isSealedWithCurrent(ring, text))).toEqual([
      false,
      true,
    ])
  })
})

test('keys are read with commas, blanks or lines between them', () => {
  const [one, two] = [old, present].map(key => key.toString('base64'))
  expect(parseKeys(` ${one},\n${two}\n`)).toEqual([new Uint8Array(old), new Uint8Array(present)])
  expect(parseKeys('')).toBeUndefined()
})
