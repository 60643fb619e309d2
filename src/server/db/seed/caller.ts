// How the seed calls the service: as a phone or a browser would, without a network between.

import type { FastifyInstance } from 'fastify'
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'

type Input<E> = {
  [K in 'params' | 'body' as undefined extends InputOf<E, K> ? never : K]: InputOf<E, K>
}

export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<ReplyOf<E>>

/** A device of its own: it keeps its cookies. Throws with the problem's name where a call is refused. */
export function makeCaller(on: FastifyInstance): Call {
  const cookies: Record<string, string> = {}
  return async <E extends Endpoint>({ method, path }: E, input: Input<E>) => {
    const { params = {}, body } = input as { params?: Record<string, unknown>; body?: object }
    const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
    const answer = await on.inject({ method, url, cookies, ...(body && { payload: body }) })
    for (const { name, value } of answer.cookies) cookies[name] = value
    if (answer.statusCode >= 300)
      throw new Error(`${method} ${path} answered ${answer.statusCode} ${answer.json().problem}`)
    return (answer.body ? answer.json() : undefined) as ReplyOf<E>
  }
}
