// A fake of the API for component tests, made from the contract. It replaces `fetch` and `EventSource` instead of using MSW: MSW
// has no handlers for our own contract either, and brings a service worker for `public/` and twelve packages.

import type { CheckedOf, Endpoint, ReplyOf, Schema } from '@tablemate/contract/endpoint.ts'
import { type ProblemBody, type ProblemName, problemStatus } from '@tablemate/contract/problem.ts'
import { afterEach, expect } from 'vitest'
import * as z from 'zod/mini'

export interface Received<E> {
  readonly params: CheckedOf<E, 'params'>
  readonly query: CheckedOf<E, 'query'>
  readonly body: CheckedOf<E, 'body'>
  readonly file: File | null
}

type Reply<E> = ReplyOf<E> | Failure
type Answer<E> = Reply<E> | ((request: Received<E>) => Reply<E> | Promise<Reply<E>>)

/** A reply other than that of the contract. */
class Failure {
  readonly respond: () => Response
  constructor(respond: () => Response) {
    this.respond = respond
  }
}

export function problem(
  name: ProblemName,
  fields: Record<string, string> = {},
  more: Partial<ProblemBody> = {},
): Failure {
  const body = { problem: name, message: '', fields, ...more }
  return new Failure(() => Response.json(body, { status: problemStatus[name] }))
}

export const noNetwork = new Failure(() => {
  throw new TypeError('Failed to fetch')
})

/** As from the sign-in page of a restaurant's Wi-Fi. */
export const signInPage = new Failure(
  () => new Response('<p>Hi', { headers: { 'content-type': 'text/html' } }),
)

interface Handler {
  readonly endpoint: Endpoint
  readonly answer: Answer<Endpoint>
  readonly received: Received<Endpoint>[]
}

let handlers: Handler[] = []
let unanswered: string[] = []

/** Replies to an endpoint until the test ends, or until another reply is given. Returns the requests, which grow. */
export function respond<E extends Endpoint>(endpoint: E, answer: Answer<E>): Received<E>[] {
  const received: Received<E>[] = []
  const handler = { endpoint, answer, received } as unknown as Handler
  handlers = [...handlers.filter(other => other.endpoint !== (endpoint as Endpoint)), handler]
  return received
}

/** Sends an event to the streams that are open. */
export function emit(name: string, data: unknown = {}): void {
  for (const source of sources) source.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
}

/** What a stream sends when it opens. */
export function greet(name: string, data: unknown): void {
  greeting = () => emit(name, data)
}

const sources = new Set<EventTarget>()
let greeting: () => void = () => undefined

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  constructor() {
    super()
    sources.add(this)
    queueMicrotask(() => greeting())
  }
  close(): void {
    sources.delete(this)
  }
}

const realFetch = globalThis.fetch

async function fakeFetch(address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const url = new URL(address, location.href)
  if (!url.pathname.startsWith('/api/')) return realFetch(address)
  for (const { endpoint, answer, received } of handlers) {
    const params = endpoint.method === method && paramsIn(url.pathname, endpoint.path)
    if (!params) continue
    const request: Received<Endpoint> = {
      params: checked(endpoint.params, params),
      query: checked(endpoint.query, Object.fromEntries(url.searchParams)),
      body: checked(endpoint.body, typeof body === 'string' ? JSON.parse(body) : undefined),
      file: body instanceof FormData ? (body.get(endpoint.upload ?? '') as File | null) : null,
    }
    received.push(request)
    const reply: unknown = typeof answer === 'function' ? await answer(request) : answer
    if (reply instanceof Failure) return reply.respond()
    const { status } = endpoint
    return endpoint.reply
      ? Response.json(checked(endpoint.reply, reply), { status })
      : new Response(null, { status })
  }
  unanswered.push(`${method} ${url.pathname}`)
  return Response.json({ problem: 'internal', message: '' }, { status: 500 })
}

function paramsIn(path: string, pattern: string): Record<string, string> | null {
  const source = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const found = new RegExp(`^${source}$`).exec(path)
  return found && { ...found.groups }
}

function checked(schema: Schema | undefined, value: unknown) {
  return schema && (z.parse(schema, value) as never)
}

// Not `vi.stubGlobal`, which ends with each test: a stream that opens after its test would be a real one.
Object.assign(globalThis, { fetch: fakeFetch, EventSource: FakeEventSource })

afterEach(() => {
  const calls = unanswered
  handlers = []
  unanswered = []
  greeting = () => undefined
  sources.clear()
  expect(calls, 'requests without a reply').toEqual([])
})
