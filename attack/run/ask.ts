// One request, timed from the sending to the last byte of its answer: by node:http, whose connections can be chosen.

import { request } from 'node:http'

export interface Ask {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** The client's address, as a trusted proxy tells it. */
  readonly address?: string | undefined
  /** The loopback address that the connection comes from. */
  readonly from?: string
  /** On a connection of its own, not on one that is kept alive. */
  readonly isNewConnection?: boolean
}

export interface Answer {
  /** The status, or why there was none: 'refused' is a connection that was not let in or was closed. */
  readonly result: number | 'refused' | 'timeout'
  readonly ms: number
}

/** How long an answer is waited for, ms: longer than anybody stays. */
const timeoutMs = 20_000

/** Never throws; the body of the answer is read and dropped. */
export function ask(url: string, call: Ask, signal?: AbortSignal): Promise<Answer> {
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
    const end = (result: Answer['result']) => resolve({ result, ms: performance.now() - since })
    const fail = () => end(timeout.aborted ? 'timeout' : 'refused')
    const asked = request(
      {
        ...{ hostname, port, path, method, headers, signal: stop },
        ...(from && { localAddress: from }),
        ...(isNewConnection && { agent: false }),
      },
      answer => {
        answer.on('error', fail)
        answer.on('end', () => end(answer.statusCode ?? 0))
        answer.resume()
      },
    )
    asked.on('error', fail)
    asked.end(body)
  })
}

/** The headers and body of a call that sends JSON. */
export function json(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}

/** The same of a menu file that is uploaded, as a browser sends it. */
export async function upload(
  content: BlobPart,
  { name, cookie }: { readonly name: string; readonly cookie: string },
): Promise<Ask> {
  const form = new FormData()
  form.append('menuFile', new Blob([content]), name)
  const written = new Response(form)
  const type = written.headers.get('content-type') ?? ''
  return {
    method: 'POST',
    path: '/api/menu-items/bulk-upload?preview=true',
    headers: { 'content-type': type, cookie },
    body: Buffer.from(await written.arrayBuffer()),
  }
}
