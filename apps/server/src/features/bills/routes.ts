// The endpoints of the bill: diners read it and choose tip, split and rates; the staff read and print it.

import { chooseBill, getBill } from '@tablemate/contract/bills.ts'
import { getSeatingBill, printSeatingBill } from '@tablemate/contract/seating-bills.ts'
import { isPayable, payableStep } from '@tablemate/domain/money.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { changeGroup } from '../../group/change-group.ts'
import { billOf } from '../../group/group-view.ts'
import { requireCovered, requireGroup } from '../../group/load-group.ts'
import { type LockedGroup, requireSomeMember } from '../../group/locked-group.ts'
import { publicOriginOf } from '../../http/canonical-host.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { findPrintersOn } from '../printers/queries.ts'
import { type BillChoice, updateChoice } from './queries.ts'
import { loadSeatingBill, printSeatingBill as print } from './seating-bill.ts'

export function registerBills(app: FastifyInstance, context: AppContext): void {
  const { database, clock, config } = context

  serveEndpoint(app, getBill, async ({ params, device }) =>
    billOf(await requireGroup(database.sql, params.groupId, device, clock())),
  )

  serveEndpoint(app, chooseBill, ({ params, body, device }) =>
    changeGroup(context, { groupId: params.groupId, device, afterClose: 'allowed' }, async locked => {
      const chooser = requireSomeMember(locked)
      requirePayableTip(locked, body)
      requireOwnRates(locked, body)
      await updateChoice(locked, body, chooser)
      return billOf(await requireCovered(locked, clock()))
    }),
  )

  serveEndpoint(app, getSeatingBill, async ({ params, session }, { request }) => {
    requireOwnRestaurant(session, params.restaurantId)
    const wanted = { ...params, origin: publicOriginOf(request, config) }
    return {
      ...(await loadSeatingBill(context, database.sql, wanted)),
      printers: await findPrintersOn(database.sql, params.restaurantId),
    }
  })

  serveEndpoint(app, printSeatingBill, async ({ params, body, session }, { request }) => {
    requireOwnRestaurant(session, params.restaurantId)
    await print(context, { ...params, ...body, origin: publicOriginOf(request, config) })
    return undefined
  })
}

function requirePayableTip({ currency }: LockedGroup, { tipAmount }: Pick<BillChoice, 'tipAmount'>): void {
  if (tipAmount === null || isPayable(tipAmount, payableStep(currency))) return
  throw problem('invalid', { fields: { tipAmount: 'not-payable' } })
}

/** Throws 'rates-of-restaurant' at a registered restaurant: only its account sets the rates. */
function requireOwnRates({ restaurantId }: LockedGroup, choice: BillChoice): void {
  const { taxPercentage, serviceFeePercentage, isTaxIncluded } = choice
  const hasRates = [taxPercentage, serviceFeePercentage, isTaxIncluded].some(rate => rate !== null)
  if (hasRates && restaurantId !== null) throw problem('rates-of-restaurant')
}
