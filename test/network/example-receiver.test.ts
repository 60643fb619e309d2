// The example of a webhook's receiver (docs/examples) understands what the server signs and sends.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { OutgoingOrder } from '@tablemate/domain/delivery/outgoing-order.ts'
import { buildTestWebhook, buildWebhook } from '@tablemate/domain/delivery/webhook-event.ts'
import { makeWebhookSecret } from '@tablemate/server/outgoing/sign-webhook.ts'
import { sendWebhook, type WebhookAccount } from '@tablemate/server/outgoing/webhook-account.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findPort } from '../app/free-port.ts'
import { sampleOrder } from '../pos-contracts/sample-order.ts'

const example = fileURLToPath(new URL('../../docs/examples/webhook-receiver.mjs', import.meta.url))
const secret = makeWebhookSecret()
const now = new Date()

const order: OutgoingOrder = {
  ...sampleOrder,
  key: 'msg-1',
  orderId: 31,
  placedAt: '2026-11-25T18:59:00.000Z',
  lines: [{ line: 0, name: 'Crème 🍋', quantity: 2, price: 1250, note: 'cold', remoteId: 'PLU-7' }],
  notes: ['no hurry'],
  rates: { taxRate: 8875, serviceFeeRate: 0, isTaxIncluded: false },
  total: 2722,
}
const bodyOf = (changes: Partial<OutgoingOrder> = {}) => buildWebhook({ ...order, ...changes }, now) as string

describe('the example of a receiver', () => {
  test('takes an order once, however often it arrives, as an order of Deliverect’s shape', async () => {
    const receiver = await startExample()
    for (const _ of [1, 2, 3])
      expect(await receiver.send({ id: 'msg-1', body: bodyOf() })).toMatchObject(answered(204))
    expect(receiver.orders()).toEqual([
      {
        channelOrderId: 'tablemate-31-1',
        channelOrderDisplayId: '17',
        orderType: 3,
        table: '12',
        placedTime: '2026-11-25T18:59:00.000Z',
        numberOfCustomers: 4,
        decimalDigits: 2,
        items: [{ plu: 'PLU-7', name: 'Crème 🍋', quantity: 2, price: 1250, remark: 'cold' }],
        note: 'ALLERGY: peanuts\nGuest 2\nno hurry',
        orderIsAlreadyPaid: false,
        payment: { amount: 2722, type: 0 },
      },
    ])
  })

  test('tells a change and a cancellation from a new order, and takes a test', async () => {
    const receiver = await startExample()
    await receiver.send({ id: 'msg-1', body: bodyOf() })
    await receiver.send({ id: 'msg-2', body: bodyOf({ kind: 'changed', version: 2, table: null }) })
    await receiver.send({ id: 'msg-3', body: bodyOf({ kind: 'cancelled', version: 3 }) })
    expect(await receiver.send({ id: 'msg-4', body: buildTestWebhook(now) })).toMatchObject(answered(204))
    const orders = receiver.orders() as { channelOrderId: string; status?: number; table: string }[]
    expect(orders.map(({ channelOrderId, status }) => [channelOrderId, status])).toEqual([
      ['tablemate-31-1', undefined],
      ['tablemate-31-1', 100],
      ['tablemate-31-2', undefined],
      ['tablemate-31-2', 100],
    ])
    expect(orders[2]?.table).toBe('')
  })

  test('accepts either secret during a rotation, and refuses other signatures', async () => {
    const receiver = await startExample()
    const other = makeWebhookSecret()
    const message = { id: 'msg-1', body: bodyOf() }
    expect(await receiver.send(message, [other, secret])).toMatchObject(answered(204))
    expect(await receiver.send({ ...message, id: 'msg-2' }, [other])).toMatchObject(answered(401))
    expect(receiver.orders()).toHaveLength(1)
  })
})

const answered = (status: number) => ({ kind: 'answer', answer: { status } })

async function startExample() {
  const port = String(await findPort())
  const child = spawn(process.execPath, [example], {
    env: { WEBHOOK_SECRET: secret, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    child.kill()
    await once(child, 'exit')
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const send = (message: { id: string; body: string }, secrets = [secret]) => {
    const account: WebhookAccount = {
      destination: { id: 1, changedAt: now },
      url: `http://127.0.0.1:${port}/hook`,
      secrets,
      allowsLoopback: true,
    }
    return sendWebhook(account, message, new Date())
  }
  // It is not listening yet.
  await expect.poll(() => send({ id: 'ping', body: buildTestWebhook(now) })).toMatchObject(answered(204))
  return {
    send,
    orders: () =>
      output
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line) as unknown),
  }
}
