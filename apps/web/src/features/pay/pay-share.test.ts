import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sharePayer } from './pay-share.ts'

const due = { memberId: 1, due: 900, paid: 0 }
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
  const pay = sharePayer('g')
  expect([await pay(due), await pay(due)]).toEqual([{ kind: 'paid' }, { kind: 'paid' }])
  expect(new Set(sentKeys()).size).toBe(2)
})

it('sends what is due now, without what the member has paid before', async () => {
  fetched.mockImplementation(async () => Response.json(payment, { status: 201 }))
  await sharePayer('g')({ memberId: 1, due: 900, paid: 400 })
  const [[, sent] = []] = fetched.mock.calls
  expect(JSON.parse(String(sent?.body))).toMatchObject({ memberId: 1, amount: 900 })
})

it('repeats a payment that was refused under its key', async () => {
  fetched.mockImplementation(async () => Response.json({ problem: 'being-paid' }, { status: 409 }))
  const pay = sharePayer('g')
  await pay(due)
  await pay(due)
  expect(new Set(sentKeys()).size).toBe(1)
})
