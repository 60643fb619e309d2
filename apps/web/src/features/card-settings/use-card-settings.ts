// The settings of card payments and the list of them, fetched when the screen opens.

import {
  type CardSettings,
  changeCardSettings,
  getCardPayments,
  getCardSettings,
  type OwnCardPayment,
  refundCardPayment,
} from '@tablemate/contract/card-payments.ts'
import { cache } from '../../lib/api/cache.ts'
import type { CallInput } from '../../lib/api/call.ts'
import { type Loaded, useLoaded } from '../../lib/api/loaded.ts'
import { portalCall } from '../portal/portal-call.ts'
import { portalKey } from '../portal/session.ts'

export function useCardSettings(restaurantId: number): Loaded<CardSettings> {
  return useLoaded({
    queryKey: settingsKey(restaurantId),
    queryFn: () => portalCall(getCardSettings, { params: { restaurantId } }),
    gcTime: 0,
  })
}

/** Throws `CallProblem`. */
export async function saveCardSettings(
  restaurantId: number,
  body: CallInput<typeof changeCardSettings>['body'],
): Promise<CardSettings> {
  const saved = await portalCall(changeCardSettings, { params: { restaurantId }, body })
  cache.setQueryData<CardSettings>(settingsKey(restaurantId), saved)
  return saved
}

/** Fetches the status again. The form keeps what was typed. */
export function refetchCardSettings(restaurantId: number): void {
  void cache.invalidateQueries({ queryKey: settingsKey(restaurantId) })
}

/** They change by themselves, so they are polled while visible. */
const pollMs = 10_000

export function useCardPayments(restaurantId: number): Loaded<readonly OwnCardPayment[]> {
  return useLoaded({
    queryKey: listKey(restaurantId),
    queryFn: () => portalCall(getCardPayments, { params: { restaurantId } }),
    staleTime: 0,
    refetchInterval: pollMs,
  })
}

/** Gives the money back, or cancels one that is being paid. Throws `CallProblem`. */
export async function refund(restaurantId: number, { id, groupId }: OwnCardPayment): Promise<void> {
  try {
    await portalCall(refundCardPayment, { params: { restaurantId, cardPaymentId: id }, body: { groupId } })
  } finally {
    await cache.invalidateQueries({ queryKey: listKey(restaurantId) })
  }
}

const settingsKey = (restaurantId: number) => portalKey(restaurantId, 'card-settings')
const listKey = (restaurantId: number) => portalKey(restaurantId, 'card-payments')
