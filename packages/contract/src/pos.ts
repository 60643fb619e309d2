// Endpoints of a restaurant's point of sale settings. The API key can be set, but no reply contains it.

import { destinationFaults } from '@tablemate/domain/delivery/delivery.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { isPlainLine, lengthOf } from '@tablemate/domain/plain-text.ts'
import { posProviders } from '@tablemate/domain/restaurants/pos-providers.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { base, because, changed, id, instant, line, oneOf, optional, yesOrNo } from './fields.ts'

const settings = {
  posProvider: z.nullable(z.enum(posProviders)),
  posLocationId: z.nullable(z.string()),
  posWebhookUrl: z.nullable(z.string()),
  posEnabled: z.boolean(),
}

/** 'saved': settings are stored, and nothing was taken yet. A fault has switched the destination off. */
const connection = z.object({
  state: z.enum(['none', 'saved', 'connected', ...destinationFaults]),
  /** When the last test or order was taken; null: never. */
  confirmedAt: z.nullable(instant),
})

export const posSettings = z.object({
  ...settings,
  /** Whether there is an API key that the server can read. */
  hasApiKey: z.boolean(),
  /** Whether there is a key that verifies the provider's events. */
  hasSignatureKey: z.boolean(),
  pos: connection,
  webhook: connection,
  /** Whether webhooks are signed: there is a secret. */
  hasWebhookSecret: z.boolean(),
  /** Until when the earlier secret signs as well; null: there is none. */
  earlierSecretUntil: z.nullable(instant),
  /** The address for Square's events. */
  eventsUrl: z.string(),
  /** When the provider last reported a change of its menu, and when the menu was last taken from it. */
  menuChangedAt: z.nullable(instant),
  menuTakenAt: z.nullable(instant),
  supportedProviders: z.array(z.enum(posProviders)),
  /** Those to which this server sends orders: one that takes them only by agreement is among them while there is one. */
  orderProviders: z.array(z.enum(posProviders)),
})
export type PosSettings = z.infer<typeof posSettings>

/** The key as sent, trimmed of blanks from copying. */
const apiKey = z.pipe(
  z
    .string(because('wrong-type'))
    .check(z.refine(text => isPlainLine(text.trim()), because('forbidden-characters'))),
  z.pipe(
    z.transform((text: string) => text.trim()),
    z.string().check(z.refine(text => lengthOf(text) <= limits.posApiKey, because('too-long'))),
  ),
)

export const getPosSettings = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/pos-settings',
  summary: 'How the restaurant’s point of sale is reached',
  access: 'restaurant',
  params: z.object({ restaurantId: id }),
  reply: posSettings,
  status: 200,
  problems: ['restaurant-not-found'],
})

export const changePosSettings = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/pos-settings',
  summary:
    'Set how the point of sale is reached. Absent fields are cleared, unless `base` is given: then they stay. The API key and the ' +
    'signature key stay until another is sent, the API key is removed, or the provider changes',
  access: 'restaurant',
  params: z.object({ restaurantId: id }),
  body: z
    .object({
      posProvider: changed(oneOf(posProviders)),
      posApiKey: optional(apiKey),
      removeApiKey: optional(yesOrNo),
      /** Verifies the provider's events; stays until another is sent or the provider changes. */
      posSignatureKey: optional(apiKey),
      /** Without it no order is sent to the provider. */
      posLocationId: changed(line(limits.posLocation)),
      /** An https URL with a public address. */
      posWebhookUrl: changed(line(limits.webhookAddress)),
      posEnabled: changed(yesOrNo),
      base,
    })
    .check(
      z.refine(({ posApiKey, removeApiKey }) => !(posApiKey && removeApiKey), {
        ...because('contradictory'),
        path: ['removeApiKey'],
      }),
    ),
  reply: posSettings,
  status: 200,
  problems: ['restaurant-not-found', 'changed-meanwhile'],
})

/** 'ok': the provider, or the webhook's receiver, took the test. */
export const testResult = z.object({
  result: z.enum(['ok', 'unauthorized', 'gone', 'refused', 'no-answer', 'not-possible']),
  /** The status of its answer; null: there was none. */
  status: z.nullable(z.int()),
})
export type TestResult = z.infer<typeof testResult>

const restaurantParams = z.object({ restaurantId: id })

export const testPosSettings = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/pos-settings/test',
  summary: 'Ask the provider whether it accepts the stored key and location. Creates nothing there',
  access: 'restaurant',
  params: restaurantParams,
  reply: testResult,
  status: 200,
  problems: ['restaurant-not-found', 'too-many-requests'],
})

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/webhook/test',
  summary: 'Send a signed event of the type "test" to the webhook',
  access: 'restaurant',
  params: restaurantParams,
  reply: testResult,
  status: 200,
  problems: ['restaurant-not-found', 'too-many-requests'],
})

export const renewWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/webhook/secret',
  summary:
    'Create the secret that signs webhooks. It is shown only here; the earlier one signs as well for 24 hours',
  access: 'restaurant',
  params: restaurantParams,
  reply: z.object({ secret: z.string(), earlierUntil: z.nullable(instant) }),
  status: 200,
  problems: ['restaurant-not-found'],
})

/** An event of Square, as far as it is read. Source: Square, reference of webhook events. */
export const squareEvent = z.object({
  type: z.string(),
  data: z.optional(z.object({ object: z.optional(z.record(z.string(), z.unknown())) })),
})

export const receiveSquareEvent = endpoint({
  method: 'POST',
  path: '/api/pos/square/:restaurantId/events',
  summary:
    'An event of Square, signed with the restaurant’s signature key: the state of an order, or a change of the menu. Every ' +
    'fault gets the same reply',
  access: 'anyone',
  params: restaurantParams,
  body: squareEvent,
  rawBody: true,
  status: 204,
  problems: ['not-found', 'too-many-requests'],
})
