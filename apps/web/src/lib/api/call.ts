// Calls any endpoint, typed by the contract. A request without an answer is retried if it carries an idempotency key. A failure
// that the server reports is thrown to the caller.

import type { Endpoint, InputOf, ReplyOf } from '@tablemate/contract/endpoint.ts'
import type { ProblemBody } from '@tablemate/contract/problem.ts'
import { backoffMs } from '@tablemate/domain/backoff.ts'
import { createListeners } from '../device/listeners.ts'
import { randomKey } from '../device/random-key.ts'
import { CallProblem, problemOf } from './call-problem.ts'

type Part = 'params' | 'query' | 'body'
type CallParts = Partial<Record<Part, unknown>> & { readonly file?: File }

/** The parts that the endpoint declares, and no others. */
export type CallInput<E> = {
  readonly [K in Part as unknown extends InputOf<E, K> ? never : K]: InputOf<E, K>
} & {
  /** Of an upload whose progress is not shown; others go through `sendFile`. */
  readonly file?: File
  /** The caller's own key across its attempts (idempotency.ts). Without it, each call has a new key. */
  readonly idempotencyKey?: string
}

/** Throws `CallProblem`. */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>> {
  const key = endpoint.idempotent ? (input.idempotencyKey ?? randomKey()) : null
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryOnce(endpoint, input, key)
    } catch (error) {
      const pauseMs = key === null ? null : pauseAfter(error, tries)
      if (pauseMs === null) throw error
      await new Promise(resolve => setTimeout(resolve, pauseMs))
    }
  }
}

/** One attempt, for a caller that has its own key and retries (lib/outbox/outbox.ts). Throws `CallProblem`. */
export async function tryOnce<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  key: string | null,
): Promise<ReplyOf<E>> {
  const request = requestOf(endpoint, input as CallParts, key)
  const reply = (await fetchReply(...request, endpoint.timeoutMs ?? defaultTimeoutMs)) as ReplyOf<E>
  if (endpoint.method !== 'GET') listeners.notify()
  return reply
}

const listeners = createListeners()

/** Calls the listener after every call that changed something on the server. */
export const onChangeMade = listeners.subscribe

const defaultTimeoutMs = 15_000

function requestOf(endpoint: Endpoint, input: CallParts, key: string | null): [string, RequestInit] {
  const body = endpoint.method === 'GET' ? undefined : input.body
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (key !== null) headers['idempotency-key'] = key
  const request: RequestInit = { method: endpoint.method, headers, credentials: 'same-origin' }
  if (body !== undefined) request.body = JSON.stringify(body)
  if (input.file) {
    const form = new FormData()
    form.append(endpoint.upload ?? 'file', input.file)
    request.body = form
  }
  return [addressOf(endpoint, input), request]
}

/** An endpoint's path with its parameters in place. */
export function addressOf({ path }: Endpoint, { params, query }: CallParts): string {
  const given = (params ?? {}) as Record<string, string | number>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])))
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value != null)
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}

async function fetchReply(address: string, request: RequestInit, timeoutMs: number): Promise<unknown> {
  const { response, text } = await fetchText(address, request, timeoutMs)
  if (!response.ok) {
    const retryAfter = Number(response.headers.get('retry-after')) || undefined
    throw new CallProblem(response.status, text || response.statusText, problemBody(text), retryAfter)
  }
  if (response.status === 204) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // A 2xx reply that is not our server's: most likely the sign-in page of a restaurant's Wi-Fi.
    throw new CallProblem(0, 'no answer', null)
  }
}

async function fetchText(address: string, request: RequestInit, timeoutMs: number) {
  try {
    const response = await fetch(address, { ...request, signal: AbortSignal.timeout(timeoutMs) })
    return { response, text: await response.text() }
  } catch {
    throw new CallProblem(0, 'no answer', null)
  }
}

/** Null for a response that is not from our server. */
export function problemBody(text: string): ProblemBody | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'problem' in body ? (body as ProblemBody) : null
  } catch {
    return null
  }
}

/** How long to wait before the next attempt; null: do not retry. */
function pauseAfter(error: unknown, tries: number): number | null {
  switch (problemOf(error)) {
    case 'no-answer':
      return tries < 3 ? backoffMs(tries, 1500, 3000, Math.random()) : null
    case 'still-in-flight':
      return tries < 6 ? backoffMs(tries, 1000, 3500, Math.random()) : null
    default:
      return null
  }
}
