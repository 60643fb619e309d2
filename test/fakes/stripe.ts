// A server that plays Stripe with its official sample objects: pages, refunds, keys of idempotency, and faults.

import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sessionMs } from '@tablemate/server/features/card-payments/stripe-calls.ts'
import Stripe from 'stripe'

const { resources } = JSON.parse(
  readFileSync(new URL('../stripe/fixtures3.subset.json', import.meta.url), 'utf8'),
) as { resources: Record<'checkout.session' | 'charge' | 'refund' | 'event', Record<string, unknown>> }

export interface FakeSession extends Record<string, unknown> {
  id: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  client_reference_id: string
  payment_intent: string | null
  metadata: { group: string; restaurant: string }
  created: number
  expires_at: number
}

/** What the next matching call comes to. 'lost': done, but the answer is lost. 'away': nothing is done, and no answer. */
type Fault =
  | 'lost'
  | 'away'
  | 'failed'
  | 'failed-but-done'
  | 'unauthorized'
  | 'forbidden'
  | 'refused'
  | 'too-small'

interface Call {
  readonly method: string
  readonly path: string
  readonly key: string | undefined
  readonly form: URLSearchParams
}

export interface FakeStripe {
  readonly url: string
  readonly sessions: FakeSession[]
  readonly refunds: { readonly payment_intent: string; readonly amount: number; readonly status: string }[]
  readonly calls: Call[]
  /** The faults of the next calls whose method and path begin like this, one each. */
  fail(call: string, ...faults: Fault[]): void
  /** The next call to close the page and the next one to read it are not answered. */
  loseSightOf(session: FakeSession): void
  /** The amounts that were given back of what was paid on the page. */
  refundsOf(session: FakeSession): number[]
  /** No planned fault is left. */
  healthy(): void
  /** Runs while a call is held: before its answer is sent. */
  before(call: string, work: () => Promise<unknown>): void
  /** Somebody enters a card on the page. Throws if the page is closed. */
  pay(session: FakeSession): void
  /** The restaurant gives the money back on Stripe's own pages. Returns the charge. */
  refundByHand(session: FakeSession): Record<string, unknown>
  /** An event with its signature. */
  event(
    type: string,
    session: Record<string, unknown>,
    options: { readonly secret: string; readonly at: Date },
  ): { readonly body: string; readonly signature: string }
  close(): void
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions: FakeSession[] = []
  const refunds: { id: string; payment_intent: string; amount: number; status: string }[] = []
  const calls: Call[] = []
  const faults: { readonly call: string; readonly fault: Fault }[] = []
  const works: { readonly call: string; readonly work: () => Promise<unknown> }[] = []
  const kept = new Map<string, { readonly request: string; readonly answer: Answer }>()

  const server = createServer((request, response) => void serve(request, response))

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    const { pathname: path, search } = new URL(url, 'http://stripe')
    const key = headers['idempotency-key'] as string | undefined
    const form = new URLSearchParams(method === 'GET' ? search : await text(request))
    const call = { method, path, key, form }
    calls.push(call)
    const isThis = (entry: { readonly call: string }) => `${method} ${path}`.startsWith(entry.call)
    const working = works.findIndex(isThis)
    if (working >= 0) await works.splice(working, 1)[0]?.work()
    const failing = faults.findIndex(isThis)
    const fault = failing < 0 ? undefined : faults.splice(failing, 1)[0]?.fault
    const answer = /^Bearer rk_/.test(headers.authorization ?? '')
      ? answerOnce(call, fault)
      : failure(401, 'invalid')
    if (fault === 'lost' || fault === 'away') response.destroy()
    else
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body))
  }

  /** The same key gets the same answer, faults of the server included, and refuses another request. */
  function answerOnce(call: Call, fault: Fault | undefined): Answer {
    const request = `${call.method} ${call.path} ${call.form}`
    const known = call.key && kept.get(call.key)
    if (known)
      return known.request === request ? known.answer : failure(400, 'idempotency_error', 'idempotency_error')
    if (fault === 'away') return failure(500, 'none')
    const answer = faulty(call, fault)
    const isKept = answer.status === 200 || answer.status >= 500
    if (call.key && isKept) kept.set(call.key, { request, answer })
    return answer
  }

  function faulty(call: Call, fault: Fault | undefined): Answer {
    if (fault === 'failed') return failure(500, 'api_error')
    if (fault === 'unauthorized') return failure(401, 'invalid')
    if (fault === 'forbidden') return failure(403, 'invalid')
    if (fault === 'too-small') return failure(400, 'amount_too_small')
    if (fault === 'refused') return failure(400, 'parameter_invalid')
    const answer = perform(call)
    return fault === 'failed-but-done' ? failure(500, 'api_error') : answer
  }

  function perform({ method, path, form }: Call): Answer {
    const [, id, act] = /^\/v1\/checkout\/sessions(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    if (path === '/v1/refunds') return method === 'POST' ? makeRefund(form) : listRefunds(form)
    if (!path.startsWith('/v1/checkout/sessions')) return failure(404, 'resource_missing')
    if (id === undefined) return method === 'POST' ? makeSession(form) : listSessions(form)
    const session = sessions.find(one => one.id === id)
    if (!session) return failure(404, 'resource_missing')
    if (act !== 'expire') return { status: 200, body: session }
    if (session.status !== 'open') return failure(400, 'resource_missing')
    Object.assign(session, { status: 'expired', url: null })
    return { status: 200, body: session }
  }

  function makeSession(form: URLSearchParams): Answer {
    const id = `cs_test_${randomBytes(12).toString('hex')}`
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
    const currency = form.get('line_items[0][price_data][currency]') ?? ''
    if (!Number.isInteger(amount) || amount <= 0 || form.get('mode') !== 'payment')
      return failure(400, 'parameter_invalid')
    const session: FakeSession = {
      ...resources['checkout.session'],
      id,
      url: `https://checkout.stripe.com/pay/c/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: amount,
      currency,
      client_reference_id: form.get('client_reference_id') ?? '',
      metadata: {
        group: form.get('metadata[group]') ?? '',
        restaurant: form.get('metadata[restaurant]') ?? '',
      },
      success_url: form.get('success_url'),
      cancel_url: form.get('cancel_url'),
      expires_at: Number(form.get('expires_at')),
      created: Number(form.get('expires_at')) - sessionMs / 1000,
    }
    sessions.push(session)
    return { status: 200, body: session }
  }

  function listSessions(form: URLSearchParams): Answer {
    const [from, to] = [Number(form.get('created[gte]') ?? 0), Number(form.get('created[lte]') ?? 1e12)]
    const data = sessions.filter(({ created }) => created >= from && created <= to).reverse()
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/checkout/sessions' } }
  }

  function makeRefund(form: URLSearchParams): Answer {
    const intent = form.get('payment_intent') ?? ''
    const session = sessions.find(({ payment_intent }) => payment_intent === intent)
    if (!session) return failure(404, 'resource_missing')
    const given = refunds.filter(({ payment_intent }) => payment_intent === intent)
    const rest = (session.amount_total ?? 0) - given.reduce((sum, { amount }) => sum + amount, 0)
    if (rest === 0) return failure(400, 'charge_already_refunded')
    const amount = Number(form.get('amount') ?? rest)
    if (amount > rest) return failure(400, 'amount_too_large')
    const refund = {
      ...resources.refund,
      id: `re_${randomBytes(12).toString('hex')}`,
      payment_intent: intent,
      amount,
      status: 'succeeded',
      metadata: { reference: form.get('metadata[reference]') ?? '' },
    }
    refunds.push(refund)
    return { status: 200, body: refund }
  }

  function listRefunds(form: URLSearchParams): Answer {
    const data = refunds.filter(({ payment_intent }) => payment_intent === form.get('payment_intent'))
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } }
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    refunds,
    calls,
    fail: (call, ...next) => void faults.push(...next.map(fault => ({ call, fault }))),
    loseSightOf({ id }) {
      for (const method of ['POST', 'GET'])
        faults.push({ call: `${method} /v1/checkout/sessions/${id}`, fault: 'away' })
    },
    refundsOf: session =>
      refunds.filter(refund => refund.payment_intent === session.payment_intent).map(({ amount }) => amount),
    healthy: () => void faults.splice(0),
    before: (call, work) => void works.push({ call, work }),
    pay(session) {
      if (session.status !== 'open') throw new Error('the page is closed')
      const payment_intent = `pi_${randomBytes(12).toString('hex')}`
      Object.assign(session, { status: 'complete', payment_status: 'paid', url: null, payment_intent })
    },
    refundByHand({ payment_intent, metadata, client_reference_id, amount_total }) {
      makeRefund(new URLSearchParams({ payment_intent: payment_intent ?? '' }))
      return {
        ...resources.charge,
        payment_intent,
        amount: amount_total,
        amount_refunded: amount_total,
        refunded: true,
        metadata: { group: metadata.group, reference: client_reference_id },
      }
    },
    event(type, session, { secret, at }) {
      const id = `evt_${randomBytes(12).toString('hex')}`
      const body = JSON.stringify({ ...resources.event, id, type, data: { object: session } })
      const timestamp = Math.floor(at.getTime() / 1000)
      return {
        body,
        signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }),
      }
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

function failure(status: number, code: string, type = 'invalid_request_error'): Answer {
  return { status, body: { error: { type, code, message: code } } }
}
