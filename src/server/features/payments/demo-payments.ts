// Demo payments take no money, so they give way to what the staff do.

import { excessDemos, isDemo } from '#domain/bill/staff-bill.ts'
import type { LockedTable } from '../../table/change-table.ts'
import { loadTable } from '../../table/load-table.ts'
import type { LoadedTable } from '../../table/table-row.ts'
import { removePayments } from './queries.ts'

/** Removes the demo payments of these members. */
export async function removeDemos(
  locked: LockedTable,
  { payments }: Pick<LoadedTable, 'payments'>,
  memberIds: Iterable<number>,
): Promise<void> {
  const members = new Set(memberIds)
  await removePayments(
    locked,
    payments.filter(payment => isDemo(payment) && members.has(payment.memberId)),
  )
}

/** Removes the latest demo payments if the bill, or what is left of it after real payments, has become less than they are. */
export async function removeExcessDemos(locked: LockedTable, now: Date): Promise<void> {
  const table = await loadTable(locked.tx, locked.groupId, now)
  if (table) await removePayments(locked, excessDemos(table.billInput, table.payments))
}
