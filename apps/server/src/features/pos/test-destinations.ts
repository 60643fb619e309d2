// Serves the tests that an owner starts, of the point of sale and of the webhook, and the webhook's secret.

import { randomUUID } from 'node:crypto'
import { renewWebhookSecret, type TestResult, testPosSettings, testWebhook } from '@tablemate/contract/pos.ts'
import { readWebhookAnswer } from '@tablemate/domain/delivery/webhook-answer.ts'
import { buildTestWebhook } from '@tablemate/domain/delivery/webhook-event.ts'
import type { PosAnswer, PosOutcome } from '@tablemate/domain/pos/adapter.ts'
import { orderProvidersOf } from '@tablemate/domain/pos/pos-ability.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publishFacts } from '../../group/restaurant-facts.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { confirmDestination, failDestination, type Used } from '../../outgoing/destinations.ts'
import { loadPosAccount, sendToPos } from '../../outgoing/pos-account.ts'
import type { Sent } from '../../outgoing/send-request.ts'
import { loadWebhook, renewSecret, sendWebhook } from '../../outgoing/webhook-account.ts'
import { problem } from '../../problems.ts'
import { retryRefused } from '../deliveries/queries.ts'
import { findPosSettings } from './queries.ts'
import { saveDestinations } from './save-destinations.ts'

/** An owner waits for the answer. */
const timeoutMs = 8000

const notPossible = { result: 'not-possible', status: null } as const

export function serveTests(app: FastifyInstance, context: AppContext): void {
  const { database, clock, config, rateLimits } = context

  serveEndpoint(app, testPosSettings, async ({ session, params: { restaurantId } }) => {
    requireOwnRestaurant(session, restaurantId)
    await begin(restaurantId)
    const account = await loadPosAccount(context, restaurantId)
    const request = account?.adapter.test(account.target)
    if (!account || !request || 'unsendable' in request) return notPossible
    const sent = await sendToPos(account, request, timeoutMs)
    return finish(restaurantId, account.destination, sent, answer =>
      resultOf(account.adapter.readDone(answer)),
    )
  })

  serveEndpoint(app, testWebhook, async ({ session, params: { restaurantId } }) => {
    requireOwnRestaurant(session, restaurantId)
    await begin(restaurantId)
    const now = clock()
    const account = await loadWebhook(context, restaurantId, now)
    if (!account) return notPossible
    const sent = await sendWebhook(account, { id: randomUUID(), body: buildTestWebhook(now) }, now, timeoutMs)
    return finish(restaurantId, account.destination, sent, answer => resultOf(readWebhookAnswer(answer, now)))
  })

  serveEndpoint(app, renewWebhookSecret, async ({ session, params: { restaurantId } }) => {
    requireOwnRestaurant(session, restaurantId)
    const renewed = await renewSecret(context, restaurantId, clock())
    if (!renewed) throw problem('restaurant-not-found')
    return { secret: renewed.secret, earlierUntil: renewed.earlierUntil?.toISOString() ?? null }
  })

  /** Settings that were saved before there were destinations get them now. */
  async function begin(restaurantId: number): Promise<void> {
    await rateLimits.consume('destination-tests-per-restaurant', String(restaurantId))
    await inTransaction(database, async tx => {
      const settings = await findPosSettings(tx, restaurantId, 'for update')
      await saveDestinations(
        tx,
        restaurantId,
        { before: settings, after: settings, orderProviders: orderProvidersOf(config.posAgreements) },
        clock(),
      )
    })
  }

  async function finish(
    restaurantId: number,
    used: Used,
    sent: Sent,
    read: (answer: PosAnswer) => TestResult['result'],
  ): Promise<TestResult> {
    if (sent.kind === 'refused-address') return { result: 'refused', status: null }
    if (sent.kind !== 'answer') return { result: 'no-answer', status: null }
    const result = read(sent.answer)
    if (result === 'ok') {
      const now = clock()
      const isResumed = await confirmDestination(database.sql, used, now)
      if (isResumed) await retryRefused(database.sql, restaurantId, [used.id], now)
    }
    if (result === 'unauthorized' || result === 'gone') await failDestination(database.sql, used, result)
    context.events.announce('kitchen-changed', { restaurantId })
    context.events.announce('deliveries-changed', { restaurantId })
    await publishFacts(context, restaurantId)
    return { result, status: sent.answer.status }
  }
}

function resultOf(outcome: PosOutcome): TestResult['result'] {
  switch (outcome.kind) {
    case 'sent':
      return 'ok'
    case 'retry':
      return 'no-answer'
    case 'dead':
      return outcome.fault
  }
}
