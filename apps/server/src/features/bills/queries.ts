// The tip, split and rates that a group has chosen. Only this feature writes them.

import type { SplitMethod } from '@tablemate/domain/bill/bill-split.ts'
import { toRateIfSet } from '@tablemate/domain/bill/rates.ts'
import { inPartition } from '../../db/sql.ts'
import type { LockedGroup } from '../../group/locked-group.ts'

/** At most one tip is set. A field that is null stays unchanged. */
export interface BillChoice {
  readonly tipPercentage: number | null
  /** Minor units. */
  readonly tipAmount: number | null
  readonly splitMethod: SplitMethod | null
  readonly keepsSplit: boolean | null
  readonly weights: readonly { readonly memberId: number; readonly weight: number }[] | null
  readonly taxPercentage: number | null
  readonly serviceFeePercentage: number | null
  readonly isTaxIncluded: boolean | null
}

/** `chooser`: the member in whose name the choice is made. */
export async function updateChoice(locked: LockedGroup, choice: BillChoice, chooser: number): Promise<void> {
  const { tx, partition, groupId } = locked
  const { tipPercentage, tipAmount, keepsSplit } = choice
  const splitMethod = keepsSplit ? null : choice.splitMethod
  const hasTip = tipPercentage !== null || tipAmount !== null
  await tx`
    update ${inPartition('groups', partition)} set
      tip_percentage = case when ${hasTip} then ${tipPercentage} else tip_percentage end,
      tip_amount = case when ${hasTip} then ${tipAmount} else tip_amount end,
      tip_chosen_by = case when ${hasTip} then ${chooser} else tip_chosen_by end,
      split_method = coalesce(${splitMethod}, split_method),
      tax_rate = coalesce(${toRateIfSet(choice.taxPercentage)}, tax_rate),
      service_fee_rate = coalesce(${toRateIfSet(choice.serviceFeePercentage)}, service_fee_rate),
      is_tax_included = coalesce(${choice.isTaxIncluded}, is_tax_included)
    where slot = ${partition} and id = ${groupId}`
  if (choice.weights === null) return
  await tx`
    update ${inPartition('members', partition)} m set weight = w.weight
    from json_to_recordset(${JSON.stringify(choice.weights)}::text::json) as w ("memberId" bigint, weight smallint)
    where slot = ${partition} and group_id = ${groupId} and id = w."memberId"`
}
