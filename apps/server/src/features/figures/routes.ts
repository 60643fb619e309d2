// The endpoints of a restaurant's figures and of the closes of its days.

import { closeDay, getDayCloses, getFigures } from '@tablemate/contract/figures.ts'
import { expectedCash } from '@tablemate/domain/day/figures.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { runOwnerIdempotently } from '../../idempotency/idempotency.ts'
import { problem } from '../../problems.ts'
import { changeRestaurant } from '../../restaurant/change-restaurant.ts'
import { recordAct, requireAct } from '../../restaurant/staff-acts.ts'
import { findFigures, insertClose, listCloses, lockCloses } from './queries.ts'

export function registerFigures(app: FastifyInstance, context: AppContext): void {
  const { database, readStale, clock } = context

  serveEndpoint(app, getFigures, ({ session, params: { restaurantId }, query: { from, to } }) => {
    requireOwnRestaurant(session, restaurantId)
    const period = from !== null && to !== null ? { from, to } : 'open'
    return readStale(sql => findFigures(sql, restaurantId, period, clock()))
  })

  serveEndpoint(app, getDayCloses, ({ session, params: { restaurantId }, query }) => {
    requireOwnRestaurant(session, restaurantId)
    return listCloses(database.sql, restaurantId, query.before)
  })

  serveEndpoint(app, closeDay, ({ session, params: { restaurantId }, body, idempotencyKey: key }) => {
    requireOwnRestaurant(session, restaurantId)
    const { expected, counted, denominations, note } = body
    return changeRestaurant(context, restaurantId, tx => {
      const now = clock()
      return runOwnerIdempotently(tx, { key, now, restaurantId }, async () => {
        const act = 'close-day'
        const actor = await requireAct(tx, session, act, now)
        const { today, currency } = await lockCloses(tx, restaurantId, now)
        const input = { closedBy: actor.staffName, currency, counted, denominations, note }
        const close = await insertClose(tx, restaurantId, today, input, now)
        const due = expectedCash(close.reports.find(report => report.currency === currency))
        if (due !== expected) throw problem('cash-changed', { due })
        if (counted !== null && counted !== due && note === null)
          throw problem('invalid', { fields: { note: 'required' } })
        const sum = denominations?.reduce((all, { value, count }) => all + value * count, 0) ?? counted
        if (sum !== counted) throw problem('invalid', { fields: { counted: 'contradictory' } })
        await recordAct(tx, actor, { act, groupId: null }, now)
        return close
      })
    })
  })
}
