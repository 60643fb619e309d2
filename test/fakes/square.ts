// A server that plays Square's catalog: two pages, or a fault. What a restaurant gets depends on its API key.

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { faultsInFound, faultsInSearch } from '../pos-contracts/catalog-check.ts'

type FakeAnswer =
  /** Sent in pages of two objects. */
  | { readonly objects: readonly unknown[] }
  | { readonly status: number; readonly body?: unknown }
  | 'drop'
  /** More bytes than are read. */
  | 'huge'
  /** Each page names the same next page. */
  | 'endless'
  /** Each page names another next page. */
  | 'long'

export interface FakeSquare {
  readonly url: string
  /** What the restaurant with this API key gets from now on. */
  play(apiKey: string, answer: FakeAnswer): void
  /** The faults of all requests, by Square's specification. */
  readonly faults: string[]
  close(): void
}

const perPage = 2

export async function startFakeSquare(): Promise<FakeSquare> {
  const answers = new Map<string, FakeAnswer>()
  const faults: string[] = []
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as { cursor?: string }
    const fault = faultsInSearch(body)
    if (fault) faults.push(fault)
    if (request.url !== '/v2/catalog/search' || !request.headers['square-version'])
      faults.push('not a search')
    const key = request.headers.authorization?.replace('Bearer ', '') ?? ''
    answer(response, answers.get(key) ?? { status: 401 }, Number(body.cursor ?? 0))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    play: (apiKey, played) => void answers.set(apiKey, played),
    faults,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function answer(response: ServerResponse, played: FakeAnswer, at: number): void {
  if (played === 'drop') {
    response.destroy()
    return
  }
  const { status = 200, body = { errors: [] } } = contentOf(played, at)
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function contentOf(played: Exclude<FakeAnswer, 'drop'>, at: number): { status?: number; body?: unknown } {
  if (played === 'huge') return { body: { objects: [], padding: 'x'.repeat(5 * 1024 * 1024) } }
  if (played === 'endless') return { body: { objects: [], cursor: '1' } }
  if (played === 'long') return { body: { objects: [], cursor: String(at + 1) } }
  if ('status' in played) return played
  const next = at + perPage
  const body = {
    objects: played.objects.slice(at, next),
    ...(next < played.objects.length && { cursor: String(next) }),
  }
  const fault = faultsInFound(body)
  if (fault) throw new Error(`Square would not send this: ${fault}`)
  return { body }
}
