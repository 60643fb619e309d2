import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from './all.ts'
import { type Endpoint, problemsOf } from './endpoint.ts'
import { problemBody, problemStatus } from './problem.ts'

const all: [string, Endpoint][] = Object.entries(endpoints)

describe('every endpoint', () => {
  test('has an address of its own', () => {
    const addresses = all.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`)
    expect(new Set(addresses).size).toBe(all.length)
  })

  test.each(all)('%s checks each part of its path, and nothing beside', (_, { path, params }) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(match => match[1])
    const checked = params instanceof z.ZodMiniObject ? Object.keys(params.shape) : []
    expect(checked).toEqual(named)
  })

  test.each(all)(
    '%s writes only by a method that browsers guard, and reads without a body',
    (_, { method, body, idempotent }) => {
      if (method === 'GET') expect([body, idempotent]).toEqual([undefined, undefined])
      if (idempotent) expect(method).toBe('POST')
    },
  )

  test.each(all)(
    '%s that creates something takes a key, so that a phone can ask again',
    (_, { status, idempotent }) => {
      expect(idempotent ?? false).toBe(status === 201)
    },
  )

  test.each(all)('%s has problems that are told apart by their names and statuses', (_, endpoint) => {
    const names = problemsOf(endpoint)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(problemStatus[name]).toBeGreaterThanOrEqual(400)
  })

  test.each(all)('%s of a group knows that the group may be gone', (_, { access, problems }) => {
    if (access === 'table' || access === 'member' || access === 'host')
      expect(problems.some(name => problemStatus[name] === 404)).toBe(true)
  })
})

test.each(all)('%s of a restaurant knows that nobody may be signed in', (_, endpoint) => {
  const isRefused = problemsOf(endpoint).includes('not-signed-in')
  expect(isRefused).toBe(endpoint.access === 'restaurant' || endpoint.access === 'staff')
})

test('a problem tells nothing that was not declared', () => {
  const told = { problem: 'invalid', message: 'x', fields: { name: 'too-long' }, stack: 'at …' }
  expect(z.parse(problemBody, told)).not.toHaveProperty('stack')
  expect(z.safeParse(problemBody, { ...told, fields: { name: 'odd' } }).success).toBe(false)
})
