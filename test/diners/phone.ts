// A diner's phone without a browser: it stores its cookies, calls endpoints of the contract, and reads event streams.

import { isDeepStrictEqual } from 'node:util'
import { type Endpoint, type InputOf, problemsOf, type ReplyOf } from '@tablemate/contract/endpoint.ts'
import type { GroupEvents } from '@tablemate/contract/live.ts'
import { watchGroup } from '@tablemate/contract/live.ts'
import { type ProblemBody, problemBody, problemStatus } from '@tablemate/contract/problem.ts'
import * as z from 'zod/mini'

export interface Reply<R> {
  readonly status: number
  readonly headers: Headers
  /** The body of a success; that of a problem is in `problem`. */
  readonly body: R
  readonly problem: ProblemBody
}

type Input<E> = {
  [K in 'params' | 'query' | 'body' as undefined extends InputOf<E, K> ? never : K]: InputOf<E, K>
} & {
  readonly key?: string
  readonly headers?: Record<string, string>
}

export interface LiveEvent<K extends keyof GroupEvents = keyof GroupEvents> {
  readonly kind: K
  readonly data: GroupEvents[K]
}

export interface Phone {
  /** Calls an endpoint of the contract. Throws if the contract does not declare the reply. */
  call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Reply<ReplyOf<E>>>
  /** Sends any request, without checking the reply. */
  send(method: string, path: string, options?: RequestInit): Promise<Reply<unknown>>
  /** Opens a group's event stream until `close()`. */
  listen(groupId: string): Promise<TestStream>
  /** Opens the event stream at a path. */
  listenAt(path: string): Promise<TestStream>
  cookie(): string
}

export interface TestStream {
  readonly status: number
  /** Waits for the next event; null when the stream has ended. Heartbeats are skipped. */
  next(): Promise<LiveEvent | null>
  close(): void
}

export function makePhone(
  url: string,
  {
    headers: defaultHeaders = {},
    cookies: initialCookies = {},
  }: { headers?: Record<string, string>; cookies?: Record<string, string> } = {},
): Phone {
  const cookies = new Map(Object.entries(initialCookies))
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const cookieHeader = () => (cookies.size > 0 ? { cookie: cookie() } : {})

  async function send(method: string, path: string, options: RequestInit = {}): Promise<Reply<unknown>> {
    const reply = await fetch(url + path, {
      ...options,
      method,
      headers: { ...defaultHeaders, ...cookieHeader(), ...(options.headers as Record<string, string>) },
    })
    storeCookies(reply)
    const text = await reply.text()
    const body = reply.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
    return { status: reply.status, headers: reply.headers, body, problem: body }
  }

  function storeCookies(reply: Response): void {
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (/; Max-Age=0|; Expires=Thu, 01 Jan 1970/i.test(set)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  async function listenAt(path: string): Promise<TestStream> {
    const stop = new AbortController()
    const reply = await fetch(url + path, {
      headers: { ...defaultHeaders, ...cookieHeader() },
      signal: stop.signal,
    })
    storeCookies(reply)
    const events = readEvents<GroupEvents>(reply)
    return {
      status: reply.status,
      close: () => stop.abort(),
      async next() {
        for (;;) {
          const { value, done } = await events.next().catch(() => ({ value: undefined, done: true }))
          if (done || !value) return null
          if (value.kind !== 'beat') return value
        }
      },
    }
  }

  return {
    send,
    cookie,
    async call(endpoint, input) {
      const { params, query, body, key, headers } = input as Partial<Record<string, never>> & Input<Endpoint>
      const reply = await send(endpoint.method, fillPath(endpoint.path, params) + queryString(query), {
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      requireDeclared(endpoint, reply)
      return reply as Reply<never>
    },
    listen: groupId => listenAt(fillPath(watchGroup.path, { groupId })),
    listenAt,
  }
}

/** Throws if the contract does not declare the status, the problem or a field of a reply. */
function requireDeclared(endpoint: Endpoint, { status, body, problem }: Reply<unknown>): void {
  const summary = `${endpoint.method} ${endpoint.path} answered ${status} ${JSON.stringify(body).slice(0, 500)}`
  if (status >= 400) {
    const isOurs = z.safeParse(problemBody, problem).success && problemsOf(endpoint).includes(problem.problem)
    if (!isOurs || problemStatus[problem.problem] !== status)
      throw new Error(`${summary}: not a declared problem`)
    return
  }
  if (endpoint.mediaTypes) return
  const declared = endpoint.reply ? z.safeParse(endpoint.reply, body).data : ''
  if (status !== endpoint.status || !isDeepStrictEqual(declared, body))
    throw new Error(`${summary}: not as declared`)
}

/** Yields the events of a stream until it ends. */
export async function* readEvents<Events extends object>(
  reply: Response,
): AsyncGenerator<{ readonly kind: keyof Events; readonly data: Events[keyof Events] }, undefined> {
  if (!reply.ok || !reply.body) return
  let buffered = ''
  for await (const chunk of reply.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (buffered + chunk).split('\n\n')
    buffered = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1]
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (event && data) yield { kind: event as keyof Events, data: JSON.parse(data) }
    }
  }
  return
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function queryString(query: Record<string, string> | undefined): string {
  return query ? `?${new URLSearchParams(query)}` : ''
}

/** Sends a body as JSON, without checking the reply. */
export function sendJson(phone: Phone, method: string, path: string, body: object): Promise<Reply<unknown>> {
  return phone.send(method, path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
