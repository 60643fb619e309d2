// Sends an HTTP request without following redirects, decoding the body or adding headers, unlike `fetch`.

import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface RawReply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export function sendRaw(
  url: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawReply> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const pending = request({ hostname, port, path, method, headers, agent: false }, response => {
      const { statusCode: status = 0, headers } = response
      buffer(response).then(body => resolve({ status, headers, body }), reject)
    })
    pending.on('error', reject).end()
  })
}
