// Calls the service for the seed as a phone or browser does, but without a network.

import type { Endpoint, InputOf, ReplyOf } from '@tablemate/contract/endpoint.ts'
import type { FastifyInstance } from 'fastify'

type Input<E> = {
  [K in 'params' | 'body' as undefined extends InputOf<E, K> ? never : K]: InputOf<E, K>
} & {
  /** The file of an upload. */
  readonly file?: Buffer
}

export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<ReplyOf<E>>

/** A new device with its own cookies. Throws with the problem's name if a call is refused. */
export function makeCaller(app: FastifyInstance): Call {
  const cookies: Record<string, string> = {}
  return async <E extends Endpoint>({ method, path, upload }: E, input: Input<E>) => {
    const {
      params = {},
      body,
      file,
    } = input as Input<E> & { params?: Record<string, unknown>; body?: object }
    const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
    const sent = file ? multipart(upload ?? 'file', file) : body && { payload: body }
    const reply = await app.inject({ method, url, cookies, ...sent })
    for (const { name, value } of reply.cookies) cookies[name] = value
    if (reply.statusCode >= 300)
      throw new Error(`${method} ${path} replied ${reply.statusCode} ${reply.json().problem}`)
    return (reply.body ? reply.json() : undefined) as ReplyOf<E>
  }
}

function multipart(field: string, file: Buffer) {
  const boundary = 'seed'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="file"\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
