// Sends one request and times it to the last byte of the reply. It uses node:http, where a test can choose the connection.

import { request } from 'node:http'

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** The client's address, sent as a trusted proxy sends it. */
  readonly address?: string | undefined
  /** The loopback address that the connection comes from. */
  readonly from?: string
  /** Whether the request opens a new connection instead of reusing an idle one. */
  readonly isNewConnection?: boolean
}

export interface Reply {
  /** The status, or why there is none. 'refused': the server refused or closed the connection. */
  readonly result: number | 'refused' | 'timeout'
  readonly ms: number
}

/** Longer than a person would wait. */
const timeoutMs = 20_000

/** Never throws. The body of the reply is read and discarded. */
export function send(url: string, call: Call, signal?: AbortSignal): Promise<Reply> {
  const { method = 'GET', path, body, address, from, isNewConnection } = call
  const { hostname, port } = new URL(url)
  const since = performance.now()
  const headers = {
    ...call.headers,
    ...(address && { 'x-forwarded-for': address }),
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  }
  const timeout = AbortSignal.timeout(timeoutMs)
  const stop = signal ? AbortSignal.any([signal, timeout]) : timeout
  return new Promise(resolve => {
    const end = (result: Reply['result']) => resolve({ result, ms: performance.now() - since })
    const fail = () => end(timeout.aborted ? 'timeout' : 'refused')
    const sent = request(
      {
        ...{ hostname, port, path, method, headers, signal: stop },
        ...(from && { localAddress: from }),
        ...(isNewConnection && { agent: false }),
      },
      reply => {
        reply.on('error', fail)
        reply.on('end', () => end(reply.statusCode ?? 0))
        reply.resume()
      },
    )
    sent.on('error', fail)
    sent.end(body)
  })
}

/** The method, headers and body of a request that sends JSON. */
export function json(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}

/** The request that uploads a menu file, as a browser sends it. */
export async function upload(
  content: BlobPart,
  { name, cookie }: { readonly name: string; readonly cookie: string },
): Promise<Call> {
  const form = new FormData()
  form.append('menuFile', new Blob([content]), name)
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  return {
    method: 'POST',
    path: '/api/menu-items/bulk-upload?preview=true',
    headers: { 'content-type': type, cookie },
    body: Buffer.from(await encoded.arrayBuffer()),
  }
}
