import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { makeWebhookSecret, signWebhook } from './sign-webhook.ts'

const now = new Date()
const message = { id: 'msg-1', timestamp: now, body: '{"type":"order.created","name":"Crème 🍋"}' }

describe('a webhook', () => {
  test('has the signature of Standard Webhooks’ own example', () => {
    const headers = signWebhook({
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: new Date(1_614_265_330_000),
      body: '{"test": 2432232314}',
      secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    })
    expect(headers).toEqual({
      'content-type': 'application/json',
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  test('is accepted by a receiver that knows either secret of a rotation, and by no other', () => {
    const [present, earlier] = [makeWebhookSecret(), makeWebhookSecret()]
    const headers = signWebhook({ ...message, secrets: [present, earlier] })
    for (const secret of [present, earlier])
      expect(new Webhook(secret).verify(message.body, headers)).toEqual(JSON.parse(message.body))
    expect(() => new Webhook(makeWebhookSecret()).verify(message.body, headers)).toThrow()
    expect(() => new Webhook(present).verify(message.body.replace('Crème', 'Cream'), headers)).toThrow()
    expect(() => new Webhook(present).verify(message.body, { ...headers, 'webhook-id': 'msg-2' })).toThrow()
  })

  // Threat: forged-webhooks
  test('is never sent unsigned', () => {
    expect(() => signWebhook({ ...message, secrets: [] })).toThrow('without a secret')
  })
})

test('a secret has 32 random bytes', () => {
  expect(makeWebhookSecret()).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/)
  expect(makeWebhookSecret()).not.toBe(makeWebhookSecret())
})
