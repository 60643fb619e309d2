// Signs webhooks as Standard Webhooks specifies, with the official library.

import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

export interface UnsignedWebhook {
  /** The same for every attempt: the receiver recognises a repetition by it. */
  readonly id: string
  /** The time of the attempt. */
  readonly timestamp: Date
  readonly body: string
  /** Each signs: during a rotation the receiver knows one of two. */
  readonly secrets: readonly string[]
}

/** The headers of a webhook. Throws without a secret, since no webhook leaves unsigned. */
export function signWebhook({ id, timestamp, body, secrets }: UnsignedWebhook): Record<string, string> {
  if (secrets.length === 0) throw new Error('a webhook cannot be signed without a secret')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(timestamp.getTime() / 1000)),
    'webhook-signature': secrets.map(secret => new Webhook(secret).sign(id, timestamp, body)).join(' '),
  }
}

/** A new random secret in the form of Standard Webhooks. */
export function makeWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}
