// When a group takes an order, as conditions on its row `g` (groups): the statement that places orders, the check before
// expensive work and the reason for a refusal read the same ones.

import * as limits from '@tablemate/domain/limits.ts'
import { type Fragment, fragment, inPartition } from '../../db/sql.ts'

/** The problem 'too-many-orders'. */
export const isFull = fragment`(g.order_count >= ${limits.ordersPerGroup} or g.placed_count >= ${limits.ordersEverPerGroup})`

/** The problem 'table-too-large', with so many more bytes. */
export function isTooLarge(bytes: number | Fragment): Fragment {
  return fragment`g.order_bytes + ${bytes} > ${limits.orderBytesPerGroup}`
}

/** The problem 'closed', with `k`, the row of restaurant_kitchens (`isOpenAt` of domain/day/is-open.ts). */
export function isClosed(now: Date | Fragment): Fragment {
  return fragment`k.is_open <> coalesce(k.changes_at > ${now}, true)`
}

/** The problems 'ordering-paused' and 'closed'. */
export function takesNoOrders(now: Date | Fragment): Fragment {
  return fragment`exists (select from restaurant_kitchens k
    where k.restaurant_id = g.restaurant_id and k.mode <> 'off' and (k.is_paused or ${isClosed(now)}))`
}

/** Whether the member is the device's own, or a guest and the device has a member. Members who have left may not. */
export function mayOrderFor(
  partition: number,
  memberId: number | Fragment,
  device: string | Fragment,
): Fragment {
  const members = inPartition('members', partition)
  return fragment`(not ${memberId} = any(g.gone_members) and exists (select from ${members} m
    where m.slot = ${partition} and m.group_id = g.id and m.id = ${memberId} and (m.device = decode(${device}, 'hex')
      or m.is_guest and exists (select from ${members} own where own.slot = ${partition}
        and own.group_id = g.id and own.device = decode(${device}, 'hex') and not own.id = any(g.gone_members)))))`
}
