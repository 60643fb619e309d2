// Serves the settings of a restaurant's point of sale and webhook. Saving them decides which destinations receive orders.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import { changePosSettings, getPosSettings, type PosSettings } from '@tablemate/contract/pos.ts'
import { needsKey, orderProvidersOf } from '@tablemate/domain/pos/pos-ability.ts'
import { type PosProvider, posProviders } from '@tablemate/domain/restaurants/pos-providers.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publishFacts } from '../../group/restaurant-facts.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { findDestinations } from '../../outgoing/destinations.ts'
import { readField, type SealedField, sealField } from '../../outgoing/sealed-fields.ts'
import { problem } from '../../problems.ts'
import { requireUnchanged } from '../../restaurant/require-unchanged.ts'
import { endForEarlierAccount, retryRefused } from '../deliveries/queries.ts'
import { connectionOf } from './connection.ts'
import {
  emptySettings,
  findPosSettings,
  type KeyChange,
  type KeyChanges,
  type PosSettingsInput,
  savePosSettings,
} from './queries.ts'
import { saveDestinations } from './save-destinations.ts'
import { eventsUrlOf, serveSquareEvents } from './square-events.ts'
import { serveTests } from './test-destinations.ts'
import { checkWebhook } from './webhook-address.ts'

export function registerPos(app: FastifyInstance, context: AppContext): void {
  const { database, clock, keyRing, config } = context
  const orderProviders = orderProvidersOf(config.posAgreements)
  const isKeyless = (provider: PosProvider | null) => provider !== null && !needsKey(provider, orderProviders)
  serveTests(app, context)
  serveSquareEvents(app, context)

  serveEndpoint(app, getPosSettings, ({ session, params: { restaurantId } }, reply) => {
    requireOwnRestaurant(session, restaurantId)
    return readSettings(restaurantId, reply.request)
  })

  serveEndpoint(app, changePosSettings, async ({ session, params: { restaurantId }, body }, reply) => {
    requireOwnRestaurant(session, restaurantId)
    const posWebhookUrl = body.posWebhookUrl && (await requirePublic(body.posWebhookUrl))
    const change = { ...body, posWebhookUrl }
    const seal = (field: SealedField, key: string | null, otherwise: KeyChange): KeyChange =>
      key ? { sealed: sealField(keyRing, restaurantId, field, key) } : otherwise
    const now = clock()
    await inTransaction(database, async tx => {
      const before = await findPosSettings(tx, restaurantId, 'for update')
      requireUnchanged(change, before)
      const settings = settingsOf(change, change.base ? before : emptySettings)
      requireProvider(settings, body.posApiKey ?? body.posSignatureKey)
      const keys: KeyChanges = {
        // A key that is not needed is not stored.
        apiKey: isKeyless(settings.posProvider)
          ? 'remove'
          : seal('pos-api-key', body.posApiKey, body.removeApiKey ? 'remove' : 'keep'),
        signatureKey: seal('pos-signature-key', body.posSignatureKey, 'keep'),
      }
      const isSaved = await savePosSettings(tx, restaurantId, settings, keys, now)
      if (!isSaved) throw problem('restaurant-not-found')
      const after = await findPosSettings(tx, restaurantId)
      const isSameAccount =
        after.posProvider === before.posProvider && after.posLocationId === before.posLocationId
      const ready = await saveDestinations(tx, restaurantId, { before, after, orderProviders }, now)
      if (!isSameAccount) await endForEarlierAccount(tx, restaurantId, now)
      await retryRefused(tx, restaurantId, ready, now)
    })
    context.events.announce('kitchen-changed', { restaurantId })
    context.events.announce('deliveries-changed', { restaurantId })
    await publishFacts(context, restaurantId)
    return readSettings(restaurantId, reply.request)
  })

  async function readSettings(restaurantId: number, request: FastifyRequest): Promise<PosSettings> {
    const stored = await findPosSettings(database.sql, restaurantId)
    const destinations = await findDestinations(database.sql, restaurantId)
    const { posProvider, posLocationId, posWebhookUrl, posEnabled, earlierSecretUntil: until } = stored
    const has = (field: SealedField, sealed: string | null) =>
      readField(context, restaurantId, field, sealed) !== null
    const hasApiKey = has('pos-api-key', stored.sealedApiKey)
    return {
      posProvider,
      posLocationId,
      posWebhookUrl,
      posEnabled,
      hasApiKey,
      hasSignatureKey: has('pos-signature-key', stored.sealedSignatureKey),
      pos: connectionOf(
        // An agreement may have ended.
        orderProviders.some(provider => provider === posProvider) ? destinations : [],
        'pos',
        posProvider !== null && (hasApiKey || isKeyless(posProvider)),
      ),
      webhook: connectionOf(destinations, 'webhook', posWebhookUrl !== null),
      hasWebhookSecret: has('webhook-secret', stored.sealedWebhookSecret),
      earlierSecretUntil: until && until > clock() ? until.toISOString() : null,
      eventsUrl: eventsUrlOf(config, request, restaurantId),
      menuChangedAt: stored.menuChangedAt?.toISOString() ?? null,
      menuTakenAt: stored.menuTakenAt?.toISOString() ?? null,
      supportedProviders: [...posProviders],
      orderProviders,
    }
  }

  async function requirePublic(text: string): Promise<string> {
    const checked = await checkWebhook(text, { allowsLoopback: config.allowsLoopbackDestinations })
    if ('fault' in checked) throw problem('invalid', { fields: { posWebhookUrl: checked.fault } })
    return checked.address
  }
}

/** The settings after a change; absent fields are as in `otherwise`. */
function settingsOf(
  change: CheckedOf<typeof changePosSettings, 'body'>,
  otherwise: PosSettingsInput,
): PosSettingsInput {
  const { posProvider, posLocationId, posWebhookUrl, posEnabled } = otherwise
  return {
    posProvider: change.posProvider === undefined ? posProvider : change.posProvider,
    posLocationId: change.posLocationId === undefined ? posLocationId : change.posLocationId,
    posWebhookUrl: change.posWebhookUrl === undefined ? posWebhookUrl : change.posWebhookUrl,
    posEnabled: (change.posEnabled === undefined ? posEnabled : change.posEnabled) ?? false,
  }
}

/** Throws 'invalid': a key is a provider's, and orders need a provider or a webhook. */
function requireProvider(
  { posProvider, posEnabled, posWebhookUrl }: PosSettingsInput,
  key: string | null,
): void {
  if (posProvider === null && ((posEnabled && posWebhookUrl === null) || key))
    throw problem('invalid', { fields: { posProvider: 'required' } })
}
