// Deliveries: what is sent to a restaurant's point of sale, webhook or printer, and the times of its retries.

import { posFaults, unsendableReasons } from '../pos/adapter.ts'

/** What receives orders besides the board. */
export const destinationKinds = ['pos', 'webhook', 'printer'] as const
export type DestinationKind = (typeof destinationKinds)[number]

/** Why a destination is switched off. */
export const destinationFaults = ['unauthorized', 'gone'] as const
export type DestinationFault = (typeof destinationFaults)[number]

/**
 * 'cancel' withdraws what an earlier delivery sent; 'copy' prints a ticket again; 'close' ends what is still open at the point of sale
 * before the group expires; 'bill' prints a group's bill.
 */
export const deliveryKinds = ['order', 'cancel', 'copy', 'close', 'bill'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/** 'superseded': a newer version replaced it before it was sent. 'by-hand': the staff dealt with a dead one. */
export const deliveryStates = ['waiting', 'sent', 'dead', 'superseded', 'by-hand'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why a delivery is dead. */
export const deliveryFaults = [
  ...posFaults,
  ...unsendableReasons,
  /** A printer did not confirm it in time. */
  'too-late',
  /** The provider has the order, and its kitchen printer was not reached. */
  'not-printed',
  /** The destination was removed or switched off. */
  'switched-off',
  /** The destination cannot withdraw an order. */
  'cannot-cancel',
] as const
export type DeliveryFault = (typeof deliveryFaults)[number]

/** The waits before the second to the sixth attempt. Source: Deliverect, failover flow of order webhooks. */
export const retryWaitsMs = [10_000, 20_000, 40_000, 80_000, 160_000] as const

/**
 * How long to wait after the given number of attempts, at least 1; null: no further attempt. `random` in [0, 1) spreads the
 * wait by up to a fifth. A longer Retry-After wins, up to the longest wait; a shorter one would use up the attempts in seconds.
 */
export function retryWait(attempts: number, afterMs: number | null, random: number): number | null {
  const wait = retryWaitsMs[attempts - 1]
  if (wait === undefined) return null
  const longest = retryWaitsMs.at(-1) ?? wait
  return Math.max(Math.round(wait * (1 + random / 5)), Math.min(afterMs ?? 0, longest))
}

/** An order older than this is not printed or sent by itself any more: it is listed. */
export const staleAfterMs = 20 * 60_000
