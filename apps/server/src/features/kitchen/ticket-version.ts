// Rejects an action on an order that its diner changed after the board showed it.

import type { TicketState } from '@tablemate/domain/kitchen/ticket.ts'
import { inPartition } from '../../db/sql.ts'
import type { LockedGroup } from '../../group/locked-group.ts'
import { problem } from '../../problems.ts'

/** Throws 'ticket-moved' if the order has another version. `seen` is null if the request names no version. */
export async function requireVersion(
  { tx, partition, groupId }: LockedGroup,
  orderId: number,
  seen: number | null,
  state: TicketState | null,
): Promise<void> {
  if (seen === null) return
  const [order] = await tx<{ version: number }[]>`
    select version from ${inPartition('orders', partition)}
    where slot = ${partition} and group_id = ${groupId} and id = ${orderId}`
  if (order?.version !== seen) throw problem('ticket-moved', { state: state ?? 'new' })
}
