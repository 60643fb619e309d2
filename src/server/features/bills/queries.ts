// The table's choice of tip and split: this feature alone writes it.

import type { SplitMethod } from '#domain/bill-split.ts'
import type { HeldTable } from '../../access/change-table.ts'
import { inSlot } from '../../db/database.ts'

/** At most one of the tips; what is null stays as it was. */
export interface BillChoice {
  readonly tipPercentage: number | null
  /** Minor units. */
  readonly tipAmount: number | null
  readonly splitMethod: SplitMethod | null
}

export async function updateChoice(held: HeldTable, choice: BillChoice): Promise<void> {
  const { tx, slot, groupId } = held
  const { tipPercentage, tipAmount, splitMethod } = choice
  const hasTip = tipPercentage !== null || tipAmount !== null
  await tx`
    update ${inSlot(tx, 'groups', slot)} set
      tip_percentage = case when ${hasTip} then ${tipPercentage} else tip_percentage end,
      tip_amount = case when ${hasTip} then ${tipAmount} else tip_amount end,
      split_method = coalesce(${splitMethod}, split_method)
    where slot = ${slot} and id = ${groupId}`
}
