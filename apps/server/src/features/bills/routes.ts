// The endpoints of the bill: read it, and choose tip, split and rates for the table.

import { chooseBill, getBill } from '@tablemate/contract/bills.ts'
import { isPayable, payableStep } from '@tablemate/domain/money.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { changeTable } from '../../table/change-table.ts'
import { requireCovered, requireTable } from '../../table/load-table.ts'
import { type LockedTable, requireSomeMember } from '../../table/locked-table.ts'
import { billOf } from '../../table/table-view.ts'
import { type BillChoice, updateChoice } from './queries.ts'

export function registerBills(app: FastifyInstance, context: AppContext): void {
  const { database, clock } = context

  serveEndpoint(app, getBill, async ({ params, device }) =>
    billOf(await requireTable(database.sql, params.groupId, device, clock())),
  )

  serveEndpoint(app, chooseBill, ({ params, body, device }) =>
    changeTable(context, { groupId: params.groupId, device, afterClose: 'allowed' }, async locked => {
      const chooser = requireSomeMember(locked)
      requirePayableTip(locked, body)
      requireOwnRates(locked, body)
      await updateChoice(locked, body, chooser)
      return billOf(await requireCovered(locked, clock()))
    }),
  )
}

function requirePayableTip({ currency }: LockedTable, { tipAmount }: Pick<BillChoice, 'tipAmount'>): void {
  if (tipAmount === null || isPayable(tipAmount, payableStep(currency))) return
  throw problem('invalid', { fields: { tipAmount: 'not-payable' } })
}

/** Throws 'rates-of-restaurant' at a registered restaurant: only its account sets the rates. */
function requireOwnRates({ restaurantId }: LockedTable, choice: BillChoice): void {
  const { taxPercentage, serviceFeePercentage, isTaxIncluded } = choice
  const hasRates = [taxPercentage, serviceFeePercentage, isTaxIncluded].some(rate => rate !== null)
  if (hasRates && restaurantId !== null) throw problem('rates-of-restaurant')
}
