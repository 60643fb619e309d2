import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendPayment } from './send-payment.ts'

const plan = (paid = 0, memberId = 1) => ({
  shares: [{ memberId, due: 900, paid }],
  ownTip: 0,
  stopIn: null,
})
const payment = {
  ...{ id: 1, groupId: 'g', memberId: 1, amount: 900, ownTip: 0, status: 'completed' },
  ...{ paymentMethod: 'demo_card', paidBy: 1, createdAt: '2026-11-28T19:00:00.000Z' },
}
const fetched = vi.fn<typeof fetch>()
const sentKeys = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

it('has another key for the same due once it was paid, since the staff may have removed that payment', async () => {
  fetched.mockImplementation(async () => Response.json(payment, { status: 201 }))
  expect([await sendPayment('g', plan()), await sendPayment('g', plan())]).toEqual([
    { kind: 'paid' },
    { kind: 'paid' },
  ])
  expect(new Set(sentKeys()).size).toBe(2)
})

it('sends one share as specified, with what is due now and without what was paid before; several in one request', async () => {
  fetched.mockImplementation(async () => Response.json(payment, { status: 201 }))
  await sendPayment('g', plan(400))
  fetched.mockImplementation(async () => Response.json([payment, payment], { status: 201 }))
  await sendPayment('g', { ...plan(), shares: [...plan().shares, ...plan(0, 2).shares], ownTip: 90 })
  const sent = fetched.mock.calls.map(([url, init]) => [String(url), JSON.parse(String(init?.body))])
  expect(sent).toEqual([
    ['/api/payments/demo', { groupId: 'g', memberId: 1, amount: 900, paymentMethod: 'demo_card' }],
    ['/api/payments', { groupId: 'g', memberIds: [1, 2], amount: 1800, ownTip: 90 }],
  ])
})

it('repeats a payment that was refused under its key, unless the due is another one of the same amount', async () => {
  fetched.mockImplementation(async () => Response.json({ problem: 'being-paid' }, { status: 409 }))
  await sendPayment('h', plan())
  await sendPayment('h', plan())
  expect(new Set(sentKeys()).size).toBe(1)
  await sendPayment('h', plan(100))
  expect(new Set(sentKeys()).size).toBe(2)
})
