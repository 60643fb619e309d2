import { verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import type { AppContext } from '../app-context.ts'
import { type Account, createLoginGuard } from './login-guard.ts'
import { hashPassword } from './passwords.ts'

vi.mock('@node-rs/argon2', async importOriginal => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>()
  return { ...real, verify: vi.fn(real.verify) }
})

// Threat: account-enumeration
test('a login with an unknown email address takes as long as one with a wrong password: both compute a hash of the same cost', async () => {
  const client = { device: 'x', address: '203.0.113.1' }
  const passwordHash = await hashPassword('open sesame', { ...client, isKnown: false })
  const account = { id: 1, passwordHash, passwordEndsAt: null } as Account
  const guard = createLoginGuard({
    database: { sql: async () => [] },
    rateLimits: new Proxy({}, { get: () => async () => false }),
    clock: () => new Date(),
  } as unknown as AppContext)
  const problems = { wrong: 'invalid-credentials', unknown: 'invalid-credentials' } as const
  for (const known of [account, null])
    await expect(guard(client, known, 'not the one', problems)).rejects.toThrow('invalid-credentials')
  const costs = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4))
  expect(costs).toHaveLength(2)
  expect(costs[0]).toEqual(costs[1])
})
