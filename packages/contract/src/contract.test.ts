import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from './all.ts'
import { type Endpoint, isForRestaurants, problemsOf } from './endpoint.ts'
import { problemBody, problemStatus } from './problem.ts'

const all: [string, Endpoint][] = Object.entries(endpoints)

describe('every endpoint', () => {
  test('has a unique method and path', () => {
    const addresses = all.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`)
    expect(new Set(addresses).size).toBe(all.length)
  })

  test.each(all)('%s validates exactly the parameters of its path', (_, { path, params }) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(match => match[1])
    const checked = params instanceof z.ZodMiniObject ? Object.keys(params.shape) : []
    expect(checked).toEqual(named)
  })

  test.each(all)(
    '%s has no body if it reads, and is a POST if it takes an idempotency key',
    (_, { method, body, idempotent }) => {
      if (method === 'GET') expect([body, idempotent]).toEqual([undefined, undefined])
      // Browsers guard POST against other sites.
      if (idempotent) expect(method).toBe('POST')
    },
  )

  test.each(all)(
    '%s takes an idempotency key if it creates something, so that a phone can retry',
    (_, { status, idempotent }) => {
      expect(idempotent ?? false).toBe(status === 201)
    },
  )

  test.each(all)('%s has distinct problems, each with an error status', (_, endpoint) => {
    const names = problemsOf(endpoint)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(problemStatus[name]).toBeGreaterThanOrEqual(400)
  })

  test.each(all)('%s of a group can reply that the group is gone', (_, { access, problems }) => {
    if (access === 'group' || access === 'member' || access === 'host')
      expect(problems.some(name => problemStatus[name] === 404)).toBe(true)
  })
})

/** Changes of a restaurant that cannot overwrite what another window has changed, or that act at once. */
const withoutBase: Readonly<Record<string, string>> = {
  changePassword: 'asks for the current password',
  changeCategory: 'names the category by its present name',
  orderCategories: 'orders what is dragged, at once',
  moveMenuItems: 'moves the chosen dishes, at once',
  setMenuPicture: 'replaces the picture alone',
  changeStaffMember: 'changes the sent fields alone, and is in the trail',
}

test('every change by an owner says what its form showed, so that no window overwrites another unseen', () => {
  const changes = all.filter(([, { method, access }]) => access === 'restaurant' && method === 'PUT')
  const hasBase = ({ body }: Endpoint) => body instanceof z.ZodMiniObject && 'base' in body.shape
  const without = changes.filter(
    ([, endpoint]) => !(hasBase(endpoint) && problemsOf(endpoint).includes('changed-meanwhile')),
  )
  expect(without.map(([name]) => name).toSorted()).toEqual(Object.keys(withoutBase).toSorted())
})

test.each(all)('%s can reply not-signed-in exactly if it is for restaurants or staff', (_, endpoint) => {
  const isRefused = problemsOf(endpoint).includes('not-signed-in')
  expect(isRefused).toBe(isForRestaurants(endpoint.access))
})

test('the body of a problem has only declared fields', () => {
  const body = { problem: 'invalid', message: 'x', fields: { name: 'too-long' }, stack: 'at …' }
  expect(z.parse(problemBody, body)).not.toHaveProperty('stack')
  expect(z.safeParse(problemBody, { ...body, fields: { name: 'odd' } }).success).toBe(false)
})
