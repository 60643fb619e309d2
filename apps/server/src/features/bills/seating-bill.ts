// The bill of a seating for the staff: read, and printed for the table.

import type { BareBill, BillLine } from '@tablemate/contract/seating-bills.ts'
import { billView } from '@tablemate/domain/bill/bill-view.ts'
import { isDemo } from '@tablemate/domain/bill/staff-bill.ts'
import { nameWithOptions } from '@tablemate/domain/menu/option-texts.ts'
import { oldestFirst, owedItems } from '@tablemate/domain/orders/order.ts'
import type { AppContext } from '../../app-context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import { inTransaction } from '../../db/transaction.ts'
import { withLinkKey } from '../../group/group-links.ts'
import type { LoadedGroup } from '../../group/group-row.ts'
import { paymentsOf, settleForStaff } from '../../group/group-view.ts'
import { loadGroup } from '../../group/load-group.ts'
import { problem } from '../../problems.ts'
import { queueBill, requirePrinterOn } from '../printers/queries.ts'

interface Wanted {
  readonly restaurantId: number
  readonly groupId: string
  /** The server's, for the link on the paper. */
  readonly origin: string
}

/** Throws 'group-not-found', also for a group of another restaurant. */
export async function loadSeatingBill(
  { sign, clock }: Pick<AppContext, 'sign' | 'clock'>,
  sql: Sql | Transaction,
  { restaurantId, groupId, origin }: Wanted,
): Promise<BareBill> {
  const now = clock()
  const loaded = await loadGroup(sql, groupId, now)
  if (loaded?.group.restaurantId !== restaurantId) throw problem('group-not-found')
  const { group, billInput, members, tipChosenBy } = loaded
  const { code, linkKey } = withLinkKey(group, sign)
  return {
    restaurantName: group.restaurantName ?? '',
    tableName: group.tableNumber,
    at: now.toISOString(),
    currency: group.currency,
    lines: linesOf(loaded),
    bill: { ...billView(settleForStaff(loaded), billInput, members), tipChosenBy },
    payments: paymentsOf(loaded).filter(({ paymentMethod }) => !isDemo({ method: paymentMethod })),
    url: `${origin}/join-group?${new URLSearchParams({ code, key: linkKey, bill: groupId })}`,
  }
}

/** Throws as `loadSeatingBill`, and 'printer-not-found' for a printer that is switched off, too. */
export async function printSeatingBill(
  context: Pick<AppContext, 'sign' | 'clock' | 'database'>,
  { printerId, ...wanted }: Wanted & { readonly printerId: number },
): Promise<void> {
  const { restaurantId, groupId } = wanted
  await inTransaction(context.database, async tx => {
    await requirePrinterOn(tx, restaurantId, printerId)
    const body = JSON.stringify(await loadSeatingBill(context, tx, wanted))
    const place = { slot: partitionOf(groupId), groupId, restaurantId, printerId }
    await queueBill(tx, { ...place, body }, context.clock())
  })
}

function linesOf({ orders, members }: LoadedGroup): BillLine[] {
  const nameOf = new Map(members.map(({ id, name }) => [id, name]))
  return [...orders].sort(oldestFirst).flatMap(({ id, memberId, items }) =>
    items.flatMap((item, line) =>
      owedItems([item]).map(({ quantity, price, adjustments = [] }) => ({
        orderId: id,
        line,
        member: { id: memberId, name: nameOf.get(memberId) ?? '' },
        name: nameWithOptions(item),
        quantity,
        total: quantity * price,
        adjustments: [...adjustments],
      })),
    ),
  )
}
