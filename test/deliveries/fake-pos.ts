// A provider on loopback that keeps orders, and misbehaves as its plan says. It answers Square's and Clover's calls.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

/** How the provider treats one request that creates an order. */
export type Behaviour =
  | 'take'
  /** The connection ends before the order is kept, or after. */
  | 'drop-before'
  | 'drop-after'
  | 'error-before'
  | 'error-after'
  | 'too-many'
  /** The connection ends, and the order is kept some seconds later. */
  | 'late'
  | 'refuse'
  | 'unauthorized'
  | 'gone'

export interface KeptOrder {
  readonly id: string
  readonly key: string
  /** The order's own body at the provider. */
  readonly order: Readonly<Record<string, unknown>>
  isCancelled: boolean
  isPrinted: boolean
}

export interface FakePos {
  readonly url: string
  /** In the order in which they were kept. */
  orders(): readonly KeptOrder[]
  /** Paths of all requests, with their methods. */
  readonly requests: string[]
  /** Answers to requests for new orders that no client received, because its process had ended. */
  unheard: number
  /** The answer to the next requests that create an order; the default is 'take'. */
  behave: (key: string, path: string) => Behaviour
  /** Whether the printer's request arrives and its answer is lost. */
  losesPrints: boolean
  /** Added to the provider's price, in its smallest unit. */
  surcharge: number
  /** Forgets all orders and requests, and behaves well. */
  reset(): void
  close(): Promise<void>
}

interface FakePosOptions {
  /** Square recognises a repeated key, Clover does not. */
  readonly kind: 'square' | 'clover'
  readonly now?: () => Date
  /** How long an answer to a request for a new order takes; the order itself is kept at once. */
  readonly answerMs?: () => number
}

const lateMs = 20_000

type Json = Readonly<Record<string, unknown>>

/** Runs until the test ends. */
export async function startFakePos(options: FakePosOptions): Promise<FakePos> {
  const pos = await openFakePos(options)
  onTestFinished(pos.close)
  return pos
}

/** Runs until `close`. */
export async function openFakePos({
  kind,
  now = () => new Date(),
  answerMs = () => 0,
}: FakePosOptions): Promise<FakePos> {
  const kept: KeptOrder[] = []
  const late: { at: number; keep: () => void }[] = []
  const server = createServer((request, response) => {
    // A client whose process ends may have sent half a request.
    collect(request).then(
      body => handle(request, response, body),
      () => response.destroy(),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const pos: FakePos = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders: () => {
      keepLate()
      return kept
    },
    requests: [],
    unheard: 0,
    behave: () => 'take',
    losesPrints: false,
    surcharge: 0,
    reset() {
      for (const list of [kept, late, pos.requests]) list.length = 0
      Object.assign(pos, { behave: () => 'take', losesPrints: false, surcharge: 0 })
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }

  function keepLate(): void {
    for (const { at, keep } of late.splice(0)) {
      if (at <= now().getTime()) keep()
      else late.push({ at, keep })
    }
  }

  function keep(key: string, order: Json): KeptOrder {
    const known = kind === 'square' ? kept.find(earlier => earlier.key === key) : undefined
    if (known) return known
    const added = { id: `REMOTE${kept.length + 1}`, key, order, isCancelled: false, isPrinted: false }
    kept.push(added)
    return added
  }

  function handle(
    { method = '', url = '' }: IncomingMessage,
    response: ServerResponse,
    body: string,
  ): unknown {
    keepLate()
    const path = url.split('?')[0] ?? ''
    pos.requests.push(`${method} ${path}`)
    const json = body === '' ? {} : (JSON.parse(body) as Json)
    const id = path.split('/').at(-1)
    const existing = kept.find(order => order.id === id)
    if (/\/(calculate|checkouts)$/.test(path)) return reply(response, 200, priced(json))
    if (path.endsWith('/print_event')) {
      const { id: printed } = json.orderRef as { id: string }
      for (const order of kept) if (order.id === printed) order.isPrinted = true
      if (pos.losesPrints) return response.destroy()
      return reply(response, 200, {})
    }
    if (method === 'DELETE' || (method === 'PUT' && existing)) {
      if (!existing) return reply(response, 404, {})
      existing.isCancelled = true
      return reply(response, 200, { order: { id: existing.id, version: 2 } })
    }
    if (method === 'POST') return answerLater(response, create(response, json, path))
    if (existing) return reply(response, 200, { order: { id: existing.id, version: 7 } })
    if (path.endsWith('/orders')) {
      const elements = kept
        .filter(({ isCancelled }) => !isCancelled)
        .map(({ id, key }) => ({ id, externalReferenceId: key }))
      return reply(response, 200, { elements })
    }
    return reply(response, 200, {})
  }

  async function answerLater(response: ServerResponse, answer: () => void): Promise<void> {
    const ms = answerMs()
    if (ms > 0) await wait(ms)
    if (response.destroyed) pos.unheard += 1
    else answer()
  }

  /** Keeps the order unless the provider misbehaves otherwise. Returns what answers the request. */
  function create(response: ServerResponse, json: Json, path: string): () => void {
    const order = (json.order ?? json.orderCart ?? {}) as Json
    const key = String(json.idempotency_key ?? order.externalReferenceId)
    const drop = () => void response.destroy()
    const withStatus = (status: number, body: object) => () => reply(response, status, body)
    const behaviour = pos.behave(key, path)
    switch (behaviour) {
      case 'drop-before':
        return drop
      case 'drop-after':
        keep(key, order)
        return drop
      case 'late':
        late.push({ at: now().getTime() + lateMs, keep: () => void keep(key, order) })
        return drop
      case 'error-before':
        return withStatus(500, {})
      case 'error-after':
        keep(key, order)
        return withStatus(502, {})
      case 'too-many':
        response.setHeader('retry-after', '3')
        return withStatus(429, {})
      case 'refuse':
        return withStatus(400, { errors: [{ code: 'BAD_REQUEST' }] })
      case 'unauthorized':
        return withStatus(401, {})
      case 'gone':
        return withStatus(410, {})
      case 'take': {
        const { id } = keep(key, order)
        const total = totalOf(order)
        return withStatus(
          200,
          kind === 'square' ? { order: { id, version: 1, total_money: total } } : { id, total: total.amount },
        )
      }
    }
  }

  function priced(json: Json): object {
    const total = totalOf((json.order ?? json.orderCart ?? {}) as Json)
    return kind === 'square' ? { order: { total_money: total } } : { total: total.amount }
  }

  function totalOf(order: Json): { amount: number; currency: string } {
    const lines = (order.line_items ?? order.lineItems ?? []) as {
      quantity?: string
      base_price_money?: { amount: number }
      price?: number
    }[]
    const sum = lines.reduce(
      (total, line) =>
        total + Number(line.quantity ?? 1) * (line.base_price_money?.amount ?? line.price ?? 0),
      0,
    )
    return { amount: sum + pos.surcharge, currency: 'USD' }
  }

  return pos
}

async function collect(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
