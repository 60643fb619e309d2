// Sends one request to a public address that a restaurant chose. Says whether it may have arrived, which decides about a repeat.
// Nothing of a request or an answer is logged, and errors are not passed on, since they may quote an address.

import { type ClientRequest, type IncomingMessage, request as requestByHttp } from 'node:http'
import { request as requestByHttps } from 'node:https'
import type { PosAnswer } from '@tablemate/domain/pos/adapter.ts'
import { faultOfAddress, isLoopbackHost } from '@tablemate/domain/restaurants/public-address.ts'
import { AddressRefused, lookUpLoopback, lookUpPublic } from './public-lookup.ts'

export interface OutgoingRequest {
  readonly baseUrl: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Begins with a slash, with the query; appended to the base URL's path. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  /** For everything from the name's resolution to the end of the answer. */
  readonly timeoutMs: number
  /** For tests: the base URL may be http://127.0.0.1, http://[::1] or http://localhost. */
  readonly allowsLoopback?: boolean
  /** A longer answer is cut. */
  readonly maxAnswerBytes?: number
}

export type Sent =
  /** An answer with any status; redirects are not followed. */
  | { readonly kind: 'answer'; readonly answer: PosAnswer }
  /** No byte of the request has reached the destination. */
  | { readonly kind: 'not-sent' }
  /** The request may have arrived, and there is no complete answer. */
  | { readonly kind: 'unknown' }
  /** The address is not https, or not public. Nothing was sent. */
  | { readonly kind: 'refused-address' }

const defaultAnswerBytes = 64 * 1024

/** Per address, before the next one is tried. Node's 250 ms are too short for distant servers. */
const connectAttemptMs = 2000

/** Never rejects. */
export async function sendRequest(outgoing: OutgoingRequest): Promise<Sent> {
  const { allowsLoopback = false } = outgoing
  const url = URL.parse(outgoing.baseUrl)
  if (!url || faultOfAddress(url, { allowsLoopback })) return { kind: 'refused-address' }
  try {
    return await exchange(open(url, outgoing), outgoing)
  } catch {
    // Node refuses to send a header with forbidden characters.
    return { kind: 'not-sent' }
  }
}

function open(url: URL, { method, path, headers, body }: OutgoingRequest): ClientRequest {
  const isLoopback = isLoopbackHost(url.hostname)
  const options = {
    // An IPv6 address without its brackets.
    hostname: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port,
    path: url.pathname.replace(/\/$/, '') + path,
    method,
    headers: {
      'user-agent': 'Tablemate',
      ...headers,
      ...(method !== 'GET' && { 'content-length': String(Buffer.byteLength(body ?? '')) }),
    },
    // A new connection for each request: none is shared between restaurants.
    agent: false,
    lookup: isLoopback ? lookUpLoopback : lookUpPublic,
    autoSelectFamilyAttemptTimeout: connectAttemptMs,
  } as const
  return url.protocol === 'https:' ? requestByHttps(options) : requestByHttp(options)
}

function exchange(
  request: ClientRequest,
  { body, timeoutMs, maxAnswerBytes = defaultAnswerBytes }: OutgoingRequest,
): Promise<Sent> {
  const { promise, resolve } = Promise.withResolvers<Sent>()
  let isConnected = false
  request.on('socket', socket => {
    const connected = 'encrypted' in socket ? 'secureConnect' : 'connect'
    socket.once(connected, () => {
      isConnected = true
    })
  })
  const fail = () => resolve({ kind: isConnected ? 'unknown' : 'not-sent' })
  const timer = setTimeout(() => {
    fail()
    request.destroy()
  }, timeoutMs)
  let isAnswering = false
  request.on('response', response => {
    isAnswering = true
    readAnswer(response, maxAnswerBytes)
      .then(answer => resolve({ kind: 'answer', answer }), fail)
      .finally(() => request.destroy())
  })
  request.on('error', error => {
    if (error instanceof AddressRefused) resolve({ kind: 'refused-address' })
    else fail()
  })
  request.on('close', () => {
    clearTimeout(timer)
    // Without an answer, as after a switch to another protocol. An answer may still be read from its buffer.
    if (!isAnswering) fail()
  })
  request.end(body ?? undefined)
  return promise
}

/** Rejects if the answer ends before its announced length. */
async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<PosAnswer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    chunks.push(chunk as Buffer)
    bytes += (chunk as Buffer).length
    if (bytes >= maxBytes) break
  }
  const headers = Object.entries(response.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  )
  const body = Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8')
  return { status: response.statusCode ?? 0, headers: Object.fromEntries(headers), body }
}
