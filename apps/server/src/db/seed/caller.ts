// Calls the service for the seed as a phone or browser does, but without a network.

import type { Endpoint, InputOf, ReplyOf } from '@tablemate/contract/endpoint.ts'
import type { FastifyInstance } from 'fastify'

type Input<E> = {
  [K in 'params' | 'body' as undefined extends InputOf<E, K> ? never : K]: InputOf<E, K>
}

export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<ReplyOf<E>>

/** A new device with its own cookies. Throws with the problem's name if a call is refused. */
export function makeCaller(app: FastifyInstance): Call {
  const cookies: Record<string, string> = {}
  return async <E extends Endpoint>({ method, path }: E, input: Input<E>) => {
    const { params = {}, body } = input as { params?: Record<string, unknown>; body?: object }
    const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
    const reply = await app.inject({ method, url, cookies, ...(body && { payload: body }) })
    for (const { name, value } of reply.cookies) cookies[name] = value
    if (reply.statusCode >= 300)
      throw new Error(`${method} ${path} replied ${reply.statusCode} ${reply.json().problem}`)
    return (reply.body ? reply.json() : undefined) as ReplyOf<E>
  }
}
