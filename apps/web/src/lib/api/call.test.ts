import { createGroup, findGroupByCode, joinGroup, leaveGroup } from '@tablemate/contract/groups.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import type { CallProblem } from './call-problem.ts'

const replies: (() => Response | Promise<Response>)[] = []
const fetched = vi.fn(async (_address: string, _request: RequestInit) => {
  const reply = replies.shift()
  if (!reply) throw new TypeError('fetch failed')
  return reply()
})

beforeEach(() => {
  replies.length = 0
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('call', () => {
  it('puts the parameters into the path', async () => {
    replies.push(() => Response.json({ id: 'g' }))
    await call(findGroupByCode, { params: { code: 'K7/M4' }, query: {} })
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/groups/code/K7%2FM4')
  })

  it('resolves to undefined if the contract declares no reply', async () => {
    replies.push(() => new Response(null, { status: 204 }))
    expect(await call(leaveGroup, { params: { groupId: 'g', memberId: 1 } })).toBeUndefined()
  })

  it('retries an unanswered idempotent request under the same key', async () => {
    replies.push(
      () => Promise.reject(new TypeError('fetch failed')),
      () => Response.json({ id: 1 }),
    )
    await settled(call(joinGroup, { params: { groupId: 'g' }, body: { name: 'Ann' } }))
    const keys = sentKeys()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('gives up after three attempts without a reply', async () => {
    const failure = await settled(call(createGroup, { body: {}, idempotencyKey: 'mine' }))
    expect(failure).toMatchObject({ problem: 'no-answer', status: 0 })
    expect(sentKeys()).toEqual(['mine', 'mine', 'mine'])
  })

  it('retries while an earlier attempt is still in flight', async () => {
    replies.push(problem(409, 'still-in-flight'), problem(409, 'still-in-flight'), () =>
      Response.json({ id: 1 }),
    )
    expect(await settled(call(createGroup, { body: {} }))).toEqual({ id: 1 })
    expect(new Set(sentKeys()).size).toBe(1)
  })

  it('retries neither an answered request nor a request without a key', async () => {
    replies.push(problem(409, 'name-taken'))
    const taken = await settled(call(joinGroup, { params: { groupId: 'g' }, body: { name: 'Ann' } }))
    expect(taken).toMatchObject({ problem: 'name-taken' })
    expect(await settled(call(findGroupByCode, { params: { code: 'K7M4QX' }, query: {} }))).toMatchObject({
      problem: 'no-answer',
    })
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('throws an error with the status and the body in its message', async () => {
    replies.push(
      () => new Response('too busy', { status: 503 }),
      () => new Response('', { status: 404, statusText: 'Not Found' }),
    )
    expect(await failureOf()).toMatchObject({ message: '503: too busy', problem: 'unavailable' })
    expect(await failureOf()).toMatchObject({ message: '404: Not Found', problem: 'not-found' })
  })

  it('treats the sign-in page of a Wi-Fi as no reply', async () => {
    replies.push(() => new Response('<html>Welcome to our Wi-Fi</html>'))
    expect(await failureOf()).toMatchObject({ problem: 'no-answer' })
  })
})

const failureOf = () => settled(call(findGroupByCode, { params: { code: 'K7M4QX' }, query: {} }))

/** The call's result or its error, without waiting for the pauses. */
async function settled(outcome: Promise<unknown>): Promise<unknown> {
  const end = outcome.catch((error: CallProblem) => error)
  await vi.runAllTimersAsync()
  return end
}

function problem(status: number, name: string) {
  return () => Response.json({ problem: name, message: name }, { status })
}

function sentKeys() {
  return fetched.mock.calls.map(([, request]) => new Headers(request.headers).get('idempotency-key'))
}
