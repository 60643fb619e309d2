// Endpoints of a restaurant's point of sale settings. The API key can be set, but no reply contains it.

import * as z from 'zod/mini'
import * as limits from '#domain/limits.ts'
import { isPlainLine, lengthOf } from '#domain/plain-text.ts'
import { posProviders } from '#domain/restaurants/pos-providers.ts'
import { endpoint } from './endpoint.ts'
import { because, id, line, oneOf, optional } from './fields.ts'

const settings = {
  posProvider: z.nullable(z.enum(posProviders)),
  posLocationId: z.nullable(z.string()),
  posWebhookUrl: z.nullable(z.string()),
  posEnabled: z.boolean(),
}

export const posSettings = z.object({
  ...settings,
  /** Whether there is an API key that the server can read. */
  hasApiKey: z.boolean(),
  supportedProviders: z.array(z.enum(posProviders)),
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

const flag = z._default(
  z.pipe(
    z.nullable(z.boolean(because('wrong-type'))),
    z.transform(value => value ?? false),
  ),
  false,
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
    'Set how the point of sale is reached. Absent fields are cleared, except the API key, which stays until another is ' +
    'sent, it is removed, or the provider changes',
  access: 'restaurant',
  params: z.object({ restaurantId: id }),
  body: z
    .object({
      posProvider: optional(oneOf(posProviders)),
      posApiKey: optional(apiKey),
      removeApiKey: flag,
      posLocationId: optional(line(limits.posLocation)),
      /** An https URL with a public address. */
      posWebhookUrl: optional(line(limits.webhookAddress)),
      posEnabled: flag,
    })
    .check(
      z.refine(
        ({ posProvider, posEnabled, posApiKey }) => posProvider !== null || !(posEnabled || posApiKey),
        {
          ...because('required'),
          path: ['posProvider'],
        },
      ),
      z.refine(({ posApiKey, removeApiKey }) => !(posApiKey && removeApiKey), {
        ...because('contradictory'),
        path: ['removeApiKey'],
      }),
    ),
  reply: posSettings,
  status: 200,
  problems: ['restaurant-not-found'],
})
