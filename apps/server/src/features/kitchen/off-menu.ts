// Dishes that guests wrote themselves: those that wait for the staff, and the staff's decision.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import type { decideOffMenu as endpoint } from '@tablemate/contract/floor.ts'
import type { OffMenuLine } from '@tablemate/contract/kitchen.ts'
import { refuseLines } from '@tablemate/domain/kitchen/refusal.ts'
import { isPayable, payableStep } from '@tablemate/domain/money.ts'
import { notRefused, type OrderItem, oldestFirst, waitingLast } from '@tablemate/domain/orders/order.ts'
import type { AppContext } from '../../app-context.ts'
import { inPartition } from '../../db/sql.ts'
import { changeOwnGroup } from '../../group/change-own-group.ts'
import type { LoadedGroup } from '../../group/group-row.ts'
import { loadGroup, requireCovered } from '../../group/load-group.ts'
import type { LockedGroup } from '../../group/locked-group.ts'
import { problem } from '../../problems.ts'
import { recordAct, requireAct } from '../../restaurant/staff-acts.ts'
import { announceOrders, insertStaffOrder, requireRoomFor, updateRefused } from '../orders/queries.ts'
import { findOrder, type OrderCall } from './own-order.ts'

type Order = LoadedGroup['orders'][number]

const act = 'off-menu-price'

/** The lines of a group that wait for the staff, oldest first. */
export function offMenuLines({ group, members, orders }: LoadedGroup): OffMenuLine[] {
  const nameOf = new Map(members.map(({ id, name }) => [id, name]))
  return [...orders].sort(oldestFirst).flatMap(order =>
    order.items.flatMap(
      ({ name, quantity, price, modifications, isUnapproved, refused, isToConfirm }, item) =>
        isUnapproved && !refused && !isToConfirm
          ? {
              ...{ orderId: order.id, groupId: group.id, table: group.tableNumber, currency: group.currency },
              member: { id: order.memberId, name: nameOf.get(order.memberId) ?? '' },
              ...{ item, name, quantity, price, ...(modifications && { modifications }) },
              createdAt: order.createdAt,
            }
          : [],
    ),
  )
}

type DecisionContext = Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'> & {
  readonly nextId: () => Promise<number>
}

/**
 * Approves the line at the given price, or refuses it. An approved line is ordered from then on: it leaves its order for one of
 * its own, with its own ticket and due, since the rest may be cooked or paid. Throws as `findOrder`, 'off-menu-settled' if the
 * line no longer waits as the staff saw it, 'invalid' for a price that the group's currency cannot pay, and as `requireAct` for
 * another price than the guest's.
 */
export async function decideOffMenu(
  context: DecisionContext,
  call: Omit<OrderCall, 'groupId'>,
  input: CheckedOf<typeof endpoint, 'body'>,
): Promise<void> {
  const found = await findOrder(context, { ...call, groupId: input.groupId })
  const newId = await context.nextId()
  await changeOwnGroup(context, found, async locked => {
    const now = context.clock()
    const loaded = await loadGroup(locked.tx, locked.groupId, now)
    const order = loaded?.orders.find(({ id }) => id === found.orderId)
    const item = order?.items[input.item]
    if (!order || !item?.isUnapproved || item.refused || !isAsSeen(item, input))
      throw problem('off-menu-settled')
    if (input.decision === 'refuse') {
      const refusal = { reason: 'cannot-make', message: '' } as const
      await updateRefused(locked, order, refuseLines(order.items, [input.item], refusal))
    } else {
      const price = input.newPrice ?? item.price
      if (!isPayable(price, payableStep(locked.currency)))
        throw problem('invalid', { fields: { newPrice: 'not-payable' } })
      if (price !== item.price) {
        const actor = await requireAct(locked.tx, call.session, act, now)
        const details = { quantity: item.quantity, priceBefore: item.price }
        await recordAct(locked.tx, actor, { act, groupId: locked.groupId, amount: price, details }, now)
      }
      await approve(locked, order, input.item, { id: newId, price, now })
    }
    await announceOrders(locked, order.id)
    await requireCovered(locked, now)
  })
}

function isAsSeen(item: OrderItem, seen: Pick<OrderItem, 'name' | 'quantity' | 'price'>): boolean {
  return item.name === seen.name && item.quantity === seen.quantity && item.price === seen.price
}

interface Approval {
  /** Of the new order. */
  readonly id: number
  readonly price: number
  readonly now: Date
}

async function approve(locked: LockedGroup, order: Order, at: number, approval: Approval): Promise<void> {
  const { isUnapproved: _, ...ordered } = order.items[at] as OrderItem
  const { id, price, now } = approval
  const item: OrderItem = { ...ordered, price, ...(price !== ordered.price && { guestPrice: ordered.price }) }
  const isAlone = notRefused(order.items).length === 1
  if (isAlone) return placeAgain(locked, order, waitingLast(order.items.with(at, item)), now)
  await updateRefused(locked, order, order.items.toSpliced(at, 1))
  const { memberId } = order
  await requireRoomFor(locked, 0)
  await insertStaffOrder(locked, { id, memberId, items: [item], note: '', isByStaff: false }, now)
}

/** The order counts as placed now, so that earlier payments do not cover it. */
async function placeAgain(
  locked: LockedGroup,
  order: Order,
  items: readonly OrderItem[],
  now: Date,
): Promise<void> {
  const { tx, partition, groupId, revision } = locked
  await updateRefused(locked, order, items)
  await tx`
    update ${inPartition('orders', partition)} set placed_revision = ${revision}, created_at = ${now}
    where slot = ${partition} and group_id = ${groupId} and id = ${order.id}`
}
