// Serves the settings of card payments: the restaurant's own key and signing secret of Stripe.

import {
  type CardSettings,
  changeCardSettings,
  getCardSettings,
  testCardSettings,
} from '@tablemate/contract/card-payments.ts'
import type { TestResult } from '@tablemate/contract/pos.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publishFacts } from '../../group/restaurant-facts.ts'
import { publicOriginOf } from '../../http/canonical-host.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { readField, type SealedField, sealField } from '../../outgoing/sealed-fields.ts'
import {
  answerOf,
  emptyStripeSettings,
  findStripeSettings,
  loadStripeAccount,
  noteStripeAnswer,
  type StripeSettings,
  saveStripeSettings,
} from '../../outgoing/stripe-account.ts'
import { problem } from '../../problems.ts'
import { requireUnchanged } from '../../restaurant/require-unchanged.ts'
import { endOpenCardPayments } from './end-open.ts'

export function serveCardSettings(app: FastifyInstance, context: AppContext): void {
  const { database, clock, keyRing, rateLimits } = context

  serveEndpoint(app, getCardSettings, ({ session, params: { restaurantId } }, reply) => {
    requireOwnRestaurant(session, restaurantId)
    return readSettings(restaurantId, reply.request)
  })

  serveEndpoint(app, changeCardSettings, async ({ session, params: { restaurantId }, body }, reply) => {
    requireOwnRestaurant(session, restaurantId)
    const seal = (field: SealedField, secret: string | null) =>
      secret === null ? null : sealField(keyRing, restaurantId, field, secret)
    requireUnchanged(body, switchesOf(await findStripeSettings(database.sql, restaurantId)))
    if (body.key || body.removeKey) await endOpenCardPayments(context, restaurantId)
    const [key, secret] = [seal('stripe-key', body.key), seal('stripe-secret', body.secret)]
    await inTransaction(database, async tx => {
      const before = await findStripeSettings(tx, restaurantId, 'for update')
      requireUnchanged(body, switchesOf(before))
      const { publicUrl, canonicalHost } = context.config
      if (body.isEnabled && (publicUrl ?? canonicalHost) === undefined) throw problem('address-not-set')
      const kept = key === null ? before : { ...before, fault: null, confirmedAt: null }
      const demoPayments = body.demoPayments ?? before.demoPayments
      const hadKey = before.hadKey || key !== null
      if (body.demoPayments && hadKey) throw problem('cards-taken')
      const after: StripeSettings = body.removeKey
        ? { ...emptyStripeSettings, demoPayments, hadKey }
        : {
            ...kept,
            demoPayments,
            hadKey,
            isEnabled: body.isEnabled ?? before.isEnabled,
            sealedKey: key ?? before.sealedKey,
            sealedSecret: secret ?? before.sealedSecret,
          }
      if (after.isEnabled) requireComplete(after)
      const storedKey = readField(context, restaurantId, 'stripe-key', before.sealedKey)
      // Stripe has other endpoints in test mode, each with its own secret.
      if (storedKey && body.key && modeOf(storedKey) !== modeOf(body.key) && secret === null)
        throw problem('invalid', { fields: { secret: 'required' } })
      const isSaved = await saveStripeSettings(tx, restaurantId, after, clock())
      if (!isSaved) throw problem('restaurant-not-found')
    })
    await publishFacts(context, restaurantId)
    return readSettings(restaurantId, reply.request)
  })

  serveEndpoint(app, testCardSettings, async ({ session, params: { restaurantId } }): Promise<TestResult> => {
    requireOwnRestaurant(session, restaurantId)
    await rateLimits.consume('destination-tests-per-restaurant', String(restaurantId))
    const account = await loadStripeAccount(context, restaurantId, { isTest: true })
    if (!account) return { result: 'not-possible', status: null }
    const { checkout, refunds } = account.stripe
    const sessions = await answerOf(checkout.sessions.list({ limit: 1 }))
    const { kind } = sessions.kind === 'ok' ? await answerOf(refunds.list({ limit: 1 })) : sessions
    await noteStripeAnswer(database, account, kind, clock())
    await publishFacts(context, restaurantId)
    switch (kind) {
      case 'ok':
        return { result: 'ok', status: 200 }
      case 'unauthorized':
        return { result: 'unauthorized', status: null }
      case 'refused':
        return { result: 'refused', status: null }
      case 'failed':
      case 'unknown':
        return { result: 'no-answer', status: null }
    }
  })

  async function readSettings(restaurantId: number, request: FastifyRequest): Promise<CardSettings> {
    const stored = await findStripeSettings(database.sql, restaurantId)
    const key = readField(context, restaurantId, 'stripe-key', stored.sealedKey)
    const secret = readField(context, restaurantId, 'stripe-secret', stored.sealedSecret)
    const { fault, confirmedAt, hadKey } = stored
    return {
      ...switchesOf(stored),
      takesRealMoney: hadKey,
      mode: key === null ? null : modeOf(key),
      hasSecret: secret !== null,
      state: key === null ? 'none' : (fault ?? (confirmedAt === null ? 'saved' : 'connected')),
      confirmedAt: confirmedAt?.toISOString() ?? null,
      eventsUrl: `${publicOriginOf(request, context.config)}/api/card-payments/${restaurantId}/events`,
    }
  }
}

/** As the owner sees them. */
function switchesOf({ isEnabled, demoPayments, hadKey }: StripeSettings) {
  return { isEnabled, demoPayments: demoPayments && !hadKey }
}

function modeOf(key: string): 'live' | 'test' {
  return key.startsWith('rk_live_') ? 'live' : 'test'
}

/** Throws 'invalid': without the secret, nobody would learn that a page was paid. */
function requireComplete({ sealedKey, sealedSecret }: StripeSettings): void {
  if (sealedKey === null) throw problem('invalid', { fields: { key: 'required' } })
  if (sealedSecret === null) throw problem('invalid', { fields: { secret: 'required' } })
}
