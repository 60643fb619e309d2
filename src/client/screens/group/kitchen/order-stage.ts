// How far the kitchen is with an order, in the words of its diner. Pure.

import type { Order } from '#contract/orders.ts'
import { minuteMs } from '#domain/time.ts'

/** As they follow each other. */
export const stages = ['placed', 'seen', 'preparing', 'ready', 'served'] as const
export type Stage = (typeof stages)[number]

/** After so long a diner should tell the waiter of an order that nobody in the kitchen has seen. */
const unseenMs = 3 * minuteMs

type InKitchen = Pick<Order, 'kitchen' | 'isSeen' | 'createdAt'>

/** 'waiting': the staff confirms it first. null where orders do not reach the kitchen. */
export function stageOf({
  kitchen,
  isSeen,
}: Omit<InKitchen, 'createdAt'>): Stage | 'waiting' | 'refused' | null {
  if (kitchen !== 'new') return kitchen
  return isSeen ? 'seen' : 'placed'
}

/** `now` is in milliseconds since the epoch. */
export function isUnseenForLong({ kitchen, isSeen, createdAt }: InKitchen, now: number): boolean {
  const isDue = kitchen === 'new' || kitchen === 'waiting'
  return isDue && !isSeen && now - Date.parse(createdAt) >= unseenMs
}
