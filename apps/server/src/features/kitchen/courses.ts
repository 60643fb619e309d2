// Courses that wait in the kitchen, and the staff's tap that fires one.

import type { HeldCourse } from '@tablemate/contract/kitchen.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import { refuseLines } from '@tablemate/domain/kitchen/refusal.ts'
import { fireItems, isHeld } from '@tablemate/domain/orders/courses.ts'
import { oldestFirst } from '@tablemate/domain/orders/order.ts'
import type { AppContext } from '../../app-context.ts'
import type { Session } from '../../auth/sessions.ts'
import { changeOwnGroup, type StaffCaller } from '../../group/change-own-group.ts'
import type { LoadedGroup } from '../../group/group-row.ts'
import { loadGroup } from '../../group/load-group.ts'
import type { LockedGroup } from '../../group/locked-group.ts'
import { recordAct, requireAct } from '../../restaurant/staff-acts.ts'
import { fireOrder, updateRefused } from '../orders/queries.ts'
import { ticketItem } from './order-tickets.ts'

/** What waits in a group, by course, the next one first. */
export function heldCourses({ group, members, orders }: LoadedGroup): HeldCourse[] {
  const nameOf = new Map(members.map(({ id, name }) => [id, name]))
  const lines = [...orders].sort(oldestFirst).flatMap(order =>
    order.items.flatMap((item, at) => {
      if (!isHeld(item)) return []
      const { line, isRefused: _, ...content } = ticketItem(item, at)
      const held = { ...content, orderId: order.id, item: line, member: nameOf.get(order.memberId) ?? '' }
      return [{ course: item.course ?? 0, createdAt: order.createdAt, held }]
    }),
  )
  return [...groupBy(lines, ({ course }) => course)]
    .map(([course, ofCourse]) => ({
      ...{ groupId: group.id, table: group.tableNumber, course },
      items: ofCourse.map(({ held }) => held),
      createdAt: ofCourse[0]?.createdAt ?? '',
    }))
    .sort((a, b) => a.course - b.course)
}

type Call = StaffCaller & { readonly session: Session }

/** Sends the course, and those before it that wait, to the kitchen. Throws as `changeOwnGroup`. */
export function fireCourse(
  context: Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'>,
  call: Call,
  course: number,
): Promise<void> {
  return changeOwnGroup(context, { ...call, afterClose: 'allowed' }, async locked => {
    const now = context.clock()
    const actor = await requireAct(locked.tx, call.session, 'fire', now)
    const loaded = await loadGroup(locked.tx, locked.groupId, now)
    let isFired = false
    for (const order of loaded?.orders ?? []) {
      const fired = fireItems(order.items, course)
      if (fired.kind === 'none') continue
      await fireOrder(locked, order, fired, now)
      isFired = true
    }
    if (isFired) await recordAct(locked.tx, actor, { act: 'fire', groupId: locked.groupId }, now)
  })
}

/** Refuses what waits in a group that has left, without what is paid or being paid. */
export async function cancelHeld(locked: LockedGroup, now: Date): Promise<void> {
  const loaded = await loadGroup(locked.tx, locked.groupId, now)
  for (const order of loaded?.orders ?? []) {
    if (order.isLocked || loaded?.heldOrders.has(order.id)) continue
    const lines = order.items.flatMap((item, line) => (isHeld(item) ? [line] : []))
    if (lines.length > 0)
      await updateRefused(
        locked,
        order,
        refuseLines(order.items, lines, { reason: 'table-closed', message: '' }),
      )
  }
}
