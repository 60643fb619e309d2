// A diner's phone without a browser: it keeps its cookie, calls by the contract, and listens to its table.

import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { type Endpoint, type InputOf, problemsOf, type ReplyOf } from '#contract/endpoint.ts'
import type { TableEvents } from '#contract/live.ts'
import { watchTable } from '#contract/live.ts'
import { type ProblemBody, problemBody, problemStatus } from '#contract/problem.ts'

export interface Answer<R> {
  readonly status: number
  readonly headers: Headers
  /** The reply; what a problem answered is in `problem`. */
  readonly body: R
  readonly problem: ProblemBody
}

type Input<E> = {
  [K in 'params' | 'query' | 'body' as undefined extends InputOf<E, K> ? never : K]: InputOf<E, K>
} & {
  readonly key?: string
  readonly headers?: Record<string, string>
}

export interface LiveEvent<K extends keyof TableEvents = keyof TableEvents> {
  readonly kind: K
  readonly data: TableEvents[K]
}

export interface Phone {
  /** Calls an endpoint of the contract; throws when the answer is not one that the contract declares. */
  call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Answer<ReplyOf<E>>>
  /** Sends anything at all. */
  send(method: string, path: string, options?: RequestInit): Promise<Answer<unknown>>
  /** Listens to a table until the test ends or `close()`. */
  listen(groupId: string): Promise<Line>
  /** Listens to the stream at a path in the same way. */
  listenAt(path: string): Promise<Line>
  cookie(): string
}

export interface Line {
  readonly status: number
  /** The next event, waiting for it if need be; null when the line has ended. Beats are passed over. */
  next(): Promise<LiveEvent | null>
  close(): void
}

export function makePhone(
  url: string,
  {
    headers: always = {},
    cookies: given = {},
  }: { headers?: Record<string, string>; cookies?: Record<string, string> } = {},
): Phone {
  const cookies = new Map(Object.entries(given))
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const carried = () => (cookies.size > 0 ? { cookie: cookie() } : {})

  async function send(method: string, path: string, options: RequestInit = {}): Promise<Answer<unknown>> {
    const answer = await fetch(url + path, {
      ...options,
      method,
      headers: { ...always, ...carried(), ...(options.headers as Record<string, string>) },
    })
    keepCookie(answer)
    const text = await answer.text()
    const body = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
    return { status: answer.status, headers: answer.headers, body, problem: body }
  }

  function keepCookie(answer: Response): void {
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (/; Max-Age=0|; Expires=Thu, 01 Jan 1970/i.test(set)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  async function listenAt(path: string): Promise<Line> {
    const stop = new AbortController()
    const answer = await fetch(url + path, {
      headers: { ...always, ...carried() },
      signal: stop.signal,
    })
    keepCookie(answer)
    const events = readEvents<TableEvents>(answer)
    return {
      status: answer.status,
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
      const answer = await send(endpoint.method, fill(endpoint.path, params) + asQuery(query), {
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      requireDeclared(endpoint, answer)
      return answer as Answer<never>
    },
    listen: groupId => listenAt(fill(watchTable.path, { groupId })),
    listenAt,
  }
}

/** Nothing leaves the server that its contract does not tell of: no status, no problem, no field. */
function requireDeclared(endpoint: Endpoint, { status, body, problem }: Answer<unknown>): void {
  const told = `${endpoint.method} ${endpoint.path} answered ${status} ${JSON.stringify(body).slice(0, 500)}`
  if (status >= 400) {
    const isOurs = z.safeParse(problemBody, problem).success && problemsOf(endpoint).includes(problem.problem)
    if (!isOurs || problemStatus[problem.problem] !== status)
      throw new Error(`${told}: not a declared problem`)
    return
  }
  const declared = endpoint.reply ? z.safeParse(endpoint.reply, body).data : ''
  if (status !== endpoint.status || !isDeepStrictEqual(declared, body))
    throw new Error(`${told}: not as declared`)
}

/** The events of a stream as they come, until it ends. */
export async function* readEvents<Events extends object>(
  answer: Response,
): AsyncGenerator<{ readonly kind: keyof Events; readonly data: Events[keyof Events] }, undefined> {
  if (!answer.ok || !answer.body) return
  let rest = ''
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1]
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (event && data) yield { kind: event as keyof Events, data: JSON.parse(data) }
    }
  }
  return
}

function fill(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function asQuery(query: Record<string, string> | undefined): string {
  return query ? `?${new URLSearchParams(query)}` : ''
}
