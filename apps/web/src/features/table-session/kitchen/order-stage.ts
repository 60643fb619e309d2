// The kitchen's progress with an order, as its diner sees it. Pure.

import type { GroupState } from '@tablemate/contract/live.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import { minuteMs } from '@tablemate/domain/time.ts'

/** In their order. */
export const stages = ['placed', 'seen', 'preparing', 'ready', 'served'] as const
export type Stage = (typeof stages)[number]

/** After this time the diner should tell the waiter about an order that the kitchen has not seen. */
const unseenMs = 3 * minuteMs

type InKitchen = Pick<Order, 'kitchen' | 'isSeen' | 'createdAt'>

/** 'waiting': the staff must confirm the order first. Null if the order has not been sent to a kitchen. */
export function stageOf({
  kitchen,
  isSeen,
}: Omit<InKitchen, 'createdAt'>): Stage | 'waiting' | 'refused' | null {
  if (kitchen === 'to-confirm') return null
  if (kitchen !== 'new') return kitchen
  return isSeen ? 'seen' : 'placed'
}

/** Whether orders of this group reach the kitchen, or did before ordering was switched off or the group was closed. */
export function reachesKitchen({
  orders,
  requests,
}: Pick<GroupState, 'requests'> & { orders: readonly Pick<Order, 'kitchen'>[] }): boolean {
  return requests !== null || orders.some(({ kitchen }) => kitchen !== null)
}

/** `now` is in milliseconds since the epoch. */
export function isUnseenForLong({ kitchen, isSeen, createdAt }: InKitchen, now: number): boolean {
  const isDue = kitchen === 'new' || kitchen === 'waiting'
  return isDue && !isSeen && now - Date.parse(createdAt) >= unseenMs
}
