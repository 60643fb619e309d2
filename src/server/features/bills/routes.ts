// The bill: read it, and choose tip, split and rates for the table.

import type { FastifyInstance } from 'fastify'
import { chooseBill, getBill } from '#contract/bills.ts'
import { isPayable, payableStep } from '#domain/money.ts'
import { changeTable, type HeldTable, requireSomeMember } from '../../access/change-table.ts'
import type { House } from '../../house.ts'
import { problem } from '../../http/problems.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { billOf, requireCovered, requireTable } from '../live/queries.ts'
import { type BillChoice, updateChoice } from './queries.ts'

export function registerBills(app: FastifyInstance, house: House): void {
  const { database, clock } = house

  serveEndpoint(app, getBill, async ({ params, device }) =>
    billOf(await requireTable(database.sql, params.groupId, device, clock())),
  )

  serveEndpoint(app, chooseBill, ({ params, body, device }) =>
    changeTable(house, { groupId: params.groupId, device }, async held => {
      const chooser = requireSomeMember(held)
      requirePayableTip(held, body)
      requireOwnRates(held, body)
      await updateChoice(held, body, chooser)
      return billOf(await requireCovered(held, clock()))
    }),
  )
}

function requirePayableTip({ currency }: HeldTable, { tipAmount }: Pick<BillChoice, 'tipAmount'>): void {
  if (tipAmount === null || isPayable(tipAmount, payableStep(currency))) return
  throw problem('invalid', { fields: { tipAmount: 'not-payable' } })
}

/** A registered restaurant's rates are its own to set. */
function requireOwnRates({ restaurantId }: HeldTable, choice: BillChoice): void {
  const { taxPercentage, serviceFeePercentage, isTaxIncluded } = choice
  const isOfRates = [taxPercentage, serviceFeePercentage, isTaxIncluded].some(rate => rate !== null)
  if (isOfRates && restaurantId !== null) throw problem('rates-of-restaurant')
}
