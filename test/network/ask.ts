// A request as it is, and its answer byte for byte: no redirect followed, nothing decoded, no header of its own.

import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export function ask(
  url: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, answer => {
      const { statusCode: status = 0, headers } = answer
      buffer(answer).then(body => resolve({ status, headers, body }), reject)
    })
    asked.on('error', reject).end()
  })
}
