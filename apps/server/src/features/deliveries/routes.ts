// Serves the staff's list of deliveries and starts what creates and sends them.

import { getDeliveries, retryDelivery, settleDelivery } from '@tablemate/contract/deliveries.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { startDeliveryWorker } from './delivery-worker.ts'
import { listDeliveries, listDestinations } from './list-deliveries.ts'
import { startRelayWorker } from './relay-worker.ts'
import { sendAgain, settleByHand } from './settle-delivery.ts'

export function registerDeliveries(app: FastifyInstance, context: AppContext): void {
  const { database, clock } = context
  const { sql } = database

  let stop = async () => {}
  app.addHook('onReady', async () => {
    const worker = startDeliveryWorker(context)
    const relayWorker = startRelayWorker(context, worker.wake)
    // The staff sends one again, or the owner has replaced a key.
    const stopListening = context.events.on('deliveries-changed', worker.wake)
    stop = () => {
      stopListening()
      relayWorker.close()
      return worker.close()
    }
  })
  app.addHook('onClose', () => stop())

  serveEndpoint(app, getDeliveries, async ({ params: { restaurantId }, session }) => {
    requireOwnRestaurant(session, restaurantId)
    return {
      destinations: await listDestinations(sql, restaurantId),
      deliveries: await listDeliveries(sql, restaurantId, clock()),
    }
  })

  serveEndpoint(app, retryDelivery, async ({ params, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    await sendAgain(context, params)
    return undefined
  })

  serveEndpoint(app, settleDelivery, async ({ params, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    await settleByHand(context, params)
    return undefined
  })
}
