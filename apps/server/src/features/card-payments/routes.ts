// The endpoints of card payments: for diners, for the restaurant, and for Stripe. Starts the sweep.

import {
  getCardPayments,
  type OwnCardPayment,
  refundCardPayment,
  releaseCardPages,
  returnFromCardPayment,
  startCardPayment,
} from '@tablemate/contract/card-payments.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { changeGroup } from '../../group/change-group.ts'
import { changeOwnGroup } from '../../group/change-own-group.ts'
import { requireSomeMember } from '../../group/locked-group.ts'
import { publicOriginOf } from '../../http/canonical-host.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { startWorker } from '../../jobs/worker.ts'
import { problem } from '../../problems.ts'
import {
  type CardPaymentRow,
  findCardPayment,
  listCardPayments,
  noteEndedByOthers,
} from './card-payment-rows.ts'
import { serveCardSettings } from './card-settings.ts'
import { endHolds } from './queries.ts'
import { refundByOwner } from './refund-by-owner.ts'
import { askStripe, release } from './settle-card-payment.ts'
import { startCardPayment as start } from './start-card-payment.ts'
import { serveStripeEvents } from './stripe-events.ts'
import { cardPaymentWork } from './sweep.ts'

export function registerCardPayments(app: FastifyInstance, context: AppContext): void {
  const { database, clock, rateLimits } = context
  serveCardSettings(app, context)
  serveStripeEvents(app, context)

  let close = async () => {}
  app.addHook('onReady', async () => {
    close = startWorker(context.log, cardPaymentWork(context)).close
  })
  app.addHook('onClose', () => close())

  serveEndpoint(app, startCardPayment, async ({ body, device, idempotencyKey }, reply) => {
    await rateLimits.consume('card-payments-per-device', device)
    const origin = publicOriginOf(reply.request, context.config)
    return start(context, { ...body, device, idempotencyKey, origin })
  })

  serveEndpoint(app, returnFromCardPayment, async ({ params: { cardPaymentId }, body, device }) => {
    await rateLimits.consume('card-payments-per-device', device)
    const { groupId, isCancelled } = body
    // The rights of the device are those of a change.
    const row = await changeGroup(context, { groupId, device, afterClose: 'allowed' }, async locked => {
      requireSomeMember(locked)
      const found = await findCardPayment(locked.tx, groupId, cardPaymentId)
      if (!found) throw problem('card-payment-not-found')
      const isTheirs = [found.startedBy, ...found.dues.map(({ memberId }) => memberId)].some(id =>
        locked.mine.includes(id),
      )
      if (isCancelled && !isTheirs) throw problem('not-your-member')
      return found
    })
    if (row.state === 'held' && isCancelled) {
      await noteEndedByOthers(database.sql, row, device)
      await release(context, row)
    }
    // Money may have come to a page that could not be closed.
    else if (row.state === 'held' || row.state === 'released') await askStripe(context, row)
    const after = await findCardPayment(database.sql, groupId, cardPaymentId)
    return { state: after?.state ?? row.state }
  })

  serveEndpoint(app, getCardPayments, async ({ session, params: { restaurantId } }) => {
    requireOwnRestaurant(session, restaurantId)
    return (await listCardPayments(database.sql, restaurantId, clock())).map(asReply)
  })

  serveEndpoint(
    app,
    releaseCardPages,
    async ({ session, params: { restaurantId, groupId }, body, device }) => {
      requireOwnRestaurant(session, restaurantId)
      await changeOwnGroup(
        context,
        { restaurantId, groupId, device, afterClose: 'allowed' },
        async () => undefined,
      )
      await endHolds(context, groupId, body.memberId)
    },
  )

  serveEndpoint(app, refundCardPayment, async ({ session, params, body, device }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return asReply(await refundByOwner(context, { session, ...params, groupId: body.groupId, device }))
  })
}

function asReply({ id, groupId, table, state, amount, currency, createdAt }: CardPaymentRow): OwnCardPayment {
  return { id, groupId, table, state, amount, currency, createdAt: createdAt.toISOString() }
}
