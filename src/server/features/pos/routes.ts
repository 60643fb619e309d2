// Serves the settings of a restaurant's point of sale. They are stored only: nothing is sent to a point of sale yet.

import type { FastifyInstance } from 'fastify'
import { changePosSettings, getPosSettings, type PosSettings } from '#contract/pos.ts'
import { posProviders } from '#domain/restaurants/pos-providers.ts'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { isReadable, sealApiKey } from './api-key.ts'
import { type ApiKeyChange, findPosSettings, savePosSettings } from './queries.ts'
import { checkWebhook } from './webhook-address.ts'

export function registerPos(app: FastifyInstance, context: AppContext): void {
  const { database, clock, keyRing } = context
  const { sql } = database

  serveEndpoint(app, getPosSettings, ({ session, params: { restaurantId } }) => {
    requireOwnRestaurant(session, restaurantId)
    return readSettings(restaurantId)
  })

  serveEndpoint(app, changePosSettings, async ({ session, params: { restaurantId }, body }) => {
    requireOwnRestaurant(session, restaurantId)
    const posWebhookUrl = body.posWebhookUrl && (await requirePublic(body.posWebhookUrl))
    const apiKey: ApiKeyChange = body.posApiKey
      ? { sealed: sealApiKey(keyRing, restaurantId, body.posApiKey) }
      : body.removeApiKey
        ? 'remove'
        : 'keep'
    const isSaved = await savePosSettings(sql, restaurantId, { ...body, posWebhookUrl }, apiKey, clock())
    if (!isSaved) throw problem('restaurant-not-found')
    return readSettings(restaurantId)
  })

  async function readSettings(restaurantId: number): Promise<PosSettings> {
    const { sealedApiKey, ...settings } = await findPosSettings(sql, restaurantId)
    const hasApiKey = sealedApiKey !== null && isReadable(context, restaurantId, sealedApiKey)
    return { ...settings, hasApiKey, supportedProviders: [...posProviders] }
  }
}

async function requirePublic(text: string): Promise<string> {
  const checked = await checkWebhook(text)
  if ('fault' in checked) throw problem('invalid', { fields: { posWebhookUrl: checked.fault } })
  return checked.address
}
